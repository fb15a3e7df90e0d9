"""Where pieces may lie: estates as sets of squares, and what lies side by side (PRI-2, PRI-44 to PRI-46, PRI-80 to 86).

A square is (seat, column, row), column and row from 0, rows from the bottom to the top.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from . import princes_pieces as pieces

Square = tuple[int, int, int]
Squares = frozenset[Square]
Offset = tuple[int, int]
COLUMNS = "abcdefg"
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def square_name(square: Square) -> str:
    return f"{COLUMNS[square[1]]}{square[2] + 1}"


@cache
def palace(seat: int, corner: Offset) -> Squares:
    """PRI-2, PRI-80: three squares wide and two high, from the column and row of its lower left corner."""
    left, bottom = corner
    return frozenset((seat, left + i, bottom + j) for i in range(3) for j in range(2))


# ------------------------------------------------------------------ shapes (PRI-44)


def _foot_at_zero(cells: set[Offset]) -> frozenset[Offset]:
    """The same shape with its foot, the leftmost square of the lowest row, on 0, 0."""
    lowest = min(y for _, y in cells)
    left = min(x for x, y in cells if y == lowest)
    return frozenset((x - left, y - lowest) for x, y in cells)


@cache
def turned(piece: str) -> dict[str, frozenset[Offset]]:
    """How a piece may lie: each look once, under the first of its names."""
    rows = pieces.SHAPES[piece].split()
    printed = {(x, -y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}
    ways: dict[str, frozenset[Offset]] = {}
    for side in ("r", "f"):
        cells = printed if side == "r" else {(-x, y) for x, y in printed}
        for quarter in range(4):
            look = _foot_at_zero(cells)
            if look not in ways.values():
                ways[f"{side}{quarter}"] = look
            cells = {(y, -x) for x, y in cells}  # clockwise: up becomes right
    return ways


@cache
def own_placements(piece: str, seat: int) -> dict[str, Squares]:
    """Every way to lay a piece within one estate, by its text."""
    placements = {}
    for turn, look in turned(piece).items():
        for x in range(7):
            for y in range(7):
                cells = frozenset((seat, x + i, y + j) for i, j in look)
                if all(0 <= i < 7 and 0 <= j < 7 for _, i, j in cells):
                    placements[f"place {piece} {turn} at {square_name((seat, x, y))}"] = cells
    return placements


# ------------------------------------------------------------------ neighbours (PRI-81, PRI-102)


@cache
def joins(seats: int, layout: str) -> dict[tuple[int, int], Offset]:
    """For each two neighbours: how far right and up of the first the second lies."""
    offsets = {}
    if layout == "ring":
        for seat in range(seats if seats > 2 else 1):
            offsets[seat, (seat + 1) % seats] = (7, 0)
            offsets[(seat + 1) % seats, seat] = (-7, 0)
        return offsets
    corners = pieces.FLAT[seats]
    for one, (row, column) in enumerate(corners):
        for other, (other_row, other_column) in enumerate(corners):
            right, up = other_column - column, row - other_row
            if (abs(right) == 7 and abs(up) < 7) or (abs(up) == 7 and abs(right) < 7):
                offsets[one, other] = (right, up)
    return offsets


def neighbours(seats: int, layout: str, seat: int) -> list[int]:
    return sorted(other for one, other in joins(seats, layout) if one == seat)


@cache
def facing(seats: int, layout: str, seat: int, other: int) -> dict[Square, Square]:
    """The squares of one estate that share a side with a square of another, and which."""
    right, up = joins(seats, layout)[seat, other]
    pairs = {}
    for x in range(7):
        for y in range(7):
            for i, j in SIDES:
                across = (x + i - right, y + j - up)
                if 0 <= across[0] < 7 and 0 <= across[1] < 7:
                    pairs[seat, x, y] = (other, *across)
    return pairs


@cache
def joint_placements(piece: str, seats: int, layout: str, seat: int, other: int) -> dict[str, Squares]:
    """PRI-82, PRI-83: every way to lay a piece on the border of two estates, by its text."""
    right, up = joins(seats, layout)[seat, other]
    plane: dict[Offset, Square] = {}
    for x in range(7):
        for y in range(7):
            plane[x, y] = (seat, x, y)
            plane[x + right, y + up] = (other, x, y)
    placements = {}
    for turn, look in turned(piece).items():
        for (x, y), foot in plane.items():
            cells = [plane.get((x + i, y + j)) for i, j in look]
            inside = frozenset(cell for cell in cells if cell is not None)
            if len(inside) == len(look) and {cell[0] for cell in inside} == {seat, other}:
                their = "their " if foot[0] == other else ""
                placements[f"joint {piece} {turn} at {their}{square_name(foot)}"] = inside
    return placements


# ------------------------------------------------------------------ an estate in a game


def beside(square: Square) -> Iterator[Square]:
    """The squares of the same estate that share a side with this one."""
    seat, x, y = square
    for i, j in SIDES:
        if 0 <= x + i < 7 and 0 <= y + j < 7:
            yield seat, x + i, y + j


def closed_to_buildings(
    built: dict[int, set[Square]], builders: int, seats: int, layout: str | None, seat: int, partner: int | None = None
) -> set[Square]:
    """The squares of an estate where no square of a new building may lie because of what is beside them.

    `built` has the squares of buildings and palace in each estate; `partner` is given for a joint building.
    """
    closed: set[Square] = set()
    if builders >= 2:
        return closed
    for square in built[seat]:  # PRI-46, PRI-84
        closed.update(beside(square))
    if layout is None:
        return closed
    for other in neighbours(seats, layout, seat):  # PRI-85, PRI-86
        for square, across in facing(seats, layout, seat, other).items():
            if across in built[other] or (builders == 0 and other != partner):
                closed.add(square)
    return closed
