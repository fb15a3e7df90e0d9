"""Health: whether the database takes a write, tested with a real one."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from mecenate.server.errors import Unavailable
from mecenate.server.storage import database
from mecenate.server.storage.schema import facts
from mecenate.server.storage.store import Store

SECONDS = 3.0
"""A database that takes longer than this does not answer."""
REMEMBERED = 1.0
"""Seconds for which a result is reused, so that checks cost the database little."""
STORE = (
    f"INSERT INTO {facts.name} (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Health:
    """Tries to store the time of day."""

    def __init__(self, store: Store, url: str) -> None:
        self._store = store
        self._file = database.file_of(url)
        self._lock = asyncio.Lock()
        self._tried = -REMEMBERED
        self._problem: str | None = None

    async def check(self) -> None:
        """Raise `Unavailable` if nothing can be stored."""
        async with self._lock:
            if time.monotonic() - self._tried >= REMEMBERED:
                self._problem = await self._try()
                self._tried = time.monotonic()
        if self._problem is not None:
            raise Unavailable(self._problem)

    async def _try(self) -> str | None:
        try:
            if self._file is not None:
                await asyncio.to_thread(_write_file, self._file)
            else:
                async with asyncio.timeout(SECONDS):
                    await self._write()
        except Unavailable as error:
            return error.reason
        except (sqlite3.Error, SQLAlchemyError, TimeoutError) as error:
            return str(error) or type(error).__name__
        return None

    async def _write(self) -> None:
        async with self._store.engine.begin() as connection:
            await connection.execute(text(STORE), _now())


def _now() -> dict[str, str]:
    return {"name": "health", "value": str(time.time())}


def _write_file(file: Path) -> None:
    """Write by a connection of its own: it waits for no other request, and notices that the file is gone."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=SECONDS, uri=True)
    try:
        with connection:
            connection.execute(STORE, _now())
    finally:
        connection.close()
