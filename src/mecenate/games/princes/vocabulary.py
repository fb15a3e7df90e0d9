"""The vocabulary: all actions of the game, with their numbers and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Vocabulary

BUILDINGS: Final = (
    "university",
    "laboratory",
    "workshop",
    "library",
    "opera",
    "studio",
    "hospital",
    "theatre",
    "tower",
    "chapel",
)
SIZES: Final = ("large", "medium", "small")
"""The sizes of buildings."""
LANDSCAPES: Final = ("forest", "lake", "park")
PIECES: Final = BUILDINGS + LANDSCAPES
"""What is placed on an estate; a landscape is piece 10 and up."""
FREEDOMS: Final = ("travel", "religion", "opinion")
LOTS: Final = (*LANDSCAPES, "jester", "builder", "prestige", "recruiting", "landscape")
"""The lots of the auction; the last is the one landscape lot of two players (PRI-58)."""
CHARACTERS: Final = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
PROFESSIONS: Final = (
    "mathematician",
    "theologian",
    "philosopher",
    "botanist",
    "alchemist",
    "physicist",
    "watchmaker",
    "goldsmith",
    "bell maker",
    "cartographer",
    "lawyer",
    "choreographer",
    "composer",
    "sculptor",
    "painter",
    "pharmacist",
    "physician",
    "dramatist",
    "poet",
    "astronomer",
    "organ builder",
)
DECKS: Final = ("profession", "bonus", "prestige")

# Where each family of actions begins. The order of the families is the order of choices in a menu.
DONE: Final[i64] = 0
PASS: Final[i64] = 1
BID: Final[i64] = 2
DECLINE: Final[i64] = 3
ACCEPT: Final[i64] = 4
END_TURN: Final[i64] = 5
SELL: Final[i64] = 6
DRAW_PROFESSION: Final[i64] = 7
DRAW_BONUS: Final[i64] = 8
KEEP_CARD: Final[i64] = 9
PRINCESS: Final[i64] = 10
MERCHANT_PRESTIGE: Final[i64] = 11
MERCHANT_FREE: Final[i64] = 12
PROFESSOR: Final[i64] = 13  # + 0 for the bonus pile, 1 for the prestige pile
OPEN: Final[i64] = 15  # + lot
TAKE: Final[i64] = 23  # + lot, the landscape lot left out
INTRODUCE: Final[i64] = 30  # + freedom
BUILD: Final[i64] = 33  # + building
TOGETHER: Final[i64] = 43  # + 5 * building + partner
WORK: Final[i64] = 93  # + profession
RECRUIT: Final[i64] = 114  # + profession
RETURN: Final[i64] = 135  # + profession
KEEP: Final[i64] = 156  # + card
UNDER: Final[i64] = 211  # + card
PLAY: Final[i64] = 266  # + bonus card
CONVERT: Final[i64] = 286  # + points
CHARACTER: Final[i64] = 486  # + space, counted over all characters
ASK: Final[i64] = 557  # + hundreds
COUNTER: Final[i64] = 578  # + hundreds
PLACE: Final[i64] = 599  # + placement; the joint placements follow

CONVERSIONS: Final[i64] = 200
"""How many actions `convert` has; no work and no purse needs so many."""
SUMS: Final[i64] = 21
"""Sums of an offer: 0 to 2000 in hundreds (PRI-87)."""


def vocabulary(
    *, cards: Sequence[str], spaces: Sequence[str], placements: Sequence[str], joint: Sequence[str]
) -> Vocabulary:
    """All actions, in the order of the numbers above."""
    bonus = [card for card in cards if card.startswith("bonus ")]
    return Vocabulary(
        [
            *("done", "pass", "bid", "decline", "accept", "end turn", "sell prestige"),
            *("draw profession", "draw bonus", "keep card", "princess work"),
            *("merchant prestige", "merchant free", "professor bonus", "professor prestige"),
            *(f"open {lot}" for lot in LOTS),
            *(f"take {lot}" for lot in LOTS[:-1]),
            *(f"introduce {freedom}" for freedom in FREEDOMS),
            *(f"build {building}" for building in BUILDINGS),
            *(f"build {building} with seat {seat + 1}" for building in BUILDINGS for seat in range(5)),
            *(f"work {profession}" for profession in PROFESSIONS),
            *(f"recruit {profession}" for profession in PROFESSIONS),
            *(f"return {profession}" for profession in PROFESSIONS),
            *(f"keep {card}" for card in cards),
            *(f"under {card}" for card in cards),
            *(f"play {card}" for card in bonus),
            *(f"convert {points}" for points in range(int(CONVERSIONS))),
            *spaces,
            *(f"ask {100 * hundreds}" for hundreds in range(int(SUMS))),
            *(f"counter {100 * hundreds}" for hundreds in range(int(SUMS))),
            *placements,
            *joint,
        ]
    )
