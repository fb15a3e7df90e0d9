"""The journal: entries of all tables, written in batches.

One commit costs about as much for one move as for a hundred, so entries that arrive during a commit are written
together by the next. `append` returns when the entry is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from mecenate.core.errors import MecenateError
from mecenate.server.storage.journal_rows import Page
from mecenate.server.storage.journal_sqlite import JournalFile

log = structlog.get_logger()
GATHERING = 0.002
"""Seconds to wait for more entries before a commit. Measured on SQLite: a move that is committed alone costs 348 µs of
processor time, one in a batch of ten 52 µs (`bench/server_parts.py journal`)."""


Written = Callable[[Exception | None], None]
"""Called when a page is on the disk, or with `Doubled` or `Unwritten` when it will not be."""


class Doubled(MecenateError):
    """Another process has stored that number, or that key, first."""


class Unwritten(MecenateError):
    """The database did not store it; nothing was changed."""


class Database(Protocol):
    """Where batches are written to."""

    clashes: tuple[type[Exception], ...]
    """The errors that mean that a number or a key is taken."""

    async def write(self, pages: Sequence[Page]) -> None:
        """Write pages in one transaction. Raises if that cannot be done, and then none is written."""

    async def close(self) -> None:
        """Release the connection."""


def _database(engine: AsyncEngine, url: str) -> Database:
    if url.startswith("sqlite"):
        return JournalFile(url)
    from mecenate.server.storage.journal_postgres import (
        JournalConnection,  # its driver is an optional dependency
    )

    return JournalConnection(engine)


class Journal:
    """The one writer of entries in this process."""

    def __init__(
        self, engine: AsyncEngine, url: str, on_written: Callable[[Sequence[Page]], None] | None = None
    ) -> None:
        """`on_written` is called with the pages of each batch when they are on the disk."""
        self._database = _database(engine, url)
        self._on_written = on_written
        self._waiting: list[tuple[Page, Written]] = []
        self._writing = False
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.written = 0

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, and stop."""
        while self._waiting or self._writing:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
        await self._database.close()

    async def append(self, page: Page) -> None:
        """Write a page; returns when it is on the disk. Raises `Doubled` or `Unwritten`, and then it is not."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(page, partial(_settle, future))
        await future

    def add(self, page: Page, written: Written) -> None:
        """Write a page, and call `written` when it is on the disk or cannot be written."""
        self._waiting.append((page, written))
        if len(self._waiting) == 1:
            self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHERING)
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            self._writing = True
            if batch:
                await self._write_batch(batch)
            self._writing = False

    async def _write_batch(self, batch: list[tuple[Page, Written]]) -> None:
        """Write a batch; if it fails, page by page, so that one bad page affects no other table."""
        try:
            await self._database.write([page for page, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
                return
            _tell(batch[0][1], _failure(error, isinstance(error, self._database.clashes)))
            return
        self.batches += 1
        self.written += len(batch)
        if self._on_written is not None:
            self._on_written([page for page, _ in batch])
        for _, written in batch:
            _tell(written, None)


def _tell(written: Written, error: Exception | None) -> None:
    """Call `written`. If it fails, the pages of other tables are told of all the same."""
    try:
        written(error)
    except Exception as failure:
        log.error("what follows a move failed", exc_info=failure)


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _failure(error: Exception, doubled: bool) -> Exception:
    if doubled:
        return Doubled("another process has stored this move first")
    return Unwritten(f"the move could not be stored ({type(error).__name__}); please try again")
