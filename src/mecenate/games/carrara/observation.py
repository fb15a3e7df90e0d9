"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (CAR-92, CAR-94).

The numbers of OBSERVED, in order: the agenda; the table; the wheel by position; the 42 tiles; then every seat, the own
one first, the others in turn order, zeros where nobody sits. Florins and blocks of the others are zeros while their
screens are up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.observation_spec import ObservationSpec, blank, one_of, place_of, places
from mecenate.core.state import SEATS
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara.board import (
    DECORATED,
    LAYOUT,
    MARKET,
    ON_DISPLAY,
    SIX,
    SOURCES,
    STATUE,
    TILE,
    TILES,
    WHEEL,
    Board,
)
from mecenate.games.carrara.decisions import DECISIONS
from mecenate.games.carrara.view_builder import screens_open
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, ITEMS, LANDSCAPES, POSITIONS

MOST_SEATS: Final[i64] = 4
STATUE_CODES: Final[i64] = 7
A_TILE: Final[i64] = 1 + MOST_SEATS + SIX + 1 + STATUE_CODES
TILE_NAMES: Final = [f"{kind}.{n}" for kind in range(6) for n in range(7)]
ITEM_NAMES: Final = [f"item {n}" for n in range(int(ITEMS))]
TYPES: Final = [f"type {n}" for n in range(6)]
TARGETS: Final = (*CITIES, *LANDSCAPES)
SECTIONS: Final = [f"section {n}" for n in range(1, 9)]
EIGHT: Final = [f"improvement {n}" for n in range(8)]
SPACES: Final = [*TYPES, *LANDSCAPES, *(f"pair {n}" for n in range(3))]


def _agenda() -> AgendaSpec:
    spec = AgendaSpec(LAYOUT.max_seats, DECISIONS)
    spec.value("at position", POSITIONS, [(int(ask.TAKE), 0), (int(ask.CLAIM_SECTOR), 0)])
    spec.number("blocks taken", [(int(ask.TAKE), 1)], scale=0.25)
    spec.value("tile in question", TILE_NAMES, [(int(ask.SITE), 0), (int(ask.PAY), 0)])
    spec.value("city in question", CITIES, [(int(ask.PAY), 1)])
    spec.number("blocks to pay", [(int(ask.PAY), 2)], scale=0.125)
    spec.value("built over", TILE_NAMES, [(int(ask.PAY), 3)], first=1)
    spec.value("gold from", SECTIONS, [(int(ask.CLAIM_GOLD), 0)])
    spec.value("to place", ITEM_NAMES, [(int(ask.PLACE), 0)])
    return spec


def _table() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT)
    spec.count("passes", "passes", scale=0.1)
    spec.count("last turns", "last_turns", scale=0.25)
    spec.owner("finisher", "finisher")
    spec.count("purchased", "purchased")
    spec.count("pile", "pile_size", scale=1 / 30)
    spec.count("left", "improvements", EIGHT)
    spec.count("left: decoration", "decorations", TYPES, scale=0.25)
    spec.count("left: statue", "statues", COLOURS, scale=0.25)
    spec.count("gold statues at", "gold_statues", SECTIONS)
    spec.owner("scored", "city_owner", CITIES)
    spec.owner("florin space", "florin_owner", ("1", "2"))
    spec.owner("visitor", "visitor")
    spec.one_of("visited", "visited", SECTIONS)
    return spec


def _seat() -> ObservationSpec:
    spec = ObservationSpec(LAYOUT, by_seat=True)
    spec.count("florins", "florins", scale=0.05, hidden=True)
    spec.count("blocks", "blocks", COLOURS, scale=0.25, hidden=True)
    spec.count("points from", "points", SOURCES, scale=0.02)
    spec.bits("marker in", "court", SECTIONS)
    spec.count("open area", "open_area", scale=0.25)
    spec.bits("scored", "scored", SPACES)
    spec.one_of("improved", "improved", EIGHT, TARGETS, first=1)
    spec.one_of("stored", "warehouse", ITEM_NAMES, ("1", "2"), first=1)
    spec.count("fresh", "fresh", ("1", "2"))
    spec.count("height", "height", CITIES, scale=0.25)
    spec.count("buildings", "of_type", TYPES, scale=0.25)
    spec.count("without decoration", "plain", TYPES, scale=0.25)
    spec.count("without statue", "empty", CITIES, scale=0.25)
    return spec


AGENDA: Final = _agenda()
TABLE: Final = _table()
SEAT: Final = _seat()
PLACES: Final = places(LAYOUT.max_seats)

OBSERVED: Final = (
    *AGENDA.names,
    *TABLE.names,
    "bag empty",
    *(f"at {position}: {colour}" for position in POSITIONS for colour in COLOURS),
    *(f"at {position}: shows {name}" for position in POSITIONS for name in ITEM_NAMES),
    *(
        f"tile {tile}: {what}"
        for tile in TILE_NAMES
        for what in (
            "for sale",
            *PLACES,
            *CITIES,
            "decorated",
            *(f"{colour} statue" for colour in COLOURS),
            "gold statue",
        )
    ),
    *(f"{place}: {name}" for place in PLACES for name in ("sits", *SEAT.names)),
)


def observe(board: Board, eye: i64, vector: FeatureVector) -> None:
    """The numbers of OBSERVED. A few microseconds compiled."""
    seats = board.cells[SEATS]
    AGENDA.write(board, eye, vector)
    TABLE.write(board.cells, eye, seats, 0, True, vector)
    vector.flag(board.in_bag() == 0)
    observe_the_wheel(board, vector)
    tile: i64 = 0
    while tile < TILES:
        observe_a_tile(board, eye, tile, vector)
        tile += 1
    sees_all = screens_open(board)
    place: i64 = 0
    while place < MOST_SEATS:
        vector.flag(place < seats)
        if place < seats:
            SEAT.write(board.cells, eye, seats, (eye + place) % seats, sees_all or place == 0, vector)
        else:
            blank(vector, len(SEAT.names))
        place += 1


def observe_the_wheel(board: Board, vector: FeatureVector) -> None:
    """The blocks at each position, and what the wheels show there in the advanced game (CAR-15, CAR-61)."""
    position: i64 = 0
    while position < SIX:
        first = WHEEL + SIX * board.sector_at(position)
        colour: i64 = 0
        while colour < SIX:
            vector.measure(0.25 * float(board.cells[first + colour]))
            colour += 1
        position += 1
    position = 0
    while position < SIX:
        start = vector.at
        blank(vector, ITEMS)
        if board.pieces.advanced:
            vector.numbers[start + board.decoration_at(position)] = 1.0
            vector.numbers[start + board.statue_at(position)] = 1.0
        position += 1


def observe_a_tile(board: Board, eye: i64, tile: i64, vector: FeatureVector) -> None:
    """Whether a tile is for sale, else whose it is, where it stands and what adorns it; zeros while it is unseen."""
    cells = board.cells
    where = cells[TILE + tile]
    owner = board.built_by(tile)
    vector.flag(where in (ON_DISPLAY, MARKET))
    if owner < 0:
        blank(vector, A_TILE - 1)
        return
    one_of(vector, place_of(owner, eye, cells[SEATS]), MOST_SEATS)
    one_of(vector, board.city_of(tile), SIX)
    vector.put(cells[DECORATED + tile])
    one_of(vector, cells[STATUE + tile] - 1, STATUE_CODES)
