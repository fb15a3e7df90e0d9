"""The layout of the cells: what each holds, and the numbers that stand in them.

Numbers used throughout: a resource 0 to 5 (marble first), amounts of seven (six resources, then fiorini), a card
(kind and name) and its copies, a monument 0 to 26, an artist (name and kind) with several fronts, a kind of artist 0
to 2, a work: a copy, or WORKS + a monument.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.content import code, counts, members, owner, seat
from mecenate.core.layout import Layout
from mecenate.games.florenza.reading import CARD_KINDS, CURRENCIES, MOST_CARDS
from mecenate.games.florenza.reading import EFFECTS as EFFECT_NAMES
from mecenate.games.florenza.reading import STEPS as EXTRA_STEPS
from mecenate.games.florenza.vocabulary import ARTIST_KINDS as ARTIST_KIND_NAMES
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_NAMES

SIX: Final[i64] = 6
SEVEN: Final[i64] = 7
FIORINI: Final[i64] = 6  # the index of money among seven amounts
ARTIST_KINDS: Final[i64] = 3
KIND_SETS: Final[i64] = 8  # sets of kinds of artists, bit n for kind n
COPIES: Final[i64] = 76
MONUMENTS: Final[i64] = 27
FRONTS: Final[i64] = 85
ARTISTS: Final[i64] = 40
LOCATIONS: Final[i64] = 17
HAND_SLOTS: Final[i64] = 24
ROW_SLOTS: Final[i64] = 12
DRAWS: Final[i64] = 228  # the discards come back at most twice, so no copy is drawn more than three times
MOST_ROUNDS: Final[i64] = 9

STAGES: Final = ["acting", "keeping", "choosing", "collecting", "finished"]
"""The stages of a round."""
# Labels in an observation; a pack may give the cards other names.
ROUND_LABELS: Final = [str(n) for n in range(1, 10)]
STEP_LABELS: Final = [f"step {n}" for n in range(1, 11)]
CARD_LABELS: Final = [f"card {n}" for n in range(MOST_CARDS)]
MONUMENT_LABELS: Final = [f"monument {n}" for n in range(int(MONUMENTS))]
ARTIST_LABELS: Final = [f"artist {n}" for n in range(int(ARTISTS))]
LOCATION_LABELS: Final = [f"location {n}" for n in range(int(LOCATIONS))]

LAYOUT: Final = Layout(max_seats=4)

ROUND: Final[i64] = LAYOUT.cell("round", code("round", ROUND_LABELS, first=1))
STAGE: Final[i64] = LAYOUT.cell("stage", code("stage", STAGES))
# the action marker: 0 to 3, then the four extra steps
MARKER: Final[i64] = LAYOUT.cell("marker", code("marker", STEP_LABELS))
# how many seats, in turn order, have had their turn in this step
PLACE: Final[i64] = LAYOUT.cell("place", counts("turns in this step", scale=0.25))
CAPTAIN: Final[i64] = LAYOUT.cell("captain", seat("captain:"))
NEW_CAPTAIN: Final[i64] = LAYOUT.cell("new_captain", owner("new captain"))  # 1 + the seat that has taken the card

SUPPLY: Final[i64] = LAYOUT.cells(
    "supply", counts("supply", RESOURCE_NAMES, scale=0.05), counts("bank", scale=0.0001, unit=50)
)
COPY: Final[i64] = LAYOUT.cells("copy", 76)  # where each Florenza card lies, see BOX and below
PILE_SIZE: Final[i64] = LAYOUT.cell("pile_size", counts("pile", scale=0.02))
MONUMENT: Final[i64] = LAYOUT.cells("monument", 27)  # where each monument lies, see IN_PILE and below
ROW: Final[i64] = LAYOUT.cells("row", 12)  # 1 + monument from left to right
ROW_SIZE: Final[i64] = LAYOUT.cell("row_size")
MONUMENTS_LEFT: Final[i64] = LAYOUT.cell("monuments_left", counts("monuments to come", scale=0.05))  # in the pile
ARTIST_PILE: Final[i64] = LAYOUT.cells("artist_pile", 40)  # cards of each artist in the pile
ARTISTS_LEFT: Final[i64] = LAYOUT.cell("artists_left", counts("artists to come", scale=0.02))  # in the pile
MIDDLE: Final[i64] = LAYOUT.cells("middle", 12)  # 1 + artist, in the order of their numbers
MIDDLE_SIZE: Final[i64] = LAYOUT.cell("middle_size")
ARTISTS_GONE: Final[i64] = LAYOUT.cell("artists_gone")  # cards that left the game unseen
FRONT: Final[i64] = LAYOUT.cells("front", 85)  # 0 unseen, 1 + the work it was engaged for, UNUSED + seat
# cards of each location that are face up
LOCATION: Final[i64] = LAYOUT.cells("location", counts("open", LOCATION_LABELS, scale=0.5))
ANONYMOUS: Final[i64] = LAYOUT.cells("anonymous", counts("anonymous", ARTIST_KIND_NAMES))  # 1 if face up
CHEAPEST: Final[i64] = LAYOUT.cells("cheapest", 8)  # the lowest cost in the middle for each set of kinds

RESOURCES: Final[i64] = LAYOUT.by_seat("resources", counts("resources", RESOURCE_NAMES, scale=0.25), hidden=True)
PURSE: Final[i64] = LAYOUT.by_seat("purse", counts("fiorini", scale=0.001, unit=50), hidden=True)  # fiorini
RESERVED: Final[i64] = LAYOUT.by_seat("reserved", counts("reserved", ARTIST_LABELS))
NAMELESS: Final[i64] = LAYOUT.by_seat("nameless", counts("anonymous", ARTIST_KIND_NAMES, scale=0.5))
HELD_OVER: Final[i64] = LAYOUT.by_seat("held_over")  # bit r: the card kept before round r may still be hidden
# What follows from the cards, stored so that legal choices need no search.
HAND: Final[i64] = LAYOUT.by_seat("hand", 24, hidden=True)  # 1 + copy, in the order of their numbers
HAND_SIZE: Final[i64] = LAYOUT.by_seat("hand_size", counts("cards in hand", scale=0.1))
IN_FRONT: Final[i64] = LAYOUT.by_seat("in_front", counts("in front", CARD_KINDS, scale=0.25))
SHOWN: Final[i64] = LAYOUT.by_seat("shown", members("in front", CARD_LABELS))
INCOME: Final[i64] = LAYOUT.by_seat("income", counts("income", CURRENCIES, scale=0.1))
STEPS: Final[i64] = LAYOUT.by_seat("steps", members("action at", EXTRA_STEPS))
EXTRA_CARDS: Final[i64] = LAYOUT.by_seat("extra_cards", counts("extra cards", scale=0.5))
POWER: Final[i64] = LAYOUT.by_seat("power", counts("guild", EFFECT_NAMES, scale=0.1))
MONUMENTS_RESERVED: Final[i64] = LAYOUT.by_seat("monuments_reserved", counts("monuments reserved", scale=0.5))
ARTISTS_RESERVED: Final[i64] = LAYOUT.by_seat("artists_reserved", counts("artists reserved", scale=0.5))
CHEAPEST_RESERVED: Final[i64] = LAYOUT.by_seat("cheapest_reserved", 8)  # the same for reserved artists
HOLDING: Final[i64] = LAYOUT.by_seat("holding", hidden=True)  # the six numbers of RESOURCES, one byte for each

# What a seat remembers; see `marks`.
MEMORY: Final[i64] = LAYOUT.cell("memory")  # 1: the marks below go back to the deal; 0: they are empty
DRAWN: Final[i64] = LAYOUT.cell("drawn")  # Florenza cards drawn since the deal
DRAW: Final[i64] = LAYOUT.cells("draw", 228)  # for each of them: the card, who drew it when, and how it left the hand
BARRED: Final[i64] = LAYOUT.by_seat("barred", 9)  # by round, bit n: card n was not in the hand, because the seat passed

# The numbers of STAGES.
ACTING: Final[i64] = 0
KEEPING: Final[i64] = 1
CHOOSING: Final[i64] = 2
COLLECTING: Final[i64] = 3
FINISHED: Final[i64] = 4

# Where a copy of a Florenza card can be.
BOX: Final[i64] = 0
WAITING: Final[i64] = 1  # in pile II or III before its round
PILE: Final[i64] = 2
IN_HAND: Final[i64] = 4  # + seat
PLAYED: Final[i64] = 8  # + seat
DISCARDED: Final[i64] = 16  # + 4 * round + seat

# Where a monument can be.
IN_PILE: Final[i64] = 0
IN_ROW: Final[i64] = 1
GONE: Final[i64] = 2
KEPT_BY: Final[i64] = 4  # + seat: reserved
DONE_BY: Final[i64] = 8  # + seat: finished

NOBODY: Final[i64] = 1000000
"""The cost of an artist where there is none: more than anybody has."""
ENOUGH: Final[i64] = 0x808080808080
"""The highest bit of each byte of HOLDING. To test a cost, with one byte for each kind, subtract it from HOLDING with
these bits set. It can be paid if they are all still set: a byte with too little borrows from its highest bit."""
WORKS: Final[i64] = 76
"""Work number of monument 0; below it, a work is a copy of a church or palace."""
UNUSED: Final[i64] = 200
"""In FRONT, + seat: turned over at the end for the seat that had reserved it."""

# The effects of guilds, numbered as in `reading.EFFECTS`.
PER_WORKSHOP: Final[i64] = 0
PER_RESIDENCE: Final[i64] = 1
PER_MONUMENT: Final[i64] = 2
PER_DISTRICT_SET: Final[i64] = 3
PER_ARTIST_SET: Final[i64] = 4
ARTIST_DISCOUNT: Final[i64] = 5
MONUMENT_DISCOUNT: Final[i64] = 6
INCOME_OF_CHOICE: Final[i64] = 7
EFFECTS: Final[i64] = 8

# The kinds of Florenza cards, numbered as in `reading.CARD_KINDS`.
RESIDENCE: Final[i64] = 0
WORKSHOP: Final[i64] = 1
GUILD: Final[i64] = 2
PREACHER: Final[i64] = 3
CHURCH: Final[i64] = 4
DISTRICT: Final[i64] = 5
PALACE: Final[i64] = 6
