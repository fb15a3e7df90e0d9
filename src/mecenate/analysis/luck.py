"""Luck: what a draw was worth, compared with the average of what could have been drawn in its place.

The draw that happened and the samples are judged in the same way, in the position as it really was. So luck is 0 on
average, however good or bad the judgement is.
"""

from __future__ import annotations

from typing import Final

from mecenate.analysis.comparing import DIGITS, Judgement
from mecenate.analysis.report import Worth
from mecenate.bots.levels import Level
from mecenate.bots.parallel_search import new_search
from mecenate.bots.planning import Planner
from mecenate.bots.search import Search
from mecenate.bots.value import Batch
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import State

SAMPLES: Final = 16


def luck_of(before: State, action: Action, after: State, *, level: Level, seed: int) -> Worth:
    """What the draw by an action was worth: `before` it was chosen, and `after` what was really drawn."""
    seats = before.seats
    search = new_search(before.game, level, seed, turns=0)
    search.seat = before.asked_seat()
    real, usual = Judgement(seats), Judgement(seats)
    _add(real, after.copy(), search, seed)
    for number in range(1, SAMPLES + 1):
        world = before.copy()
        world.apply(action, Dealer.fast(seed + number))
        _add(usual, world, search, seed + SAMPLES + number)
    drawn, mean = real.mean(), usual.mean()
    return Worth(_apart(drawn.chances, mean.chances), _apart(drawn.points, mean.points))


def _add(judgement: Judgement, world: State, search: Search, seed: int) -> None:
    """Play the turn to its end by a short plan, and judge the position."""
    batch = Batch(search.value, world.seats)
    search.play_on(world, Planner(search.value, world.seats, Dealer.fast(seed)), batch)
    judgement.add(batch)


def _apart(drawn: list[float], usual: list[float]) -> list[float]:
    return [round(one - other, DIGITS) for one, other in zip(drawn, usual, strict=True)]
