"""Hints: the best choices of a seat by the search of a master."""

from __future__ import annotations

import time
from dataclasses import dataclass

from mecenate.bots.bot import Outlook
from mecenate.bots.levels import LEVELS
from mecenate.bots.node import Node
from mecenate.bots.parallel_search import Stop, never
from mecenate.bots.player import Player
from mecenate.core.action import Action

ADVISER = next(level for level in LEVELS if level.name == "master")
SHOWN = 3
TRUSTED = 0.1
"""How often a turn must have been tried to be shown, compared with the one that was tried most."""


@dataclass(frozen=True)
class Hint:
    """One choice: about how many points ahead its best turn leaves the seat, and how often that turn was tried."""

    action: Action
    margin: float
    visits: int
    turn: tuple[Action, ...]
    """The turn that begins with the choice."""

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        turn = [str(action) for action in self.turn]
        return {"action": str(self.action), "margin": round(self.margin, 1), "visits": self.visits, "turn": turn}


def hints(
    outlook: Outlook, seed: int, *, seconds: float | None = None, iterations: int | None = None, stop: Stop = never
) -> list[Hint]:
    """The best choices of a seat from what it knows, by their margins; at most SHOWN, of those that were tried most.

    Takes a master's time for a turn, or `seconds`, or so many `iterations`, or until `stop` says so. A choice that
    begins no turn that was tried is not among them.
    """
    adviser = Player(ADVISER, seed, iterations=iterations, clock=time.perf_counter)  # somebody waits for the answer
    adviser.stop_when(stop)
    root = adviser.search(outlook, seconds, patient=True)
    ways: dict[Action, tuple[list[Action], Node]] = {}
    for line, last in sorted(root.tried_out([]), key=lambda tried: (-tried[1].visits, -tried[1].mean(outlook.seat))):
        ways.setdefault(line[0], (line, last))
    found = [
        Hint(line[0], last.margins / int(last.visits), int(last.visits), tuple(line)) for line, last in ways.values()
    ]
    trusted = [hint for hint in found if hint.visits >= TRUSTED * found[0].visits]
    return sorted(trusted[:SHOWN], key=lambda hint: -hint.margin)
