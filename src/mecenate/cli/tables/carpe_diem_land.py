"""A district from a view: where a tile fits, and what is finished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mecenate.games.carpe_diem.view import Placed, Player, Tile
from mecenate.games.carpe_diem.vocabulary import CELLS, COLUMNS

GRASS = "grass"
SIDES = range(4)


def laid(player: Player) -> dict[str, Tile]:
    """The tiles of a district by cell."""
    return {placed.cell: placed.tile for placed in player.tiles}


def turned(edges: Sequence[str], turns: int) -> list[str]:
    """Sides after clockwise quarter turns."""
    return [edges[(side - turns) % 4] for side in SIDES]


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


def finishes(player: Player, tile: Tile, cell: str, turns: int) -> list[str]:
    """The kinds that this tile would finish there."""
    lying = Tile(tile.name, turned(tile.edges, turns), tile.kinds, tile.chimneys)
    tiles = {**laid(player), cell: lying}
    return [kind for kind in tile.kinds if finished(tiles, cell, kind)]


def fits(tiles: Mapping[str, Tile], cell: str, edges: Sequence[str]) -> bool:
    """Whether a tile with these sides fits next to what lies there."""
    near = False
    for side in SIDES:
        there = beside(cell, side)
        across = GRASS if there is None else tiles[there].edges[(side + 2) % 4] if there in tiles else None
        if across is not None and across != edges[side]:
            return False
        near = near or there in tiles
    return near and cell not in tiles


def can_finish(player: Player, tile: Tile) -> list[str]:
    """The kinds that this tile could finish somewhere; single buildings always."""
    tiles = laid(player)
    kinds: set[str] = set()
    for cell in CELLS:
        for turns in SIDES:
            if fits(tiles, cell, turned(tile.edges, turns)):
                kinds.update(finishes(player, tile, cell, turns))
    return [kind for kind in tile.kinds if kind in kinds]
