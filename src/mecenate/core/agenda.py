"""Decisions of the agenda: each is one number.

The lowest 8 bits are the kind, the next 4 the seat, then come four arguments of 12 bits each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KIND_MASK: Final[i64] = 0xFF
SEAT_MASK: Final[i64] = 0xF
ARG_MASK: Final[i64] = 0xFFF
MOST: Final = 0xFFF
"""The highest value of an argument."""


def pack(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """The number of a decision."""
    return kind | (seat << 8) | (a << 12) | (b << 24) | (c << 36) | (d << 48)


def kind_of(decision: i64) -> i64:
    """The kind of a decision."""
    return decision & KIND_MASK


def seat_of(decision: i64) -> i64:
    """The seat that a decision belongs to."""
    return (decision >> 8) & SEAT_MASK


def argument(decision: i64, n: i64) -> i64:
    """Argument `n`, 0 to 3, of a decision."""
    return (decision >> (12 + 12 * n)) & ARG_MASK
