"""Judges places of Cooperation's palace, and searches ways to lay the estates on a plane.

A place is judged on empty estates. An exception is a building that a seat cannot build alone with some number of
builders, or that two neighbours without builders cannot build together (a builder only opens squares, so with builders
they can build no less). The engine says what may lie where: `offer_placements` and `offer_joint_placements`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from mecenate.core.action import Action
from mecenate.core.game import read_options
from mecenate.core.game_definition import DefinedGame
from mecenate.core.pack import Pack, load_pack
from mecenate.games.princes import borders
from mecenate.games.princes.estate import border_at, builders_changed, offer_joint_placements, offer_placements
from mecenate.games.princes.game import DEFINITION, OPTIONS
from mecenate.games.princes.layout import BUILDERS, TAKEN, WALLS
from mecenate.games.princes.shapes import SIDE
from mecenate.games.princes.state import Princes
from mecenate.games.princes.versions import VERSIONS
from mecenate.games.princes.vocabulary import BUILDINGS

PACKAGE = "mecenate.games.princes"
SEATS = (2, 3, 4, 5)
BUILDER_COUNTS = (0, 1, 2, 3)
Corner = tuple[int, int]
"""Row and column of an estate's upper left corner in squares, rows downwards, as in the pack."""
Layout = tuple[Corner, ...]
STEPS = [(s, side) for s in range(1 - SIDE, SIDE) for side in (-SIDE, SIDE)]
STEPS += [(side, s) for s, side in STEPS]
"""From the corner of an estate to that of a neighbour on a plane."""

# Thousands of layouts are made of the same few steps. The cache changes no result.
borders.joint_placements = functools.cache(borders.joint_placements)


# ---------------------------------------------------------------------- judging a place in a layout


@dataclass(frozen=True, order=True)
class Missing:
    """A building that has no place: alone with so many builders (`partner` -1), or together with a neighbour."""

    building: int
    seat: int
    partner: int
    builders: int


@dataclass(frozen=True)
class Judgement:
    """What a place and a layout leave to each seat, over all buildings."""

    missing: tuple[Missing, ...]
    alone: tuple[int, ...]
    """Placements alone of each seat, summed over 0 to 3 builders."""
    together: tuple[int, ...]
    """Joint placements of each seat with all its neighbours, without builders."""

    def unevenness(self) -> float:
        """How far the most favoured seat is from the least favoured one: 0 if all are equal."""
        return sum(1 - min(counts) / max(counts) for counts in (self.alone, self.together))

    def freedom(self) -> int:
        """All placements of all seats."""
        return sum(self.alone) + sum(self.together)


def judge(table: Princes, place: int) -> Judgement:
    """Judge a place of the palace on a table where nothing else has been laid."""
    missing: list[Missing] = []
    alone = [0] * table.seats
    together = [0] * table.seats
    for builders in BUILDER_COUNTS:
        board = _empty_estates(table, place, builders)
        for seat in range(table.seats):
            for building, count in enumerate(_alone(board, seat)):
                alone[seat] += count
                missing += [] if count else [Missing(building, seat, -1, builders)]
    board = _empty_estates(table, place, 0)
    for seat, partner in _neighbours(board):
        for building, count in enumerate(_together(board, seat, partner)):
            together[seat] += count
            together[partner] += count
            missing += [] if count else [Missing(building, seat, partner, 0)]
    return Judgement(tuple(sorted(missing)), tuple(alone), tuple(together))


def _empty_estates(table: Princes, place: int, builders: int) -> Princes:
    """The table with the palace moved, and so many builders on each estate."""
    board = table.copy()
    for seat in range(board.seats):
        board.cells[TAKEN + seat] = place
        board.cells[WALLS + seat] = place
        board.cells[BUILDERS + seat] = builders
    for seat in range(board.seats):
        builders_changed(board, seat)
    return board


def _alone(board: Princes, seat: int) -> list[int]:
    """How many placements each building has on an estate."""
    placements: list[list[Action]] = [[] for _ in BUILDINGS]
    for building, choices in enumerate(placements):
        offer_placements(board, seat, building, choices)
    return [len(choices) for choices in placements]


def _together(board: Princes, seat: int, partner: int) -> list[int]:
    """How many joint placements each building has for two neighbours."""
    placements: list[list[Action]] = [[] for _ in BUILDINGS]
    for building, choices in enumerate(placements):
        offer_joint_placements(board, seat, partner, building, choices)
    return [len(choices) for choices in placements]


def _neighbours(board: Princes) -> list[tuple[int, int]]:
    """Every two neighbours, the lower seat first."""
    relation = board.pieces.borders.relation
    seats = range(board.seats)
    return [(low, high) for low in seats for high in seats if low < high and relation[border_at(board, low, high)] >= 0]


# ---------------------------------------------------------------------- tables


def tables(pack: Pack, layout: str) -> dict[int, Princes]:
    """The tables of Cooperation with nothing on them, by the number of seats."""
    return {seats: empty_table(pack, layout, seats) for seats in SEATS}


def empty_table(pack: Pack, layout: str, seats: int) -> Princes:
    """A table of Cooperation with nothing on it."""
    options = read_options("princes", OPTIONS, {"expansions": "cooperation", "layout": layout})
    game = DefinedGame(DEFINITION, pack, options, VERSIONS.newest.number)
    return cast(Princes, game.table(seats))


@functools.cache
def flat_table(layout: Layout) -> Princes:
    """A table whose estates lie on a plane in this layout."""
    pack = load_pack(PACKAGE)
    apart = {f"p{seats}": [[0, 2 * SIDE * n] for n in range(seats)] for seats in SEATS}
    flat = {**apart, f"p{len(layout)}": [list(corner) for corner in layout]}
    return empty_table({**pack, "cooperation": {**pack["cooperation"], "flat": flat}}, "flat", len(layout))


# ---------------------------------------------------------------------- searching the layouts of a plane


def best_layout(seats: int, place: int) -> tuple[Layout, Judgement]:
    """The layout with the fewest exceptions; then the most even one; then the one that leaves the most placements."""
    judged: list[tuple[int, float, int, Layout]] = []
    for least, layout in sorted(_layouts(seats, place)):
        if judged and least > min(judged)[0]:
            break
        judgement = judge(flat_table(layout), place)
        judged.append((len(judgement.missing), round(judgement.unevenness(), 6), -judgement.freedom(), layout))
    layout = min(judged)[-1]
    return layout, judge(flat_table(layout), place)


def _layouts(seats: int, place: int) -> set[tuple[int, Layout]]:
    """Every layout with the least number of exceptions that it can have, up to the first limit that leaves any.

    The least number counts what two neighbours lack when nobody else is at their borders.
    """
    lacks = {step: _lacking(step, place) for step in STEPS}
    limit = 0
    while not (layouts := {(least, _normal(corners)) for least, corners in _cycles(seats, lacks, limit)}):
        limit += 1
    best = min(len(judge(flat_table(layout), place).missing) for _, layout in layouts)
    return {(least, _normal(corners)) for least, corners in _cycles(seats, lacks, best)}


def _lacking(step: Corner, place: int) -> int:
    """How many buildings two neighbours lack if they are alone on the plane."""
    return sum(missing.partner >= 0 for missing in judge(flat_table(_normal([(0, 0), step])), place).missing)


def _cycles(seats: int, lacks: dict[Corner, int], limit: int) -> Iterator[tuple[int, list[Corner]]]:
    """Every closed chain of estates that do not overlap, with what its neighbours lack at least."""
    pending: list[tuple[int, list[Corner]]] = [(0, [(0, 0)])]
    while pending:
        least, corners = pending.pop()
        row, column = corners[-1]
        if len(corners) == seats:
            if (-row, -column) in lacks:
                yield least, corners
            continue
        for down, right in STEPS:
            corner = (row + down, column + right)
            if max(map(abs, corner)) > SIDE * (seats - len(corners)):
                continue
            gaps = [(corner[0] - other[0], corner[1] - other[1]) for other in corners]
            more = least + sum(lacks.get(gap, 0) for gap in gaps)
            if more <= limit and all(max(map(abs, gap)) >= SIDE for gap in gaps):
                pending.append((more, [*corners, corner]))


def _normal(corners: list[Corner]) -> Layout:
    """The same layout with row and column from 0, clockwise from the uppermost estate."""
    top = min(row for row, _ in corners)
    left = min(column for _, column in corners)
    moved = [(row - top, column - left) for row, column in corners]
    after = [*moved[1:], moved[0]]
    area = sum(a[1] * b[0] - b[1] * a[0] for a, b in zip(moved, after, strict=True))
    if area < 0:
        moved.reverse()
    turns = [tuple(moved[n:] + moved[:n]) for n in range(len(moved))]
    return min(turns)
