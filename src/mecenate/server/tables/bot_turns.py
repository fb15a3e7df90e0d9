"""Turns of bots: when a bot must choose, it thinks in a worker process and plays like everybody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from mecenate.server import errors
from mecenate.server.bots.service import BotService, job_for
from mecenate.server.people.service import People
from mecenate.server.storage.rows import RUNNING
from mecenate.server.tables.table import Table
from mecenate.server.tasks import BackgroundTasks

log = structlog.get_logger()
Play = Callable[[Table, int, int, str, None], Awaitable[int]]
"""Carries out an action: table, seat, version, action; a bot needs no key."""


class BotTurns:
    """Lets bots play when it is their turn."""

    def __init__(self, bots: BotService, people: People, tasks: BackgroundTasks, play: Play) -> None:
        self._bots = bots
        self._people = people
        self._tasks = tasks
        self._play = play

    def start(self, table: Table) -> None:
        """If a bot must choose now, let it think."""
        if table.row.status == RUNNING and table.stuck is None and table.is_bot(table.row.actor):
            self._tasks.spawn(self._take_turn(table, table.row.version))

    async def _take_turn(self, table: Table, version: int) -> None:
        async with table.lock:
            seat = table.row.actor
            if table.row.version != version or seat is None or not table.is_bot(seat):
                return
            action = self._bots.planned(table, seat)
            job = None if action is not None else job_for(table, seat)
        if job is not None:
            action = await self._bots.choose(table.id, job, self._people.client(table.row.owner))
        if action is None or table.row.version != version:
            return
        try:
            await self._play(table, seat, version, action, None)
        except errors.Refusal as refusal:
            log.info("bot was too late", table=table.id, code=refusal.code)
