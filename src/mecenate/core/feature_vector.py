"""Feature vectors: the numbers that describe a position to a bot or to a learner."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.layout import SEATS_CELL
from mecenate.core.sparse_vector import SparseVector

EVERY_GAME: Final = ("seats", "appraisal", "lead", "to move", "seats to wait")
"""The numbers at the start of every game's vector, before the game's own."""


def highest_of_others(cells: vec[i64], first: i64, seat: i64) -> i64:
    """The highest number of the other seats in a block with one cell a seat, which begins at `first`; 0 at least."""
    highest: i64 = 0
    other: i64 = 0
    while other < cells[SEATS_CELL]:
        if other != seat:
            highest = max(highest, cells[first + other])
        other += 1
    return highest


@final
class FeatureVector:
    """Rows of numbers, each written from left to right. A search fills millions, so they are allocated once."""

    def __init__(self, size: int, rows: int = 1) -> None:
        numbers: vec[float] = vec[float]()
        for _ in range(size * rows):
            numbers = append(numbers, 0.0)
        self.size: Final[i64] = size
        self.numbers: Final[vec[float]] = numbers
        self.at: i64 = 0
        self.sparse: SparseVector | None = None
        """Room for an observation while it is written."""

    def begin(self, row: i64 = 0) -> None:
        """Write from the first number of a row on."""
        self.at = row * self.size

    def put(self, number: i64) -> None:
        """A count."""
        self.numbers[self.at] = float(number)
        self.at += 1

    def put_run(self, cells: vec[i64], first: i64, count: i64) -> None:
        """A run of cells of a state, unscaled."""
        numbers = self.numbers
        at = self.at
        n: i64 = 0
        while n < count:
            numbers[at + n] = float(cells[first + n])
            n += 1
        self.at = at + count

    def put_bits(self, bits: i64, count: i64) -> None:
        """The lowest bits of a set, one number each."""
        n: i64 = 0
        while n < count:
            self.numbers[self.at + n] = float((bits >> n) & 1)
            n += 1
        self.at += count

    def measure(self, number: float) -> None:
        """A real number."""
        self.numbers[self.at] = number
        self.at += 1

    def flag(self, holds: bool) -> None:
        """1 if it holds, else 0."""
        self.numbers[self.at] = 1.0 if holds else 0.0
        self.at += 1

    def finish(self) -> None:
        """Fill the rest with zeros."""
        while self.at < len(self.numbers):
            self.numbers[self.at] = 0.0
            self.at += 1
