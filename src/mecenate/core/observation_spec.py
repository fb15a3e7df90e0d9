"""Observation specs: which numbers a learner gets of a table, as one seat sees it.

A game declares its numbers once. Their names and the code that writes them follow from the same declaration, so that
the two cannot disagree:

    TABLE = ObservationSpec(LAYOUT)
    TABLE.count("pile", "pile_size", scale=0.05)                     # a number
    TABLE.count("supply", "supply", RESOURCES, scale=0.1)            # a number for each label
    TABLE.bits("court", "court", SECTIONS)                           # a set, a number for each member
    TABLE.one_of("phase", "phase", PHASES)                           # a code, a number for each value
    TABLE.owner("city", "city_owner", CITIES)                        # 1 + seat: the own one first, the others in turn

The second argument is the name of a block of the layout.

A spec by seat (`by_seat=True`) is written once for each place at the table, the observer's own seat first. What is
declared `hidden` is written only where the observer may see it, and is 0 elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.feature_vector import FeatureVector
from mecenate.core.layout import Layout

COUNT: Final[i64] = 0
BITS: Final[i64] = 1
ONE_OF: Final[i64] = 2
OWNER: Final[i64] = 3
A_STEP: Final[i64] = 6  # how, first cell, cells, numbers a cell, the code of the first value, hidden

ONE: Final = ("",)
"""The labels of a single cell."""


@final
class ObservationSpec:
    """The numbers of a table, or of each seat, in the order of their declaration."""

    def __init__(self, layout: Layout, *, by_seat: bool = False) -> None:
        self.layout: Final = layout
        self.max_seats: Final = layout.max_seats
        self.by_seat: Final = by_seat
        self.names: Final[list[str]] = []
        self._steps: vec[i64] = vec[i64]()
        self._scales: vec[float] = vec[float]()

    # ------------------------------------------------------------------ declaring

    def count(
        self,
        name: str,
        block: str,
        labels: Sequence[str] = ONE,
        *,
        skip: int = 0,
        scale: float = 1.0,
        hidden: bool = False,
    ) -> None:
        """Numbers times `scale`, after the first `skip` cells of the block."""
        self._add(COUNT, name, self._offset(block) + skip, labels, ONE, 0, scale, hidden)

    def bits(
        self, name: str, block: str, members: Sequence[str], cells: Sequence[str] = ONE, *, hidden: bool = False
    ) -> None:
        """Sets: 1 for each member that is in it."""
        self._add(BITS, name, self._offset(block), cells, members, 0, 1.0, hidden)

    def one_of(
        self,
        name: str,
        block: str,
        values: Sequence[str],
        cells: Sequence[str] = ONE,
        *,
        first: int = 0,
        hidden: bool = False,
    ) -> None:
        """Codes: 1 for the value that it is; `first` is the code of the first value, others are none."""
        self._add(ONE_OF, name, self._offset(block), cells, values, first, 1.0, hidden)

    def owner(self, name: str, block: str, cells: Sequence[str] = ONE) -> None:
        """Cells that hold 1 + seat: 1 for the seat, counted from the one that looks."""
        self._add(OWNER, name, self._offset(block), cells, places(self.max_seats), 1, 1.0, False)

    def _offset(self, block: str) -> int:
        return self.layout.block(block).offset

    def _add(
        self,
        how: int,
        name: str,
        at: int,
        cells: Sequence[str],
        values: Sequence[str],
        first: int,
        scale: float,
        hidden: bool,
    ) -> None:
        for cell in cells:
            self.names.extend(" ".join(part for part in (name, cell, value) if part) for value in values)
        for number in (how, at, len(cells), len(values), first, int(hidden)):
            self._steps = append(self._steps, number)
        self._scales = append(self._scales, scale)

    # ------------------------------------------------------------------ writing

    def write(self, cells: vec[i64], eye: i64, seats: i64, seat: i64, sees_all: bool, vector: FeatureVector) -> None:
        """The numbers of a table (`seat` 0), or of a seat, as the seat `eye` of so many sees them."""
        step: i64 = 0
        while step < len(self._scales):
            at = A_STEP * step
            count = self._steps[at + 2]
            width = self._steps[at + 3]
            first = self._steps[at + 1] + (count * seat if self.by_seat else 0)
            if self._steps[at + 5] == 1 and not sees_all:
                blank(vector, count * width)
            elif self._steps[at] == COUNT:
                write_counts(cells, first, count, self._scales[step], vector)
            elif self._steps[at] == BITS:
                cell = first
                while cell < first + count:
                    vector.put_bits(cells[cell], width)
                    cell += 1
            else:
                turn = eye if self._steps[at] == OWNER else -1
                write_codes(cells, first, count, self._steps[at + 4], width, turn, seats, vector)
            step += 1


def places(max_seats: int) -> list[str]:
    """The seats in words, counted from the one that looks."""
    return ["own", *(f"rival {n}" for n in range(1, max_seats))]


def place_of(seat: i64, eye: i64, seats: i64) -> i64:
    """Where a seat sits, counted from the one that looks."""
    return (seat - eye + seats) % seats


def blank(vector: FeatureVector, count: i64) -> None:
    """So many zeros."""
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
    """A run of codes, each as one 1 among zeros; with an `eye` (not -1) they are seats, counted from it."""
    cell = first
    while cell < first + count:
        code = cells[cell] - lowest
        if eye >= 0 and code >= 0:
            code = place_of(code, eye, seats)
        one_of(vector, code, width)
        cell += 1


def one_of(vector: FeatureVector, code: i64, width: i64) -> None:
    """One 1 among so many zeros; none if the code is no value."""
    start = vector.at
    blank(vector, width)
    if 0 <= code < width:
        vector.numbers[start + code] = 1.0
