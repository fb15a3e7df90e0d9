"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (FLO-72 to FLO-74).

The numbers of OBSERVED, in order: the agenda; the table; the work for which an artist is sought; the monuments; the
artists, those in the middle and then those at work; the own hand and discards by card; then every seat, the own one
first, the others in turn order, zeros where nobody sits. Resources and fiorini of the others are zeros until the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.sheet import Sheet
from mecenate.core.state import SEATS
from mecenate.core.survey import Survey, blank, one_of, place_of, places
from mecenate.core.survey_agenda import AgendaSurvey
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza.board import (
    ANONYMOUS,
    ARTISTS,
    ARTISTS_LEFT,
    ARTISTS_RESERVED,
    CAPTAIN,
    COPIES,
    COPY,
    DISCARDED,
    DONE_BY,
    EXTRA_CARDS,
    FRONT,
    FRONTS,
    HAND_SIZE,
    IN_FRONT,
    IN_HAND,
    IN_ROW,
    INCOME,
    KEPT_BY,
    LAYOUT,
    LOCATION,
    MARKER,
    MIDDLE,
    MIDDLE_SIZE,
    MONUMENT,
    MONUMENTS,
    MONUMENTS_LEFT,
    MONUMENTS_RESERVED,
    NAMELESS,
    NEW_CAPTAIN,
    PILE_SIZE,
    PLACE,
    PLAYED,
    POWER,
    PURSE,
    RESERVED,
    RESOURCES,
    ROUND,
    ROW,
    ROW_SIZE,
    SHOWN,
    STAGE,
    STEPS,
    SUPPLY,
    UNUSED,
    WORKS,
    Board,
)
from mecenate.games.florenza.decisions import DECISIONS
from mecenate.games.florenza.reading import CARD_KINDS, CURRENCIES, EFFECTS, MOST_CARDS
from mecenate.games.florenza.reading import STEPS as EXTRA_STEPS
from mecenate.games.florenza.sight import STAGES
from mecenate.games.florenza.words import ARTIST_KINDS
from mecenate.games.florenza.words import RESOURCES as RESOURCE_WORDS

MOST_SEATS: Final[i64] = 4
CARDS: Final[i64] = MOST_CARDS
CARD_NAMES: Final = [f"card {n}" for n in range(MOST_CARDS)]
MONUMENT_NAMES: Final = [f"monument {n}" for n in range(int(MONUMENTS))]
ARTIST_NAMES: Final = [f"artist {n}" for n in range(int(ARTISTS))]
LOCATION_NAMES: Final = [f"location {n}" for n in range(17)]


def _agenda() -> AgendaSurvey:
    found = AgendaSurvey(LAYOUT.max_seats, DECISIONS)
    give, take = int(ask.GIVE), int(ask.TAKE)
    found.number("to give", [(give, 0)], scale=0.5)
    found.value("exchange", ask.EXCHANGES, [(give, 1), (take, 1)])
    found.value("not to take", RESOURCE_WORDS, [(take, 0)], first=1)
    found.number("to collect", [(int(ask.COLLECT), 0)], scale=0.5)
    return found


def _table() -> Survey:
    found = Survey(LAYOUT.max_seats)
    found.one_of("round", int(ROUND), [str(n) for n in range(1, 10)], first=1)
    found.one_of("stage", int(STAGE), STAGES)
    found.one_of("marker", int(MARKER), [f"step {n}" for n in range(1, 11)])
    found.count("turns in this step", int(PLACE), scale=0.25)
    found.owner("new captain", int(NEW_CAPTAIN))
    found.count("supply", int(SUPPLY), RESOURCE_WORDS, scale=0.05)
    found.count("bank", int(SUPPLY) + 6, scale=0.0001)
    found.count("pile", int(PILE_SIZE), scale=0.02)
    found.count("monuments to come", int(MONUMENTS_LEFT), scale=0.05)
    found.count("artists to come", int(ARTISTS_LEFT), scale=0.02)
    found.count("open", int(LOCATION), LOCATION_NAMES, scale=0.5)
    found.count("anonymous", int(ANONYMOUS), ARTIST_KINDS)
    return found


def _seat() -> Survey:
    found = Survey(LAYOUT.max_seats, by_seat=True)
    found.count("resources", int(RESOURCES), RESOURCE_WORDS, scale=0.25, hidden=True)
    found.count("fiorini", int(PURSE), scale=0.001, hidden=True)
    found.count("reserved", int(RESERVED), ARTIST_NAMES)
    found.count("anonymous", int(NAMELESS), ARTIST_KINDS, scale=0.5)
    found.count("cards in hand", int(HAND_SIZE), scale=0.1)
    found.count("in front", int(IN_FRONT), CARD_KINDS, scale=0.25)
    found.bits("in front", int(SHOWN), CARD_NAMES)
    found.count("income", int(INCOME), CURRENCIES, scale=0.1)
    found.bits("action at", int(STEPS), EXTRA_STEPS)
    found.count("extra cards", int(EXTRA_CARDS), scale=0.5)
    found.count("guild", int(POWER), EFFECTS, scale=0.1)
    found.count("monuments reserved", int(MONUMENTS_RESERVED), scale=0.5)
    found.count("artists reserved", int(ARTISTS_RESERVED), scale=0.5)
    return found


AGENDA: Final = _agenda()
TABLE: Final = _table()
SEAT: Final = _seat()
PLACES: Final = places(LAYOUT.max_seats)
A_MONUMENT: Final = ("in the row", *(f"{what} {place}" for what in ("kept by", "done by") for place in PLACES))

OBSERVED: Final = (
    *AGENDA.names,
    *TABLE.names,
    *(f"captain: {place}" for place in PLACES),
    *(f"artist wanted for {work}" for work in (*CARD_NAMES, *MONUMENT_NAMES)),
    *(f"{monument}: {what}" for monument in MONUMENT_NAMES for what in A_MONUMENT),
    *(f"in the middle: {artist}" for artist in ARTIST_NAMES),
    *(f"front {n}: with {place}" for n in range(int(FRONTS)) for place in PLACES),
    *(f"{where}: {card}" for where in ("hand", "discarded") for card in CARD_NAMES),
    *(f"{place}: {name}" for place in PLACES for name in ("sits", "resource cards", *SEAT.names)),
)


def observe(board: Board, eye: i64, sheet: Sheet) -> None:
    """The numbers of OBSERVED. Some ten microseconds compiled."""
    cells = board.cells
    seats = cells[SEATS]
    AGENDA.write(board, eye, sheet)
    TABLE.write(cells, eye, seats, 0, True, sheet)
    one_of(sheet, place_of(cells[CAPTAIN], eye, seats), MOST_SEATS)
    one_of(sheet, work_in_question(board), CARDS + MONUMENTS)
    observe_the_monuments(board, eye, sheet)
    observe_the_artists(board, eye, sheet)
    observe_the_hand(board, eye, sheet)
    place: i64 = 0
    while place < MOST_SEATS:
        sheet.flag(place < seats)
        if place < seats:
            seat = (eye + place) % seats
            sheet.measure(0.1 * float(board.resources_of(seat)))
            SEAT.write(cells, eye, seats, seat, place == 0 or board.over, sheet)
        else:
            blank(sheet, 1 + len(SEAT.names))
        place += 1


def work_in_question(board: Board) -> i64:
    """The card, or after the cards the monument, that needs an artist now; -1 if none does.

    A card, not its copy: which copy it was nobody can see (FLO-6).
    """
    if board.over or board.asked_kind() != ask.ENGAGE:
        return -1
    work = board.about(0)
    return CARDS + work - WORKS if work >= WORKS else board.pieces.card_of[work]


def observe_the_monuments(board: Board, eye: i64, sheet: Sheet) -> None:
    """Where each monument lies; in the row 1 for the first, then a half, a third. One unseen or gone is zeros."""
    cells = board.cells
    seats = cells[SEATS]
    width: i64 = 1 + 2 * MOST_SEATS
    start = sheet.at
    blank(sheet, width * MONUMENTS)
    number: i64 = 0
    while number < MONUMENTS:
        where = cells[MONUMENT + number]
        at = start + width * number
        if where >= DONE_BY:
            sheet.numbers[at + 1 + MOST_SEATS + place_of(where - DONE_BY, eye, seats)] = 1.0
        elif where >= KEPT_BY:
            sheet.numbers[at + 1 + place_of(where - KEPT_BY, eye, seats)] = 1.0
        elif where == IN_ROW:
            sheet.numbers[at] = 1.0 / float(1 + place_in_row(board, number))
        number += 1


def place_in_row(board: Board, number: i64) -> i64:
    """How far to the right a monument lies, from 0."""
    cells = board.cells
    found: i64 = 0
    while found < cells[ROW_SIZE] and cells[ROW + found] != number + 1:
        found += 1
    return found


def observe_the_artists(board: Board, eye: i64, sheet: Sheet) -> None:
    """How often each artist lies in the middle, and with whom each front is at work, or lay unused at the end."""
    cells = board.cells
    start = sheet.at
    blank(sheet, ARTISTS)
    n: i64 = 0
    while n < cells[MIDDLE_SIZE]:
        sheet.numbers[start + cells[MIDDLE + n] - 1] += 1.0
        n += 1
    front: i64 = 0
    while front < FRONTS:
        seat = engaged_by(board, cells[FRONT + front])
        one_of(sheet, place_of(seat, eye, cells[SEATS]) if seat >= 0 else -1, MOST_SEATS)
        front += 1


def engaged_by(board: Board, code: i64) -> i64:
    """The seat for which a front was turned up; -1 if nobody has seen it."""
    if code == 0:
        return -1
    if code >= UNUSED:
        return code - UNUSED
    if code > WORKS:
        return board.cells[MONUMENT + code - 1 - WORKS] - DONE_BY
    return board.cells[COPY + code - 1] - PLAYED


def observe_the_hand(board: Board, eye: i64, sheet: Sheet) -> None:
    """How many of each card the seat holds, and how many it has discarded that are not mixed in again (FLO-74)."""
    start = sheet.at
    blank(sheet, 2 * CARDS)
    copy: i64 = 0
    while copy < COPIES:
        where = board.cells[COPY + copy]
        card = board.pieces.card_of[copy]
        if where == IN_HAND + eye:
            add_one(sheet.numbers, start + card)
        elif where >= DISCARDED and (where - DISCARDED) % 4 == eye:
            add_one(sheet.numbers, start + CARDS + card)
        copy += 1


def add_one(numbers: vec[float], at: i64) -> None:
    """One more there."""
    numbers[at] += 1.0
