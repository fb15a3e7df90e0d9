"""The decisions that can be on the agenda, and their arguments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

START: Final[i64] = 0  # where the pawn begins
MOVE: Final[i64] = 1  # where the pawn goes
TAKE: Final[i64] = 2  # which tile of the space
PLACE: Final[i64] = 3  # tile
REWARD: Final[i64] = 4  # the two kinds whose rewards are pending
ARTISAN: Final[i64] = 5  # which tile of the lower row
FOUNTAIN: Final[i64] = 6  # which fountain card goes back
DISC: Final[i64] = 7  # which circle
CARD: Final[i64] = 8  # the two card spaces
PAY: Final[i64] = 9  # card space, times fulfilled, pieces paid of this set, 1 if a coin replaced the present good
BREAD: Final[i64] = 10  # card space, times fulfilled
# Steps that ask nobody: `turn.go_on` carries them out when they come to the top.
DUE: Final[i64] = 11  # the kind whose reward is still to come
SECOND: Final[i64] = 12  # the card space that comes second
END: Final[i64] = 13  # the end of the turn
SCORED: Final[i64] = 14  # the end of a seat's scoring
LOOK: Final[i64] = 15  # two fountain cards are to be drawn

DECISIONS: Final = (
    "start",
    "move",
    "take",
    "place",
    "reward",
    "artisan",
    "fountain",
    "disc",
    "card",
    "pay",
    "bread",
    "due",
    "second",
    "end",
    "scored",
    "look",
)
