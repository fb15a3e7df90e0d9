"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (CAR-92, CAR-94).

The numbers of OBSERVED, in order: the agenda; the table; the wheel by position; the 42 tiles; then every seat, the own
one first, the others in turn order, zeros where nobody sits. Florins and blocks of the others are zeros while their
screens are up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.sheet import Sheet
from mecenate.core.state import SEATS
from mecenate.core.survey import Survey, blank, one_of, place_of, places
from mecenate.core.survey_agenda import AgendaSurvey
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara.board import (
    BLOCKS,
    CITY_OWNER,
    COURT,
    DECORATED,
    DECORATIONS,
    EMPTY,
    FINISHER,
    FLORIN_OWNER,
    FLORINS,
    FRESH,
    GOLD_STATUES,
    HEIGHT,
    IMPROVED,
    IMPROVEMENTS,
    LAST_TURNS,
    LAYOUT,
    MARKET,
    OF_TYPE,
    ON_DISPLAY,
    OPEN_AREA,
    PASSES,
    PILE_SIZE,
    PLAIN,
    POINTS,
    PURCHASED,
    SCORED,
    SIX,
    SOURCES,
    STATUE,
    STATUES,
    TILE,
    TILES,
    VISITED,
    VISITOR,
    WAREHOUSE,
    WHEEL,
    Board,
)
from mecenate.games.carrara.decisions import DECISIONS
from mecenate.games.carrara.sight import screens_open
from mecenate.games.carrara.words import CITIES, COLOURS, ITEMS, LANDSCAPES, POSITIONS

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


def _agenda() -> AgendaSurvey:
    found = AgendaSurvey(LAYOUT.max_seats, DECISIONS)
    found.value("at position", POSITIONS, [(int(ask.TAKE), 0), (int(ask.CLAIM_SECTOR), 0)])
    found.number("blocks taken", [(int(ask.TAKE), 1)], scale=0.25)
    found.value("tile in question", TILE_NAMES, [(int(ask.SITE), 0), (int(ask.PAY), 0)])
    found.value("city in question", CITIES, [(int(ask.PAY), 1)])
    found.number("blocks to pay", [(int(ask.PAY), 2)], scale=0.125)
    found.value("built over", TILE_NAMES, [(int(ask.PAY), 3)], first=1)
    found.value("gold from", SECTIONS, [(int(ask.CLAIM_GOLD), 0)])
    found.value("to place", ITEM_NAMES, [(int(ask.PLACE), 0)])
    return found


def _table() -> Survey:
    found = Survey(LAYOUT.max_seats)
    found.count("passes", int(PASSES), scale=0.1)
    found.count("last turns", int(LAST_TURNS), scale=0.25)
    found.owner("finisher", int(FINISHER))
    found.count("purchased", int(PURCHASED))
    found.count("pile", int(PILE_SIZE), scale=1 / 30)
    found.count("left", int(IMPROVEMENTS), EIGHT)
    found.count("left: decoration", int(DECORATIONS), TYPES, scale=0.25)
    found.count("left: statue", int(STATUES), COLOURS, scale=0.25)
    found.count("gold statues at", int(GOLD_STATUES), SECTIONS)
    found.owner("scored", int(CITY_OWNER), CITIES)
    found.owner("florin space", int(FLORIN_OWNER), ("1", "2"))
    found.owner("visitor", int(VISITOR))
    found.one_of("visited", int(VISITED), SECTIONS)
    return found


def _seat() -> Survey:
    found = Survey(LAYOUT.max_seats, by_seat=True)
    found.count("florins", int(FLORINS), scale=0.05, hidden=True)
    found.count("blocks", int(BLOCKS), COLOURS, scale=0.25, hidden=True)
    found.count("points from", int(POINTS), SOURCES, scale=0.02)
    found.bits("marker in", int(COURT), SECTIONS)
    found.count("open area", int(OPEN_AREA), scale=0.25)
    found.bits("scored", int(SCORED), SPACES)
    found.one_of("improved", int(IMPROVED), EIGHT, TARGETS, first=1)
    found.one_of("stored", int(WAREHOUSE), ITEM_NAMES, ("1", "2"), first=1)
    found.count("fresh", int(FRESH), ("1", "2"))
    found.count("height", int(HEIGHT), CITIES, scale=0.25)
    found.count("buildings", int(OF_TYPE), TYPES, scale=0.25)
    found.count("without decoration", int(PLAIN), TYPES, scale=0.25)
    found.count("without statue", int(EMPTY), CITIES, scale=0.25)
    return found


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


def observe(board: Board, eye: i64, sheet: Sheet) -> None:
    """The numbers of OBSERVED. A few microseconds compiled."""
    seats = board.cells[SEATS]
    AGENDA.write(board, eye, sheet)
    TABLE.write(board.cells, eye, seats, 0, True, sheet)
    sheet.flag(board.in_bag() == 0)
    observe_the_wheel(board, sheet)
    tile: i64 = 0
    while tile < TILES:
        observe_a_tile(board, eye, tile, sheet)
        tile += 1
    sees_all = screens_open(board)
    place: i64 = 0
    while place < MOST_SEATS:
        sheet.flag(place < seats)
        if place < seats:
            SEAT.write(board.cells, eye, seats, (eye + place) % seats, sees_all or place == 0, sheet)
        else:
            blank(sheet, len(SEAT.names))
        place += 1


def observe_the_wheel(board: Board, sheet: Sheet) -> None:
    """The blocks at each position, and what the wheels show there in the advanced game (CAR-15, CAR-61)."""
    position: i64 = 0
    while position < SIX:
        first = WHEEL + SIX * board.sector_at(position)
        colour: i64 = 0
        while colour < SIX:
            sheet.measure(0.25 * float(board.cells[first + colour]))
            colour += 1
        position += 1
    position = 0
    while position < SIX:
        start = sheet.at
        blank(sheet, ITEMS)
        if board.pieces.advanced:
            sheet.numbers[start + board.decoration_at(position)] = 1.0
            sheet.numbers[start + board.statue_at(position)] = 1.0
        position += 1


def observe_a_tile(board: Board, eye: i64, tile: i64, sheet: Sheet) -> None:
    """Whether a tile is for sale, else whose it is, where it stands and what adorns it; zeros while it is unseen."""
    cells = board.cells
    where = cells[TILE + tile]
    owner = board.built_by(tile)
    sheet.flag(where in (ON_DISPLAY, MARKET))
    if owner < 0:
        blank(sheet, A_TILE - 1)
        return
    one_of(sheet, place_of(owner, eye, cells[SEATS]), MOST_SEATS)
    one_of(sheet, board.city_of(tile), SIX)
    sheet.put(cells[DECORATED + tile])
    one_of(sheet, cells[STATUE + tile] - 1, STATUE_CODES)
