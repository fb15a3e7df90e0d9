"""Quotas: how much one person, and one address, may store in the database.

Counting and writing are one transaction, and such transactions of one person come one after the other, in all
processes. Quotas of an address are counted by the day and apart, since a club plays behind one address.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import case, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mecenate.bots.levels import SEARCHING
from mecenate.server import errors
from mecenate.server.settings import Settings
from mecenate.server.storage.rows import OPEN, OVER, RUNNING, Person
from mecenate.server.storage.schema import chat, notes, people, seats, tables, usage
from mecenate.server.storage.store import Store

CHAT_KEPT = 500
"""Lines of each room that a table keeps; the API shows the last 200 of them."""
EXPORTS = 20
"""How often somebody may fetch all their data in a day."""
DAY = 86400.0


class Quotas:
    """Counts, and refuses what is too much."""

    def __init__(self, store: Store, settings: Settings, searching: frozenset[str] = SEARCHING) -> None:
        """`searching` are the bots that keep a processor busy."""
        self._store = store
        self._settings = settings
        self._searching = searching
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def alone(self, person_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that excludes others of the same person. Raises a refusal for a person who has left."""
        queue = self._queues.setdefault(person_id, asyncio.Lock())  # so that only one connection waits for the row
        async with queue, self._store.engine.begin() as connection:
            known = select(people.c.left_at).where(people.c.id == person_id)
            if self._store.on_postgresql:
                known = known.with_for_update(key_share=True)
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            row = (await connection.execute(known)).one_or_none()
            if row is None or row.left_at is not None:
                raise errors.sign_in()
            yield connection

    # ------------------------------------------------------------------ what counts

    async def take_guest(self, connection: AsyncConnection, address: str) -> None:
        """Count a new guest. Raises a refusal if too many came from there today."""
        await self._take(connection, f"guests {address}", 1, self._settings.guests_per_address, "new guests")

    async def take_tables(self, connection: AsyncConnection, person_id: str, address: str, more: int) -> None:
        """Count new tables. Raises a refusal if somebody has too many that are not over."""
        made = await _count(connection, tables, tables.c.owner == person_id, tables.c.status.in_((OPEN, RUNNING)))
        if made + more > self._settings.tables_per_person:
            raise errors.too_many(f"you have {made} tables that are not over; finish or abandon one first")
        await self._take(connection, f"tables {address}", more, self._settings.tables_per_address, "new tables")

    async def take_bots(
        self, connection: AsyncConnection, person: Person, levels: Collection[str | None], more: int
    ) -> None:
        """Count new tables with these bots, stand-ins included. Raises a refusal if too many of a guest's search."""
        if person.login is not None or self._searching.isdisjoint(levels):
            return
        names = sorted(self._searching)
        bots = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.bot.in_(names))
        with_search = bots.exists() | tables.c.stand_in.in_(names)
        made = (tables.c.owner == person.id, tables.c.status.in_((OPEN, RUNNING)), with_search)
        most = self._settings.search_tables_per_guest
        if await _count(connection, tables, *made) + more > most:
            raise errors.too_many_bots(most)

    async def take_record(self, connection: AsyncConnection, person_id: str, address: str) -> None:
        """Count a record to look at. Raises a refusal if somebody keeps too many here."""
        kept = await _count(connection, tables, tables.c.owner == person_id, is_record())
        if 0 < self._settings.records_per_person <= kept:
            raise errors.too_many(f"you keep {kept} records here; remove one first (DELETE /api/records/ID)")
        await self._take(connection, f"records {address}", 1, self._settings.records_per_address, "records")

    async def take_analysis(self, connection: AsyncConnection, person_id: str, address: str) -> None:
        """Count a game that is analysed. Raises a refusal after many in a day."""
        limits = {
            f"analyses {person_id}": self._settings.analyses_per_person,
            f"analyses at {address}": self._settings.analyses_per_address,
        }
        await self._take_all(connection, limits, 1, "analyses")

    async def take_line(self, connection: AsyncConnection, person_id: str, address: str) -> None:
        """Count a line of chat. Raises a refusal if somebody has said too much today."""
        limits = {
            f"chat {person_id}": self._settings.chat_per_person,
            f"chat at {address}": self._settings.chat_per_address,
        }
        await self._take_all(connection, limits, 1, "lines of chat")

    async def take_note(
        self, connection: AsyncConnection, person_id: str, table_id: str, seat: int, length: int
    ) -> None:
        """Count the characters of a note. Raises a refusal if somebody's notes are too long together."""
        most = self._settings.notes_per_person
        others = (
            select(func.coalesce(func.sum(func.length(notes.c.text)), 0))
            .join(seats, (seats.c.table_id == notes.c.table_id) & (seats.c.seat == notes.c.seat))
            .where(seats.c.person_id == person_id, (notes.c.table_id != table_id) | (notes.c.seat != seat))
        )
        if most and int(await connection.scalar(others) or 0) + length > most:
            raise errors.too_many(f"your notes may have {most} characters together; shorten another one first")

    async def take_export(self, person_id: str) -> None:
        """Count a file with everything about somebody. Raises a refusal after many in a day: each reads all games."""
        async with self._store.engine.begin() as connection:
            await self._take(connection, f"exports {person_id}", 1, EXPORTS, "exports")

    async def trim_chat(self, connection: AsyncConnection, table_id: str, room: str) -> None:
        """Keep the newest lines of a room. Those that are said at the same moment are trimmed with the next one."""
        here = (chat.c.table_id == table_id, chat.c.room == room)
        surplus = select(chat.c.id).where(*here).order_by(chat.c.id.desc()).offset(CHAT_KEPT).limit(1)
        await connection.execute(delete(chat).where(*here, chat.c.id <= surplus.scalar_subquery()))

    async def _take(self, connection: AsyncConnection, name: str, more: int, most: int, what: str) -> None:
        await self._take_all(connection, {name: most}, more, what)

    async def _take_all(self, connection: AsyncConnection, limits: dict[str, int], more: int, what: str) -> None:
        """Count on; raises a refusal, with which the transaction is undone, if it is too much for a day."""
        limits = {name: most for name, most in limits.items() if most > 0}
        if not limits:
            return
        today = int(time.time() // DAY)
        new = self._store.insert(usage).values([{"name": name, "day": today, "used": more} for name in limits])
        used = case((usage.c.day == today, usage.c.used + more), else_=more)
        await connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"day": today, "used": used}))
        query = select(usage.c.name, usage.c.used).where(usage.c.name.in_(limits))
        for row in await connection.execute(query):
            if row.used > limits[row.name]:
                raise errors.too_many(f"too many {what} from here today: {limits[row.name]} are allowed")


async def _count(connection: AsyncConnection, table: Any, *which: Any) -> int:
    return int(await connection.scalar(select(func.count()).select_from(table).where(*which)) or 0)


def is_record() -> Any:
    """Whether a table is a record that somebody looks at: over, not dealt here, and nobody sits there."""
    somebody = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.person_id.is_not(None))
    return (tables.c.status == OVER) & tables.c.seal.is_(None) & ~somebody.exists()
