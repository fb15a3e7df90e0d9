"""What a setting changes: its games against those of another setting on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from mecenate.arena.intervals import NORMAL
from mecenate.arena.significance import discoveries, p_value
from mecenate.arena.study import GameRow, Study
from mecenate.arena.study_figures import MEASURES, Mean, mean

FIRST = "first"
"""How often the first seat wins."""
FEWEST = 20
"""So many deals are needed before anything is called clear: the test is for many."""
SOURCE = "source "
"""How the name of a measure begins that is the points of a seat from one source."""


@dataclass(frozen=True)
class Change:
    """How a measure differs between a setting and the one it is compared with, deal by deal."""

    variant: int
    name: str
    before: float
    after: float
    change: Mean
    spread: float
    """The standard deviation of the differences between two games on the same deal."""
    p: float
    clear: bool = False

    @property
    def in_spreads(self) -> tuple[float, float, float]:
        """The change and its interval, in standard deviations."""
        scale = self.spread or 1.0
        return self.change.mean / scale, self.change.low / scale, self.change.high / scale


def changes(study: Study) -> list[Change]:
    """All measures of every setting against the first with as many seats; what is clear holds up among all of them."""
    found = [
        _change(variant, name, base, games, measure)
        for variant in range(len(study.variants))
        if study.base_of(variant) != variant
        for base, games in [(study.of(study.base_of(variant)), study.of(variant))]
        for name, measure in _measures([*base, *games]).items()
    ]
    clear = discoveries([one.p for one in found])
    return [replace(one, clear=held) for one, held in zip(found, clear, strict=True)]


def _measures(games: Sequence[GameRow]) -> dict[str, Callable[[GameRow], float]]:
    measures = {**MEASURES, FIRST: lambda game: game.seats[0].won}
    for source in dict.fromkeys(name for game in games for name in game.seats[0].sources):
        measures[SOURCE + source] = _points_from(source)
    return measures


def _points_from(source: str) -> Callable[[GameRow], float]:
    return lambda game: sum(seat.sources.get(source, 0) for seat in game.seats) / len(game.seats)


def _change(
    variant: int, name: str, base: Sequence[GameRow], games: Sequence[GameRow], measure: Callable[[GameRow], float]
) -> Change:
    before = [measure(game) for game in base]
    after = [measure(game) for game in games]
    change = mean(name, [new - old for new, old in zip(after, before, strict=True)])
    error = (change.high - change.low) / (2 * NORMAL)
    p = 1.0 if change.count < FEWEST else p_value(change.mean / error) if error else float(change.mean == 0)
    spread = error * sqrt(change.count)
    return Change(variant, name, sum(before) / len(before), sum(after) / len(after), change, spread, p)
