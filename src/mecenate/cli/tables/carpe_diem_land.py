"""A district read off a view: which of its tiles show finished things, for the drawing."""

from __future__ import annotations

from collections.abc import Mapping

from mecenate.games.carpe_diem.view import Placed, Player, Tile
from mecenate.games.carpe_diem.vocabulary import COLUMNS

SIDES = range(4)


def laid(player: Player) -> dict[str, Tile]:
    """The tiles of a district by cell."""
    return {placed.cell: placed.tile for placed in player.tiles}


def beside(cell: str, side: int) -> str | None:
    """The neighbouring cell on a side; None beyond the frame."""
    column, row = COLUMNS.index(cell[0]) + (0, 1, 0, -1)[side], int(cell[1]) + (-1, 0, 1, 0)[side]
    return f"{COLUMNS[column]}{row}" if 0 <= column < len(COLUMNS) and 1 <= row <= len(COLUMNS) else None


def finished(tiles: Mapping[str, Tile], cell: str, kind: str) -> bool:
    """Whether what a cell shows of this kind looks at no empty cell."""
    reached, waiting = {cell}, [cell]
    while waiting:
        at = waiting.pop()
        for side in SIDES:
            if tiles[at].edges[side] != kind:
                continue
            there = beside(at, side)
            if there is None or there not in tiles:
                return False
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    return True


def all_finished(tiles: Mapping[str, Tile], placed: Placed) -> bool:
    """Whether everything that a tile shows is finished."""
    return all(finished(tiles, placed.cell, kind) for kind in placed.tile.kinds)
