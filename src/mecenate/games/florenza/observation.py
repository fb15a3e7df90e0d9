"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (FLO-72 to FLO-74).

The numbers of OBSERVED, in order: the agenda; the table; the work for which an artist is sought; the monuments; the
artists, those in the middle and then those at work; the own hand and discards by card; then every seat, the own one
first, the others in turn order, zeros where nobody sits. Resources and fiorini of the others are zeros until the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.observation_spec import ObservationSpec, blank, one_of, place_of, places
from mecenate.core.state import SEATS
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza.board import (
    ARTISTS,
    CAPTAIN,
    COPIES,
    COPY,
    DISCARDED,
    DONE_BY,
    FRONT,
    FRONTS,
    IN_HAND,
    IN_ROW,
    KEPT_BY,
    LAYOUT,
    MIDDLE,
    MIDDLE_SIZE,
    MONUMENT,
    MONUMENTS,
    PLAYED,
    ROW,
    ROW_SIZE,
    UNUSED,
    WORKS,
    Board,
)
from mecenate.games.florenza.decisions import DECISIONS
from mecenate.games.florenza.reading import CARD_KINDS, CURRENCIES, EFFECTS, MOST_CARDS
from mecenate.games.florenza.reading import STEPS as EXTRA_STEPS
from mecenate.games.florenza.view_builder import STAGES
from mecenate.games.florenza.vocabulary import ARTIST_KINDS
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_WORDS

MOST_SEATS: Final[i64] = 4
CARDS: Final[i64] = MOST_CARDS
CARD_NAMES: Final = [f"card {n}" for n in range(MOST_CARDS)]
MONUMENT_NAMES: Final = [f"monument {n}" for n in range(int(MONUMENTS))]
ARTIST_NAMES: Final = [f"artist {n}" for n in range(int(ARTISTS))]
LOCATION_NAMES: Final = [f"location {n}" for n in range(17)]


def _agenda() -> AgendaSpec:
    spec = AgendaSpec(LAYOUT.max_seats, DECISIONS)
    give, take = int(ask.GIVE), int(ask.TAKE)
    spec.number("to give", [(give, 0)], scale=0.5)
    spec.value("exchange", ask.EXCHANGES, [(give, 1), (take, 1)])
    spec.value("not to take", RESOURCE_WORDS, [(take, 0)], first=1)
    spec.number("to collect", [(int(ask.COLLECT), 0)], scale=0.5)
    return spec


def _table() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT)
    spec.one_of("round", "round", [str(n) for n in range(1, 10)], first=1)
    spec.one_of("stage", "stage", STAGES)
    spec.one_of("marker", "marker", [f"step {n}" for n in range(1, 11)])
    spec.count("turns in this step", "place", scale=0.25)
    spec.owner("new captain", "new_captain")
    spec.count("supply", "supply", RESOURCE_WORDS, scale=0.05)
    spec.count("bank", "supply", skip=6, scale=0.0001)
    spec.count("pile", "pile_size", scale=0.02)
    spec.count("monuments to come", "monuments_left", scale=0.05)
    spec.count("artists to come", "artists_left", scale=0.02)
    spec.count("open", "location", LOCATION_NAMES, scale=0.5)
    spec.count("anonymous", "anonymous", ARTIST_KINDS)
    return spec


def _seat() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT, by_seat=True)
    spec.count("resources", "resources", RESOURCE_WORDS, scale=0.25, hidden=True)
    spec.count("fiorini", "purse", scale=0.001, hidden=True)
    spec.count("reserved", "reserved", ARTIST_NAMES)
    spec.count("anonymous", "nameless", ARTIST_KINDS, scale=0.5)
    spec.count("cards in hand", "hand_size", scale=0.1)
    spec.count("in front", "in_front", CARD_KINDS, scale=0.25)
    spec.bits("in front", "shown", CARD_NAMES)
    spec.count("income", "income", CURRENCIES, scale=0.1)
    spec.bits("action at", "steps", EXTRA_STEPS)
    spec.count("extra cards", "extra_cards", scale=0.5)
    spec.count("guild", "power", EFFECTS, scale=0.1)
    spec.count("monuments reserved", "monuments_reserved", scale=0.5)
    spec.count("artists reserved", "artists_reserved", scale=0.5)
    return spec


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


def observe(board: Board, eye: i64, vector: FeatureVector) -> None:
    """The numbers of OBSERVED. Some ten microseconds compiled."""
    cells = board.cells
    seats = cells[SEATS]
    AGENDA.write(board, eye, vector)
    TABLE.write(cells, eye, seats, 0, True, vector)
    one_of(vector, place_of(cells[CAPTAIN], eye, seats), MOST_SEATS)
    one_of(vector, work_in_question(board), CARDS + MONUMENTS)
    observe_the_monuments(board, eye, vector)
    observe_the_artists(board, eye, vector)
    observe_the_hand(board, eye, vector)
    place: i64 = 0
    while place < MOST_SEATS:
        vector.flag(place < seats)
        if place < seats:
            seat = (eye + place) % seats
            vector.measure(0.1 * float(board.resources_of(seat)))
            SEAT.write(cells, eye, seats, seat, place == 0 or board.over, vector)
        else:
            blank(vector, 1 + len(SEAT.names))
        place += 1


def work_in_question(board: Board) -> i64:
    """The card, or after the cards the monument, that needs an artist now; -1 if none does.

    A card, not its copy: which copy it was nobody can see (FLO-6).
    """
    if board.over or board.asked_kind() != ask.ENGAGE:
        return -1
    work = board.about(0)
    return CARDS + work - WORKS if work >= WORKS else board.pieces.card_of[work]


def observe_the_monuments(board: Board, eye: i64, vector: FeatureVector) -> None:
    """Where each monument lies; in the row 1 for the first, then a half, a third. One unseen or gone is zeros."""
    cells = board.cells
    seats = cells[SEATS]
    width: i64 = 1 + 2 * MOST_SEATS
    start = vector.at
    blank(vector, width * MONUMENTS)
    number: i64 = 0
    while number < MONUMENTS:
        where = cells[MONUMENT + number]
        at = start + width * number
        if where >= DONE_BY:
            vector.numbers[at + 1 + MOST_SEATS + place_of(where - DONE_BY, eye, seats)] = 1.0
        elif where >= KEPT_BY:
            vector.numbers[at + 1 + place_of(where - KEPT_BY, eye, seats)] = 1.0
        elif where == IN_ROW:
            vector.numbers[at] = 1.0 / float(1 + place_in_row(board, number))
        number += 1


def place_in_row(board: Board, number: i64) -> i64:
    """How far to the right a monument lies, from 0."""
    cells = board.cells
    place: i64 = 0
    while place < cells[ROW_SIZE] and cells[ROW + place] != number + 1:
        place += 1
    return place


def observe_the_artists(board: Board, eye: i64, vector: FeatureVector) -> None:
    """How often each artist lies in the middle, and with whom each front is at work, or lay unused at the end."""
    cells = board.cells
    start = vector.at
    blank(vector, ARTISTS)
    n: i64 = 0
    while n < cells[MIDDLE_SIZE]:
        vector.numbers[start + cells[MIDDLE + n] - 1] += 1.0
        n += 1
    front: i64 = 0
    while front < FRONTS:
        seat = engaged_by(board, cells[FRONT + front])
        one_of(vector, place_of(seat, eye, cells[SEATS]) if seat >= 0 else -1, MOST_SEATS)
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


def observe_the_hand(board: Board, eye: i64, vector: FeatureVector) -> None:
    """How many of each card the seat holds, and how many it has discarded that are not mixed in again (FLO-74)."""
    start = vector.at
    blank(vector, 2 * CARDS)
    copy: i64 = 0
    while copy < COPIES:
        where = board.cells[COPY + copy]
        card = board.pieces.card_of[copy]
        if where == IN_HAND + eye:
            add_one(vector.numbers, start + card)
        elif where >= DISCARDED and (where - DISCARDED) % 4 == eye:
            add_one(vector.numbers, start + CARDS + card)
        copy += 1


def add_one(numbers: vec[float], at: i64) -> None:
    """One more there."""
    numbers[at] += 1.0
