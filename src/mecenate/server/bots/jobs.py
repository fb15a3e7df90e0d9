"""Jobs of bots in a worker process: choose for a seat, or give hints, from what the seat may know."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from mecenate.bots import LEVELS, Outlook, bot
from mecenate.bots.hints import hints
from mecenate.bots.plan_cache import digest
from mecenate.bots.player import Player
from mecenate.server.bots.external import ExternalBot
from mecenate.server.bots.workers import stopping
from mecenate.server.tables.game_data import GameData

LATEST: Final = 3.0
"""A search ends after this many times its seconds on the wall, even if a busy machine gave it less processor time."""


class Moment(msgspec.Struct, frozen=True):
    """A choice of the same turn that the seat has made before: what it is given for it."""

    state: str
    seed: int


class Job(GameData, frozen=True):
    """What a bot is given: an imagined position that its seat cannot distinguish from the real one."""

    state: str
    level: str
    seed: int
    chair: str = ""
    """The seat that it is for; empty for an adviser."""
    turn_goes_on: bool = False
    """Whether the bot has already chosen in this turn, and something was shown since."""
    external: ExternalBot | None = None
    """The program that chooses, if the bot is none of ours."""
    iterations: int | None = None
    """The length of a search, for a bot that must choose the same in the same game; otherwise the clock limits it."""
    earlier: tuple[Moment, ...] = ()
    """The choices of this turn so far, for such a bot whose plan is not known any more."""


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
    turn: list[str]
    """The choices of the turn that begins with it."""


def think(job: Job) -> Thought:
    """Choose for a seat. A cancelled search ends early."""
    if job.external is not None:
        return Thought(job.external.choose(outlook_of(job), job.seed))
    if job.iterations is not None:
        return think_again(job, job.iterations)
    player = bot(job.level, job.seed)
    if not isinstance(player, Player):
        return Thought(str(player.choose(outlook_of(job))))
    until = time.monotonic() + LATEST * player.level.seconds
    player.stop_when(lambda: stopping() or time.monotonic() > until)
    return _thought(player, outlook_of(job), job.turn_goes_on)


def think_again(job: Job, iterations: int) -> Thought:
    """Choose by counted iterations: in the same game always the same.

    What was planned earlier in the turn is found again by thinking about those choices again.
    """
    level = next(level for level in LEVELS if level.name == job.level)
    thought = Thought("", {}, job.turn_goes_on)
    game = job.build()
    for moment in (*job.earlier, Moment(job.state, job.seed)):
        outlook = Outlook(game.state_from_json(moment.state))
        plan = dict(thought.plan)
        planned = plan.pop(digest(outlook.view), None)
        if planned is not None and planned in [str(action) for action in outlook.legal]:
            thought = Thought(planned, plan, thought.turn_goes_on)
            continue
        player = Player(level, moment.seed, iterations=iterations)
        player.stop_when(stopping)
        thought = _thought(player, outlook, thought.turn_goes_on)
    return thought


def _thought(player: Player, outlook: Outlook, turn_goes_on: bool) -> Thought:
    player.turn_goes_on = turn_goes_on
    action = str(player.choose(outlook))
    return Thought(action, {seen: str(next) for seen, next in player.plan.choices.items()}, player.turn_goes_on)


def choose(job: Job) -> str:
    """The choice alone."""
    return think(job).action


def advise(job: Job) -> list[Advice]:
    """The best choices, as hints for a person."""
    best = hints(outlook_of(job), job.seed, stop=stopping)
    return [
        Advice(str(hint.action), round(hint.margin, 1), hint.visits, [str(one) for one in hint.turn]) for hint in best
    ]


def outlook_of(job: Job) -> Outlook:
    """The table as the seat sees it."""
    return Outlook(job.build().state_from_json(job.state))
