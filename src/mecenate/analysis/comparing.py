"""Compares the turn that was played with the best ones that a search finds.

All of them meet the same worlds, so that none is preferred for its luck. The turn that was played never drops out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil, sqrt
from typing import Final

from mecenate.analysis.report import Comparison, Mark, Worth, mark_of
from mecenate.bots.levels import Level
from mecenate.bots.node import Node
from mecenate.bots.parallel_search import new_search
from mecenate.bots.search import ENOUGH_WORLDS, HASTE, Contender, Imagine, Search, first_that_counts, staying
from mecenate.bots.value import Batch
from mecenate.core.action import Action
from mecenate.core.state import State

FEW: Final = 4
"""A decision with fewer choices than this, such as a bid, is tried out less."""
CERTAIN: Final = 2.0
"""A mark is certain if so many standard errors, either way, do not change it."""
CERTAIN_WORLDS: Final = 24
"""Worlds that a turn meets before its mark can be certain."""
DIGITS: Final = 4


class Judgement:
    """Sums of the results of all tries, for every seat."""

    def __init__(self, seats: int) -> None:
        self.tries = 0
        self.chances = [0.0] * seats
        self.points = [0.0] * seats

    def add(self, batch: Batch) -> None:
        """Add a try: the mean of its evaluations, or the final result."""
        first, count = int(first_that_counts(batch)), len(batch.totals) // len(self.chances)
        part = 1.0 / float(count - first)
        for number in range(first, count):
            for seat in range(len(self.chances)):
                self.chances[seat] += part * batch.chance(number, seat)
                self.points[seat] += part * batch.totals[number * len(self.points) + seat]
        self.tries += 1

    def mean(self) -> Worth:
        """The averages."""
        chances = [round(chance / self.tries, DIGITS) for chance in self.chances]
        return Worth(chances, [round(points / self.tries, DIGITS) for points in self.points])


class Candidate:
    """One way to play the turn, with its result in each world so far."""

    def __init__(self, path: list[Node], seats: int) -> None:
        self.contender = Contender(path)
        self.line = [node.action for node in path[1:]]
        self.sums = Judgement(seats)
        self.own: list[float] = []
        """The chance of the seat that plays it, world by world."""
        self.margin = 0.0

    def try_out(self, search: Search, imagine: Imagine) -> None:
        """Add a world."""
        seat = int(search.seat)
        before = self.sums.chances[seat]
        search.try_out(imagine, self.contender)
        batch = search.batch
        assert batch is not None
        self.sums.add(batch)
        self.own.append(self.sums.chances[seat] - before)
        self.margin = self.contender.path[-1].margins

    def begins_with(self, line: Sequence[Action]) -> bool:
        """Whether it begins with a line."""
        return self.line[: len(line)] == list(line)


def compare(
    state: State,
    line: Sequence[Action],
    *,
    level: Level,
    tries: int,
    seed: int,
    open_cards: bool = False,
    patient: bool = False,
) -> Comparison:
    """What a line that the actor played up to the first draw was worth beside the best that is found.

    Judged by what the actor knew, or with `open_cards` by everything except what is still to be drawn. It ends before
    all tries are made when the mark is certain, unless it is `patient`.
    """
    search = new_search(state.game, level, seed)
    imagine: Imagine = (lambda dealer: state.copy()) if open_cards else partial(state.imagine, state.actor)
    root = Node(None, state.seats)
    field = [Candidate(path, state.seats) for path in search.line_up(imagine(search.dealer), root)]
    if not any(one.begins_with(line) for one in field):
        field.append(Candidate(root.enter(line), state.seats))
    choices = min(len(state.legal()), FEW)
    best, played = _contest(search, imagine, field, line, max(1, tries * choices // FEW), patient)
    return _comparison(best, played)


def _contest(
    search: Search, imagine: Imagine, field: list[Candidate], line: Sequence[Action], tries: int, patient: bool
) -> tuple[Candidate, Candidate]:
    """The best candidate and the best that was played; they have met the same worlds."""
    places = len(field)
    while True:
        for one in field:
            one.try_out(search, imagine)
        share = int(search.iterations) / tries
        ranked = sorted(field, key=lambda one: -one.contender.total)
        played = next(one for one in ranked if one.begins_with(line))
        rival = next((one for one in ranked if not one.begins_with(line)), None)
        settled = len(played.own) >= ENOUGH_WORLDS if rival is None else not patient and _is_certain(rival, played)
        if share >= 1 or settled:
            return ranked[0], played
        kept = staying([one.contender for one in field], max(2, ceil(places * (1 - share) ** HASTE)), False)
        field = [one for one in field if one is played or one.contender in kept]


def apart(best: list[float], other: list[float]) -> tuple[float, float]:
    """The mean of the differences in the worlds that both have met, and its standard error."""
    leads = [mine - theirs for mine, theirs in zip(best, other, strict=False)]
    mean = sum(leads) / len(leads)
    spread = sum((one - mean) ** 2 for one in leads)
    return mean, sqrt(spread / (len(leads) * max(1, len(leads) - 1)))


def _is_certain(rival: Candidate, played: Candidate) -> bool:
    """Whether more worlds would hardly change the mark of the turn that was played beside its best rival."""
    if len(played.own) < CERTAIN_WORLDS:
        return False
    lost, error = apart(rival.own, played.own)
    return mark_of(lost - CERTAIN * error, 0.0) is mark_of(lost + CERTAIN * error, 0.0)


def _comparison(best: Candidate, played: Candidate) -> Comparison:
    if best is played:
        lost = error = lost_points = 0.0
    else:
        mean, error = apart(best.own, played.own)
        lost = max(0.0, mean)
        lost_points = (best.margin - played.margin) / len(played.own)
    mark = mark_of(lost, error)
    return Comparison(
        before=best.sums.mean(),
        after=played.sums.mean(),
        better=[] if mark is Mark.BEST else [str(action) for action in best.line],
        lost=round(lost, DIGITS),
        lost_points=round(lost_points, DIGITS),
        error=round(error, DIGITS),
        worlds=len(played.own),
        mark=mark,
    )
