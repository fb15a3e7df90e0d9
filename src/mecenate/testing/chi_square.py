"""Whether draws follow given odds: Pearson's chi-square test, over many samples together."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping
from statistics import NormalDist

LEVEL = 1e-6
"""The chance that a correct sampler fails a whole test, with all its samples."""
LEAST = 5.0
"""Cases that are expected less often than this are counted together."""


class Comparison:
    """Samples drawn at many moments, each compared with its own odds; `problems()` says what does not fit.

    Each sample is judged alone, at a level that is divided by the number of samples (Bonferroni), and all are judged
    together by the sum of their statistics: so small errors in every sample add up.
    """

    def __init__(self) -> None:
        self.samples: list[tuple[str, float, int]] = []
        self.impossible: list[str] = []
        self.statistic = 0.0
        self.freedom = 0

    def add(self, where: str, odds: Mapping[Hashable, float], drawn: Counter[Hashable]) -> None:
        """Compare one sample with its odds."""
        total = drawn.total()
        strange = sum(count for case, count in drawn.items() if case not in odds)
        if strange:
            self.impossible.append(f"{where}: {strange} of {total} draws are impossible")
            return
        never = [case for case, chance in odds.items() if case not in drawn and total * chance > -math.log(LEVEL)]
        if never:
            self.impossible.append(f"{where}: {len(never)} of {len(odds)} possible worlds are never drawn")
        statistic, freedom = pearson(odds, drawn)
        self.samples.append((where, statistic, freedom))
        self.statistic += statistic
        self.freedom += freedom

    def problems(self) -> list[str]:
        """What a correct sampler would not do; empty if there is nothing."""
        level = LEVEL / max(len(self.samples), 1)
        problems = list(self.impossible)
        for where, statistic, freedom in self.samples:
            if statistic > critical(freedom, level):
                problems.append(f"{where}: chi-square {statistic:.1f} with {freedom} degrees of freedom")
        if self.statistic > critical(self.freedom, LEVEL):
            problems.append(f"all together: chi-square {self.statistic:.1f} with {self.freedom} degrees of freedom")
        return problems


def pearson(odds: Mapping[Hashable, float], drawn: Counter[Hashable]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; rare cases are one."""
    total = drawn.total()
    statistic, cells = 0.0, 0
    rare_expected, rare_drawn = 0.0, 0
    for case, chance in odds.items():
        expected = total * chance
        if expected < LEAST:
            rare_expected += expected
            rare_drawn += drawn[case]
        else:
            statistic += (drawn[case] - expected) ** 2 / expected
            cells += 1
    if rare_expected >= LEAST:
        statistic += (rare_drawn - rare_expected) ** 2 / rare_expected
        cells += 1
    return statistic, max(cells - 1, 0)


def critical(freedom: int, level: float) -> float:
    """The value that a chi-square variable exceeds with this probability (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return math.inf
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + NormalDist().inv_cdf(1 - level) * math.sqrt(part)) ** 3)
