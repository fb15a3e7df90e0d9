"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (CAD-68, CAD-69).

The numbers of OBSERVED, in order: the agenda; the table; the tiles, unseen, at each space of the ring and in the lower
row; the sides of every tile of the own district; then every seat, the own one first, the others in turn order, zeros
where nobody sits. Fountain cards of the others are zeros until the end; how many they are everybody sees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.observation_spec import ObservationSpec, blank, one_of, place_of, places
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import (
    A_SPACE,
    HAND,
    LAYOUT,
    LOWER,
    LOWER_ROW,
    RING,
    RING_SPACES,
    TILE,
    TURN,
    UNSEEN,
    Board,
)
from mecenate.games.carpe_diem.board import CELLS as DISTRICT
from mecenate.games.carpe_diem.board import KINDS as SORTS
from mecenate.games.carpe_diem.decisions import DECISIONS
from mecenate.games.carpe_diem.vocabulary import CARD_SPACES, CELLS, CIRCLES, EDGES, GOODS, KINDS

MOST_SEATS: Final[i64] = 4
TILE_SORTS: Final[i64] = 123
SIDES: Final[i64] = 4
SIDE_VALUES: Final[i64] = 10
TILE_NAMES: Final = [f"tile {n}" for n in range(int(TILE_SORTS))]
CARD_NAMES: Final = [f"card {n}" for n in range(60)]
RING_NAMES: Final = [f"space {n}" for n in range(1, 8)]
SIDE_NAMES: Final = ("north", "east", "south", "west")
CIRCLE_NAMES: Final = [f"{CARD_SPACES[a]}-{CARD_SPACES[b]}" for a, b in CIRCLES]


def _agenda() -> AgendaSpec:
    spec = AgendaSpec(LAYOUT.max_seats, DECISIONS)
    card, pay, bread = int(ask.CARD), int(ask.PAY), int(ask.BREAD)
    reward, due = int(ask.REWARD), int(ask.DUE)
    spec.value("take from", RING_NAMES, [(int(ask.TAKE), 0)])
    spec.value("to place", TILE_NAMES, [(int(ask.PLACE), 0)])
    spec.value("reward due for", KINDS, [(reward, 0), (reward, 1), (due, 0)])
    spec.value("scoring", CARD_SPACES, [(card, 0), (card, 1), (pay, 0), (bread, 0)])
    spec.value("scoring next", CARD_SPACES, [(int(ask.SECOND), 0)])
    spec.number("times", [(pay, 1), (bread, 1)], scale=0.25)
    spec.number("paid of this set", [(pay, 2)], scale=0.25)
    spec.number("coin stood in", [(pay, 3)])
    return spec


def _table() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT)
    spec.one_of("phase", "phase", ("1", "2", "3", "4", "over"))
    spec.one_of("round", "round", ("1", "2", "3", "4", "5", "6", "7", "scoring"))
    spec.count("bread given", "bread_given")
    spec.one_of("card", "grid", CARD_NAMES, CARD_SPACES, first=1)
    spec.owner("disc", "circle", CIRCLE_NAMES)
    return spec


def _seat() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT, by_seat=True)
    spec.count("hand", "hand", KINDS, hidden=True)
    spec.count("returned", "returned", KINDS, hidden=True)
    spec.one_of("board", "board", ("1", "2", "3", "4"))
    spec.one_of("frame", "frame", [str(n) for n in range(16)], SIDE_NAMES)
    spec.one_of("pawn", "pawn", RING_NAMES, first=1)
    spec.bits("banner", "banner", CELLS)
    spec.count("track", "track", scale=0.05)
    spec.count("below", "below")
    spec.count("goods", "good", GOODS, scale=0.25)
    spec.count("coins", "coins", scale=0.25)
    spec.count("bread", "bread", scale=0.25)
    spec.count("stored", "stored", scale=0.25)
    spec.count("discs", "discs", scale=0.1)
    spec.count("card points", "card_points", scale=0.02)
    spec.count("lost points", "lost_points", scale=0.1)
    spec.count("tiles", "built", scale=1 / 36)
    spec.count("finished", "done", KINDS, scale=0.25)
    spec.count("chimneys", "chimneys", scale=0.1)
    spec.count("villa points", "villa_points", scale=0.05)
    return spec


AGENDA: Final = _agenda()
TABLE: Final = _table()
SEAT: Final = _seat()
PLACES: Final = places(LAYOUT.max_seats)
TILE_PLACES: Final = ("unseen pile", *RING_NAMES, "lower row")

OBSERVED: Final = (
    *AGENDA.names,
    *TABLE.names,
    *(f"turn: {place}" for place in PLACES),
    *(f"first: {place}" for place in PLACES),
    *(f"{where}: {tile}" for where in TILE_PLACES for tile in TILE_NAMES),
    *(f"own {cell} {side}: {edge}" for cell in CELLS for side in SIDE_NAMES for edge in EDGES),
    *(
        f"{place}: {name}"
        for place in PLACES
        for name in (
            "sits",
            "points",
            "fountain cards",
            *(f"{cell}: {kind}" for cell in CELLS for kind in KINDS),
            *SEAT.names,
        )
    ),
)


def observe(board: Board, eye: i64, vector: FeatureVector) -> None:
    """The numbers of OBSERVED. Some tens of microseconds compiled."""
    cells = board.cells
    seats = cells[SEATS]
    AGENDA.write(board, eye, vector)
    TABLE.write(cells, eye, seats, 0, True, vector)
    one_of(vector, place_of(cells[TURN], eye, seats), MOST_SEATS)
    one_of(vector, place_of(board.first_seat(), eye, seats), MOST_SEATS)
    observe_the_tiles(board, vector)
    observe_the_sides(board, eye, vector)
    place: i64 = 0
    while place < MOST_SEATS:
        vector.flag(place < seats)
        if place < seats:
            observe_a_seat(board, eye, (eye + place) % seats, vector)
        else:
            blank(vector, 2 + DISTRICT * SORTS + len(SEAT.names))
        place += 1


def observe_the_tiles(board: Board, vector: FeatureVector) -> None:
    """Unseen tiles by pile of equal ones, which everybody can work out; then by sort at each space and in the row."""
    vector.put_run(board.cells, UNSEEN, TILE_SORTS)
    space: i64 = 0
    while space < RING_SPACES:
        count_tiles(board, RING + A_SPACE * space, A_SPACE, vector)
        space += 1
    count_tiles(board, LOWER, LOWER_ROW, vector)


def count_tiles(board: Board, first: i64, count: i64, vector: FeatureVector) -> None:
    """How many tiles of each sort lie on a run of places."""
    start = vector.at
    blank(vector, TILE_SORTS)
    at = first
    while at < first + count:
        if board.cells[at] > 0:
            vector.numbers[start + board.cells[at] - 1] += 1.0
        at += 1


def observe_the_sides(board: Board, eye: i64, vector: FeatureVector) -> None:
    """What each side of each tile in the own district shows, as the tile lies."""
    cell: i64 = 0
    while cell < DISTRICT:
        lying = board.cells[TILE + DISTRICT * eye + cell] - 1
        side: i64 = 0
        while side < SIDES:
            one_of(vector, board.pieces.edge[SIDES * lying + side] if lying >= 0 else -1, SIDE_VALUES)
            side += 1
        cell += 1


def observe_a_seat(board: Board, eye: i64, seat: i64, vector: FeatureVector) -> None:
    """The points, how many fountain cards, what is built on each cell, and what lies before a seat."""
    cells = board.cells
    pieces = board.pieces
    vector.measure(0.02 * float(board.points_of(seat)))
    vector.measure(0.2 * float(board.total(HAND + SORTS * seat, SORTS)))
    cell: i64 = 0
    while cell < DISTRICT:
        start = vector.at
        blank(vector, SORTS)
        lying = cells[TILE + DISTRICT * seat + cell] - 1
        if lying >= 0:
            vector.numbers[start + pieces.first_kind[lying >> 2]] = 1.0
            if pieces.second_kind[lying >> 2] >= 0:
                vector.numbers[start + pieces.second_kind[lying >> 2]] = 1.0
        cell += 1
    SEAT.write(cells, eye, cells[SEATS], seat, seat == eye or board.over, vector)
