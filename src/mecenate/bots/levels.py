"""The levels: five players of one school, each with a shorter sight than the next. None sees more than its seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FURTHEST: Final = {"princes": 2}
"""Turns of a game behind which there is more guessing than seeing: in The Princes of Florence every bid is a turn, and
a turn of two actions has more ways than a glance can look through."""


@dataclass(frozen=True)
class Level:
    """How far a level sees. Time is for a turn, however many small choices it has."""

    name: str
    seconds: float
    """What it takes for a turn; 0 for hardly any."""
    learned: bool
    """Whether it judges by what was learned, or by the rule of thumb."""
    plan: int
    """Positions of its own turn that it looks through."""
    noise: float = 0.0
    """How much its judgement blurs, as a share of a game."""
    contenders: int = 0
    """How many ways to play its turn it tries out; none if it trusts its plan."""
    turns: int = 0
    """How many turns it plays on in its mind; it judges after each."""
    glance: int = 0
    """Positions of each of these turns that it looks through."""
    all_cores: bool = False

    def turns_in(self, game: str) -> int:
        """How many turns it plays on in this game."""
        return min(self.turns, FURTHEST.get(game, self.turns))


LEVELS: Final = (
    Level("novice", 0.0, learned=False, plan=40, noise=0.03),
    Level("apprentice", 0.0, learned=True, plan=60),
    Level("journeyman", 0.2, learned=True, plan=80, contenders=3, turns=2, glance=20),
    Level("master", 1.0, learned=True, plan=300, contenders=6, turns=4, glance=30),
    Level("maestro", 5.0, learned=True, plan=1000, contenders=12, turns=8, glance=40, all_cores=True),
)
