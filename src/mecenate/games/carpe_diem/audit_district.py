"""The audit of one district: all derived numbers are computed again from its tiles."""

from __future__ import annotations

from typing import Final

from mecenate.core.audit import expect
from mecenate.core.errors import PositionError
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.building import CANDIDATE
from mecenate.games.carpe_diem.pieces_boards import BANNERS
from mecenate.games.carpe_diem.vocabulary import CELLS, EDGES
from mecenate.games.carpe_diem.vocabulary import KINDS as KIND_NAMES

EMPTY: Final = -1
FRAME: Final = -1
NEXT: Final[list[list[int]]] = [
    [
        cell - 6 if cell >= 6 else FRAME,
        cell + 1 if cell % 6 < 5 else FRAME,
        cell + 6 if cell < 30 else FRAME,
        cell - 1 if cell % 6 > 0 else FRAME,
    ]
    for cell in range(36)
]
"""The four neighbours of each cell, north first."""


def audit_district(board: Board, seat: int) -> None:
    """Raise `PositionError` if tiles do not match or a derived number is wrong."""
    pieces = board.pieces
    lying = [int(board.tile_at(seat, cell)) - 1 for cell in range(36)]
    built = [cell for cell in range(36) if lying[cell] >= 0]
    sides = [[EMPTY] * 4] * 36
    for cell in built:
        sides[cell] = [int(pieces.edge[4 * lying[cell] + side]) for side in range(4)]
    expect(int(board.cells[layout.BUILT + seat]), len(built), f"built of seat {seat + 1}")
    chimneys = sum(int(pieces.chimneys[lying[cell] // 4]) for cell in built)
    expect(int(board.cells[layout.CHIMNEYS + seat]), chimneys, f"chimneys of seat {seat + 1}")
    _sides(seat, sides, built)
    _needs(board, seat, sides)
    _places(board, seat, built)
    _finished(board, seat, lying, sides, built)


def _across(sides: list[list[int]], cell: int, side: int) -> int:
    """What the neighbour on a side shows towards this cell; the frame is grass."""
    there = NEXT[cell][side]
    return 0 if there == FRAME else sides[there][(side + 2) % 4]


def _sides(seat: int, sides: list[list[int]], built: list[int]) -> None:
    for cell in built:
        for side in range(4):
            shown, across = sides[cell][side], _across(sides, cell, side)
            if across not in (EMPTY, shown):
                raise PositionError(f"tile: {EDGES[shown]} meets {EDGES[across]} at {CELLS[cell]} of seat {seat + 1}")


def _needs(board: Board, seat: int, sides: list[list[int]]) -> None:
    """What each empty cell asks for, and where a tile may go: next to a tile, or on the shovel (CAD-24, CAD-25)."""
    shovel = int(board.pieces.shovel[board.cells[layout.BOARD + seat]])
    begun = board.cells[layout.BUILT + seat] > 0
    for cell in range(36):
        need = 0 if begun or cell != shovel else int(CANDIDATE)
        for side in range(4):
            across = _across(sides, cell, side)
            if across != EMPTY:
                need |= (0xF << (16 + 4 * side)) | (across << (4 * side))
                if NEXT[cell][side] != FRAME:
                    need |= int(CANDIDATE)
        if sides[cell][0] != EMPTY:
            need = 0
        if board.need_at(seat, cell) != need:
            raise PositionError(f"need of seat {seat + 1}, {CELLS[cell]}: does not follow from the tiles around it")


def _places(board: Board, seat: int, built: list[int]) -> None:
    """The tiles are connected with the shovel, and banners are on empty cells."""
    number = int(board.cells[layout.BOARD + seat])
    banners = {int(board.pieces.banner[BANNERS * number + n]) for n in range(BANNERS)} - set(built)
    expect(int(board.cells[layout.BANNER + seat]), sum(1 << cell for cell in banners), f"banner of seat {seat + 1}")
    if not built:
        return
    shovel = int(board.pieces.shovel[number])
    reached, waiting = {shovel}, [shovel]
    while waiting:
        for there in NEXT[waiting.pop()]:
            if there in built and there not in reached:
                reached.add(there)
                waiting.append(there)
    if reached != set(built):
        raise PositionError(f"tile: the tiles of seat {seat + 1} are not connected with the shovel")


def _finished(board: Board, seat: int, lying: list[int], sides: list[list[int]], built: list[int]) -> None:
    """Finished things by kind, the cells they cover, and the points of villas."""
    pieces = board.pieces
    shown: list[list[int]] = [[] for _ in range(int(layout.KINDS))]
    for cell in built:
        for kind in (pieces.first_kind[lying[cell] // 4], pieces.second_kind[lying[cell] // 4]):
            if kind >= 0:
                shown[int(kind)].append(cell)
    villa_points = 0
    for kind in range(int(layout.KINDS)):
        groups = _closed_groups(sides, kind, set(shown[kind]))
        covered = sum(1 << cell for group in groups for cell in group)
        expect(int(board.finished(seat, kind)), len(groups), f"done of seat {seat + 1}, {KIND_NAMES[kind]}")
        expect(
            int(board.cells[layout.COVERED + layout.KINDS * seat + kind]),
            covered,
            f"covered of seat {seat + 1}, {KIND_NAMES[kind]}",
        )
        if kind == layout.VILLA:
            for group in groups:
                chimneys = sum(int(pieces.chimneys[lying[cell] // 4]) for cell in group)
                villa_points += int(pieces.villa_points[min(chimneys, len(pieces.villa_points) - 1)])
    expect(int(board.cells[layout.VILLA_POINTS + seat]), villa_points, f"villa_points of seat {seat + 1}")


def _closed_groups(sides: list[list[int]], kind: int, left: set[int]) -> list[set[int]]:
    """The finished things of a kind, as sets of cells; a single building is always finished (CAD-30)."""
    if kind >= layout.MARKET:
        return [{cell} for cell in left]
    groups: list[set[int]] = []
    while left:
        waiting = [left.pop()]
        group = set(waiting)
        is_open = False
        while waiting:
            cell = waiting.pop()
            for side in range(4):
                there = NEXT[cell][side]
                if sides[cell][side] != kind + 1 or there in group:
                    continue
                if sides[there][0] == EMPTY:
                    is_open = True
                else:
                    group.add(there)
                    waiting.append(there)
        left -= group
        if not is_open:
            groups.append(group)
    return groups
