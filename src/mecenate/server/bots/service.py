"""Bots at the table: they think in worker processes, about a position that fits what their seat knows."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Final

import msgspec
import structlog

from mecenate.analysis.report import ITERATIONS
from mecenate.bots import BOTS, LEVELS, RandomBot
from mecenate.bots.levels import SEARCHING
from mecenate.bots.plan_cache import view_key
from mecenate.core.dealer import Dealer
from mecenate.server.bots.external import ExternalBot
from mecenate.server.bots.jobs import Advice, Job, Moment, Thought, advise, choose, think
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
    if level is None and table.row.daily is not None:
        return repeatable_job(table, seat)
    chair = "" if level is not None else _chair(table, seat)
    level = level or table.chairs[seat].bot
    assert level is not None
    seed = new_seed()
    history = table.playing
    imagined = history.state.imagine(seat, Dealer.fast(seed))
    return Job(history.game.keywords, table.row.pack, imagined.to_json(), level, seed, chair)


def repeatable_job(table: Table, seat: int) -> Job:
    """The same at a table that plays a deal of the day: whoever makes the same choices meets the same answers.

    The length of the search is counted, and the seed of each choice follows from the deal and the number of the move.
    """
    history, level = table.playing, table.chairs[seat].bot
    assert level is not None and table.row.secret is not None
    now = first = len(history.moves)
    while first > 0 and history.moves[first - 1].seat == seat:
        first -= 1
    moments = []
    for number in range(first, now + 1):
        state = history.state if number == now else history.at(number)
        seed = seed_of_move(table.row.secret, number)
        moments.append(Moment(state.imagine(seat, Dealer.fast(seed)).to_json(), seed))
    return Job(
        history.game.keywords,
        table.row.pack,
        moments[-1].state,
        level,
        moments[-1].seed,
        _chair(table, seat),
        iterations=ITERATIONS[level],
        earlier=tuple(moments[:-1]),
    )


def seed_of_move(secret: str, number: int) -> int:
    """The seed of a bot's choice after so many moves of a deal of the day. Only who has the secret can foresee it."""
    key = bytes.fromhex(secret)
    return int.from_bytes(blake2b(str(number).encode(), digest_size=4, key=key, person=b"mecenate-master").digest())


def _chair(table: Table, seat: int) -> str:
    return f"{table.id}/{seat}/{table.chairs[seat].bot}"


class BotService:
    """The bots of the server: what they think about, and what they have planned."""

    def __init__(self, processes: int, external: Mapping[str, ExternalBot] | None = None) -> None:
        """`external` are the bots of others that this server offers, by name."""
        self.workers = Workers(processes)
        self.external: Mapping[str, ExternalBot] = external or {}
        self.searching = SEARCHING | self.external.keys()
        """The names of the bots that keep a processor busy."""
        self._thinking: dict[str, Work] = {}
        self._thoughts: dict[str, Thought] = {}
        self._expected: dict[str, int] = {}
        """For bots at deals of the day, after how many moves the next choice of the turn comes that they think about.

        If another process has made a choice in between, what this one knows of the plan may be out of date.
        """

    @property
    def names(self) -> list[str]:
        """All bots that one can play against here: our own, the weakest first, then those of others."""
        return [*BOTS, *self.external]

    @property
    def seconds(self) -> dict[str, float]:
        """What each bot takes for a turn or, if it is none of ours, for a choice; 0 for hardly any."""
        ours = {level.name: level.seconds for level in LEVELS}
        return {**ours, **{name: external.seconds for name, external in self.external.items()}}

    def _lane(self, level: str) -> Lane:
        return Lane.LONG if level in self.external else lane_of(level)

    def prepare(self, levels: Iterable[str | None]) -> None:
        """Start the worker processes that these bots will need."""
        for level in levels:
            if level is not None:
                self.workers.open(self._lane(level))

    def planned(self, table: Table, seat: int) -> str | None:
        """The planned choice of the bot on this seat, if the position is one that it has foreseen."""
        chair, moves = _chair(table, seat), len(table.playing.moves)
        if table.row.daily is not None:
            if self._expected.pop(chair, None) != moves:
                self._thoughts.pop(chair, None)
            self._expected[chair] = moves + 1
            while len(self._expected) > REMEMBERED:
                del self._expected[next(iter(self._expected))]
        thought = self._thoughts.get(chair)
        if thought is None or not thought.plan:
            return None
        state = table.playing.state
        action = thought.plan.pop(view_key(state, seat), None)
        return action if action in [str(legal) for legal in state.legal()] else None

    async def choose(self, table_id: str, job: Job, client: Client = NOBODY, lane: Lane | None = None) -> str | None:
        """The choice for a table; None if it was cancelled. A bot that fails or takes too long chooses at random.

        One that must choose the same in the same game is asked again instead (`Maintenance`).
        """
        self.cancel(table_id)
        before = self._thoughts.pop(job.chair, None)
        if before is not None:
            job = msgspec.structs.replace(job, turn_goes_on=before.turn_goes_on, earlier=())
        job = msgspec.structs.replace(job, external=self.external.get(job.level))
        try:
            work = self._thinking[table_id] = self.workers.put(lane or self._lane(job.level), client, think, job)
        except Closed:
            return None
        try:
            thought: Thought = await self.workers.result(work)
        except (asyncio.CancelledError, Closed):
            return None
        except Exception as error:
            log.error("a bot failed", table=table_id, level=job.level, error=repr(error))
            if job.iterations is not None:
                return None
            return choose(msgspec.structs.replace(job, level=RandomBot.name, external=None))
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
