"""The decisions that can be on the agenda, and their arguments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MAIN: Final[i64] = 0  # the action of the turn
SECTOR: Final[i64] = 1  # which sector to buy from
TAKE: Final[i64] = 2  # position, blocks taken so far
SITE: Final[i64] = 3  # tile
PAY: Final[i64] = 4  # tile, city, blocks still to pay, 1 + tile built over
IMPROVE: Final[i64] = 5
SPACE: Final[i64] = 6
CLAIM_SECTOR: Final[i64] = 7  # position
CLAIM_DECORATION: Final[i64] = 8
CLAIM_GOLD: Final[i64] = 9  # section
PLACE: Final[i64] = 10  # item, where it comes from
END: Final[i64] = 11  # free extras, or the end of the turn

DECISIONS: Final = (
    "main",
    "sector",
    "take",
    "site",
    "pay",
    "improve",
    "space",
    "claim sector",
    "claim decoration",
    "claim gold",
    "place",
    "end",
)

# Where an item that is being placed comes from.
CLAIMED: Final[i64] = 0
PURCHASED_ITEM: Final[i64] = 1
STORED: Final[i64] = 2  # + warehouse
