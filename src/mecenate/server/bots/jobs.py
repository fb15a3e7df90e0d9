"""Jobs of bots in a worker process: choose for a seat, or give hints, from what the seat may know."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from mecenate.bots import Outlook, bot
from mecenate.bots.hints import hints
from mecenate.bots.player import Player
from mecenate.server.bots.workers import stopping
from mecenate.server.tables.game_data import GameData

LATEST: Final = 3.0
"""A search ends after this many times its seconds on the wall, even if a busy machine gave it less processor time."""


class Job(GameData, frozen=True):
    """What a bot is given: an imagined position that its seat cannot distinguish from the real one."""

    state: str
    level: str
    seed: int
    chair: str = ""
    """The seat that it is for; empty for an adviser."""
    turn_goes_on: bool = False
    """Whether the bot has already chosen in this turn, and something was shown since."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot chose, and its plan: an action for each digest of a view that may follow."""

    action: str
    plan: dict[bytes, str] = {}
    turn_goes_on: bool = False


class Advice(msgspec.Struct, frozen=True):
    """A good choice: the expected lead in points at the end, and how often it was tried."""

    action: str
    margin: float
    visits: int


def think(job: Job) -> Thought:
    """Choose for a seat. A cancelled search ends early."""
    player = bot(job.level, job.seed)
    if not isinstance(player, Player):
        return Thought(str(player.choose(outlook_of(job))))
    player.turn_goes_on = job.turn_goes_on
    until = time.monotonic() + LATEST * player.level.seconds
    player.stop_when(lambda: stopping() or time.monotonic() > until)
    action = str(player.choose(outlook_of(job)))
    return Thought(action, {seen: str(next) for seen, next in player.plan.choices.items()}, player.turn_goes_on)


def choose(job: Job) -> str:
    """The choice alone."""
    return think(job).action


def advise(job: Job) -> list[Advice]:
    """The best choices, as hints for a person."""
    best = hints(outlook_of(job), job.seed, stop=stopping)
    return [Advice(str(hint.action), round(hint.margin, 1), hint.visits) for hint in best]


def outlook_of(job: Job) -> Outlook:
    """The table as the seat sees it."""
    return Outlook(job.build().state_from_json(job.state))
