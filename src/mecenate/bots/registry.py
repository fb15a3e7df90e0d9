"""The bots by name: those of this package, those that other packages add, and any class that can be imported.

A package adds a bot by an entry point of the group `mecenate.bots`: a class, or a function, that makes a bot from a
seed. `package.module:Name` names such a class or function without an entry point.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Any

from mecenate.bots.bot import Bot
from mecenate.bots.ismcts_bot import IsmctsBot
from mecenate.bots.levels import LEVELS
from mecenate.bots.player import Player
from mecenate.bots.uniform import RandomBot
from mecenate.core.errors import MecenateError
from mecenate.core.plugins import installed, names, warn

BOTS: dict[str, Callable[[int], Bot]] = {
    RandomBot.name: RandomBot,
    **{level.name: partial(Player, level) for level in LEVELS},
}
"""How to make each bot that one can play against, from a seed; the weakest first."""

BASELINES: dict[str, Callable[[int], Bot]] = {IsmctsBot.name: IsmctsBot}
"""How to make those that are for the arena only."""


GROUP = "mecenate.bots"
"""The group of the entry points of bots."""


class UnknownBot(MecenateError):
    """No bot of that name is known."""


@cache
def added_bots() -> dict[str, Callable[[int], Bot]]:
    """How to make each bot that another package adds. A name that is taken stays what it is."""
    added: dict[str, Callable[[int], Bot]] = {}
    for name, make in installed(GROUP):
        if name in BOTS or name in BASELINES:
            warn(f"the plug-in {name} is left out: there is a bot '{name}' already")
        elif not callable(make):
            warn(f"the plug-in {name} is left out: an entry point of {GROUP} names a class or a function")
        else:
            added[name] = make
    return added


def known_bots() -> list[str]:
    """The names of all bots that one can play against, the weakest of this package first."""
    return list(dict.fromkeys([*BOTS, *names(GROUP)]))


def bot(name: str, seed: int) -> Bot:
    """A new bot of this name. Raises `UnknownBot`, which lists the names there are."""
    make = BOTS.get(name) or BASELINES.get(name) or added_bots().get(name)
    if make is None and ":" in name:
        make = imported(name)
    if make is None:
        known = known_bots()
        near = difflib.get_close_matches(name, [*known, *BASELINES], n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no bot '{name}'.{hint} The bots are: {', '.join(known)}")
    return make(seed)


def imported(name: str) -> Callable[[int], Bot]:
    """The class or function `package.module:Name`. Raises `UnknownBot`, which says what is missing."""
    module, _, path = name.partition(":")
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"the bot '{name}' cannot be imported: {error}") from None
    if not callable(found):
        raise UnknownBot(f"the bot '{name}' is neither a class nor a function that makes a bot from a seed")
    make: Callable[[int], Bot] = found
    return make


def timed(name: str, seed: int, scale: float) -> Bot:
    """The same with its time shortened or stretched."""
    for level in LEVELS:
        if level.name == name:
            return Player(level, seed, scale=scale)
    if name == IsmctsBot.name:
        return IsmctsBot(seed, scale=scale)
    return bot(name, seed)
