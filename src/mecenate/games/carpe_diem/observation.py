"""The numbers of an observation: what a seat sees, roughly scaled (CAD-68, CAD-69).

After the table come the tiles (unseen, at each space of the ring, in the lower row) and the sides of every tile in
the own district. Fountain cards of the other seats are zeros until the end; everybody sees how many they hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.number_form import Number
from mecenate.core.observation import Observation
from mecenate.core.observation_spec import ObservationSpec, place_of, places
from mecenate.core.sparse_vector import SparseVector
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.decisions import DECISIONS
from mecenate.games.carpe_diem.layout import CELLS as DISTRICT
from mecenate.games.carpe_diem.layout import KINDS as SORTS
from mecenate.games.carpe_diem.vocabulary import CARD_SPACES, CELLS, EDGES, KINDS

MOST_SEATS: Final[i64] = 4
TILE_SORTS: Final[i64] = 123
SIDE_COUNT: Final[i64] = 4
SIDE_VALUES: Final[i64] = 10
TILE_NAMES: Final = [f"tile {n}" for n in range(int(TILE_SORTS))]


def agenda_spec() -> AgendaSpec:
    """What the arguments of the decisions mean."""
    spec = AgendaSpec(layout.LAYOUT.max_seats, DECISIONS)
    card, pay, bread = int(ask.CARD), int(ask.PAY), int(ask.BREAD)
    reward, due = int(ask.REWARD), int(ask.DUE)
    spec.value("take from", layout.RING_LABELS, [(int(ask.TAKE), 0)])
    spec.value("to place", TILE_NAMES, [(int(ask.PLACE), 0)])
    spec.value("reward due for", KINDS, [(reward, 0), (reward, 1), (due, 0)])
    spec.value("scoring", CARD_SPACES, [(card, 0), (card, 1), (pay, 0), (bread, 0)])
    spec.value("scoring next", CARD_SPACES, [(int(ask.SECOND), 0)])
    spec.number("times", [(pay, 1), (bread, 1)], scale=0.25)
    spec.number("paid of this set", [(pay, 2)], scale=0.25)
    spec.number("coin stood in", [(pay, 3)])
    return spec


TABLE: Final = ObservationSpec(layout.LAYOUT, ("phase", "round", "bread_given", "grid", "circle", "turn"))
SEAT: Final = ObservationSpec(
    layout.LAYOUT,
    (
        *("hand", "returned", "board", "frame", "pawn", "banner", "track", "below", "good", "coins", "bread"),
        *("stored", "discs", "card_points", "lost_points", "built", "done", "chimneys", "villa_points"),
    ),
)
TILE_PLACES: Final = ("unseen pile", *layout.RING_LABELS, "lower row")


def write_table(board: Board, eye: i64, vector: SparseVector) -> None:
    """The first player, the tiles, and the sides of the tiles in the own district."""
    vector.one_of(place_of(board.first_seat(), eye, board.cells[SEATS]), MOST_SEATS)
    observe_the_tiles(board, vector)
    observe_the_sides(board, eye, vector)


def observe_the_tiles(board: Board, vector: SparseVector) -> None:
    """The unseen tiles by pile, which are public; then the tiles at each space and in the lower row, by sort."""
    vector.put_run(board.cells, layout.UNSEEN, TILE_SORTS)
    space: i64 = 0
    while space < layout.RING_SPACES:
        count_sorted_tiles(board, layout.RING + layout.A_SPACE * space, layout.A_SPACE, vector)
        space += 1
    count_tiles(board, layout.LOWER, layout.LOWER_ROW, vector)


def count_sorted_tiles(board: Board, first: i64, count: i64, vector: SparseVector) -> None:
    """How many tiles of each sort are in a run of cells that has equal tiles side by side, and 0 behind the last."""
    cells = board.cells
    start = vector.at - 1
    vector.skip(TILE_SORTS)
    at = first
    end = first + count
    while at < end and cells[at] > 0:
        tile = cells[at]
        before = at
        while at < end and cells[at] == tile:
            at += 1
        vector.mark_as(start + tile, at - before)


def count_tiles(board: Board, first: i64, count: i64, vector: SparseVector) -> None:
    """How many tiles of each sort are in a run of cells."""
    cells = board.cells
    start = vector.at
    vector.skip(TILE_SORTS)
    at = first
    while at < first + count:
        if cells[at] > 0:
            vector.add(start + cells[at] - 1)
        at += 1


def observe_the_sides(board: Board, eye: i64, vector: SparseVector) -> None:
    """What each side of each tile in the own district shows, as the tile lies."""
    first = layout.TILE + DISTRICT * eye
    vector.put_shown(board.cells, first, DISTRICT, board.pieces.edge, SIDE_COUNT, SIDE_VALUES)


def write_seat(board: Board, eye: i64, seat: i64, vector: SparseVector) -> None:
    """The points of a seat, how many fountain cards it has, what is built on each cell, and its other things."""
    cells = board.cells
    pieces = board.pieces
    vector.put(board.points_of(seat))
    vector.put(board.total(layout.HAND + SORTS * seat, SORTS))
    first_kind = pieces.first_kind
    second_kind = pieces.second_kind
    start = vector.at
    cell: i64 = layout.TILE + DISTRICT * seat
    end = cell + DISTRICT
    while cell < end:
        if cells[cell] > 0:
            tile = (cells[cell] - 1) >> 2
            vector.mark(start + first_kind[tile])
            if second_kind[tile] >= 0:
                vector.mark(start + second_kind[tile])
        start += SORTS
        cell += 1
    vector.at = start
    SEAT.write(cells, eye, cells[SEATS], seat, seat == eye or board.over, vector)


OBSERVATION: Final = Observation(
    agenda_spec(),
    TABLE,
    table_names=[
        *(f"first: {place}" for place in places(layout.LAYOUT.max_seats)),
        *(f"{where}: {tile}" for where in TILE_PLACES for tile in TILE_NAMES),
        *(f"own {cell} {side}: {edge}" for cell in CELLS for side in layout.SIDES for edge in EDGES),
    ],
    seat_names=[
        Number("points", 0.02),
        Number("fountain cards", 0.2),
        *(f"{cell}: {kind}" for cell in CELLS for kind in KINDS),
        *SEAT.numbers,
    ],
    write_table=write_table,
    write_seat=write_seat,
)
