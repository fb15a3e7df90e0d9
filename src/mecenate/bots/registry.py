"""The bots by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from mecenate.bots.bot import Bot
from mecenate.bots.uniform import RandomBot
from mecenate.core.errors import MecenateError

BOTS: dict[str, Callable[[int], Bot]] = {RandomBot.name: RandomBot}
"""How to make each bot from a seed."""


class UnknownBot(MecenateError):
    """No bot of that name is known."""


def bot(name: str, seed: int) -> Bot:
    """A new bot of this name. Raises `UnknownBot`, which lists the names there are."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no bot '{name}'.{hint} The bots are: {', '.join(BOTS)}")
    return BOTS[name](seed)
