"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (PRI-95 to PRI-97).

The numbers of OBSERVED, in order: the agenda; the table; the cards whose place the seat knows; the joint building on
offer; then every seat, the own one first, the others in turn order, zeros where nobody sits. Of another hand only
the cards that are known show, and its size by deck; purses of the others are zeros unless they lie open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.sheet import Sheet
from mecenate.core.state import ARG_MASK, SEAT_MASK, SEATS
from mecenate.core.survey import Survey, blank, one_of, place_of, places
from mecenate.core.survey_agenda import AgendaSurvey
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.board import (
    BANKER_MONEY,
    BANKER_SEAT,
    BEST,
    BONUS_BITS,
    BUILDERS,
    BUILDING_TYPES,
    BUILDINGS_LEFT,
    BUYER,
    CARDS,
    CHARACTER_OWNER,
    CHARACTERS_GONE,
    FIRST,
    FITS,
    FREEDOMS,
    FREEDOMS_LEFT,
    GLORY,
    HAND,
    HAVE,
    JESTERS,
    LANDSCAPES,
    LAYOUT,
    LEFT,
    LOOKED,
    MONEY,
    OFFERED,
    PAWN,
    PHASE,
    PHASES,
    POINTS,
    PRESTIGE,
    PRESTIGE_BITS,
    PROFESSION_BITS,
    RECRUITED,
    RECRUITS,
    ROUND,
    SOLD,
    SOURCES,
    STATUS,
    TABLE,
    TAKEN,
    UNDER,
    UNDER_SIZE,
    WALLS,
    Board,
    first_of,
)
from mecenate.games.princes.decisions import DECISIONS
from mecenate.games.princes.faces import SQUARE_NAMES
from mecenate.games.princes.shapes import SQUARES, count
from mecenate.games.princes.sight import AGREEING, in_piles, pending
from mecenate.games.princes.words import BUILDINGS, CHARACTERS, DECKS, LOTS, PIECES, PROFESSIONS
from mecenate.games.princes.words import FREEDOMS as FREEDOM_WORDS
from mecenate.games.princes.words import LANDSCAPES as LANDSCAPE_WORDS

MOST_SEATS: Final[i64] = 5
CARD_NAMES: Final = [
    *PROFESSIONS,
    *(f"bonus card {n}" for n in range(20)),
    *(f"prestige card {n}" for n in range(14)),
]
ROUND_NAMES: Final = [f"round {n}" for n in range(8)]
PAWN_SPACES: Final = [f"space {n}" for n in range(71)]
CONCERNS_A_CARD: Final = ("in a pile: ", "coming up: ", "looked at: ", "known: ")


def _agenda() -> AgendaSurvey:
    found = AgendaSurvey(LAYOUT.max_seats, DECISIONS)
    bid, merchant = int(ask.BID), int(ask.MERCHANT)
    agreed = [int(kind) for kind in (ask.JOINT, ask.SUM, ask.ANSWER, ask.REPLY)]
    found.value("lot", LOTS, [(bid, 0), (merchant, 0)])
    found.number("bid", [(bid, 1), (merchant, 1)], scale=0.1)
    found.seat("leader", [(bid, 2)])
    found.seat("opener", [(bid, 2)], shift=4)
    found.seat_set("passed", [(bid, 3)])
    found.value("to place", PIECES, [(int(ask.PLACE), 0)])
    found.value("pile", DECKS, [(int(ask.KEEP), 0), (int(ask.UNDER), 0)])
    found.number("actions left", [(int(ask.TURN), 0)], scale=0.5)
    found.value("done this turn", ("drew", "introduced", "both"), [(int(ask.TURN), 1)], first=1)
    found.number("offers made", [(int(ask.TURN), 2)])
    found.value("work of", PROFESSIONS, [(int(ask.BONUS), 0)])
    found.number("value so far", [(int(ask.BONUS), 1), (int(ask.CONVERT), 0)], scale=0.05)
    found.value("power of", CHARACTERS, [(int(ask.POWER), 0)])
    found.number("last time", [(int(ask.POWER), 1)])
    found.value("joint", BUILDINGS, [(kind, 0) for kind in agreed])
    found.seat("joint with", [(kind, 1) for kind in agreed])
    found.number("sum", [(int(ask.ANSWER), 2), (int(ask.REPLY), 2)], scale=0.1)
    found.number("step of the end", [(int(ask.FINISH), 0)], scale=0.25)
    return found


def _table() -> Survey:
    found = Survey(LAYOUT.max_seats)
    found.one_of("now", int(ROUND), ROUND_NAMES)
    found.one_of("phase", int(PHASE), PHASES)
    found.count("left", int(LEFT), LOTS[:7], scale=0.2)
    found.owner("bought", int(BUYER), LOTS[:7])
    found.count("left", int(BUILDINGS_LEFT), BUILDINGS, scale=0.5)
    found.count("left", int(FREEDOMS_LEFT), FREEDOM_WORDS, scale=0.5)
    found.owner("holds", int(CHARACTER_OWNER), CHARACTERS)
    found.owner("took the banker", int(BANKER_SEAT))
    found.count("banker's florins", int(BANKER_MONEY), scale=0.001)
    found.bits("gone", int(CHARACTERS_GONE), CHARACTERS)
    return found


def _seat() -> Survey:
    found = Survey(LAYOUT.max_seats, by_seat=True)
    found.count("florins", int(MONEY), scale=0.0005, hidden=True)
    found.count("prestige", int(GLORY), scale=0.02)
    found.count("prestige from", int(POINTS), SOURCES, scale=0.02)
    found.count("sold", int(SOLD), scale=0.1)
    found.one_of("in the auctions", int(STATUS), ("free", "bought", "out"))
    found.bits("works", int(TABLE), PROFESSIONS)
    found.count("recruiting cards", int(RECRUITS))
    found.count("recruited", int(RECRUITED), scale=0.5)
    found.bits("freedom", int(FREEDOMS), FREEDOM_WORDS)
    found.count("jesters", int(JESTERS), scale=0.2)
    found.count("builders", int(BUILDERS), scale=0.5)
    found.count("best work", int(BEST), scale=0.05)
    found.one_of("pawn", int(PAWN), PAWN_SPACES, first=1)
    found.count("landscapes", int(LANDSCAPES), LANDSCAPE_WORDS, scale=0.5)
    found.bits("has", int(HAVE), BUILDINGS)
    found.bits("taken", int(TAKEN), SQUARE_NAMES)
    found.bits("walls", int(WALLS), SQUARE_NAMES)
    found.bits("room for", int(FITS), PIECES)
    return found


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


def observe(board: Board, eye: i64, sheet: Sheet) -> None:
    """The numbers of OBSERVED. Some ten microseconds compiled."""
    cells = board.cells
    seats = cells[SEATS]
    AGENDA.write(board, eye, sheet)
    TABLE_NOW.write(cells, eye, seats, 0, True, sheet)
    one_of(sheet, place_of(cells[FIRST], eye, seats), MOST_SEATS)
    deck: i64 = 0
    while deck <= PRESTIGE:
        sheet.measure(0.05 * float(board.pile_size(deck)))
        deck += 1
    sheet.measure(0.2 * float(count(cells[LOOKED])))
    observe_known_cards(board, eye, sheet)
    observe_the_offer(board, eye, sheet)
    place: i64 = 0
    while place < MOST_SEATS:
        sheet.flag(place < seats)
        if place < seats:
            observe_a_seat(board, eye, (eye + place) % seats, sheet)
        else:
            blank(sheet, CARDS + 3 + BUILDING_TYPES * MOST_SEATS + len(SEAT.names))
        place += 1


def observe_known_cards(board: Board, eye: i64, sheet: Sheet) -> None:
    """In the piles, under them (1 for the next to come, then a half, a third), looked at, and known at all (PRI-97)."""
    cells = board.cells
    known = board.known_to(eye)
    sheet.put_bits(in_piles(board) & known, CARDS)
    start = sheet.at
    blank(sheet, CARDS)
    deck: i64 = 0
    while deck <= PRESTIGE:
        n: i64 = 0
        while n < cells[UNDER_SIZE + deck]:
            card = cells[UNDER + first_of(deck) + n] - 1
            if (known >> card) & 1:
                sheet.numbers[start + card] = 1.0 / float(n + 1)
            n += 1
        deck += 1
    sheet.put_bits(cells[LOOKED] & known, CARDS)
    sheet.put_bits(known, CARDS)


def observe_the_offer(board: Board, eye: i64, sheet: Sheet) -> None:
    """The squares of a joint building that is being agreed, on two estates; the own estate first if it is one."""
    found = pending(board, AGREEING)
    row = board.cells[OFFERED] - 1
    squares: i64 = SQUARES
    if found < 0 or row < 0:
        blank(sheet, 2 * squares)
        return
    seat = (found >> 8) & SEAT_MASK
    other = (found >> 24) & ARG_MASK
    low = board.pieces.borders.low[row]
    high = board.pieces.borders.high[row]
    own_is_high = (eye == seat and seat > other) or (eye == other and other > seat)
    sheet.put_bits(high if own_is_high else low, squares)
    sheet.put_bits(low if own_is_high else high, squares)


def observe_a_seat(board: Board, eye: i64, seat: i64, sheet: Sheet) -> None:
    """A hand as far as it is known, how many cards it has, who shares its buildings, and what lies before it."""
    cells = board.cells
    sees_hand = seat == eye or board.over
    hand = cells[HAND + seat]
    sheet.put_bits(hand if sees_hand else hand & board.known_to(eye), CARDS)
    sheet.measure(0.2 * float(count(hand & PROFESSION_BITS)))
    sheet.measure(0.2 * float(count(hand & BONUS_BITS)))
    sheet.measure(0.2 * float(count(hand & PRESTIGE_BITS)))
    seats = cells[SEATS]
    building: i64 = 0
    while building < BUILDING_TYPES:
        partner = board.partner_in(seat, building)
        one_of(sheet, place_of(partner, eye, seats) if partner >= 0 else -1, MOST_SEATS)
        building += 1
    SEAT.write(cells, eye, seats, seat, sees_hand or board.pieces.purses_open, sheet)
