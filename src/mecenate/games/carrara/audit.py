"""The audit: every piece is somewhere, once, and what is counted along agrees with what lies there."""

from __future__ import annotations

from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.carrara.board import (
    BAG,
    BLOCKS,
    BUILT,
    CITY_OWNER,
    COURT,
    DECORATED,
    DECORATIONS,
    DISPLAY,
    DISPLAY_SPACES,
    EMPTY,
    FLORIN_OWNER,
    FLORINS,
    GOLD_STATUES,
    HEIGHT,
    IMPROVED,
    IMPROVEMENTS,
    LAST_TURNS,
    MARKET,
    OF_TYPE,
    ON_DISPLAY,
    OPEN_AREA,
    PILE,
    PILE_SIZE,
    PLAIN,
    SCORED,
    STATUE,
    STATUES,
    TILE,
    TILES,
    TILES_A_TYPE,
    TURN,
    VISITOR,
    WAREHOUSE,
    WHEEL,
    Board,
)
from mecenate.games.carrara.building import MONUMENT
from mecenate.games.carrara.words import CITIES, COLOURS


def audit(board: Board) -> None:
    """Raise `PositionError` at the first thing that cannot be so."""
    seats = range(int(board.cells[SEATS]))
    _nothing_below_zero(board)
    _blocks(board, seats)
    _tiles(board, seats)
    _markers(board, seats)
    _improvements(board, seats)
    _ornaments(board, seats)
    if not 0 <= board.cells[TURN] < len(seats) or not 0 <= board.cells[VISITOR] <= len(seats):
        raise PositionError("turn and visitor: no such seat")
    if not 0 <= board.cells[LAST_TURNS] < len(seats):
        raise PositionError("last_turns: at most one for each other seat")


def _expect(found: int, expected: int, what: str) -> None:
    if found != expected:
        raise PositionError(f"{what}: expected {expected}, found {found}")


def _nothing_below_zero(board: Board) -> None:
    for block in board.game.layout.blocks:
        size = 1
        for side in block.shape:
            size *= side
        if any(board.cells[block.offset + n] < 0 for n in range(size)):
            raise PositionError(f"{block.name}: a number is below zero")


def _blocks(board: Board, seats: range) -> None:
    """All blocks of each colour are on the wheel, in the bag or behind screens."""
    cells = board.cells
    for colour, name in enumerate(COLOURS):
        found = cells[BAG + colour] + sum(cells[WHEEL + 6 * sector + colour] for sector in range(6))
        found += sum(cells[BLOCKS + 6 * seat + colour] for seat in seats)
        _expect(int(found), int(board.pieces.per_colour), f"{name} blocks")


def _tiles(board: Board, seats: range) -> None:
    """The display shows the tiles that say so, and heights and counts agree with what is built."""
    cells = board.cells
    where = [int(cells[TILE + tile]) for tile in range(int(TILES))]
    _expect(int(cells[PILE_SIZE]), where.count(int(PILE)), "pile_size")
    shown = sorted(int(cells[DISPLAY + n]) - 1 for n in range(int(DISPLAY_SPACES)) if cells[DISPLAY + n] > 0)
    if shown != [tile for tile in range(int(TILES)) if where[tile] == ON_DISPLAY]:
        raise PositionError("display: does not show the tiles that lie there")
    for tile in range(int(TILES)):
        if (where[tile] == MARKET and tile % TILES_A_TYPE != MONUMENT) or 3 < where[tile] < BUILT:
            raise PositionError(f"tile: {board.pieces.tiles[tile]} cannot lie there")
        if where[tile] < BUILT and cells[DECORATED + tile] + cells[STATUE + tile] > 0:
            raise PositionError(f"tile: {board.pieces.tiles[tile]} is not built but has ornaments")
        if where[tile] >= BUILT and (board.built_by(tile) not in seats or board.city_of(tile) > 5):
            raise PositionError(f"tile: {board.pieces.tiles[tile]} stands nowhere")
    for seat in seats:
        own = [tile for tile in range(int(TILES)) if board.built_by(tile) == seat]
        for n in range(6):
            here = [tile for tile in own if board.city_of(tile) == n]
            kind = [tile for tile in own if tile // TILES_A_TYPE == n]
            _expect(int(cells[HEIGHT + 6 * seat + n]), len(here), f"height of seat {seat} in {CITIES[n]}")
            if sorted(int(board.floor_of(tile)) for tile in here) != list(range(len(here))):
                raise PositionError(f"tile: the floors of seat {seat} in {CITIES[n]} have a gap")
            empty = sum(cells[STATUE + tile] == 0 for tile in here)
            plain = sum(cells[DECORATED + tile] == 0 for tile in kind)
            _expect(int(cells[EMPTY + 6 * seat + n]), empty, f"empty of seat {seat} in {CITIES[n]}")
            _expect(int(cells[OF_TYPE + 6 * seat + n]), len(kind), f"of_type of seat {seat}, type {n}")
            _expect(int(cells[PLAIN + 6 * seat + n]), plain, f"plain of seat {seat}, type {n}")


def _markers(board: Board, seats: range) -> None:
    """Each seat's markers are in the court, in the open area or on spaces; one may be in the hand (CAR-35, CAR-43)."""
    cells = board.cells
    scoring = board.game.decisions.index("space")
    pending = [int(cells[2 + n]) & 0xFF for n in range(int(cells[1]))]
    for seat in seats:
        placed = bin(int(cells[SCORED + seat])).count("1")
        placed += sum(cells[CITY_OWNER + city] == seat + 1 for city in range(6))
        placed += sum(cells[FLORIN_OWNER + which] == seat + 1 for which in range(2))
        in_hand = 1 if scoring in pending and not board.over and board.asked_seat() == seat else 0
        found = bin(int(cells[COURT + seat])).count("1") + int(cells[OPEN_AREA + seat]) + placed + in_hand
        _expect(found, int(board.pieces.sections), f"evaluation markers of seat {seat}")
        if cells[FLORINS + seat] < 0:
            raise PositionError(f"florins of seat {seat}: below zero")


def _improvements(board: Board, seats: range) -> None:
    """Each improvement tile is in the supply or on a board, where it belongs."""
    cells = board.cells
    for improvement, count in enumerate(board.pieces.improvement_count):
        on = int(board.pieces.improvement_on[improvement])
        taken = sum(cells[IMPROVED + 8 * seat + on] == improvement + 1 for seat in seats)
        _expect(
            int(cells[IMPROVEMENTS + improvement]) + taken,
            count,
            f"improvement {board.pieces.improvements[improvement]}",
        )


def _ornaments(board: Board, seats: range) -> None:
    """Each decoration and coloured statue is in the supply, in a warehouse, on a tile or in somebody's hand."""
    if not board.pieces.advanced:
        return
    cells = board.cells
    stored = [int(cells[WAREHOUSE + n]) - 1 for n in range(2 * len(seats))]
    placing = board.game.decisions.index("place")
    if not board.over and board.asked_kind() == placing and board.about(1) < 2:
        stored.append(int(board.about(0)))
    for n in range(6):
        on_tiles = sum(int(cells[DECORATED + 7 * n + place]) for place in range(7))
        expected = board.pieces.decoration_supply[len(seats) - 2]
        found = int(cells[DECORATIONS + n]) + on_tiles + stored.count(n)
        _expect(found, expected, f"decorations: {board.pieces.items[n]}")
        standing = sum(cells[STATUE + tile] == n + 1 for tile in range(int(TILES)))
        found = int(cells[STATUES + n]) + standing + stored.count(6 + n)
        _expect(found, board.pieces.statue_supply, f"statues: {COLOURS[n]}")
    gold = sum(int(cells[GOLD_STATUES + section]) for section in range(8)) + stored.count(12)
    gold += sum(cells[STATUE + tile] == 7 for tile in range(int(TILES)))
    if gold > 2 * len(seats):
        raise PositionError(f"gold statues: at most {2 * len(seats)}, found {gold}")
