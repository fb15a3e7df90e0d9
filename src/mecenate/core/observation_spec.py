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
from mecenate.core.layout import Block, Layout
from mecenate.core.number_form import Number
from mecenate.core.sparse_vector import SparseVector

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
        self.numbers: Final[list[Number]] = []
        self._steps: vec[i64] = vec[i64]()
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
        stride = block.width if block.by_seat else 0
        step = (held.kind, at, len(held.cells), len(values), held.first, int(block.hidden), stride)
        if held.kind == content.COUNT and self._continues(step):
            size = len(self._steps) - A_STEP + 2
            self._steps[size] += len(held.cells)
            return
        for number in step:
            self._steps = append(self._steps, number)

    def _continues(self, step: Sequence[int]) -> bool:
        """Whether the cells of a step follow those of the last one, so that both are one run."""
        if len(self._steps) == 0:
            return False
        last = [int(number) for number in self._steps][-int(A_STEP) :]
        return [last[0], last[1] + last[2], *last[3:]] == [step[0], step[1], *step[3:]]

    @property
    def names(self) -> list[str]:
        """What the numbers are called."""
        return [number.name for number in self.numbers]

    # ------------------------------------------------------------------ writing

    def write(self, cells: vec[i64], eye: i64, seats: i64, seat: i64, sees_all: bool, vector: SparseVector) -> None:
        """Write the numbers as the seat `eye` of `seats` sees them; those of blocks by seat for `seat`."""
        steps = self._steps
        at: i64 = 0
        while at < len(steps):
            count = steps[at + 2]
            width = steps[at + 3]
            first = steps[at + 1] + steps[at + 6] * seat
            if steps[at + 5] == 1 and not sees_all:
                vector.skip(count * width)
            elif steps[at] == COUNT:
                vector.put_run(cells, first, count)
            elif steps[at] == MEMBERS:
                cell = first
                while cell < first + count:
                    if cells[cell] == 0:
                        vector.at += width
                    else:
                        vector.put_bits(cells[cell], width)
                    cell += 1
            elif steps[at] == OWNER or steps[at] == SEAT:
                write_seats(cells, first, count, steps[at + 4], width, eye, seats, vector)
            else:
                vector.put_codes(cells, first, count, steps[at + 4], width)
            at += A_STEP


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
