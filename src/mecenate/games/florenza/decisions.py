"""The decisions that can be on the agenda, and their arguments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ACTION: Final[i64] = 0  # one of the eight actions
ENGAGE: Final[i64] = 1  # work
GIVE: Final[i64] = 2  # resources still to give, what for
TAKE: Final[i64] = 3  # 1 + the kind that may not be taken, what for
KEEP: Final[i64] = 4  # the card kept at the end of the round
CHOOSE: Final[i64] = 5  # the captain's resource
COLLECT: Final[i64] = 6  # resources still to take for the guild of merchants

DECISIONS: Final = ("action", "engage", "give", "take", "keep", "choose", "collect")

# What resources are given and taken for.
BARTER: Final[i64] = 0
SWAP: Final[i64] = 1
EXCHANGES: Final = ("baratto", "swap")
