"""The numbers of an observation: what a seat sees, roughly scaled (PRI-95 to PRI-97).

After the table come the piles, the cards whose place the seat knows, and the joint building on offer. Of another hand
only the cards that the seat knows show, and its size by deck. Florins of the other seats are zeros unless purses are
open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda import argument, seat_of
from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.bits import count
from mecenate.core.number_form import INVERSE, Number, scaled
from mecenate.core.observation import Observation
from mecenate.core.observation_spec import ObservationSpec, place_of, places
from mecenate.core.sparse_vector import SparseVector
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.decisions import DECISIONS
from mecenate.games.princes.layout import first_of
from mecenate.games.princes.shapes import SQUARE_NAMES, SQUARES
from mecenate.games.princes.view_builder import AGREEING, in_piles, pending
from mecenate.games.princes.vocabulary import BUILDINGS, CHARACTERS, DECKS, LOTS, PIECES, PROFESSIONS

MOST_SEATS: Final[i64] = 5
CARD_NAMES: Final = [
    *PROFESSIONS,
    *(f"bonus card {n}" for n in range(20)),
    *(f"prestige card {n}" for n in range(14)),
]
CONCERNS_A_CARD: Final = (
    Number("in a pile: "),
    Number("coming up: ", INVERSE),
    Number("looked at: "),
    Number("known: "),
)


def agenda_spec() -> AgendaSpec:
    """What the arguments of the decisions mean."""
    spec = AgendaSpec(layout.LAYOUT.max_seats, DECISIONS)
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


TABLE_NOW: Final = ObservationSpec(
    layout.LAYOUT,
    (
        *("round", "phase", "left", "buyer", "buildings_left", "freedoms_left", "character_owner", "banker_seat"),
        *("banker_money", "characters_gone", "first"),
    ),
)
SEAT: Final = ObservationSpec(
    layout.LAYOUT,
    (
        *("money", "glory", "points", "sold", "status", "table", "recruits", "recruited", "freedoms", "jesters"),
        *("builders", "best", "pawn", "landscapes", "have", "taken", "walls", "fits"),
    ),
)


def write_table(board: Board, eye: i64, vector: SparseVector) -> None:
    """The piles, the cards whose place the seat knows, and the joint building on offer."""
    deck: i64 = 0
    while deck <= layout.PRESTIGE:
        vector.put(board.pile_size(deck))
        deck += 1
    vector.put(count(board.cells[layout.LOOKED]))
    observe_known_cards(board, eye, vector)
    observe_the_offer(board, eye, vector)


def observe_known_cards(board: Board, eye: i64, vector: SparseVector) -> None:
    """Known cards: in the piles, under them (1 for the next to come, then 1/2, 1/3), looked at, and all (PRI-97)."""
    cells = board.cells
    known = board.known_to(eye)
    vector.put_bits(in_piles(board) & known, layout.CARDS)
    start = vector.at
    vector.skip(layout.CARDS)
    deck: i64 = 0
    while deck <= layout.PRESTIGE:
        n: i64 = 0
        while n < cells[layout.UNDER_SIZE + deck]:
            card = cells[layout.UNDER + first_of(deck) + n] - 1
            if (known >> card) & 1:
                vector.set(start + card, n + 1)
            n += 1
        deck += 1
    vector.put_bits(cells[layout.LOOKED] & known, layout.CARDS)
    vector.put_bits(known, layout.CARDS)


def observe_the_offer(board: Board, eye: i64, vector: SparseVector) -> None:
    """The squares of a joint building on offer, on both estates; the own estate first, if it is one of them."""
    offer = pending(board, AGREEING)
    row = board.cells[layout.OFFERED] - 1
    squares: i64 = SQUARES
    if offer < 0 or row < 0:
        vector.skip(2 * squares)
        return
    seat = seat_of(offer)
    other = argument(offer, 1)
    low = board.pieces.borders.low[row]
    high = board.pieces.borders.high[row]
    own_is_high = (eye == seat and seat > other) or (eye == other and other > seat)
    vector.put_bits(high if own_is_high else low, squares)
    vector.put_bits(low if own_is_high else high, squares)


def write_seat(board: Board, eye: i64, seat: i64, vector: SparseVector) -> None:
    """The known cards of a hand, its size, who shares the buildings of the seat, and its other things."""
    cells = board.cells
    sees_hand = seat == eye or board.over
    hand = cells[layout.HAND + seat]
    vector.put_bits(hand if sees_hand else hand & board.known_to(eye), layout.CARDS)
    vector.put(count(hand & layout.PROFESSION_BITS))
    vector.put(count(hand & layout.BONUS_BITS))
    vector.put(count(hand & layout.PRESTIGE_BITS))
    seats = cells[SEATS]
    building: i64 = 0
    if cells[layout.PARTNERS + seat] == 0:
        vector.skip(layout.BUILDING_TYPES * MOST_SEATS)
        building = layout.BUILDING_TYPES
    while building < layout.BUILDING_TYPES:
        partner = board.partner_in(seat, building)
        vector.one_of(place_of(partner, eye, seats) if partner >= 0 else -1, MOST_SEATS)
        building += 1
    SEAT.write(cells, eye, seats, seat, sees_hand or board.pieces.purses_open, vector)


OBSERVATION: Final = Observation(
    agenda_spec(),
    TABLE_NOW,
    table_names=[
        *scaled([f"pile: {deck}" for deck in DECKS], 0.05),
        Number("cards looked at", 0.2),
        *(Number(f"{concern.name}{card}", concern.scale) for concern in CONCERNS_A_CARD for card in CARD_NAMES),
        *(f"offered on the {side}: {square}" for side in ("own side", "far side") for square in SQUARE_NAMES),
    ],
    seat_names=[
        *(f"hand: {card}" for card in CARD_NAMES),
        *scaled([f"cards of {deck}" for deck in DECKS], 0.2),
        *(f"shares {building} with {other}" for building in BUILDINGS for other in places(layout.LAYOUT.max_seats)),
        *SEAT.numbers,
    ],
    write_table=write_table,
    write_seat=write_seat,
)
