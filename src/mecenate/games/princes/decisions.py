"""The decisions that can be on the agenda, and their arguments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RETURN: Final[i64] = 0  # which dealt card to give back
OPEN: Final[i64] = 1
BID: Final[i64] = 2  # lot, last bid in hundreds, leader + 16 * opener, seats that passed as bits
LAST: Final[i64] = 3  # the purchase of the last free player
LANDSCAPE: Final[i64] = 4  # which type, of the one landscape lot
PLACE: Final[i64] = 5  # piece
KEEP: Final[i64] = 6  # deck
UNDER: Final[i64] = 7  # deck
RECRUIT: Final[i64] = 8  # use a recruiting card that was just bought
TURN: Final[i64] = 9  # actions left, once-a-turn actions done as bits, offers made for this action
BONUS: Final[i64] = 10  # profession, value so far
CONVERT: Final[i64] = 11  # value
CHARACTER: Final[i64] = 12
POWER: Final[i64] = 13  # character, 1 if this is the last time
MERCHANT: Final[i64] = 14  # lot, price in hundreds
JOINT: Final[i64] = 15  # building, partner
SUM: Final[i64] = 16  # building, partner
ANSWER: Final[i64] = 17  # building, active seat, sum in hundreds
REPLY: Final[i64] = 18  # building, partner, sum in hundreds
EXCHANGE: Final[i64] = 19  # the Banker's, at the end

# Steps that ask nobody; `rounds.settle` carries them out at once.
NEXT_LOT: Final[i64] = 20  # (seat: the last opener)
NEXT_PAWN: Final[i64] = 21  # (seat: whose turn it is in A2)
NEXT_CARDS: Final[i64] = 22  # A2 begins
NEXT_ROUND: Final[i64] = 23  # the first round begins
FINISH: Final[i64] = 24  # step of the end

FIRST_STEP: Final[i64] = NEXT_LOT

DECISIONS: Final = (
    "return",
    "open",
    "bid",
    "last",
    "landscape",
    "place",
    "keep",
    "under",
    "recruit",
    "turn",
    "bonus",
    "convert",
    "character",
    "power",
    "merchant",
    "joint",
    "sum",
    "answer",
    "reply",
    "exchange",
    "next lot",
    "next pawn",
    "next cards",
    "next round",
    "finish",
)

# Bits of TURN: what may be done once.
DREW: Final[i64] = 1
INTRODUCED: Final[i64] = 2
