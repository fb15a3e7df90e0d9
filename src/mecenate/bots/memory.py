"""What a bot has planned for its turn: it plays it out unless something came to light that it did not foresee."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from mecenate.bots.bot import Outlook
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import State


class Plan:
    """The choices to come, each under what the seat will see when it is to be made."""

    def __init__(self) -> None:
        self._choices: dict[bytes, Action] = {}

    def remember(self, world: State, seat: int, line: Sequence[Action]) -> bool:
        """Forget the last plan and keep the rest of this line; its first choice is being made now.

        `world` is the imagined state that the line begins in. It ends with chance (see `planning.until_chance`), so
        that what the seat will see before follows from what it sees. Returns whether the turn goes on after it.
        """
        self._choices = {}
        going = world.copy()
        chance = Dealer.fast(0)
        for action, following in pairwise(line):
            going.apply(action, chance)
            self._choices[sight(going, seat)] = following
        going.apply(line[-1], chance)
        return going.actor == seat

    def recall(self, outlook: Outlook) -> Action | None:
        """The planned choice, if the table looks as it was to look; else None."""
        if not self._choices:
            return None
        action = self._choices.get(digest(outlook.view))
        return action if action in outlook.legal else None


def sight(state: State, seat: int) -> bytes:
    """All that a seat sees of a state, in a few bytes."""
    return digest(state.view(seat))


def digest(view: object) -> bytes:
    """A view in a few bytes; costs about as much as sending it."""
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=16).digest()
