"""The numbers of an observation: what a seat sees, roughly scaled (CAR-92, CAR-94).

After the table come the bag, the wheel by position and the 42 tiles. Florins and blocks of the other seats are zeros
while their screens are up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.number_form import scaled
from mecenate.core.observation import Observation
from mecenate.core.observation_spec import ObservationSpec, place_of, places
from mecenate.core.sparse_vector import SparseVector
from mecenate.core.state import SEATS
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.decisions import DECISIONS
from mecenate.games.carrara.view_builder_player import screens_open
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, ITEMS, POSITIONS

MOST_SEATS: Final[i64] = 4
STATUE_CODES: Final[i64] = 7
A_TILE: Final[i64] = 1 + MOST_SEATS + layout.SIX + 1 + STATUE_CODES
TILE_NAMES: Final = [f"{kind}.{n}" for kind in range(6) for n in range(7)]


def agenda_spec() -> AgendaSpec:
    """What the arguments of the decisions mean."""
    spec = AgendaSpec(layout.LAYOUT.max_seats, DECISIONS)
    spec.value("at position", POSITIONS, [(int(ask.TAKE), 0), (int(ask.CLAIM_SECTOR), 0)])
    spec.number("blocks taken", [(int(ask.TAKE), 1)], scale=0.25)
    spec.value("tile in question", TILE_NAMES, [(int(ask.SITE), 0), (int(ask.PAY), 0)])
    spec.value("city in question", CITIES, [(int(ask.PAY), 1)])
    spec.number("blocks to pay", [(int(ask.PAY), 2)], scale=0.125)
    spec.value("built over", TILE_NAMES, [(int(ask.PAY), 3)], first=1)
    spec.value("gold from", layout.SECTION_LABELS, [(int(ask.CLAIM_GOLD), 0)])
    spec.value("to place", layout.ITEM_LABELS, [(int(ask.PLACE), 0)])
    return spec


TABLE: Final = ObservationSpec(
    layout.LAYOUT,
    (
        *("passes", "last_turns", "finisher", "purchased", "pile_size", "improvements", "decorations", "statues"),
        *("gold_statues", "city_owner", "florin_owner", "visitor", "visited"),
    ),
)
SEAT: Final = ObservationSpec(
    layout.LAYOUT,
    (
        *("florins", "blocks", "points", "court", "open_area", "scored", "improved", "warehouse", "fresh"),
        *("height", "of_type", "plain", "empty"),
    ),
)
A_TILE_SAYS: Final = (
    *("for sale", *places(layout.LAYOUT.max_seats), *CITIES, "decorated"),
    *(*(f"{colour} statue" for colour in COLOURS), "gold statue"),
)


def write_table(board: Board, eye: i64, vector: SparseVector) -> None:
    """The bag, the wheel and the tiles."""
    vector.flag(board.in_bag() == 0)
    observe_the_wheel(board, vector)
    observe_the_tiles(board, eye, vector)


def write_seat(board: Board, eye: i64, seat: i64, vector: SparseVector) -> None:
    """What a seat has; florins and blocks only where the screen is open."""
    SEAT.write(board.cells, eye, board.cells[SEATS], seat, seat == eye or screens_open(board), vector)


def observe_the_wheel(board: Board, vector: SparseVector) -> None:
    """The blocks at each position, and what the wheels show there in the advanced game (CAR-15, CAR-61)."""
    position: i64 = 0
    while position < layout.SIX:
        first = layout.WHEEL + layout.SIX * board.sector_at(position)
        vector.put_run(board.cells, first, layout.SIX)
        position += 1
    position = 0
    while position < layout.SIX:
        start = vector.at
        vector.skip(ITEMS)
        if board.pieces.advanced:
            vector.set(start + board.decoration_at(position), 1)
            vector.set(start + board.statue_at(position), 1)
        position += 1


def observe_the_tiles(board: Board, eye: i64, vector: SparseVector) -> None:
    """Whether a tile is for sale, else whose it is, where it stands and its ornaments; zeros while it is unseen."""
    cells = board.cells
    start = vector.at
    tile: i64 = 0
    while tile < layout.TILES:
        where = cells[layout.TILE + tile]
        if where == layout.ON_DISPLAY or where == layout.MARKET:  # noqa: PLR1714 (a tuple would be built)
            vector.mark(start)
        elif where >= layout.BUILT:
            vector.at = start + 1
            observe_a_built_tile(board, eye, tile, vector)
        start += A_TILE
        tile += 1
    vector.at = start


def observe_a_built_tile(board: Board, eye: i64, tile: i64, vector: SparseVector) -> None:
    """Whose a tile is, where it stands, and its ornaments."""
    cells = board.cells
    vector.one_of(place_of(board.built_by(tile), eye, cells[SEATS]), MOST_SEATS)
    vector.one_of(board.city_of(tile), layout.SIX)
    vector.put(cells[layout.DECORATED + tile])
    vector.one_of(cells[layout.STATUE + tile] - 1, STATUE_CODES)


OBSERVATION: Final = Observation(
    agenda_spec(),
    TABLE,
    table_names=[
        "bag empty",
        *scaled([f"at {position}: {colour}" for position in POSITIONS for colour in COLOURS], 0.25),
        *(f"at {position}: shows {name}" for position in POSITIONS for name in layout.ITEM_LABELS),
        *(f"tile {tile}: {what}" for tile in TILE_NAMES for what in A_TILE_SAYS),
    ],
    seat_names=SEAT.numbers,
    write_table=write_table,
    write_seat=write_seat,
)
