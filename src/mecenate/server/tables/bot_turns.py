"""Turns of bots: when a bot must choose, it thinks in a worker process and plays like everybody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from mecenate.server import errors
from mecenate.server.bots.queue import Lane
from mecenate.server.bots.service import BotService, job_for
from mecenate.server.people.service import People
from mecenate.server.storage.rows import RUNNING, SERVER
from mecenate.server.tables.table import Table
from mecenate.server.tasks import BackgroundTasks

log = structlog.get_logger()
Play = Callable[[Table, int, int, str, None], Awaitable[int]]
"""Carries out an action: table, seat, version, action; a bot needs no key."""


@dataclass(frozen=True)
class BotTurns:
    """Lets bots play when it is their turn."""

    bots: BotService
    people: People
    tasks: BackgroundTasks
    play: Play

    def start(self, table: Table) -> None:
        """If a bot must choose now, let it think."""
        if table.row.status == RUNNING and table.stuck is None and table.is_bot(table.row.actor):
            self.tasks.spawn(self._take_turn(table, table.row.version))

    async def _take_turn(self, table: Table, version: int) -> None:
        async with table.lock:
            seat = table.row.actor
            if table.row.version != version or seat is None or not table.is_bot(seat):
                return
            action = self.bots.planned(table, seat)
            job = None if action is not None else job_for(table, seat)
        if job is not None:
            lane = Lane.STUDY if table.row.owner == SERVER else None  # nobody waits for a game of the server alone
            action = await self.bots.choose(table.id, job, self.people.client(table.row.owner), lane)
        if action is None or table.row.version != version:
            return
        try:
            await self.play(table, seat, version, action, None)
        except errors.Refusal as refusal:
            log.info("bot was too late", table=table.id, code=refusal.code)
