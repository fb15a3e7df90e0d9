"""Compares the best turns of a position with one another, for as long as they can be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from mecenate.analysis.comparing import DIGITS, Candidate, apart
from mecenate.bots.levels import Level
from mecenate.bots.node import Node
from mecenate.bots.parallel_search import new_search
from mecenate.bots.search import CLEARLY, ENOUGH_WORLDS, HASTE, Imagine, Search, staying
from mecenate.core.action import Action
from mecenate.core.state import State
from mecenate.puzzles.solving import follow, planned

SURE: Final = 1.0
"""Standard errors that are taken off a lead before it counts, as for the marks of an analysis."""
UNSURE: Final = 2.0
"""Standard errors that are added to a lead before a position is given up."""


class Behind(NamedTuple):
    """A turn, and how far it lies behind the best one."""

    line: list[Action]
    lost: float
    lost_points: float
    error: float
    beaten: bool
    """Whether it also lies behind by what the search compares: the chance and a part for the margin."""

    @property
    def surely(self) -> float:
        """The chance that it loses, less what may be noise."""
        return self.lost - SURE * self.error

    @property
    def perhaps(self) -> float:
        """The chance that it loses, and what may be hidden by noise."""
        return self.lost + UNSURE * self.error


class Ranking(NamedTuple):
    """The best turn, and the others that contended with it."""

    line: list[Action]
    chance: float
    points: float
    """The points by which the seat is ahead of the best other, on average."""
    others: list[Behind]
    """The nearest comes first."""

    @property
    def lead(self) -> float:
        """The chance by which every other turn surely lies behind; 0 if the search would not part two of them."""
        if not all(other.beaten for other in self.others):
            return 0.0
        return min((other.surely for other in self.others), default=0.0)

    @property
    def hope(self) -> float:
        """The chance by which every other turn lies behind, if noise hides some of it."""
        return min((other.perhaps for other in self.others), default=0.0)


def rank(
    state: State, *, level: Level, tries: int, seed: int, least: float = 0.0, extra: Sequence[Sequence[Action]] = ()
) -> Ranking:
    """The ranking of the turns that a level thinks of, by what the actor knows, after so many tries of all together.

    `extra` turns contend too. It ends early when one is left, and when the lead of the best will not be `least`.
    Raises `IllegalAction` if a turn that a level thinks of is not there in the real position.
    """
    search = new_search(state.game, level, seed)
    imagine: Imagine = partial(state.imagine, state.actor)
    field = _field(state, search, imagine, extra)
    everybody, places = field, len(field)
    while len(field) > 1 or len(field[0].own) < ENOUGH_WORLDS:
        for one in field:
            one.try_out(search, imagine)
        share = int(search.iterations) / tries
        if share >= 1:
            break
        kept = staying([one.contender for one in field], max(2, ceil(places * (1 - share) ** HASTE)), False)
        field = [one for contender in kept for one in field if one.contender is contender]
        if len(field[0].own) == ENOUGH_WORLDS:
            near = [_behind(field[0], one) for one in everybody if one is not field[0]]
            if any(other.perhaps < least for other in near):
                break
    best = max(field, key=lambda one: one.contender.total / len(one.own))
    behind = [_behind(best, one) for one in everybody if one is not best]
    others = sorted((one._replace(line=planned(state, one.line)) for one in behind), key=lambda one: one.lost)
    worlds = len(best.own)
    return Ranking(
        planned(state, _line(best)), round(sum(best.own) / worlds, DIGITS), round(best.margin / worlds, DIGITS), others
    )


def _field(state: State, search: Search, imagine: Imagine, extra: Sequence[Sequence[Action]]) -> list[Candidate]:
    """All that contend: of those that lead to the same position, in another order of choices, only the first."""
    root = Node(None, state.seats)
    paths = search.line_up(imagine(search.dealer), root)
    paths += [root.enter(line) for line in extra]
    found: dict[bytes, Candidate] = {}
    for path in paths:
        candidate = Candidate(path, state.seats)
        end = follow(state, planned(state, _line(candidate))).state
        found.setdefault(end.key(), candidate)
    return list(found.values())


def _behind(best: Candidate, other: Candidate) -> Behind:
    """How far one lies behind, in the worlds that both have met."""
    lost, error = apart(best.own, other.own)
    lead, doubt = apart(list(best.contender.marks), list(other.contender.marks))
    points = best.margin / len(best.own) - other.margin / len(other.own)
    beaten = lead > CLEARLY * doubt
    return Behind(_line(other), round(lost, DIGITS), round(points, DIGITS), round(error, DIGITS), beaten)


def _line(candidate: Candidate) -> list[Action]:
    return [action for action in candidate.line if action is not None]
