"""Number forms: how the whole numbers of an observation become floats for a learner, or bytes."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from mecenate.core.feature_vector import FeatureVector
from mecenate.core.sparse_row import Changes
from mecenate.core.sparse_vector import PLACE_MASK, SHIFT, SparseVector

INVERSE: Final = 0.0
"""The scale of an order: 1 for the first, 1/2 for the second, 1/3 for the third, 0 for none."""
KNOWN: Final = 256
"""The floats of the numbers below this one are computed in advance."""
LARGEST_BYTE: Final[i64] = 255


class Number(NamedTuple):
    """One number of an observation: a whole number, which a learner gets times `scale`, or in a byte by `unit`."""

    name: str
    scale: float = 1.0
    unit: int = 1

    def value(self, number: int) -> float:
        """What a learner gets for this whole number."""
        if self.scale == INVERSE:
            return 1.0 / number if number else 0.0
        return self.scale * number


def scaled(names: Sequence[str], scale: float) -> list[Number]:
    """Numbers with the same scale."""
    return [Number(name, scale) for name in names]


def as_numbers(listed: Sequence[Number | str]) -> list[Number]:
    """Numbers, where a name alone is a number that is not scaled."""
    return [one if isinstance(one, Number) else Number(one) for one in listed]


@final
class NumberForm:
    """The numbers of one game. A float of 32 bits is written as its bits, since compiled code has no other."""

    def __init__(self, numbers: Sequence[Number]) -> None:
        self.numbers: Final = list(numbers)
        self._scales: vec[float] = vec[float]([number.scale for number in numbers])
        self._units: vec[i64] = vec[i64]([number.unit for number in numbers])
        self._bits: vec[i32] = vec[i32]()
        self._tables: vec[i32] = vec[i32]()
        """For each number, where the bits of its floats begin; -1 less if it has a unit."""
        tables: dict[tuple[float, int], int] = {}
        for number in numbers:
            kind = (number.scale, number.unit)
            if kind not in tables:
                tables[kind] = len(tables) * KNOWN
                for n in range(KNOWN):
                    self._bits = append(self._bits, i32(bits_of(number.value(n * number.unit))))
            table = tables[kind]
            self._tables = append(self._tables, i32(table if number.unit == 1 else -1 - table))

    def write_dense(self, sparse: SparseVector, vector: FeatureVector) -> None:
        """All numbers as floats of 64 bits, after those that were written."""
        start = vector.at
        end = start + sparse.size
        numbers = vector.numbers
        at = start
        while at < end:
            numbers[at] = 0.0
            at += 1
        vector.at = end
        n: i64 = 0
        while n < sparse.count:
            entry = sparse.entries[n]
            place = entry & PLACE_MASK
            number = entry >> SHIFT
            if number != 0:
                at = start + place
                scale = self._scales[place]
                numbers[at] = 1.0 / float(number) if scale == INVERSE else scale * float(number)
            n += 1

    def write_floats(self, changes: Changes, first: i64, buffer: vec[i32]) -> None:
        """What changes in a row of floats of 32 bits, which begins at `first`."""
        entries = changes.gone
        n: i64 = 0
        count = changes.gone_count
        while n < count:
            at = first + (entries[n] & PLACE_MASK)
            buffer[at] = 0
            n += 1
        entries = changes.new
        count = changes.new_count
        tables = self._tables
        bits = self._bits
        n = 0
        while n < count:
            entry = entries[n]
            place = entry & PLACE_MASK
            number = entry >> SHIFT
            at = first + place
            known = i64(tables[place])
            if known >= 0 and 0 <= number < KNOWN:
                known += number
                buffer[at] = bits[known]
            else:
                buffer[at] = self._large(place, number)
            n += 1

    def _large(self, place: i64, number: i64) -> i32:
        """The bits of a number that has a unit, or is below 0, or large."""
        unit = self._units[place]
        table = i64(self._tables[place])
        steps = number // unit
        if table < 0 and 0 <= steps < KNOWN and steps * unit == number:
            known = steps - 1 - table
            return self._bits[known]
        return i32(bits_of(self.numbers[place].value(int(number))))

    def write_bytes(self, changes: Changes, first: i64, buffer: vec[u8]) -> None:
        """What changes in a row of bytes, which begins at `first`: whole numbers in their units, from 0 to 255."""
        entries = changes.gone
        n: i64 = 0
        count = changes.gone_count
        while n < count:
            at = first + (entries[n] & PLACE_MASK)
            buffer[at] = 0
            n += 1
        entries = changes.new
        count = changes.new_count
        units = self._units
        n = 0
        while n < count:
            entry = entries[n]
            place = entry & PLACE_MASK
            number = entry >> SHIFT
            at = first + place
            if number == 1:
                buffer[at] = 1
            else:
                unit = units[place]
                if unit != 1:
                    number //= unit
                buffer[at] = u8(max(0, min(number, LARGEST_BYTE)))
            n += 1


def bits_of(number: float) -> int:
    """The bits of a number as a float of 32 bits, as a whole number."""
    (bits,) = struct.unpack("<i", struct.pack("<f", number))
    return int(bits)
