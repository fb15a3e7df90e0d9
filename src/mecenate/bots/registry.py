"""The bots by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial

from mecenate.bots.bot import Bot
from mecenate.bots.ismcts_bot import IsmctsBot
from mecenate.bots.levels import LEVELS
from mecenate.bots.player import Player
from mecenate.bots.uniform import RandomBot
from mecenate.core.errors import MecenateError

BOTS: dict[str, Callable[[int], Bot]] = {
    RandomBot.name: RandomBot,
    **{level.name: partial(Player, level) for level in LEVELS},
}
"""How to make each bot that one can play against, from a seed; the weakest first."""

BASELINES: dict[str, Callable[[int], Bot]] = {IsmctsBot.name: IsmctsBot}
"""How to make those that are for the arena only."""


class UnknownBot(MecenateError):
    """No bot of that name is known."""


def bot(name: str, seed: int) -> Bot:
    """A new bot of this name. Raises `UnknownBot`, which lists the names there are."""
    make = BOTS.get(name) or BASELINES.get(name)
    if make is None:
        known = [*BOTS, *BASELINES]
        near = difflib.get_close_matches(name, known, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no bot '{name}'.{hint} The bots are: {', '.join(BOTS)}")
    return make(seed)


def timed(name: str, seed: int, scale: float) -> Bot:
    """The same with its time shortened or stretched."""
    for level in LEVELS:
        if level.name == name:
            return Player(level, seed, scale=scale)
    if name == IsmctsBot.name:
        return IsmctsBot(seed, scale=scale)
    return bot(name, seed)
