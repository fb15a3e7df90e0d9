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

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core import content
from mecenate.core.content import Content
from mecenate.core.layout import Block, Layout
from mecenate.core.number_form import Number
from mecenate.core.sparse_vector import SparseVector

COUNT: Final[i64] = content.COUNT
MEMBERS: Final[i64] = content.MEMBERS
SEAT: Final[i64] = content.SEAT
OWNER: Final[i64] = content.OWNER


@final
class Step:
    """A run of cells that hold the same kind of thing."""

    def __init__(self, block: Block, first: int, held: Content, width: int) -> None:
        self.kind: Final[i64] = held.kind
        self.first: Final[i64] = first
        self.cells: i64 = len(held.cells)
        self.width: Final[i64] = width
        """How many numbers a cell has."""
        self.lowest: Final[i64] = held.first
        """The code of the first of them."""
        self.hidden: Final = block.hidden
        self.stride: Final[i64] = block.width if block.by_seat else 0
        """How many cells after those of a seat the cells of the next one are."""

    def continues(self, last: Step) -> bool:
        """Whether the counts of this step follow those of the last one, so that both are one run."""
        return (
            self.kind == COUNT
            and last.kind == COUNT
            and self.first == last.first + last.cells
            and (self.width, self.lowest, self.stride) == (last.width, last.lowest, last.stride)
            and self.hidden == last.hidden
        )


@final
class ObservationSpec:
    """The numbers of some blocks, in the order in which the blocks are listed."""

    def __init__(self, layout: Layout, blocks: Sequence[str]) -> None:
        self.max_seats: Final = layout.max_seats
        self.numbers: Final[list[Number]] = []
        self._steps: Final[list[Step]] = []
        for name in blocks:
            block = layout.block(name)
            at = block.offset
            for held in block.holds:
                self._add(held, at, block)
                at += len(held.cells)

    def _add(self, held: Content, at: int, block: Block) -> None:
        values = places(self.max_seats) if held.kind in (content.OWNER, content.SEAT) else held.values
        for cell in held.cells:
            for value in values:
                name = " ".join(part for part in (held.label, cell, value) if part)
                self.numbers.append(Number(name, held.scale, held.unit))
        step = Step(block, at, held, len(values))
        if self._steps and step.continues(self._steps[-1]):
            self._steps[-1].cells += step.cells
        else:
            self._steps.append(step)

    @property
    def names(self) -> list[str]:
        """What the numbers are called."""
        return [number.name for number in self.numbers]

    # ------------------------------------------------------------------ writing

    def write(self, cells: vec[i64], eye: i64, seats: i64, seat: i64, sees_all: bool, vector: SparseVector) -> None:
        """Write the numbers as the seat `eye` of `seats` sees them; those of blocks by seat for `seat`."""
        for step in self._steps:
            first = step.first + step.stride * seat
            count = step.cells
            width = step.width
            kind = step.kind
            if step.hidden and not sees_all:
                vector.skip(count * width)
            elif kind == COUNT:
                vector.put_run(cells, first, count)
            elif kind == MEMBERS:
                vector.put_sets(cells, first, count, width)
            elif kind == OWNER or kind == SEAT:  # noqa: PLR1714, SIM109 (a tuple would be built)
                write_seats(cells, first, count, step.lowest, width, eye, seats, vector)
            else:
                vector.put_codes(cells, first, count, step.lowest, width)


def places(max_seats: int) -> list[str]:
    """The places at a table: the observer's own, then the others in turn order."""
    return ["own", *(f"rival {n}" for n in range(1, max_seats))]


def place_of(seat: i64, eye: i64, seats: i64) -> i64:
    """The place of a seat, counted from the observer's."""
    place = seat - eye
    return place + seats if place < 0 else place


def write_seats(
    cells: vec[i64], first: i64, count: i64, lowest: i64, width: i64, eye: i64, seats: i64, vector: SparseVector
) -> None:
    """A run of seats, each as one 1 among zeros, counted from the observer's."""
    at = vector.at
    cell = first
    while cell < first + count:
        seat = cells[cell] - lowest
        if seat >= 0:
            place = place_of(seat, eye, seats)
            if 0 <= place < width:
                vector.mark(at + place)
        at += width
        cell += 1
    vector.at = at
