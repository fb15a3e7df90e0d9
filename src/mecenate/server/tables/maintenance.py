"""Maintenance of tables: expired clocks, waiting bots, unrated results, and tables that nobody uses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

import structlog

from mecenate.server import errors
from mecenate.server.bots.service import BotService
from mecenate.server.storage.rows import OVER, RUNNING
from mecenate.server.storage.store import Store
from mecenate.server.tables import clock
from mecenate.server.tables.registry import TableRegistry
from mecenate.server.tables.service import TableService
from mecenate.server.tables.table import Table

log = structlog.get_logger()
SECONDS_BETWEEN = 1.0
PATIENCE = 15.0
"""Seconds that the turn of a bot or a proxy may stand still before it is started again."""
IDLE_SECONDS = 900.0
"""How long a table stays in memory that nobody asks for."""
OVER_SECONDS = 60.0
"""The same for a table whose game is over."""
FOREIGN_SECONDS = 10.0
"""The same for a table that belongs to a sibling, such as one that was made here."""


class Maintenance:
    """Runs once a second. What is due is read from the database, so that clocks and bots survive a restart."""

    def __init__(self, store: Store, registry: TableRegistry, service: TableService, bots: BotService) -> None:
        self._store = store
        self._registry = registry
        self._service = service
        self._bots = bots

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            try:
                for id in await self._store.lists.late(clock.now(), PATIENCE):
                    if self._registry.owns(id):
                        await self._push_on(id)
            except Exception as error:
                log.error("maintenance failed", error=repr(error))
            await self._unload_idle()

    async def _push_on(self, id: str) -> None:
        """Do what is due at a table."""
        try:
            table = await self._registry.table(id)
            if table.row.status == OVER:
                await self._service.settle(table)
                return
            if clock.now() - table.row.updated > PATIENCE and not self._bots.thinking(id):
                self._service.start_turn(table)
            if not table.is_bot(table.row.actor):
                await self._service.run_out(table)
        except errors.Refusal as refusal:
            log.info("another process was first", table=id, code=refusal.code)

    async def _unload_idle(self) -> None:
        idle = [table for table in self._registry.tables.values() if self._is_idle(table)]
        await self._store_positions(idle)
        for table in idle:
            if self._is_idle(table):
                del self._registry.tables[table.id]

    def _is_idle(self, table: Table) -> bool:
        away = time.monotonic() - table.touched > self._stay(table)
        return away and not table.feed.watchers and not table.lock.locked()

    def _stay(self, table: Table) -> float:
        if not self._registry.owns(table.id):
            return FOREIGN_SECONDS
        return OVER_SECONDS if table.row.status == OVER else IDLE_SECONDS

    async def _store_positions(self, tables: Iterable[Table]) -> None:
        """Store the newest position of each game, so that it opens there even if the rules are corrected meanwhile."""
        newest = []
        for table in tables:
            history = table.history
            if history is not None and table.row.status == RUNNING and len(history.moves) not in history.snapshots:
                newest.append((table.row, len(history.moves), history.state.to_json()))
        if not newest:
            return
        try:
            await self._store.add_snapshots(newest)
        except Exception as error:
            log.error("positions were not stored", tables=len(newest), error=repr(error))

    async def stop(self) -> None:
        """Store the newest position of every game."""
        await self._store_positions(self._registry.tables.values())
