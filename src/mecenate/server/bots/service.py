"""Bots at the table: they think in worker processes, about a position that fits what their seat knows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from typing import Final

import msgspec
import structlog

from mecenate.bots import LEVELS, RandomBot
from mecenate.bots.levels import SEARCHING
from mecenate.bots.plan_cache import view_key
from mecenate.core.dealer import Dealer
from mecenate.server.bots.jobs import Advice, Job, Thought, advise, choose, think
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.bots.workers import Closed, Work, Workers
from mecenate.server.tables.table import Table

__all__ = ["Advice", "BotService", "Job", "advise", "choose", "job_for", "lane_of"]
log = structlog.get_logger()
REMEMBERED: Final = 2000
"""The number of bots whose plans are kept."""
BRIEF_SECONDS: Final = 1.0
"""A search that takes longer is a long one."""
NOBODY: Final = Client("", "")
_LONG: Final = frozenset(level.name for level in LEVELS if level.seconds > BRIEF_SECONDS)


def lane_of(level: str) -> Lane:
    """The lane for the choices of this level."""
    if level in _LONG:
        return Lane.LONG
    return Lane.SEARCH if level in SEARCHING else Lane.QUICK


def new_seed() -> int:
    """The seed of one choice of a bot; nobody can foresee it."""
    return random.SystemRandom().getrandbits(32)


def job_for(table: Table, seat: int, level: str | None = None) -> Job:
    """The job of the bot on this seat, or of an adviser of this level. The real state stays here."""
    chair = "" if level is not None else _chair(table, seat)
    level = level or table.chairs[seat].bot
    assert level is not None
    seed = new_seed()
    history = table.playing
    imagined = history.state.imagine(seat, Dealer.fast(seed))
    return Job(history.game.keywords, table.row.pack, imagined.to_json(), level, seed, chair)


def _chair(table: Table, seat: int) -> str:
    return f"{table.id}/{seat}/{table.chairs[seat].bot}"


class BotService:
    """The bots of the server: what they think about, and what they have planned."""

    def __init__(self, processes: int) -> None:
        self.workers = Workers(processes)
        self._thinking: dict[str, Work] = {}
        self._thoughts: dict[str, Thought] = {}

    def prepare(self, levels: Iterable[str | None]) -> None:
        """Start the worker processes that these bots will need."""
        for level in levels:
            if level is not None:
                self.workers.open(lane_of(level))

    def planned(self, table: Table, seat: int) -> str | None:
        """The planned choice of the bot on this seat, if the position is one that it has foreseen."""
        thought = self._thoughts.get(_chair(table, seat))
        if thought is None or not thought.plan:
            return None
        state = table.playing.state
        action = thought.plan.pop(view_key(state, seat), None)
        return action if action in [str(legal) for legal in state.legal()] else None

    async def choose(self, table_id: str, job: Job, client: Client = NOBODY) -> str | None:
        """The choice for a table; None if it was cancelled. A bot that fails or takes too long chooses at random."""
        self.cancel(table_id)
        before = self._thoughts.pop(job.chair, None)
        if before is not None:
            job = msgspec.structs.replace(job, turn_goes_on=before.turn_goes_on)
        try:
            work = self._thinking[table_id] = self.workers.put(lane_of(job.level), client, think, job)
        except Closed:
            return None
        try:
            thought: Thought = await self.workers.result(work)
        except (asyncio.CancelledError, Closed):
            return None
        except Exception as error:
            log.error("a bot failed", table=table_id, level=job.level, error=repr(error))
            return choose(msgspec.structs.replace(job, level=RandomBot.name))
        finally:
            if self._thinking.get(table_id) is work:
                del self._thinking[table_id]
        self._remember(job.chair, thought)
        return thought.action

    def _remember(self, chair: str, thought: Thought) -> None:
        self._thoughts[chair] = thought
        while len(self._thoughts) > REMEMBERED:
            del self._thoughts[next(iter(self._thoughts))]

    def thinking(self, table_id: str) -> bool:
        """Whether a bot thinks about a table, or waits for its turn to think."""
        return table_id in self._thinking

    def cancel(self, table_id: str) -> None:
        """Stop thinking about a table."""
        work = self._thinking.pop(table_id, None)
        if work is not None:
            work.answer.cancel()

    async def stop(self) -> None:
        """End the worker processes; no bot chooses any more."""
        await self.workers.stop()
