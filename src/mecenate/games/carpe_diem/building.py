"""Building: where a tile fits, placing it or storing it, and what it finishes.

For every empty cell, NEED says what a tile must show there. Bits 0 to 15 hold the four sides, four bits each with north
lowest. Bits 16 to 31 say which of them matter. CANDIDATE is set where a tile may go. So one comparison with the face of
a turned tile says whether it fits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import BITS, count
from mecenate.core.event import Fact, Scribe
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.rewards import give_rewards
from mecenate.games.carpe_diem.track import advance
from mecenate.games.carpe_diem.vocabulary import AT, COLUMNS, STORE
from mecenate.games.carpe_diem.vocabulary import KINDS as KIND_NAMES

CANDIDATE: Final[i64] = 1 << 32
FACE_MASK: Final[i64] = 0xFFFF
MOST_LANDSCAPE_TILES: Final[i64] = 4
OPEN: Final[i64] = -1
"""What `grow` and `completed_cells` return for something that is not complete."""


def offer_sites(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every cell and turn where the tile fits, and the store, except for the first tile (CAD-22, CAD-24, CAD-25)."""
    cells = board.cells
    pieces = board.pieces
    tile = board.about(0)
    turns = pieces.turns[tile]
    first = layout.NEED + layout.CELLS * seat
    cell: i64 = 0
    while cell < layout.CELLS:
        need = cells[first + cell]
        if need >= CANDIDATE:
            turn: i64 = 0
            while turn < turns:
                if fits(board, seat, cell, 4 * tile + turn, need):
                    choices.append(pieces.actions[AT + 4 * cell + turn])
                turn += 1
        cell += 1
    if cells[layout.BUILT + seat] > 0:
        choices.append(pieces.actions[STORE])


def fits(board: Board, seat: i64, cell: i64, lying: i64, need: i64) -> bool:
    """Whether a turned tile matches the cell on every side (CAD-27), and no landscape gets too long."""
    if (board.pieces.face[lying] ^ need) & (need >> 16) & FACE_MASK:
        return False
    return not board.pieces.landscapes_can_be_long or not too_long(board, seat, cell, lying)


def too_long(board: Board, seat: i64, cell: i64, lying: i64) -> bool:
    """Whether a landscape would have more than four tiles with this one (CAD-33)."""
    cells = board.cells
    kind = layout.FIRST_LANDSCAPE
    cells[layout.TILE + layout.CELLS * seat + cell] = lying + 1
    long = False
    while kind < layout.MERCHANT:
        if count(reach(board, seat, cell, kind, 0)) > MOST_LANDSCAPE_TILES:
            long = True
        kind += 1
    cells[layout.TILE + layout.CELLS * seat + cell] = 0
    return long


def reach(board: Board, seat: i64, cell: i64, kind: i64, seen: i64) -> i64:
    """The connected cells of the thing on this cell, finished or not, as bits added to `seen`."""
    lying = board.cells[layout.TILE + layout.CELLS * seat + cell] - 1
    seen |= BITS[cell]
    side: i64 = 0
    while side < 4:
        if board.pieces.edge[4 * lying + side] == kind + 1:
            there = board.pieces.neighbour[4 * cell + side]
            if board.cells[layout.TILE + layout.CELLS * seat + there] != 0 and not (seen >> there) & 1:
                seen = reach(board, seat, there, kind, seen)
        side += 1
    return seen


def grow(board: Board, seat: i64, cell: i64, kind: i64, seen: i64) -> i64:
    """The same as `reach`, or OPEN if a side of the thing faces an empty cell (CAD-30)."""
    cells = board.cells
    lying = cells[layout.TILE + layout.CELLS * seat + cell] - 1
    seen |= BITS[cell]
    side: i64 = 0
    while side < 4:
        if board.pieces.edge[4 * lying + side] == kind + 1:
            there = board.pieces.neighbour[4 * cell + side]
            if cells[layout.TILE + layout.CELLS * seat + there] == 0:
                return OPEN
            if not (seen >> there) & 1:
                seen = grow(board, seat, there, kind, seen)
                if seen == OPEN:
                    return OPEN
        side += 1
    return seen


def place(board: Board, seat: i64, cell: i64, turn: i64, scribe: Scribe) -> None:
    """Place the tile; then take the banner, then complete what it finishes (CAD-26, CAD-29)."""
    tile = board.about(0)
    if scribe.listening:
        facts = cell_facts(cell)
        facts["tile"] = board.pieces.tiles[int(tile)]
        facts["turns"] = int(turn)
        scribe.tell("place", seat, facts)
    board.answered()
    lay(board, seat, cell, 4 * tile + turn)
    if (board.cells[layout.BANNER + seat] >> cell) & 1:
        board.cells[layout.BANNER + seat] &= ~BITS[cell]
        if scribe.listening:
            scribe.tell("banner", seat, cell_facts(cell))
        advance(board, seat, board.pieces.banner_steps, scribe)
    finish(board, seat, cell, tile, scribe)


def cell_facts(cell: i64) -> dict[str, Fact]:
    """A cell for events: its column and its row (CAD-5)."""
    return {"column": COLUMNS[int(cell % 6)], "row": int(cell // 6) + 1}


def lay(board: Board, seat: i64, cell: i64, lying: i64) -> None:
    """Put the tile into the cell, and note what its empty neighbours must match (CAD-25, CAD-27)."""
    cells = board.cells
    pieces = board.pieces
    cells[layout.TILE + layout.CELLS * seat + cell] = lying + 1
    cells[layout.NEED + layout.CELLS * seat + cell] = 0
    cells[layout.BUILT + seat] += 1
    cells[layout.CHIMNEYS + seat] += pieces.chimneys[lying >> 2]
    side: i64 = 0
    while side < 4:
        there = pieces.neighbour[4 * cell + side]
        if there >= 0 and cells[layout.TILE + layout.CELLS * seat + there] == 0:
            facing = (side + 2) & 3
            asked = pieces.side_asked[facing] | (pieces.edge[4 * lying + side] << (4 * facing))
            cells[layout.NEED + layout.CELLS * seat + there] |= CANDIDATE | asked
        side += 1


def finish(board: Board, seat: i64, cell: i64, tile: i64, scribe: Scribe) -> None:
    """Check each element of the tile by itself, then give the rewards (CAD-28, CAD-30)."""
    first = board.pieces.first_kind[tile]
    second = board.pieces.second_kind[tile]
    tiles_of_first = finished_tiles(board, seat, cell, first, scribe)
    tiles_of_second: i64 = 0
    if second >= 0:
        tiles_of_second = finished_tiles(board, seat, cell, second, scribe)
    if tiles_of_first + tiles_of_second > 0:
        give_rewards(board, seat, first, tiles_of_first, second, tiles_of_second, scribe)


def finished_tiles(board: Board, seat: i64, cell: i64, kind: i64, scribe: Scribe) -> i64:
    """How many tiles the thing on this cell has if the tile completes it, else 0 (CAD-30)."""
    covered = completed_cells(board, seat, cell, kind)
    return 0 if covered == OPEN else complete(board, seat, kind, covered, scribe)


def completed_cells(board: Board, seat: i64, cell: i64, kind: i64) -> i64:
    """The cells of the thing on this cell, as bits, if it is complete; else OPEN (CAD-30).

    A market, a bakery and a fountain are always complete. Anything else is complete when no side of it faces an
    empty cell.
    """
    return BITS[cell] if kind >= layout.MARKET else grow(board, seat, cell, kind, 0)


def complete(board: Board, seat: i64, kind: i64, covered: i64, scribe: Scribe) -> i64:
    """Count a villa, a landscape or another thing as complete; returns how many tiles it has (CAD-30, CAD-31)."""
    cells = board.cells
    cells[layout.DONE + layout.KINDS * seat + kind] += 1
    cells[layout.COVERED + layout.KINDS * seat + kind] |= covered
    if kind == layout.VILLA:
        cells[layout.VILLA_POINTS + seat] += points_for_a_villa(board, chimneys_on(board, seat, covered))
    tiles = count(covered)
    if scribe.listening:
        scribe.tell("finish", seat, {"kind": KIND_NAMES[int(kind)], "tiles": int(tiles)})
    return tiles


def chimneys_on(board: Board, seat: i64, covered: i64) -> i64:
    """The chimneys of the villa tiles on these cells (CAD-31)."""
    chimneys: i64 = 0
    cell: i64 = 0
    while cell < layout.CELLS:
        if (covered >> cell) & 1:
            chimneys += board.pieces.chimneys[(board.cells[layout.TILE + layout.CELLS * seat + cell] - 1) >> 2]
        cell += 1
    return chimneys


def points_for_a_villa(board: Board, chimneys: i64) -> i64:
    """What a finished villa is worth at the end; the last number of the table is for more chimneys too (CAD-61)."""
    points = board.pieces.villa_points
    return points[min(chimneys, len(points) - 1)]


def store(board: Board, seat: i64, scribe: Scribe) -> None:
    """Keep the tile face down until the end of the game (CAD-22)."""
    board.cells[layout.STORED + seat] += 1
    if scribe.listening:
        scribe.tell("store", seat, {"tile": board.pieces.tiles[int(board.about(0))]})
    board.answered()
