"""Downtime: the clocks of tables stand still while the server is down or cannot store anything.

The server stores every few seconds that it is up. A process that starts, or whose database answers again, and finds an
old note moves the deadlines of all running tables by the downtime.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.storage.events import TableChanged
from mecenate.server.storage.rows import RUNNING
from mecenate.server.storage.schema import facts, tables
from mecenate.server.tables import clock

if TYPE_CHECKING:
    from mecenate.server.services import Services

log = structlog.get_logger()
EVERY_SECONDS = 5.0
OPEN_UNTIL = "open until"
"""The fact that holds when the server was last known to be open."""
LOCK = 746574
"""PostgreSQL's advisory lock that every process of a server shares while it is open."""


class Downtime:
    """Notes that the server is open, and gives back the time when it was not."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._engine = services.store.engine
        self._open: AsyncConnection | None = None

    async def start(self) -> None:
        """Give back the time since the server was last open, if no other process has it open now.

        On SQLite the process that starts several others has done so before (`give_back`).
        """
        store = self._services.store
        if not store.on_postgresql:
            if not store.shared:
                await self._note(0.0)
            return
        self._open = await self._engine.connect()
        alone = await self._open.scalar(text(f"SELECT pg_try_advisory_lock({LOCK})"))
        if alone:
            await self._note(0.0)
            await self._open.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
        await self._open.execute(text(f"SELECT pg_advisory_lock_shared({LOCK})"))
        await self._open.commit()

    async def run(self) -> None:
        """Note that the server is open, until cancelled."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self._note(2 * EVERY_SECONDS)
            except Exception as error:
                log.error("the database does not answer", error=repr(error))

    async def stop(self) -> None:
        """Note when the server closed."""
        try:
            await self._note(2 * EVERY_SECONDS)
            if self._open is not None:
                await self._open.close()
        except Exception as error:
            log.error("the time of closing was not stored", error=repr(error))

    async def _note(self, patience: float) -> None:
        missing, ids = await give_back(self._engine, patience)
        for id in ids:
            self._move_on(id, missing)

    def _move_on(self, id: str, seconds: float) -> None:
        """Show the new deadline of a table here, and let the other processes read it."""
        self._services.registry.publish(TableChanged(id))
        table = self._services.registry.tables.get(id)
        if table is not None:
            row = table.row
            table.row = msgspec.structs.replace(
                row,
                deadline=None if row.deadline is None else row.deadline + seconds,
                turn_started=None if row.turn_started is None else row.turn_started + seconds,
            )
            table.feed.send_table()


async def give_back(engine: AsyncEngine, patience: float) -> tuple[float, list[str]]:
    """Note that the server is open; if the last note is older than `patience`, give the time since back.

    Returns how much, and to which tables.
    """
    now = clock.now()
    async with engine.begin() as connection:
        last = await connection.scalar(select(facts.c.value).where(facts.c.name == OPEN_UNTIL))
        if last is None:  # a database of release 0.1 tells by its tables when it was last used
            last = repr(await connection.scalar(select(func.max(tables.c.updated))) or now)
            await connection.execute(insert(facts).values(name=OPEN_UNTIL, value=last))
        mine = update(facts).where(facts.c.name == OPEN_UNTIL, facts.c.value == last).values(value=repr(now))
        first = (await connection.execute(mine)).rowcount == 1
        missing = now - float(last)
        if not first or missing <= patience:
            return 0.0, []
        later = {"deadline": tables.c.deadline + missing, "turn_started": tables.c.turn_started + missing}
        clocked = (tables.c.status == RUNNING, tables.c.clock.is_not(None))
        await connection.execute(update(tables).where(*clocked).values(**later))
        ids = list(await connection.scalars(select(tables.c.id).where(*clocked)))
    log.info("the clocks stood still while the server was down", seconds=round(missing, 1), tables=len(ids))
    return missing, ids
