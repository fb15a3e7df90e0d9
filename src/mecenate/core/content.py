"""Contents: what the numbers of a block of cells mean.

A block says once what it holds. The names and values of an observation and the ranges that an audit checks follow
from it:

    counts("florins", scale=0.05)                  # a number
    counts("supply", RESOURCES, scale=0.1)         # a number for each cell, with a label each
    members("marker in", SECTIONS)                 # a set: bit n for member n
    code("phase", PHASES)                          # a code: one of some values, from 0
    code("pawn", SPACES, first=1)                  # from 1; a lower code means none
    owner("scored", CITIES)                        # 1 + a seat; 0 means nobody
    seat("turn:")                                  # a seat
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

COUNT: Final = 0
MEMBERS: Final = 1
CODE: Final = 2
OWNER: Final = 3
SEAT: Final = 4
ONE: Final = ("",)
"""The labels of a single cell."""


@final
class Content:
    """What a run of cells holds, with a label for each cell and each value."""

    def __init__(
        self,
        kind: int,
        label: str,
        cells: Sequence[str],
        values: Sequence[str] = ONE,
        *,
        first: int = 0,
        scale: float = 1.0,
        most: int | None = None,
        unit: int = 1,
    ) -> None:
        """`first` is the code of the first value; `scale` makes a count small for a learner; `most` bounds a count.

        `unit` divides a count that does not fit into a byte, such as money in hundreds.
        """
        self.kind: Final = kind
        self.label: Final = label
        self.cells: Final = tuple(cells)
        self.values: Final = tuple(values)
        self.first: Final = first
        self.scale: Final = scale
        self.most: Final = most
        self.unit: Final = unit

    def highest(self, seats: int) -> int | None:
        """The highest number of a cell at a table with this many seats; None if there is no bound."""
        if self.kind == MEMBERS:
            return (1 << len(self.values)) - 1
        if self.kind == CODE:
            return self.first + len(self.values) - 1
        if self.kind == OWNER:
            return seats
        return seats - 1 if self.kind == SEAT else self.most


def counts(
    label: str, cells: Sequence[str] = ONE, *, scale: float = 1.0, most: int | None = None, unit: int = 1
) -> Content:
    """Numbers of things; `most` is the highest that can be, and all are multiples of `unit`."""
    return Content(COUNT, label, cells, scale=scale, most=most, unit=unit)


def members(label: str, of: Sequence[str], cells: Sequence[str] = ONE) -> Content:
    """Sets: bit n stands for member n."""
    return Content(MEMBERS, label, cells, of)


def code(label: str, values: Sequence[str], cells: Sequence[str] = ONE, *, first: int = 0) -> Content:
    """Codes: each is one of some values, or none if it is below `first`."""
    return Content(CODE, label, cells, values, first=first)


def owner(label: str, cells: Sequence[str] = ONE) -> Content:
    """Cells that hold 1 + a seat; 0 means nobody."""
    return Content(OWNER, label, cells, first=1)


def seat(label: str) -> Content:
    """A cell that holds a seat."""
    return Content(SEAT, label, ONE)
