"""The numbers of an observation: what a seat sees, roughly scaled (FLO-72 to FLO-74).

After the table come the work that needs an artist, the monuments, the artists (those in the middle, then those at
work), and the own hand and discards by card. Resources and fiorini of the other seats are zeros until the end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.number_form import INVERSE, Number
from mecenate.core.observation import Observation
from mecenate.core.observation_spec import ObservationSpec, place_of, places
from mecenate.core.sparse_vector import SparseVector
from mecenate.core.state import SEATS
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import layout
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.decisions import DECISIONS
from mecenate.games.florenza.reading import MOST_CARDS
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_WORDS

MOST_SEATS: Final[i64] = 4
CARDS: Final[i64] = MOST_CARDS


def agenda_spec() -> AgendaSpec:
    """What the arguments of the decisions mean."""
    spec = AgendaSpec(layout.LAYOUT.max_seats, DECISIONS)
    give, take = int(ask.GIVE), int(ask.TAKE)
    spec.number("to give", [(give, 0)], scale=0.5)
    spec.value("exchange", ask.EXCHANGES, [(give, 1), (take, 1)])
    spec.value("not to take", RESOURCE_WORDS, [(take, 0)], first=1)
    spec.number("to collect", [(int(ask.COLLECT), 0)], scale=0.5)
    return spec


TABLE: Final = ObservationSpec(
    layout.LAYOUT,
    (
        *("round", "stage", "marker", "place", "new_captain", "supply", "pile_size", "monuments_left"),
        *("artists_left", "location", "anonymous", "captain"),
    ),
)
SEAT: Final = ObservationSpec(
    layout.LAYOUT,
    (
        *("resources", "purse", "reserved", "nameless", "hand_size", "in_front", "shown", "income", "steps"),
        *("extra_cards", "power", "monuments_reserved", "artists_reserved"),
    ),
)
PLACES: Final = places(layout.LAYOUT.max_seats)
A_MONUMENT: Final = [
    Number("in the row", INVERSE),
    *(Number(f"{what} {place}") for what in ("kept by", "done by") for place in PLACES),
]


def write_table(board: Board, eye: i64, vector: SparseVector) -> None:
    """The work that needs an artist, the monuments, the artists, and the own hand."""
    vector.one_of(work_in_question(board), CARDS + layout.MONUMENTS)
    observe_the_monuments(board, eye, vector)
    observe_the_artists(board, eye, vector)
    observe_the_hand(board, eye, vector)


def write_seat(board: Board, eye: i64, seat: i64, vector: SparseVector) -> None:
    """How many resource cards a seat has, and its other things."""
    vector.put(board.resources_of(seat))
    SEAT.write(board.cells, eye, board.cells[SEATS], seat, seat == eye or board.over, vector)


def work_in_question(board: Board) -> i64:
    """The card, or after the cards the monument, that needs an artist now; -1 if none does.

    It is a card, not a copy, since nobody can see which copy it was (FLO-6).
    """
    if board.over or board.asked_kind() != ask.ENGAGE:
        return -1
    work = board.about(0)
    return CARDS + work - layout.WORKS if work >= layout.WORKS else board.pieces.card_of[work]


def observe_the_monuments(board: Board, eye: i64, vector: SparseVector) -> None:
    """Where each monument is; in the row 1 for the first, then 1/2, 1/3. Unseen and removed ones are zeros."""
    cells = board.cells
    seats = cells[SEATS]
    width: i64 = 1 + 2 * MOST_SEATS
    start = vector.at
    vector.skip(width * layout.MONUMENTS)
    number: i64 = 0
    while number < layout.MONUMENTS:
        where = cells[layout.MONUMENT + number]
        at = start + width * number
        if where >= layout.DONE_BY:
            vector.mark(at + 1 + MOST_SEATS + place_of(where - layout.DONE_BY, eye, seats))
        elif where >= layout.KEPT_BY:
            vector.mark(at + 1 + place_of(where - layout.KEPT_BY, eye, seats))
        elif where == layout.IN_ROW:
            vector.set(at, 1 + place_in_row(board, number))
        number += 1


def place_in_row(board: Board, number: i64) -> i64:
    """The place of a monument in the row, from 0 on the left."""
    cells = board.cells
    place: i64 = 0
    while place < cells[layout.ROW_SIZE] and cells[layout.ROW + place] != number + 1:
        place += 1
    return place


def observe_the_artists(board: Board, eye: i64, vector: SparseVector) -> None:
    """How often each artist is in the middle, and for which seat each front was turned over."""
    cells = board.cells
    start = vector.at
    vector.skip(layout.ARTISTS)
    n: i64 = 0
    while n < cells[layout.MIDDLE_SIZE]:
        vector.add(start + cells[layout.MIDDLE + n] - 1)
        n += 1
    at = vector.at
    front: i64 = layout.FRONT
    end: i64 = layout.FRONT + layout.FRONTS
    while front < end:
        if cells[front] != 0:
            seat = engaged_by(board, cells[front])
            if seat >= 0:
                vector.mark(at + place_of(seat, eye, cells[SEATS]))
        at += MOST_SEATS
        front += 1
    vector.at = at


def engaged_by(board: Board, code: i64) -> i64:
    """The seat for which a front was turned over; -1 if nobody has seen it."""
    if code == 0:
        return -1
    if code >= layout.UNUSED:
        return code - layout.UNUSED
    if code > layout.WORKS:
        return board.cells[layout.MONUMENT + code - 1 - layout.WORKS] - layout.DONE_BY
    return board.cells[layout.COPY + code - 1] - layout.PLAYED


def observe_the_hand(board: Board, eye: i64, vector: SparseVector) -> None:
    """How many of each card the seat holds, and how many are among its discards (FLO-74)."""
    start = vector.at
    vector.skip(2 * CARDS)
    cells = board.cells
    card_of = board.pieces.card_of
    at: i64 = layout.HAND + layout.HAND_SLOTS * eye
    end = at + cells[layout.HAND_SIZE + eye]
    while at < end:
        vector.add(start + card_of[cells[at] - 1])
        at += 1
    start += CARDS
    at = layout.COPY
    end = at + layout.COPIES
    while at < end:
        where = cells[at]
        if where >= layout.DISCARDED and (where - layout.DISCARDED) & 3 == eye:
            vector.add(start + card_of[at - layout.COPY])
        at += 1


OBSERVATION: Final = Observation(
    agenda_spec(),
    TABLE,
    table_names=[
        *(f"artist wanted for {work}" for work in (*layout.CARD_LABELS, *layout.MONUMENT_LABELS)),
        *(Number(f"{monument}: {what.name}", what.scale) for monument in layout.MONUMENT_LABELS for what in A_MONUMENT),
        *(f"in the middle: {artist}" for artist in layout.ARTIST_LABELS),
        *(f"front {n}: with {place}" for n in range(int(layout.FRONTS)) for place in PLACES),
        *(f"{where}: {card}" for where in ("hand", "discarded") for card in layout.CARD_LABELS),
    ],
    seat_names=[Number("resource cards", 0.1), *SEAT.numbers],
    write_table=write_table,
    write_seat=write_seat,
)
