"""Bots at the table: they think in processes of their own, about a position that fits what their seat knows."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
from collections.abc import Callable
from concurrent.futures import CancelledError
from typing import TypeVar

import msgspec
import structlog
from pebble import ProcessPool

from mecenate.bots import Bot, Outlook, RandomBot, bot
from mecenate.bots.hints import hints
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.server.table import Table

log = structlog.get_logger()
SECONDS = 30
"""A bot that takes longer is stopped, and a random choice is played for it."""
REMEMBERED = 200
"""So many bots keep their plans in each worker process."""
_seated: dict[tuple[str, str], Bot] = {}
T = TypeVar("T")


class Job(msgspec.Struct, frozen=True):
    """What a bot is given: an imagined position that its seat cannot tell from the real one."""

    game: str
    options: str
    pack: str | None
    state: str
    level: str
    seed: int
    chair: str = ""


class Advice(msgspec.Struct, frozen=True):
    """A choice that looks good: by how many points it leaves the seat ahead in the end, and how often it was tried."""

    action: str
    margin: float
    visits: int


def choose(job: Job) -> str:
    """Think; runs in a worker process. Whoever sits on a chair is remembered there, with the plan of the turn."""
    key = (job.chair, job.level)
    player = _seated.pop(key, None) or bot(job.level, job.seed)
    if job.chair:
        _seated[key] = player
    while len(_seated) > REMEMBERED:
        del _seated[next(iter(_seated))]
    return str(player.choose(outlook_of(job)))


def advise(job: Job) -> list[Advice]:
    """Think for somebody else; runs in a worker process."""
    return [Advice(str(hint.action), round(hint.margin, 1), hint.visits) for hint in hints(outlook_of(job), job.seed)]


def outlook_of(job: Job) -> Outlook:
    """The table as the seat sees it."""
    pack = None if job.pack is None else json.loads(job.pack)
    game = catalogue.game(job.game, components=pack, **json.loads(job.options))
    return Outlook(game.state_from_json(job.state))


def job_for(table: Table, seat: int, level: str | None = None) -> Job:
    """The job of the bot on this seat, or of an adviser of this level. The real state stays here."""
    chair = "" if level is not None else f"{table.id}/{seat}"
    level = level or table.chairs[seat].bot
    assert level is not None
    seed = random.SystemRandom().getrandbits(32)
    imagined = table.playing.state.imagine(seat, Dealer.fast(seed))
    row = table.row
    return Job(row.game, row.options, row.pack, imagined.to_json(), level, seed, chair)


class Opponents:
    """The worker processes, and what they are thinking about."""

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=processes, context=context)
        self._thinking: dict[str, asyncio.Future[str]] = {}
        self._closed = False

    async def choose(self, table_id: str, job: Job) -> str | None:
        """The choice for a table; None if it was cancelled. A bot that fails or takes too long chooses at random."""
        self.cancel(table_id)
        if self._closed:
            return None
        future = asyncio.wrap_future(self._pool.schedule(choose, args=(job,), timeout=SECONDS))
        self._thinking[table_id] = future
        try:
            return await future
        except (asyncio.CancelledError, CancelledError):
            return None
        except Exception as error:
            log.error("a bot failed", table=table_id, level=job.level, error=repr(error))
            return choose(msgspec.structs.replace(job, level=RandomBot.name))
        finally:
            if self._thinking.get(table_id) is future:
                del self._thinking[table_id]

    async def think(self, about: Callable[[Job], T], job: Job) -> T:
        """What a worker process thinks about a job that is nobody's move."""
        found: T = await asyncio.wrap_future(self._pool.schedule(about, args=(job,), timeout=SECONDS))
        return found

    def thinking(self, table_id: str) -> bool:
        """Whether a bot thinks about a table."""
        return table_id in self._thinking

    def cancel(self, table_id: str) -> None:
        """Stop thinking about a table."""
        future = self._thinking.pop(table_id, None)
        if future is not None:
            future.cancel()

    async def stop(self) -> None:
        """Send everybody home."""
        self._closed = True
        for table_id in list(self._thinking):
            self.cancel(table_id)
        self._pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self._pool.join)
