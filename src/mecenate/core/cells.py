"""Cells: the row of integers that is a state, and the agenda in it.

The **agenda** is a stack of pending decisions, each in one cell (`core.agenda`). The decision on top says who must
choose and about what, with four arguments. A rule that needs a choice pushes a decision, and the answer pops it.
Nested rules nest decisions. The game is over when the agenda is empty.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mecenate.core.agenda import ARG_MASK, KIND_MASK, SEAT_MASK

SEATS: Final[i64] = 0
DEPTH: Final[i64] = 1
AGENDA: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Cells:
    """A row of integers with an agenda, as the rules read and change it."""

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour, who is next in clockwise order."""
        return (seat + 1) % self.cells[SEATS]

    def total(self, first: i64, count: i64) -> i64:
        """The sum of a run of cells."""
        cells = self.cells
        sum_of_cells: i64 = 0
        at = first
        while at < first + count:
            sum_of_cells += cells[at]
            at += 1
        return sum_of_cells

    def take_one(self, first: i64, pick: i64) -> i64:
        """Remove item number `pick` from a run of counts, counting kind by kind; returns its kind."""
        cells = self.cells
        kind: i64 = 0
        while pick >= cells[first + kind]:
            pick -= cells[first + kind]
            kind += 1
        cells[first + kind] -= 1
        return kind

    # ------------------------------------------------------------------ the agenda

    def asked_kind(self) -> i64:
        """The kind of the decision on top."""
        return self.cells[AGENDA + self.cells[DEPTH] - 1] & KIND_MASK

    def asked_seat(self) -> i64:
        """The seat that the decision on top belongs to."""
        return (self.cells[AGENDA + self.cells[DEPTH] - 1] >> 8) & SEAT_MASK

    def about(self, n: i64) -> i64:
        """Argument `n`, 0 to 3, of the decision on top."""
        return (self.cells[AGENDA + self.cells[DEPTH] - 1] >> (12 + 12 * n)) & ARG_MASK

    def asked_below(self) -> i64:
        """The kind of the decision under the one on top; -1 if there is none."""
        depth = self.cells[DEPTH]
        return self.cells[AGENDA + depth - 2] & KIND_MASK if depth > 1 else -1

    def ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a decision on top of the agenda."""
        depth = self.cells[DEPTH]
        self.cells[AGENDA + depth] = kind | (seat << 8) | (a << 12) | (b << 24) | (c << 36) | (d << 48)
        self.cells[DEPTH] = depth + 1

    def answered(self) -> None:
        """Take the decision on top off the agenda."""
        depth = self.cells[DEPTH] - 1
        self.cells[AGENDA + depth] = 0
        self.cells[DEPTH] = depth

    def close(self) -> None:
        """Empty the agenda: the game is over."""
        while self.cells[DEPTH] > 0:
            self.answered()
