"""The sequential test of a match (SPRT): it ends as soon as the result is significant.

The question is whether a bot's share of wins is `low` or `high`. It counts deals, not games, because the games of one
mirrored deal are not independent. Each deal gives a share of wins, and the likelihood of both answers is that of the
most likely distribution of such shares with mean `low` and with mean `high`: the generalised test that chess engines
use, there over pairs of games. No other assumption about the spread of the deals is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import log
from typing import Final

UNSEEN: Final = 1e-3
"""The count given to a result that was never seen, so that none has probability 0."""
STEPS: Final = 60
"""Bisections; each halves the interval."""


class Verdict(Enum):
    """The verdict of a test so far."""

    OPEN = "open"
    ACCEPTED = "accepted"
    """The share of wins is `high` or more."""
    REJECTED = "rejected"
    """It is `low` or less."""


@dataclass(frozen=True)
class Sprt:
    """A test between two shares of wins. `error` is how often either verdict may be wrong."""

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which the test accepts; at minus this it rejects."""
        return log((1 - self.error) / self.error)

    def ratio(self, shares: Iterable[Fraction], seats: int) -> float:
        """The log-likelihood ratio after these deals, each with the share of its games that was won."""
        counts = Counter(shares)
        for won in range(seats + 1):
            counts.setdefault(Fraction(won, seats), 0)
        results = [float(share) for share in counts]
        seen = [max(float(count), UNSEEN) for count in counts.values()]
        low = most_likely(results, seen, self.low)
        high = most_likely(results, seen, self.high)
        return sum(times * log(up / down) for times, up, down in zip(seen, high, low, strict=True))

    def verdict(self, ratio: float) -> Verdict:
        """What follows from a log-likelihood ratio."""
        if ratio >= self.bound:
            return Verdict.ACCEPTED
        return Verdict.REJECTED if ratio <= -self.bound else Verdict.OPEN


def most_likely(results: Sequence[float], seen: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean under which results seen so often are most likely.

    It is p(i) = q(i) / (1 + x (r(i) - mean)) with observed frequencies q; x makes the mean right.
    """
    whole = sum(seen)
    parts = [(times / whole, result - mean) for times, result in zip(seen, results, strict=True)]
    lowest, highest = -1 / max(away for _, away in parts), -1 / min(away for _, away in parts)
    for _ in range(STEPS):
        middle = (lowest + highest) / 2
        if sum(often * away / (1 + middle * away) for often, away in parts) > 0:
            lowest = middle
        else:
            highest = middle
    middle = (lowest + highest) / 2
    return [often / (1 + middle * away) for often, away in parts]
