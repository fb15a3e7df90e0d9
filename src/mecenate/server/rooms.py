"""The rooms of the house: all tables that this process has in memory, opened from the store and kept up with it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec
import structlog

from mecenate.server import errors
from mecenate.server.background import Background
from mecenate.server.people import People
from mecenate.server.rows import ABANDONED, OVER, Entry, as_row
from mecenate.server.store import Store
from mecenate.server.table import Table
from mecenate.server.writing import Progress

log = structlog.get_logger()


class Rooms(Background):
    """All tables of this process."""

    def __init__(self, store: Store, people: People) -> None:
        super().__init__()
        self.store = store
        self.people = people
        self.tables: dict[str, Table] = {}
        self.process = secrets.token_hex(4)
        self.publish: Callable[[str], None] = _nobody_else
        self._opening: dict[str, asyncio.Task[Table]] = {}

    def opened(self, table: Table) -> None:
        """A table was opened from the store: whatever should go on at it does."""
        raise NotImplementedError

    async def table(self, id: str) -> Table:
        """The table with this id. Raises a refusal if there is none."""
        table = self.tables.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = self.spawn(self._open(id))
            table = await asyncio.shield(self._opening[id])
        elif self.store.shared or table.lost:
            await self.catch_up(table)
        table.touched = time.monotonic()
        return table

    async def in_memory(self, id: str) -> Table | None:
        """The table if this process has it, or is just opening it and may have read what is about to change."""
        if id in self._opening:
            try:
                return await asyncio.shield(self._opening[id])
            except errors.Refusal:
                return None
        return self.tables.get(id)

    async def _open(self, id: str) -> Table:
        try:
            stored = await self.store.table(id)
            if stored is None:
                raise errors.unknown_table(id)
            table = Table(stored.row, stored.chairs)
            await self._look_around(table)
            if table.row.deal is not None:
                table.open(stored.snapshots, stored.entries)
            self.tables[id] = table
            self.publish(f"who {id} {self.process}")
            self.opened(table)
            return table
        finally:
            self._opening.pop(id, None)

    async def _look_around(self, table: Table) -> None:
        """Names of the people, and the other tables with the same deal."""
        table.people = await self.people.by_id({chair.person_id for chair in table.chairs if chair.person_id})
        group = await self.store.group(table.row.deal_group)
        table.same_deal = [row.id for row in group if row.id != table.id and row.public]
        table.others_over = all(row.status in (OVER, ABANDONED) for row in group if row.id != table.id)

    async def refresh(self, table: Table) -> None:
        """Read who sits there, and all that is not a move, again; tell everybody who watches."""
        async with table.lock:
            await self.read_again(table)
            table.tell_table()

    async def read_again(self, table: Table) -> None:
        """Take over what is stored: step by step if the game is in memory, else all of it."""
        following = table.course is not None
        stored = await self.store.table(table.id, table.row.version if following else None)
        if stored is None:
            return
        if following:
            for entry in stored.entries:
                table.follow(entry, stored.row)
        table.row, table.chairs = stored.row, stored.chairs
        await self._look_around(table)
        if not following and table.row.deal is not None:
            table.open(stored.snapshots, stored.entries)
            for watcher in table.watchers:
                table.sync(watcher)
        if table.seat_watchers():
            self.announce(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what other processes have stored since."""
        version = await self.store.version(table.id)
        if version is not None and (version != table.row.version or table.lost):
            async with table.lock:
                seen = (table.row.status, table.row.asking, table.chairs)
                await self.read_again(table)
                if seen != (table.row.status, table.row.asking, table.chairs):
                    table.tell_table()

    async def follow(self, table: Table, entry: Entry, progress: Progress) -> None:
        """Take over a move that another process stored and told us all of; if one before it is missing, read."""
        async with table.lock:
            if table.course is not None and table.row.version == entry.number - 1:
                table.follow(entry, msgspec.structs.replace(table.row, **as_row(progress)))
                return
        await self.catch_up(table)

    def at(self, table: Table) -> Alone:
        """Have a table to oneself, as it is stored. Raises a refusal if it is lost and the database does not answer."""
        return Alone(self, table)

    async def find_again(self, table: Table) -> None:
        """Read a table that is lost. Raises a refusal if the database does not answer."""
        try:
            await self.read_again(table)
        except Exception as error:
            log.error("a table is lost until the database answers", table=table.id, error=repr(error))
            raise errors.not_stored() from error

    def announce(self, table: Table) -> None:
        """Tell the other processes who looks at a table here."""
        seats = sorted({other.seat for other in table.watchers if other.seat is not None})
        spectators = sum(other.seat is None for other in table.watchers)
        self.publish(f"here {table.id} {self.process} {','.join(map(str, seats)) or '-'} {spectators}")


class Alone:
    """Somebody has a table to themselves. A class of its own, since every move comes by here."""

    __slots__ = ("_rooms", "_table")

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self._rooms = rooms
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        await table.lock.acquire()
        if table.lost:
            try:
                await self._rooms.find_again(table)
            except BaseException:
                table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


def _nobody_else(_notice: str) -> None:
    """One process alone has nobody to tell."""
