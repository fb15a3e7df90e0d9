"""The tables that this process has in memory, loaded from the store and kept up to date with it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager

import msgspec
import structlog

from mecenate.server import errors
from mecenate.server.live.closing import Closing
from mecenate.server.people.service import People
from mecenate.server.siblings import Siblings
from mecenate.server.storage.events import ClusterEvent, WatchersChanged, WatchersWanted
from mecenate.server.storage.rows import ABANDONED, OVER, Entry, Progress, as_row
from mecenate.server.storage.store import Store
from mecenate.server.tables.sweeping import visit
from mecenate.server.tables.table import Table
from mecenate.server.tasks import BackgroundTasks

log = structlog.get_logger()


class TableRegistry:
    """All tables in the memory of this process."""

    def __init__(self, store: Store, people: People, tasks: BackgroundTasks, siblings: Siblings | None = None) -> None:
        self.tables: dict[str, Table] = {}
        self.process = secrets.token_hex(4)
        self.publish: Callable[[ClusterEvent], None] = _no_peers
        """Tells the other processes something."""
        self.on_load: Callable[[Table], None] = _ignore
        """Called with every table that is loaded."""
        self._store = store
        self._people = people
        self._tasks = tasks
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._being_removed: set[str] = set()
        self._siblings = siblings

    def owns(self, id: str) -> bool:
        """Whether a table belongs to this process rather than to a sibling."""
        return self._siblings is None or self._siblings.owns(id)

    async def table(self, id: str) -> Table:
        """The table with this id. Raises a refusal if there is none."""
        table = self.tables.get(id)
        if table is None:
            if id not in self._loading:
                self._loading[id] = self._tasks.spawn(self._load(id))
            table = await asyncio.shield(self._loading[id])
        elif self._store.shared or table.lost:
            await self.catch_up(table)
        table.touched = time.monotonic()
        return table

    async def in_memory(self, id: str) -> Table | None:
        """The table if this process has it or is loading it; None if neither."""
        if id in self._loading:
            try:
                return await asyncio.shield(self._loading[id])
            except errors.Refusal:
                return None
        return self.tables.get(id)

    def must_follow(self, id: str) -> bool:
        """Whether what a sibling has done at a table matters here.

        If nobody watches a table here that belongs to a sibling, it is forgotten: it was only made here.
        """
        table = self.tables.get(id)
        if table is not None and not self.owns(id) and not table.feed.watchers and not table.lock.locked():
            del self.tables[id]
        return id in self.tables or id in self._loading

    def lacks(self, id: str, version: int) -> bool:
        """Whether a table that this process has, or is loading, is behind this version."""
        table = self.tables.get(id)
        return id in self._loading if table is None else table.row.version < version

    async def _load(self, id: str) -> Table:
        try:
            if id in self._being_removed:
                raise errors.unknown_table(id)
            if self._store.shared:
                await visit(self._store, id)
            stored = await self._store.table(id)
            if stored is None:
                raise errors.unknown_table(id)
            table = Table(stored.row, stored.chairs)
            await self._read_surroundings(table)
            if table.row.deal is not None:
                await table.prepare(stored.entries)
                table.open(stored.snapshots, stored.entries)
            if table.stuck is not None:
                log.error("a stored game cannot be followed", table=id, stuck=table.stuck, problem=table.problem)
            self.tables[id] = table
            self.publish(WatchersWanted(id, self.process))
            self.on_load(table)
            return table
        finally:
            self._loading.pop(id, None)

    @contextmanager
    def keeping_out(self, ids: Iterable[str]) -> Iterator[list[str]]:
        """Those of these tables that are not in memory; none of them can be loaded inside the block."""
        away = [id for id in ids if id not in self.tables and id not in self._loading]
        self._being_removed.update(away)
        try:
            yield away
        finally:
            self._being_removed.difference_update(away)

    def drop(self, id: str) -> None:
        """Forget a table that was removed from the store, and close its sockets."""
        table = self.tables.pop(id, None)
        for watcher in list(table.feed.watchers) if table is not None else ():
            watcher.close(Closing.GONE)

    async def _read_surroundings(self, table: Table) -> None:
        """Read the names of the people, and the other tables with the same deal."""
        table.people = await self._people.by_id({chair.person_id for chair in table.chairs if chair.person_id})
        group = await self._store.lists.group(table.row.deal_group)
        table.same_deal = [row.id for row in group if row.id != table.id and row.public]
        table.twins = len(group) - 1
        table.twins_public = all(row.public for row in group)
        table.others_over = all(row.status in (OVER, ABANDONED) for row in group if row.id != table.id)

    async def refresh(self, table: Table) -> None:
        """Read the stored table again, and send it to everybody who watches."""
        async with table.lock:
            await self.reload(table)
            table.feed.send_table()

    async def reload(self, table: Table) -> None:
        """Read what is stored: only the new entries if the game is in memory, else all of it."""
        following, notes = table.history is not None, table.notes
        stored = await self._store.table(table.id, table.row.version if following else None)
        if stored is None:
            return
        if following:
            for entry in stored.entries:
                table.follow(entry, stored.row)
        table.row, table.chairs = stored.row, stored.chairs
        was_secluded = table.secluded
        await self._read_surroundings(table)
        if was_secluded and not table.secluded:
            for watcher in table.feed.watchers:
                if watcher.seat is None:
                    table.feed.sync(watcher)
        if not following and table.row.deal is not None:
            await table.prepare(stored.entries)
            table.open(stored.snapshots, stored.entries)
            table.feed.sync_all()
        elif following and table.notes != notes:
            table.feed.sync_all()
        if table.feed.seat_watchers():
            self.announce(table)

    async def catch_up(self, table: Table) -> None:
        """Read what other processes have stored since."""
        version = await self._store.version(table.id)
        if version is not None and (version != table.row.version or table.lost):
            async with table.lock:
                seen = (table.row.status, table.row.asking, table.chairs)
                await self.reload(table)
                if seen != (table.row.status, table.row.asking, table.chairs):
                    table.feed.send_table()

    async def follow(self, table: Table, entry: Entry, progress: Progress) -> None:
        """Apply a move that another process stored and published; read from the store if one before it is missing."""
        async with table.lock:
            if table.history is not None and table.row.version >= entry.number:  # this process has stored it meanwhile
                return
            if table.history is not None and table.row.version == entry.number - 1:
                table.follow(entry, msgspec.structs.replace(table.row, **as_row(progress)))
                return
        await self.catch_up(table)

    def follow_now(self, entry: Entry, progress: Progress) -> bool:
        """The same without waiting, if it is the next of a table in memory and nobody is busy there; else False."""
        table = self.tables.get(entry.table_id)
        if table is None or table.history is None or table.row.version != entry.number - 1 or not table.lock.take():
            return False
        try:
            table.follow(entry, msgspec.structs.replace(table.row, **as_row(progress)))
        finally:
            table.lock.release()
        return True

    @asynccontextmanager
    async def lock(self, table: Table) -> AsyncIterator[None]:
        """Hold the lock of a table. Raises a refusal if the table was lost and cannot be read again."""
        async with table.lock:
            if table.lost:
                await self.recover(table)
            yield

    async def recover(self, table: Table) -> None:
        """Read a table that is lost. Raises a refusal if the database does not answer."""
        try:
            await self.reload(table)
        except Exception as error:
            log.error("a table is lost until the database answers", table=table.id, error=repr(error))
            raise errors.not_stored() from error

    def announce(self, table: Table) -> None:
        """Tell the other processes who watches a table here."""
        seats = sorted({other.seat for other in table.feed.watchers if other.seat is not None})
        spectators = sum(other.seat is None for other in table.feed.watchers)
        self.publish(WatchersChanged(table.id, self.process, seats, spectators))


def _no_peers(_event: ClusterEvent) -> None:
    """A single process has no peers to tell."""


def _ignore(_table: Table) -> None:
    """Nothing follows when a table is loaded."""
