"""The rest of a planned turn. A bot plays it without a new search as long as it sees what it expected to see."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from mecenate.bots.bot import Outlook
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import State


class PlanCache:
    """The planned choices, each under a digest of the view that the seat will have then."""

    def __init__(self) -> None:
        self.choices: dict[bytes, Action] = {}

    def store(self, world: State, seat: int, line: Sequence[Action]) -> bool:
        """Replace the plan by the rest of this line; its first choice is being made now.

        `world` is the imagined state in which the line begins. The line ends where chance comes in (see
        `planning.until_chance`), so that every view before that is known now. Returns whether the turn
        goes on after it.
        """
        self.choices = {}
        going = world.copy()
        chance = Dealer.fast(0)
        for action, following in pairwise(line):
            going.apply(action, chance)
            self.choices[view_key(going, seat)] = following
        going.apply(line[-1], chance)
        return going.actor == seat

    def lookup(self, outlook: Outlook) -> Action | None:
        """The planned choice, if the seat sees what was expected; else None."""
        if not self.choices:
            return None
        action = self.choices.get(digest(outlook.view))
        return action if action in outlook.legal else None


def view_key(state: State, seat: int) -> bytes:
    """A digest of what a seat sees of a state."""
    return digest(state.view(seat))


def digest(view: object) -> bytes:
    """A digest of a view. It costs about as much as encoding the view."""
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=16).digest()
