"""Sparse vectors: the numbers of an observation that are not 0.

An observation has thousands of numbers, and at most a few hundred of them are not 0. So it is written as whole numbers
at their places, and a form (`core.number_form`) turns them into floats or bytes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.bits import BITS
from mecenate.core.layout import row

SHIFT: Final[i64] = 20
"""An entry is a number and its place: `number << SHIFT | place`."""
PLACE_MASK: Final[i64] = 0xFFFFF
ONE: Final[i64] = 0x100000
"""The entry of a 1 at place 0."""
SPARE: Final = 64
"""Room for a mark behind the last entry, and for places that hold 0 after they were set twice."""


def room_for(size: int) -> vec[i64]:
    """Room for the entries of a row of so many numbers."""
    room: vec[i64] = vec[i64]()
    for _ in range(size + SPARE):
        room = append(room, 0)
    return room


def members_of(byte: int) -> int:
    """The bits of a byte that are set, each plus 1, as hexadecimal digits from the lowest on."""
    members = [n + 1 for n in range(8) if byte >> n & 1]
    return sum(member << 4 * n for n, member in enumerate(members))


MOST_MEMBERS: Final[i64] = 63
"""A cell holds a set of at most so many."""
MEMBERS_OF: Final[vec[i64]] = row([members_of(byte) for byte in range(256)])


@final
class SparseVector:
    """A row of whole numbers, written from left to right; each place is written by one call."""

    def __init__(self, size: int) -> None:
        if size > PLACE_MASK:
            raise ValueError(f"an observation has at most {PLACE_MASK} numbers, not {size}")
        self.size: Final[i64] = size
        self.entries: vec[i64] = room_for(size)
        """The first `count` are the numbers that are not 0, with their places."""
        self.count: i64 = 0
        self.at: i64 = 0
        self._entry_at: Final[vec[i64]] = room_for(size)
        """By place, the entry that `set` or `add` wrote, if that entry is of this place; else anything."""

    def begin(self) -> None:
        """Write from the first number on."""
        self.count = 0
        self.at = 0

    def set(self, place: i64, number: i64) -> None:
        """The number at a place that only `set` and `add` write, wherever the next one is written."""
        self._write(place, number, 0)

    def add(self, place: i64, number: i64 = 1) -> None:
        """Add to the number at a place that only `set` and `add` write."""
        self._write(place, number, 1)

    def _write(self, place: i64, number: i64, times: i64) -> None:
        """The number at a place is so many times what it was, and this number more."""
        entries = self.entries
        count = self.count
        n = self._entry_at[place]
        if n < count and entries[n] & PLACE_MASK == place:
            entries[n] = (times * (entries[n] >> SHIFT) + number) << SHIFT | place
        elif number != 0:
            self._entry_at[place] = count
            entries[count] = number << SHIFT | place
            self.count = count + 1

    # What is written in order is written once, so these methods need not look whether a place is taken. They do
    # without `set`, because a call costs more than the rest.

    def put(self, number: i64) -> None:
        """The next number."""
        at = self.at
        if number != 0:
            count = self.count
            self.entries[count] = number << SHIFT | at
            self.count = count + 1
        self.at = at + 1

    def flag(self, holds: bool) -> None:
        """1 if it holds, else 0."""
        self.put(1 if holds else 0)

    def mark(self, place: i64) -> None:
        """1 at a place that is 0, wherever the next number is written."""
        count = self.count
        self.entries[count] = ONE | place
        self.count = count + 1

    def mark_as(self, place: i64, number: i64) -> None:
        """A number that is not 0 at a place that is 0, wherever the next number is written."""
        count = self.count
        self.entries[count] = number << SHIFT | place
        self.count = count + 1

    def skip(self, count: i64) -> None:
        """So many zeros."""
        self.at += count

    def put_run(self, cells: vec[i64], first: i64, count: i64) -> None:
        """A run of cells of a state. Most are 0, so they are looked at four at a time."""
        entries = self.entries
        written = self.count
        at = self.at
        cell = first
        end = first + count
        last = end - 3
        while cell < last:
            a, b, c, d = cells[cell], cells[cell + 1], cells[cell + 2], cells[cell + 3]
            if a | b | c | d != 0:
                if a != 0:
                    entries[written] = a << SHIFT | at
                    written += 1
                if b != 0:
                    entries[written] = b << SHIFT | (at + 1)
                    written += 1
                if c != 0:
                    entries[written] = c << SHIFT | (at + 2)
                    written += 1
                if d != 0:
                    entries[written] = d << SHIFT | (at + 3)
                    written += 1
            cell += 4
            at += 4
        while cell < end:
            number = cells[cell]
            if number != 0:
                entries[written] = number << SHIFT | at
                written += 1
            cell += 1
            at += 1
        self.count = written
        self.at = at

    def put_bits(self, bits: i64, count: i64) -> None:
        """The lowest bits of a set, one number each."""
        entries = self.entries
        written = self.count
        at = self.at
        self.at = at + count
        left = bits & (BITS[count] - 1) if count < MOST_MEMBERS else bits
        members_of = MEMBERS_OF
        before = at - 1
        while left != 0:
            members = members_of[left & 0xFF]
            while members != 0:
                entries[written] = ONE | (before + (members & 0xF))
                written += 1
                members >>= 4
            left >>= 8
            before += 8
        self.count = written

    def put_sets(self, cells: vec[i64], first: i64, count: i64, width: i64) -> None:
        """A run of cells, each the lowest bits of a set; most are empty."""
        start = self.at
        cell: i64 = 0
        while cell < count:
            members = cells[first + cell]
            if members != 0:
                self.at = start + cell * width
                self.put_bits(members, width)
            cell += 1
        self.at = start + count * width

    def one_of(self, code: i64, width: i64) -> None:
        """A 1 at place `code` among `width` numbers that are 0; no 1 if there is no such place."""
        at = self.at
        if 0 <= code < width:
            count = self.count
            self.entries[count] = ONE | (at + code)
            self.count = count + 1
        self.at = at + width

    def put_codes(self, cells: vec[i64], first: i64, count: i64, lowest: i64, width: i64) -> None:
        """A run of cells, each as one of `width` codes from `lowest` on."""
        entries = self.entries
        written = self.count
        at = self.at
        cell = first
        end = first + count
        while cell < end:
            code = cells[cell] - lowest
            if 0 <= code < width:
                entries[written] = ONE | (at + code)
                written += 1
            at += width
            cell += 1
        self.count = written
        self.at = at

    def put_shown(self, cells: vec[i64], first: i64, count: i64, shown: vec[i64], codes: i64, width: i64) -> None:
        """A run of cells, each 0 or 1 + a piece; `shown` has so many `codes` for each piece, each one of `width`."""
        entries = self.entries
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
                        entries[written] = ONE | (at + code)
                        written += 1
                    at += width
                    n += 1
            cell += 1
        self.count = written
        self.at = at
