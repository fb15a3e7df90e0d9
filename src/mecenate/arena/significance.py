"""What is more than chance: tests, the false discovery rate, and how many games it takes to see a difference."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist

LEVEL = 0.05
"""The false discovery rate of an answer: of all that it calls clear, so large a share may be chance."""
POWER = 0.8
"""How often a difference of the stated size is found."""
NORMAL = NormalDist()


def p_value(z: float) -> float:
    """How likely chance alone is so many standard deviations off, to either side."""
    return 2 * NORMAL.cdf(-abs(z))


def p_of_share(rate: float, count: int, par: float) -> float:
    """How likely chance alone moves the share of so many games so far from par (score test)."""
    return p_value((rate - par) / sqrt(par * (1 - par) / count)) if count and 0 < par < 1 else 1.0


def discoveries(values: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of these p-values hold up together, by the step-up procedure of Benjamini and Hochberg."""
    ranked = sorted(values)
    kept = [p for rank, p in enumerate(ranked, 1) if p <= level * rank / len(ranked)]
    limit = max(kept, default=-1.0)
    return [p <= limit for p in values]


def games_for_share(par: float, difference: float, tests: int = 1) -> int:
    """How many games show that a share differs so much from par, if so many shares are tested."""
    outer, inner = _quantiles(tests)
    moved = par + difference if par + difference < 1 else par - difference
    spread = outer * sqrt(par * (1 - par)) + inner * sqrt(max(0.0, moved * (1 - moved)))
    return ceil((spread / difference) ** 2)


def visible_share(par: float, games: int, tests: int = 1) -> float:
    """The smallest difference from par that so many games show."""
    low, high = 0.0, 1 - par
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if games_for_share(par, middle, tests) <= games else (middle, high)
    return high


def games_for_mean(spreads: float, tests: int = 1) -> int:
    """How many games show that a mean differs by so many standard deviations of a single game."""
    return ceil((sum(_quantiles(tests)) / spreads) ** 2)


def visible_mean(games: int, tests: int = 1) -> float:
    """The smallest difference of a mean that so many games show, in standard deviations of a single game."""
    return sum(_quantiles(tests)) / sqrt(games)


def _quantiles(tests: int) -> tuple[float, float]:
    """Of the error when the only true difference among so many tests is sought, and of the power."""
    return NORMAL.inv_cdf(1 - LEVEL / (2 * tests)), NORMAL.inv_cdf(POWER)
