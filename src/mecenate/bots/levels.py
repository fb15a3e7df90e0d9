"""The five levels: the same bot with different limits on search and judgement. None sees more than its seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Tuning:
    """How all levels search in a game. Matches chose these numbers (docs/bots.md)."""

    most_turns: Mapping[str, int] = field(default_factory=dict)
    """The most turns that a level simulates, by its name. In The Princes of Florence a journeyman has no time for more,
    and more than eight were not tried; in Carpe Diem the value tells more of a position than weak play from it does."""
    glance: int = 1
    """How many times as many positions are evaluated in each simulated turn: more where few turns are simulated, and
    where the policy alone misses good turns."""
    trust: float = 0.0
    """How many tries of a line what the plan says of it counts for."""
    broad: bool = False
    """Whether what a plan leaves out of a turn costs so much that levels without a search plan more."""


USUAL: Final = Tuning()
TUNING: Final = {
    "carrara": Tuning(trust=4.0),
    "princes": Tuning(most_turns={"journeyman": 2, "maestro": 8}, glance=2, trust=4.0),
    "carpe_diem": Tuning(most_turns={"journeyman": 3, "master": 3, "maestro": 3}, glance=4, trust=4.0, broad=True),
}
"""The tuning of each game that differs from `USUAL`."""


@dataclass(frozen=True)
class Level:
    """The limits of a level. Its time is for a whole turn, however many choices that has."""

    name: str
    seconds: float
    """Seconds for a turn; 0 for a bot that does not search."""
    learned: bool
    """Whether it evaluates positions with the trained network, or with `State.appraise`."""
    plan: int
    """Positions of its own turn that it evaluates."""
    noise: float = 0.0
    """Noise added to each evaluation, as a share of a game."""
    contenders: int = 0
    """How many lines for its turn the search compares; 0 if it plays its plan."""
    turns: int = 0
    """How many further turns it simulates; it evaluates after each."""
    glance: int = 0
    """Positions that it evaluates in each simulated turn."""
    all_cores: bool = False
    """Whether other processes search along. None of the five does: a level has one core wherever it plays."""
    breadth: int = 1
    """How many times as many positions of its own turn it evaluates in a broad game (`Tuning`)."""

    @property
    def searches(self) -> bool:
        """Whether it searches, which keeps a processor busy for all its time, or only plans for milliseconds."""
        return self.contenders > 0

    def plan_in(self, game: str) -> int:
        """Positions of its own turn that it evaluates in this game."""
        return self.plan * self.breadth if tuning_of(game).broad else self.plan

    def turns_in(self, game: str) -> int:
        """How many turns it simulates in this game."""
        return min(self.turns, tuning_of(game).most_turns.get(self.name, self.turns))

    def glance_in(self, game: str) -> int:
        """Positions that it evaluates in each of them."""
        return self.glance * tuning_of(game).glance


def tuning_of(game: str) -> Tuning:
    """The tuning of a game."""
    return TUNING.get(game, USUAL)


LEVELS: Final = (
    Level("novice", 0.0, learned=False, plan=40, noise=0.03),
    Level("apprentice", 0.0, learned=True, plan=40, breadth=3),
    Level("journeyman", 0.1, learned=True, plan=600, contenders=4, turns=4, glance=10),
    Level("master", 1.0, learned=True, plan=2000, contenders=8, turns=8, glance=15),
    Level("maestro", 5.0, learned=True, plan=5000, contenders=16, turns=12, glance=20),
)

SEARCHING: Final = frozenset(level.name for level in LEVELS if level.searches)
"""The names of the levels that search."""
