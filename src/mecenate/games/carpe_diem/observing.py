"""The table as numbers, from the side of a seat: what `sight` shows it, unpacked and roughly scaled (CAD-68, CAD-69).

The numbers of OBSERVED, in order: the agenda; the table; the tiles, unseen, at each space of the ring and in the lower
row; the sides of every tile of the own district; then every seat, the own one first, the others in turn order, zeros
where nobody sits. Fountain cards of the others are zeros until the end; how many they are everybody sees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.sheet import Sheet
from mecenate.core.state import SEATS
from mecenate.core.survey import Survey, blank, one_of, place_of, places
from mecenate.core.survey_agenda import AgendaSurvey
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import (
    A_SPACE,
    BANNER,
    BELOW,
    BOARD,
    BREAD,
    BREAD_GIVEN,
    BUILT,
    CARD_POINTS,
    CHIMNEYS,
    CIRCLE,
    COINS,
    DISCS,
    DONE,
    FRAME,
    GOOD,
    GRID,
    HAND,
    LAYOUT,
    LOST_POINTS,
    LOWER,
    LOWER_ROW,
    PAWN,
    PHASE,
    RETURNED,
    RING,
    RING_SPACES,
    ROUND,
    STORED,
    TILE,
    TRACK,
    TURN,
    UNSEEN,
    VILLA_POINTS,
    Board,
)
from mecenate.games.carpe_diem.board import CELLS as DISTRICT
from mecenate.games.carpe_diem.board import KINDS as SORTS
from mecenate.games.carpe_diem.decisions import DECISIONS
from mecenate.games.carpe_diem.words import CARD_SPACES, CELLS, CIRCLES, EDGES, GOODS, KINDS

MOST_SEATS: Final[i64] = 4
TILE_SORTS: Final[i64] = 123
SIDES: Final[i64] = 4
SIDE_VALUES: Final[i64] = 10
TILE_NAMES: Final = [f"tile {n}" for n in range(int(TILE_SORTS))]
CARD_NAMES: Final = [f"card {n}" for n in range(60)]
RING_NAMES: Final = [f"space {n}" for n in range(1, 8)]
SIDE_NAMES: Final = ("north", "east", "south", "west")
CIRCLE_NAMES: Final = [f"{CARD_SPACES[a]}-{CARD_SPACES[b]}" for a, b in CIRCLES]


def _agenda() -> AgendaSurvey:
    found = AgendaSurvey(LAYOUT.max_seats, DECISIONS)
    card, pay, bread = int(ask.CARD), int(ask.PAY), int(ask.BREAD)
    reward, due = int(ask.REWARD), int(ask.DUE)
    found.value("take from", RING_NAMES, [(int(ask.TAKE), 0)])
    found.value("to place", TILE_NAMES, [(int(ask.PLACE), 0)])
    found.value("reward due for", KINDS, [(reward, 0), (reward, 1), (due, 0)])
    found.value("scoring", CARD_SPACES, [(card, 0), (card, 1), (pay, 0), (bread, 0)])
    found.value("scoring next", CARD_SPACES, [(int(ask.SECOND), 0)])
    found.number("times", [(pay, 1), (bread, 1)], scale=0.25)
    found.number("paid of this set", [(pay, 2)], scale=0.25)
    found.number("coin stood in", [(pay, 3)])
    return found


def _table() -> Survey:
    found = Survey(LAYOUT.max_seats)
    found.one_of("phase", int(PHASE), ("1", "2", "3", "4", "over"))
    found.one_of("round", int(ROUND), ("1", "2", "3", "4", "5", "6", "7", "scoring"))
    found.count("bread given", int(BREAD_GIVEN))
    found.one_of("card", int(GRID), CARD_NAMES, CARD_SPACES, first=1)
    found.owner("disc", int(CIRCLE), CIRCLE_NAMES)
    return found


def _seat() -> Survey:
    found = Survey(LAYOUT.max_seats, by_seat=True)
    found.count("hand", int(HAND), KINDS, hidden=True)
    found.count("returned", int(RETURNED), KINDS, hidden=True)
    found.one_of("board", int(BOARD), ("1", "2", "3", "4"))
    found.one_of("frame", int(FRAME), [str(n) for n in range(16)], SIDE_NAMES)
    found.one_of("pawn", int(PAWN), RING_NAMES, first=1)
    found.bits("banner", int(BANNER), CELLS)
    found.count("track", int(TRACK), scale=0.05)
    found.count("below", int(BELOW))
    found.count("goods", int(GOOD), GOODS, scale=0.25)
    found.count("coins", int(COINS), scale=0.25)
    found.count("bread", int(BREAD), scale=0.25)
    found.count("stored", int(STORED), scale=0.25)
    found.count("discs", int(DISCS), scale=0.1)
    found.count("card points", int(CARD_POINTS), scale=0.02)
    found.count("lost points", int(LOST_POINTS), scale=0.1)
    found.count("tiles", int(BUILT), scale=1 / 36)
    found.count("finished", int(DONE), KINDS, scale=0.25)
    found.count("chimneys", int(CHIMNEYS), scale=0.1)
    found.count("villa points", int(VILLA_POINTS), scale=0.05)
    return found


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


def observe(board: Board, eye: i64, sheet: Sheet) -> None:
    """The numbers of OBSERVED. Some tens of microseconds compiled."""
    cells = board.cells
    seats = cells[SEATS]
    AGENDA.write(board, eye, sheet)
    TABLE.write(cells, eye, seats, 0, True, sheet)
    one_of(sheet, place_of(cells[TURN], eye, seats), MOST_SEATS)
    one_of(sheet, place_of(board.first_seat(), eye, seats), MOST_SEATS)
    observe_the_tiles(board, sheet)
    observe_the_sides(board, eye, sheet)
    place: i64 = 0
    while place < MOST_SEATS:
        sheet.flag(place < seats)
        if place < seats:
            observe_a_seat(board, eye, (eye + place) % seats, sheet)
        else:
            blank(sheet, 2 + DISTRICT * SORTS + len(SEAT.names))
        place += 1


def observe_the_tiles(board: Board, sheet: Sheet) -> None:
    """Unseen tiles by pile of equal ones, which everybody can work out; then by sort at each space and in the row."""
    sheet.put_run(board.cells, UNSEEN, TILE_SORTS)
    space: i64 = 0
    while space < RING_SPACES:
        count_tiles(board, RING + A_SPACE * space, A_SPACE, sheet)
        space += 1
    count_tiles(board, LOWER, LOWER_ROW, sheet)


def count_tiles(board: Board, first: i64, count: i64, sheet: Sheet) -> None:
    """How many tiles of each sort lie on a run of places."""
    start = sheet.at
    blank(sheet, TILE_SORTS)
    at = first
    while at < first + count:
        if board.cells[at] > 0:
            sheet.numbers[start + board.cells[at] - 1] += 1.0
        at += 1


def observe_the_sides(board: Board, eye: i64, sheet: Sheet) -> None:
    """What each side of each tile in the own district shows, as the tile lies."""
    cell: i64 = 0
    while cell < DISTRICT:
        lying = board.cells[TILE + DISTRICT * eye + cell] - 1
        side: i64 = 0
        while side < SIDES:
            one_of(sheet, board.pieces.edge[SIDES * lying + side] if lying >= 0 else -1, SIDE_VALUES)
            side += 1
        cell += 1


def observe_a_seat(board: Board, eye: i64, seat: i64, sheet: Sheet) -> None:
    """The points, how many fountain cards, what is built on each cell, and what lies before a seat."""
    cells = board.cells
    pieces = board.pieces
    sheet.measure(0.02 * float(board.points_of(seat)))
    sheet.measure(0.2 * float(board.total(HAND + SORTS * seat, SORTS)))
    cell: i64 = 0
    while cell < DISTRICT:
        start = sheet.at
        blank(sheet, SORTS)
        lying = cells[TILE + DISTRICT * seat + cell] - 1
        if lying >= 0:
            sheet.numbers[start + pieces.first_kind[lying >> 2]] = 1.0
            if pieces.second_kind[lying >> 2] >= 0:
                sheet.numbers[start + pieces.second_kind[lying >> 2]] = 1.0
        cell += 1
    SEAT.write(cells, eye, cells[SEATS], seat, seat == eye or board.over, sheet)
