"""Hints: what a master would think of the choices of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from mecenate.bots.bot import Outlook
from mecenate.bots.levels import LEVELS
from mecenate.bots.player import Player
from mecenate.core.action import Action

ADVISER = next(level for level in LEVELS if level.name == "master")
SHOWN = 3


@dataclass(frozen=True)
class Hint:
    """One choice: the points by which it leaves the seat ahead in the end, about, and how often it was looked at."""

    action: Action
    margin: float
    visits: int

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {"action": str(self.action), "margin": round(self.margin, 1), "visits": self.visits}


def hints(outlook: Outlook, seed: int, *, seconds: float | None = None, iterations: int | None = None) -> list[Hint]:
    """The best choices of a seat from what it knows, the best first; at most SHOWN.

    Takes a master's time for a turn, or `seconds`, or so many `iterations`. A choice that was never looked at is not
    among them.
    """
    root = Player(ADVISER, seed, iterations=iterations).search(outlook, seconds)
    looked_at = [child for child in root.children.values() if child.visits > 0 and child.action in outlook.legal]
    looked_at.sort(key=lambda child: -child.visits)
    return [
        Hint(child.action, child.margins / int(child.visits), int(child.visits))
        for child in looked_at[:SHOWN]
        if child.action is not None
    ]
