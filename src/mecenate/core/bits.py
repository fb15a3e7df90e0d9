"""Sets of small numbers, 0 to 62, as the bits of one cell."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.layout import row

BITS: Final[vec[i64]] = row([1 << number for number in range(63)])
"""`BITS[number]` is `bit(number)` without a call, for the tightest loops."""


def bit(number: i64) -> i64:
    """The set of one number. mypyc compiles `1 << number` to a 32-bit shift, which is wrong from bit 31 on."""
    return BITS[number]


def count(members: i64) -> i64:
    """How many numbers are in a set."""
    size: i64 = 0
    while members != 0:
        members &= members - 1
        size += 1
    return size
