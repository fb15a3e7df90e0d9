"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (PRI-95 to PRI-97).

The numbers of OBSERVED, in order: the agenda; the table; the cards whose place the seat knows; the joint building on
offer; then every seat, the own one first, the others in turn order, zeros where nobody sits. Of another hand only
the cards that are known show, and its size by deck; purses of the others are zeros unless they lie open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.bits import count
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.observation_spec import ObservationSpec, blank, one_of, place_of, places
from mecenate.core.state import ARG_MASK, SEAT_MASK, SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.board import (
    BONUS_BITS,
    BUILDING_TYPES,
    CARDS,
    FIRST,
    HAND,
    LAYOUT,
    LOOKED,
    OFFERED,
    PHASES,
    PRESTIGE,
    PRESTIGE_BITS,
    PROFESSION_BITS,
    SOURCES,
    UNDER,
    UNDER_SIZE,
    Board,
    first_of,
)
from mecenate.games.princes.decisions import DECISIONS
from mecenate.games.princes.printed import SQUARE_NAMES
from mecenate.games.princes.shapes import SQUARES
from mecenate.games.princes.view_builder import AGREEING, in_piles, pending
from mecenate.games.princes.vocabulary import BUILDINGS, CHARACTERS, DECKS, LOTS, PIECES, PROFESSIONS
from mecenate.games.princes.vocabulary import FREEDOMS as FREEDOM_WORDS
from mecenate.games.princes.vocabulary import LANDSCAPES as LANDSCAPE_WORDS

MOST_SEATS: Final[i64] = 5
CARD_NAMES: Final = [
    *PROFESSIONS,
    *(f"bonus card {n}" for n in range(20)),
    *(f"prestige card {n}" for n in range(14)),
]
ROUND_NAMES: Final = [f"round {n}" for n in range(8)]
PAWN_SPACES: Final = [f"space {n}" for n in range(71)]
CONCERNS_A_CARD: Final = ("in a pile: ", "coming up: ", "looked at: ", "known: ")


def _agenda() -> AgendaSpec:
    spec = AgendaSpec(LAYOUT.max_seats, DECISIONS)
    bid, merchant = int(ask.BID), int(ask.MERCHANT)
    agreed = [int(kind) for kind in (ask.JOINT, ask.SUM, ask.ANSWER, ask.REPLY)]
    spec.value("lot", LOTS, [(bid, 0), (merchant, 0)])
    spec.number("bid", [(bid, 1), (merchant, 1)], scale=0.1)
    spec.seat("leader", [(bid, 2)])
    spec.seat("opener", [(bid, 2)], shift=4)
    spec.seat_set("passed", [(bid, 3)])
    spec.value("to place", PIECES, [(int(ask.PLACE), 0)])
    spec.value("pile", DECKS, [(int(ask.KEEP), 0), (int(ask.UNDER), 0)])
    spec.number("actions left", [(int(ask.TURN), 0)], scale=0.5)
    spec.value("done this turn", ("drew", "introduced", "both"), [(int(ask.TURN), 1)], first=1)
    spec.number("offers made", [(int(ask.TURN), 2)])
    spec.value("work of", PROFESSIONS, [(int(ask.BONUS), 0)])
    spec.number("value so far", [(int(ask.BONUS), 1), (int(ask.CONVERT), 0)], scale=0.05)
    spec.value("power of", CHARACTERS, [(int(ask.POWER), 0)])
    spec.number("last time", [(int(ask.POWER), 1)])
    spec.value("joint", BUILDINGS, [(kind, 0) for kind in agreed])
    spec.seat("joint with", [(kind, 1) for kind in agreed])
    spec.number("sum", [(int(ask.ANSWER), 2), (int(ask.REPLY), 2)], scale=0.1)
    spec.number("step of the end", [(int(ask.FINISH), 0)], scale=0.25)
    return spec


def _table() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT)
    spec.one_of("now", "round", ROUND_NAMES)
    spec.one_of("phase", "phase", PHASES)
    spec.count("left", "left", LOTS[:7], scale=0.2)
    spec.owner("bought", "buyer", LOTS[:7])
    spec.count("left", "buildings_left", BUILDINGS, scale=0.5)
    spec.count("left", "freedoms_left", FREEDOM_WORDS, scale=0.5)
    spec.owner("holds", "character_owner", CHARACTERS)
    spec.owner("took the banker", "banker_seat")
    spec.count("banker's florins", "banker_money", scale=0.001)
    spec.bits("gone", "characters_gone", CHARACTERS)
    return spec


def _seat() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT, by_seat=True)
    spec.count("florins", "money", scale=0.0005, hidden=True)
    spec.count("prestige", "glory", scale=0.02)
    spec.count("prestige from", "points", SOURCES, scale=0.02)
    spec.count("sold", "sold", scale=0.1)
    spec.one_of("in the auctions", "status", ("free", "bought", "out"))
    spec.bits("works", "table", PROFESSIONS)
    spec.count("recruiting cards", "recruits")
    spec.count("recruited", "recruited", scale=0.5)
    spec.bits("freedom", "freedoms", FREEDOM_WORDS)
    spec.count("jesters", "jesters", scale=0.2)
    spec.count("builders", "builders", scale=0.5)
    spec.count("best work", "best", scale=0.05)
    spec.one_of("pawn", "pawn", PAWN_SPACES, first=1)
    spec.count("landscapes", "landscapes", LANDSCAPE_WORDS, scale=0.5)
    spec.bits("has", "have", BUILDINGS)
    spec.bits("taken", "taken", SQUARE_NAMES)
    spec.bits("walls", "walls", SQUARE_NAMES)
    spec.bits("room for", "fits", PIECES)
    return spec


AGENDA: Final = _agenda()
TABLE_NOW: Final = _table()
SEAT: Final = _seat()
PLACES: Final = places(LAYOUT.max_seats)

OBSERVED: Final = (
    *AGENDA.names,
    *TABLE_NOW.names,
    *(f"first: {place}" for place in PLACES),
    *(f"pile: {deck}" for deck in DECKS),
    "cards looked at",
    *(f"{concern}{card}" for concern in CONCERNS_A_CARD for card in CARD_NAMES),
    *(f"offered on the {side}: {square}" for side in ("own side", "far side") for square in SQUARE_NAMES),
    *(
        f"{place}: {name}"
        for place in PLACES
        for name in (
            "sits",
            *(f"hand: {card}" for card in CARD_NAMES),
            *(f"cards of {deck}" for deck in DECKS),
            *(f"shares {building} with {other}" for building in BUILDINGS for other in PLACES),
            *SEAT.names,
        )
    ),
)


def observe(board: Board, eye: i64, vector: FeatureVector) -> None:
    """The numbers of OBSERVED. Some ten microseconds compiled."""
    cells = board.cells
    seats = cells[SEATS]
    AGENDA.write(board, eye, vector)
    TABLE_NOW.write(cells, eye, seats, 0, True, vector)
    one_of(vector, place_of(cells[FIRST], eye, seats), MOST_SEATS)
    deck: i64 = 0
    while deck <= PRESTIGE:
        vector.measure(0.05 * float(board.pile_size(deck)))
        deck += 1
    vector.measure(0.2 * float(count(cells[LOOKED])))
    observe_known_cards(board, eye, vector)
    observe_the_offer(board, eye, vector)
    place: i64 = 0
    while place < MOST_SEATS:
        vector.flag(place < seats)
        if place < seats:
            observe_a_seat(board, eye, (eye + place) % seats, vector)
        else:
            blank(vector, CARDS + 3 + BUILDING_TYPES * MOST_SEATS + len(SEAT.names))
        place += 1


def observe_known_cards(board: Board, eye: i64, vector: FeatureVector) -> None:
    """In the piles, under them (1 for the next to come, then a half, a third), looked at, and known at all (PRI-97)."""
    cells = board.cells
    known = board.known_to(eye)
    vector.put_bits(in_piles(board) & known, CARDS)
    start = vector.at
    blank(vector, CARDS)
    deck: i64 = 0
    while deck <= PRESTIGE:
        n: i64 = 0
        while n < cells[UNDER_SIZE + deck]:
            card = cells[UNDER + first_of(deck) + n] - 1
            if (known >> card) & 1:
                vector.numbers[start + card] = 1.0 / float(n + 1)
            n += 1
        deck += 1
    vector.put_bits(cells[LOOKED] & known, CARDS)
    vector.put_bits(known, CARDS)


def observe_the_offer(board: Board, eye: i64, vector: FeatureVector) -> None:
    """The squares of a joint building that is being agreed, on two estates; the own estate first if it is one."""
    offer = pending(board, AGREEING)
    row = board.cells[OFFERED] - 1
    squares: i64 = SQUARES
    if offer < 0 or row < 0:
        blank(vector, 2 * squares)
        return
    seat = (offer >> 8) & SEAT_MASK
    other = (offer >> 24) & ARG_MASK
    low = board.pieces.borders.low[row]
    high = board.pieces.borders.high[row]
    own_is_high = (eye == seat and seat > other) or (eye == other and other > seat)
    vector.put_bits(high if own_is_high else low, squares)
    vector.put_bits(low if own_is_high else high, squares)


def observe_a_seat(board: Board, eye: i64, seat: i64, vector: FeatureVector) -> None:
    """A hand as far as it is known, how many cards it has, who shares its buildings, and what lies before it."""
    cells = board.cells
    sees_hand = seat == eye or board.over
    hand = cells[HAND + seat]
    vector.put_bits(hand if sees_hand else hand & board.known_to(eye), CARDS)
    vector.measure(0.2 * float(count(hand & PROFESSION_BITS)))
    vector.measure(0.2 * float(count(hand & BONUS_BITS)))
    vector.measure(0.2 * float(count(hand & PRESTIGE_BITS)))
    seats = cells[SEATS]
    building: i64 = 0
    while building < BUILDING_TYPES:
        partner = board.partner_in(seat, building)
        one_of(vector, place_of(partner, eye, seats) if partner >= 0 else -1, MOST_SEATS)
        building += 1
    SEAT.write(cells, eye, seats, seat, sees_hand or board.pieces.purses_open, vector)
