"""Observation specs: which numbers a learner gets of a table, as one seat sees it.

A spec lists blocks of the layout. What the blocks hold (`core.content`) gives both the names of the numbers and the
code that writes them, so the two always agree:

    TABLE = ObservationSpec(LAYOUT, ("phase", "supply", "city_owner"))
    SEAT = ObservationSpec(LAYOUT, ("florins", "blocks"))

A count is one number. A set has a number for each member, a code one for each value. A seat has one for each place
at the table: the observer's own first, the others in turn order. A spec of blocks by seat is written once for each
place. Hidden blocks are written only where the observer may see them, and are 0 elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core import content
from mecenate.core.content import Content
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.layout import Block, Layout

COUNT: Final[i64] = content.COUNT
MEMBERS: Final[i64] = content.MEMBERS
SEAT: Final[i64] = content.SEAT
OWNER: Final[i64] = content.OWNER
A_STEP: Final[i64] = 7  # kind, first cell, cells, numbers a cell, the code of the first value, hidden, cells a seat


@final
class ObservationSpec:
    """The numbers of some blocks, in the order in which the blocks are listed."""

    def __init__(self, layout: Layout, blocks: Sequence[str]) -> None:
        self.max_seats: Final = layout.max_seats
        self.names: Final[list[str]] = []
        self._steps: vec[i64] = vec[i64]()
        self._scales: vec[float] = vec[float]()
        for name in blocks:
            block = layout.block(name)
            at = block.offset
            for held in block.holds:
                self._add(held, at, block)
                at += len(held.cells)

    def _add(self, held: Content, at: int, block: Block) -> None:
        values = places(self.max_seats) if held.kind in (content.OWNER, content.SEAT) else held.values
        for cell in held.cells:
            self.names.extend(" ".join(part for part in (held.label, cell, value) if part) for value in values)
        stride = block.width if block.by_seat else 0
        for number in (held.kind, at, len(held.cells), len(values), held.first, int(block.hidden), stride):
            self._steps = append(self._steps, number)
        self._scales = append(self._scales, held.scale)

    # ------------------------------------------------------------------ writing

    def write(self, cells: vec[i64], eye: i64, seats: i64, seat: i64, sees_all: bool, vector: FeatureVector) -> None:
        """Write the numbers as the seat `eye` of `seats` sees them; those of blocks by seat for `seat`."""
        step: i64 = 0
        while step < len(self._scales):
            at = A_STEP * step
            count = self._steps[at + 2]
            width = self._steps[at + 3]
            first = self._steps[at + 1] + self._steps[at + 6] * seat
            if self._steps[at + 5] == 1 and not sees_all:
                blank(vector, count * width)
            elif self._steps[at] == COUNT:
                write_counts(cells, first, count, self._scales[step], vector)
            elif self._steps[at] == MEMBERS:
                cell = first
                while cell < first + count:
                    vector.put_bits(cells[cell], width)
                    cell += 1
            else:
                is_seat = self._steps[at] == OWNER or self._steps[at] == SEAT
                write_codes(cells, first, count, self._steps[at + 4], width, eye if is_seat else -1, seats, vector)
            step += 1


def places(max_seats: int) -> list[str]:
    """The places at a table: the observer's own, then the others in turn order."""
    return ["own", *(f"rival {n}" for n in range(1, max_seats))]


def place_of(seat: i64, eye: i64, seats: i64) -> i64:
    """The place of a seat, counted from the observer's."""
    return (seat - eye + seats) % seats


def blank(vector: FeatureVector, count: i64) -> None:
    """Write `count` zeros."""
    end = vector.at + count
    while vector.at < end:
        vector.numbers[vector.at] = 0.0
        vector.at += 1


def write_counts(cells: vec[i64], first: i64, count: i64, scale: float, vector: FeatureVector) -> None:
    """A run of cells, scaled."""
    cell = first
    while cell < first + count:
        vector.numbers[vector.at] = scale * float(cells[cell])
        vector.at += 1
        cell += 1


def write_codes(
    cells: vec[i64], first: i64, count: i64, lowest: i64, width: i64, eye: i64, seats: i64, vector: FeatureVector
) -> None:
    """A run of codes, each as one 1 among zeros; unless `eye` is -1 they are seats, counted from it."""
    cell = first
    while cell < first + count:
        code = cells[cell] - lowest
        if eye >= 0 and code >= 0:
            code = place_of(code, eye, seats)
        one_of(vector, code, width)
        cell += 1


def one_of(vector: FeatureVector, code: i64, width: i64) -> None:
    """A 1 at place `code` among `width` numbers that are 0; no 1 if there is no such place."""
    start = vector.at
    blank(vector, width)
    if 0 <= code < width:
        vector.numbers[start + code] = 1.0
