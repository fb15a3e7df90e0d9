"""The layout of the cells: what each holds, and the numbers that stand in them.

Numbers used throughout: a building 0 to 9, a landscape 0 to 2 (as pieces 10 to 12), a lot 0 to 7, a freedom 0 to 2,
a character 0 to 5. A card 0 to 54: professions, then bonus cards from 21, prestige cards from 41. Sets of cards and of
squares are the bits of one number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.content import code, counts, members, owner, seat
from mecenate.core.layout import Layout
from mecenate.games.princes.shapes import SQUARE_NAMES
from mecenate.games.princes.vocabulary import BUILDINGS, LOTS, PIECES, PROFESSIONS
from mecenate.games.princes.vocabulary import CHARACTERS as CHARACTER_NAMES
from mecenate.games.princes.vocabulary import FREEDOMS as FREEDOM_NAMES
from mecenate.games.princes.vocabulary import LANDSCAPES as LANDSCAPE_NAMES

ROUNDS: Final[i64] = 7
MAX_BUILDERS: Final[i64] = 3
BUILDING_TYPES: Final[i64] = 10
PIECE_TYPES: Final[i64] = 13
LANDSCAPE_TILES: Final[i64] = 6

# Decks: the first of the 55 cards in each, and their bits.
CARDS: Final[i64] = 55
PROFESSION: Final[i64] = 0
BONUS: Final[i64] = 1
PRESTIGE: Final[i64] = 2
FIRST_BONUS: Final[i64] = 21
FIRST_PRESTIGE: Final[i64] = 41
PROFESSION_BITS: Final[i64] = (1 << 21) - 1
BONUS_BITS: Final[i64] = ((1 << 20) - 1) << 21
PRESTIGE_BITS: Final[i64] = ((1 << 14) - 1) << 41

# Lots and characters that the rules name.
JESTER: Final[i64] = 3
BUILDER: Final[i64] = 4
PRESTIGE_LOT: Final[i64] = 5
RECRUITING: Final[i64] = 6
ANY_LANDSCAPE: Final[i64] = 7
MUSE: Final[i64] = 0
CARDINAL: Final[i64] = 1
PRINCESS: Final[i64] = 2
MERCHANT: Final[i64] = 3
PROFESSOR: Final[i64] = 4
BANKER: Final[i64] = 5

PHASES: Final = ["deal", "auction", "characters", "actions", "end"]
STATUSES: Final = ["free", "bought", "out"]
"""What a seat can be in the auction phase and in A2."""
SOURCES: Final = ("landscapes", "builders", "buildings", "works", "best works", "merchant", "banker")
"""What gives prestige during the game (PRI-56)."""
ROUND_LABELS: Final = [f"round {n}" for n in range(8)]
PAWN_LABELS: Final = [f"space {n}" for n in range(71)]

LAYOUT: Final = Layout(max_seats=5)

ROUND: Final[i64] = LAYOUT.cell("round", code("now", ROUND_LABELS))
PHASE: Final[i64] = LAYOUT.cell("phase", code("phase", PHASES))
FIRST: Final[i64] = LAYOUT.cell("first", seat("first:"))  # the first player of the round
# pieces of each lot; prestige cards are in their pile
LEFT: Final[i64] = LAYOUT.cells("left", counts("left", LOTS[:7], scale=0.2))
BUYER: Final[i64] = LAYOUT.cells("buyer", owner("bought", LOTS[:7]))  # 1 + the seat that bought this lot in the round
BUILDINGS_LEFT: Final[i64] = LAYOUT.cells("buildings_left", counts("left", BUILDINGS, scale=0.5))
FREEDOMS_LEFT: Final[i64] = LAYOUT.cells("freedoms_left", counts("left", FREEDOM_NAMES, scale=0.5))

UNSEEN: Final[i64] = LAYOUT.cell("unseen")  # cards in the upper parts of the piles
UNDER: Final[i64] = LAYOUT.cells("under", 55)  # 1 + card, each deck in its own range, the next to come first
UNDER_SIZE: Final[i64] = LAYOUT.cells("under_size", 3)
LOOKED: Final[i64] = LAYOUT.cell("looked")  # cards that the actor is looking at
RETURNED: Final[i64] = LAYOUT.cell("returned")  # cards given back while others are still choosing
PUBLIC: Final[i64] = LAYOUT.cell("public")  # cards whose place everybody knows

OFFERED: Final[i64] = LAYOUT.cell("offered")  # 1 + joint placement, as a row of `Borders`, on offer
CHARACTER_OWNER: Final[i64] = LAYOUT.cells("character_owner", owner("holds", CHARACTER_NAMES))
BANKER_MONEY: Final[i64] = LAYOUT.cell("banker_money", counts("banker's florins", scale=0.001, unit=100))
# a set: those taken in the last A2, even if used since
CHARACTERS_GONE: Final[i64] = LAYOUT.cell("characters_gone", members("gone", CHARACTER_NAMES))
# 1 + the seat that took the Banker in the last A2
BANKER_SEAT: Final[i64] = LAYOUT.cell("banker_seat", owner("took the banker"))

MONEY: Final[i64] = LAYOUT.by_seat("money", counts("florins", scale=0.0005, unit=100), hidden=True)
POINTS: Final[i64] = LAYOUT.by_seat("points", counts("prestige from", SOURCES, scale=0.02))
SOLD: Final[i64] = LAYOUT.by_seat("sold", counts("sold", scale=0.1))  # prestige given up for money
STATUS: Final[i64] = LAYOUT.by_seat("status", code("in the auctions", STATUSES))
HAND: Final[i64] = LAYOUT.by_seat("hand", hidden=True)  # cards, including prestige cards
TABLE: Final[i64] = LAYOUT.by_seat("table", members("works", PROFESSIONS))  # professions face up
KNOWS: Final[i64] = LAYOUT.by_seat("knows", hidden=True)  # cards whose place this seat knows, without the public ones
RECRUITS: Final[i64] = LAYOUT.by_seat("recruits", counts("recruiting cards"))  # recruiting cards in hand
# recruiting cards left face up with this seat
RECRUITED: Final[i64] = LAYOUT.by_seat("recruited", counts("recruited", scale=0.5))
FREEDOMS: Final[i64] = LAYOUT.by_seat("freedoms", members("freedom", FREEDOM_NAMES))
JESTERS: Final[i64] = LAYOUT.by_seat("jesters", counts("jesters", scale=0.2))
BUILDERS: Final[i64] = LAYOUT.by_seat("builders", counts("builders", scale=0.5))
BEST: Final[i64] = LAYOUT.by_seat("best", counts("best work", scale=0.05))  # value of the best work of the round
PAWN: Final[i64] = LAYOUT.by_seat("pawn", code("pawn", PAWN_LABELS, first=1))  # 1 + space, counted over all characters
LANDSCAPES: Final[i64] = LAYOUT.by_seat("landscapes", counts("landscapes", LANDSCAPE_NAMES, scale=0.5))
LANDSCAPE_AT: Final[i64] = LAYOUT.by_seat("landscape_at", 3, 6)  # squares of each tile
BUILDING_AT: Final[i64] = LAYOUT.by_seat("building_at", 10)  # squares of each building on this estate
PARTNERS: Final[i64] = LAYOUT.by_seat("partners")  # four bits for each building: 1 + the seat it is shared with
# What follows from the above, stored so that legal choices need no search.
GLORY: Final[i64] = LAYOUT.by_seat("glory", counts("prestige", scale=0.02))  # prestige on the track
HAVE: Final[i64] = LAYOUT.by_seat("have", members("has", BUILDINGS))
TAKEN: Final[i64] = LAYOUT.by_seat("taken", members("taken", SQUARE_NAMES))  # squares that are not free
WALLS: Final[i64] = LAYOUT.by_seat("walls", members("walls", SQUARE_NAMES))  # squares of buildings and palace
FITS: Final[i64] = LAYOUT.by_seat("fits", members("room for", PIECES))
FIT: Final[i64] = LAYOUT.by_seat("fit", 13)  # the first legal placement of each piece
JOINT_FITS: Final[i64] = LAYOUT.cells("joint_fits", 10)  # the same for each pair of seats and building
JOINT_FIT: Final[i64] = LAYOUT.cells("joint_fit", 10, 10)
# What a seat remembers of hidden cards, see `marks`.
MEMORY: Final[i64] = LAYOUT.cell("memory")  # 1 if the marks below go back to the deal
LOOKS: Final[i64] = LAYOUT.cells("looks", 49)  # one packed look at a pile in each cell, each deck in its own range
LOOKS_MADE: Final[i64] = LAYOUT.cells("looks_made", 3)
PLAYED: Final[i64] = LAYOUT.cells("played", 41)  # when each profession and bonus card was first played, packed
GIVEN_BACK: Final[i64] = LAYOUT.by_seat("given_back", hidden=True)  # 1 + the card given back at the deal

# The numbers of PHASES.
DEAL: Final[i64] = 0
AUCTION: Final[i64] = 1
CHARACTERS: Final[i64] = 2
ACTIONS: Final[i64] = 3
END: Final[i64] = 4

# The numbers of STATUSES.
FREE: Final[i64] = 0
BOUGHT: Final[i64] = 1
OUT: Final[i64] = 2

# The numbers of SOURCES.
FROM_LANDSCAPES: Final[i64] = 0
FROM_BUILDERS: Final[i64] = 1
FROM_BUILDINGS: Final[i64] = 2
FROM_WORKS: Final[i64] = 3
FROM_BEST: Final[i64] = 4
FROM_MERCHANT: Final[i64] = 5
FROM_BANKER: Final[i64] = 6


def bits_of(deck: i64) -> i64:
    """The cards of a deck."""
    if deck == PROFESSION:
        return PROFESSION_BITS
    return BONUS_BITS if deck == BONUS else PRESTIGE_BITS


def first_of(deck: i64) -> i64:
    """The first card of a deck."""
    if deck == PROFESSION:
        return 0
    return FIRST_BONUS if deck == BONUS else FIRST_PRESTIGE


def deck_of(card: i64) -> i64:
    """The deck of a card."""
    if card < FIRST_BONUS:
        return PROFESSION
    return BONUS if card < FIRST_PRESTIGE else PRESTIGE


def pair_of(seat: i64, other: i64) -> i64:
    """The number of a pair of seats, 0 to 9."""
    low = min(seat, other)
    high = max(seat, other)
    return high * (high - 1) // 2 + low
