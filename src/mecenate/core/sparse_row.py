"""Sparse rows: what an array holds of an observation, and what changes when the next one is written."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.sparse_vector import PLACE_MASK, SparseVector, room_for

NOBODY: Final[i64] = -1
THE_END: Final[i64] = -1
"""The mark behind the last entry: it is no entry, and its place is behind all others."""


@final
class Row:
    """One row of a buffer: where it begins, whose observation it holds, and its entries (`core.sparse_vector`)."""

    def __init__(self, number: int, size: int) -> None:
        self.first: Final[i64] = number * size
        self.eye: i64 = NOBODY
        self.entries: vec[i64] = room_for(size)
        self.count: i64 = 0

    def keep(self, sparse: SparseVector) -> None:
        """Take the entries of a vector, which gets those of this row to write over: nothing is copied."""
        entries = self.entries
        taken = sparse.entries
        self.entries = taken
        self.count = sparse.count
        taken[sparse.count] = THE_END
        sparse.entries = entries


@final
class Changes:
    """What turns the observation in a row into the next one: places that are 0 now, then numbers that are new."""

    def __init__(self, size: int) -> None:
        self.gone: vec[i64] = vec[i64]()
        """The first `gone_count` are entries whose places become 0."""
        self.gone_count: i64 = 0
        self.new: vec[i64] = vec[i64]()
        """The first `new_count` are entries that are written, after those places."""
        self.new_count: i64 = 0
        self._gone: Final[vec[i64]] = room_for(size)
        self._new: Final[vec[i64]] = room_for(size)

    def between(self, row: Row, sparse: SparseVector, eye: i64) -> None:
        """Compare a row with what `eye` observes now. For another eye nearly all differs, so all of it is written."""
        if row.eye == eye:
            self._compare(row, sparse)
        else:
            row.eye = eye
            self.gone = row.entries
            self.gone_count = row.count
            self.new = sparse.entries
            self.new_count = sparse.count

    def _compare(self, row: Row, sparse: SparseVector) -> None:
        """Go through both, which are in nearly the same order.

        What is new is written last, so whatever the order is, a place that both hold keeps the newer number.
        """
        gone, new = self._gone, self._new
        gone_count: i64 = 0
        new_count: i64 = 0
        before = row.entries
        now = sparse.entries
        count = sparse.count
        n: i64 = 0
        old: i64 = 0
        while n < count:
            entry = now[n]
            last = before[old]
            if entry == last:
                n += 1
                old += 1
                continue
            gap = (entry & PLACE_MASK) - (last & PLACE_MASK)
            if gap > 0:
                gone[gone_count] = last
                gone_count += 1
                old += 1
                continue
            new[new_count] = entry
            new_count += 1
            n += 1
            if gap == 0:
                old += 1
        while old < row.count:
            gone[gone_count] = before[old]
            gone_count += 1
            old += 1
        self.gone, self.gone_count = gone, gone_count
        self.new, self.new_count = new, new_count
