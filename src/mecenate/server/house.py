"""The house: its rooms with all tables of this process, the door of every move, who comes and goes, and the chores."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

import structlog

from mecenate.server import errors
from mecenate.server.door import Door
from mecenate.server.journal import Journal
from mecenate.server.lobby import Lobby
from mecenate.server.opponents import Opponents
from mecenate.server.people import People
from mecenate.server.rows import OVER, RUNNING, Person
from mecenate.server.settings import Settings
from mecenate.server.store import Store
from mecenate.server.table import Table
from mecenate.server.watching import Watcher

log = structlog.get_logger()
SWEEP_SECONDS = 1.0
PATIENCE = 15.0
"""Seconds after which a table that stands still, though it should not, is given a push."""
IDLE_SECONDS = 900.0


class House(Door):
    """Everything that this process keeps open."""

    def __init__(self, settings: Settings, store: Store, journal: Journal, people: People, lobby: Lobby) -> None:
        super().__init__(store, people, journal, lobby, Opponents(settings.bot_processes))
        self.settings = settings

    # ------------------------------------------------------------------ coming and going

    def enter(self, table: Table, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        table.watchers.add(watcher)
        self._presence(table, watcher)

    def leave(self, table: Table, watcher: Watcher) -> None:
        """Somebody has gone."""
        table.watchers.discard(watcher)
        table.touched = time.monotonic()
        self._presence(table, watcher)

    def _presence(self, table: Table, watcher: Watcher) -> None:
        if watcher.seat is not None and not table.chairs[watcher.seat].resigned:
            table.tell_table()
        self.announce(table)

    def introduce(self, person: Person) -> None:
        """Use somebody's new name, and their new webhook, wherever they are."""
        for table in self.tables.values():
            for watcher in table.watchers:
                if watcher.person is not None and watcher.person.id == person.id:
                    watcher.person = person
            if person.id in table.people:
                table.people[person.id] = person
                table.tell_table()

    def begun(self, table: Table) -> None:
        """A game has been dealt: whoever must choose is told."""
        self.bot_next(table)
        self.lobby.turn(table)
        for notice in self._notices(table.row, table.chairs):
            self.publish(notice)

    # ------------------------------------------------------------------ keeping house

    async def sweep(self) -> None:
        """Once a second: clocks that ran out, bots that wait, ends not counted, tables nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for id in await self.store.late(time.time(), PATIENCE):
                    await self._push_on(id)
            except Exception as error:
                log.error("the sweep failed", error=repr(error))
            await self._put_away()

    async def _push_on(self, id: str) -> None:
        try:
            table = await self.table(id)
            if table.row.status == OVER:
                await self.settle(table)
            elif table.is_bot(table.row.actor):
                if time.time() - table.row.updated > PATIENCE and not self.opponents.thinking(id):
                    self.bot_next(table)
            else:
                await self.run_out(table)
        except errors.Refusal as refusal:
            log.info("a table was pushed by somebody else", table=id, code=refusal.code)

    async def _put_away(self) -> None:
        idle = [table for table in self.tables.values() if _is_idle(table)]
        await self._keep_positions(idle)
        for table in idle:
            if _is_idle(table):
                del self.tables[table.id]

    async def _keep_positions(self, tables: Iterable[Table]) -> None:
        """Store where these games are, so that they open there even if the rules are mended meanwhile."""
        newest = []
        for table in tables:
            course = table.course
            if course is not None and table.row.status == RUNNING and len(course.moves) not in course.snapshots:
                newest.append((table.row, len(course.moves), course.state.to_json()))
        try:
            await self.store.add_snapshots(newest)
        except Exception as error:
            log.error("positions were not stored", tables=len(newest), error=repr(error))

    async def stop(self) -> None:
        """Finish what is being done, and close."""
        await self.opponents.stop()
        await self.all_done()
        await self.lobby.stop()
        await self._journal.stop()
        await self._keep_positions(self.tables.values())


def _is_idle(table: Table) -> bool:
    away = time.monotonic() - table.touched > IDLE_SECONDS
    return away and not table.watchers and not table.lock.locked()
