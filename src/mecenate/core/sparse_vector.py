"""Sparse vectors: the numbers of an observation that are not 0.

An observation has thousands of numbers, and at most a few hundred of them are not 0. So it is written as whole numbers
at their places, and a form (`core.number_form`) turns them into floats or bytes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

SPARE: Final = 64
"""Room for places that are written again after they were set back to 0."""


def room_for_places(size: int) -> vec[i32]:
    """Room for the places of a row of so many numbers."""
    places: vec[i32] = vec[i32]()
    for _ in range(size + SPARE):
        places = append(places, 0)
    return places


@final
class SparseVector:
    """A row of whole numbers, written from left to right."""

    def __init__(self, size: int) -> None:
        self.size: Final[i64] = size
        self.values: Final[vec[i32]] = room_for_places(size)
        """The numbers by place. Whoever reads them sets them back to 0."""
        self.places: vec[i32] = room_for_places(size)
        """The first `count` are the places of the numbers that are not 0."""
        self.count: i64 = 0
        self.at: i64 = 0

    def begin(self) -> None:
        """Write from the first number on."""
        self.count = 0
        self.at = 0

    def set(self, place: i64, number: i64) -> None:
        """The number at a place, wherever the next one is written."""
        if self.values[place] == 0:
            if number == 0:
                return
            count = self.count
            self.places[count] = i32(place)
            self.count = count + 1
        self.values[place] = i32(number)

    def add(self, place: i64, number: i64 = 1) -> None:
        """Add to the number at a place."""
        self.set(place, i64(self.values[place]) + number)

    # What is written in order is written once, so these methods need not look whether a place is taken. They do
    # without `set`, because a call costs more than the rest.

    def put(self, number: i64) -> None:
        """The next number."""
        at = self.at
        if number != 0:
            count = self.count
            self.values[at] = i32(number)
            self.places[count] = i32(at)
            self.count = count + 1
        self.at = at + 1

    def flag(self, holds: bool) -> None:
        """1 if it holds, else 0."""
        at = self.at
        if holds:
            count = self.count
            self.values[at] = 1
            self.places[count] = i32(at)
            self.count = count + 1
        self.at = at + 1

    def mark(self, place: i64) -> None:
        """1 at a place that is 0, wherever the next number is written."""
        count = self.count
        self.values[place] = 1
        self.places[count] = i32(place)
        self.count = count + 1

    def skip(self, count: i64) -> None:
        """So many zeros."""
        self.at += count

    def put_run(self, cells: vec[i64], first: i64, count: i64) -> None:
        """A run of cells of a state."""
        values = self.values
        places = self.places
        written = self.count
        shift = self.at - first
        cell = first
        end = first + count
        while cell < end:
            # Most cells are 0; four at a time are passed over.
            if cell + 4 <= end and cells[cell] | cells[cell + 1] | cells[cell + 2] | cells[cell + 3] == 0:
                cell += 4
                continue
            number = cells[cell]
            if number != 0:
                at = cell + shift
                values[at] = i32(number)
                places[written] = i32(at)
                written += 1
            cell += 1
        self.count = written
        self.at = end + shift

    def put_bits(self, bits: i64, count: i64) -> None:
        """The lowest bits of a set, one number each."""
        values = self.values
        places = self.places
        written = self.count
        at = self.at
        end = at + count
        left = bits
        while left != 0 and at < end:
            if left & 0xFF == 0:
                left >>= 8
                at += 8
                continue
            if left & 1 == 0:
                if left & 0xF == 0:
                    left >>= 4
                    at += 4
                else:
                    left >>= 1
                    at += 1
                continue
            values[at] = 1
            places[written] = i32(at)
            written += 1
            left >>= 1
            at += 1
        self.count = written
        self.at = end

    def one_of(self, code: i64, width: i64) -> None:
        """A 1 at place `code` among `width` numbers that are 0; no 1 if there is no such place."""
        if 0 <= code < width:
            at = self.at + code
            count = self.count
            self.values[at] = 1
            self.places[count] = i32(at)
            self.count = count + 1
        self.at += width

    def put_codes(self, cells: vec[i64], first: i64, count: i64, lowest: i64, width: i64) -> None:
        """A run of cells, each as one of `width` codes from `lowest` on."""
        values = self.values
        places = self.places
        written = self.count
        at = self.at
        cell = first
        while cell < first + count:
            code = cells[cell] - lowest
            if 0 <= code < width:
                place = at + code
                values[place] = 1
                places[written] = i32(place)
                written += 1
            at += width
            cell += 1
        self.count = written
        self.at = at

    def put_shown(self, cells: vec[i64], first: i64, count: i64, shown: vec[i64], codes: i64, width: i64) -> None:
        """A run of cells, each 0 or 1 + a piece; `shown` has so many `codes` for each piece, each one of `width`."""
        values = self.values
        places = self.places
        written = self.count
        at = self.at
        cell = first
        while cell < first + count:
            piece = cells[cell] - 1
            if piece < 0:
                at += codes * width
            else:
                n = piece * codes
                end = n + codes
                while n < end:
                    code = shown[n]
                    if 0 <= code < width:
                        place = at + code
                        values[place] = 1
                        places[written] = i32(place)
                        written += 1
                    at += width
                    n += 1
            cell += 1
        self.count = written
        self.at = at
