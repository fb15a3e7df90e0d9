"""The building tiles of a pack: read, checked, sorted into types, and named."""

from __future__ import annotations

from typing import Final, final

from mecenate.core.errors import PackError
from mecenate.core.pack import Pack, whole
from mecenate.games.carpe_diem.vocabulary import EDGES, KINDS

BACKS: Final = ("white", "black")
BACK_COUNTS: Final = (84, 39)
GRASS: Final = 0
VILLA: Final = 0
FIRST_DWELLING: Final = 5
FIRST_SINGLE: Final = 9
PATTERNS: Final = ("1000", "1010", "1100", "1101", "1111")
"""The sides of an unturned tile that are not grass, from the north clockwise."""
SHAPES: Final = ("end", "straight", "corner", "three-way", "cross")


@final
class TileType:
    """One sort of tile: its sides as it lies unturned, what it shows, and its name."""

    def __init__(self, edges: list[int], single: int, chimneys: int) -> None:
        self.edges: Final = edges
        self.single: Final = single
        self.chimneys: Final = chimneys
        self.kinds: Final = [single] if single >= 0 else sorted({edge - 1 for edge in edges if edge != GRASS})
        self.name: Final = _name(edges, single, chimneys)

    def same_as(self, other: TileType) -> bool:
        """Whether the two look the same after a rotation."""
        if (self.single, self.chimneys) != (other.single, other.chimneys):
            return False
        return any(turned(self.edges, turns) == other.edges for turns in range(4))


@final
class TileSet:
    """All tiles: `types` that differ in what is printed, and piles of equal tiles by back, white first (CAD-3)."""

    def __init__(self, pack: Pack) -> None:
        self.types: list[TileType] = []
        self.pile_type: list[int] = []
        self.pile_count: list[int] = []
        self.white_piles = 0
        groups = pack.get("tiles")
        if not isinstance(groups, list) or not all(isinstance(group, dict) for group in groups):
            raise PackError("[[tiles]]: expected blocks of tiles")
        for back, expected in zip(BACKS, BACK_COUNTS, strict=True):
            first = len(self.pile_type)
            for group in groups:
                if group.get("back") not in BACKS:
                    raise PackError(f"[[tiles]] back: expected white or black, got {group.get('back')!r}")
                if group["back"] == back:
                    self._read(group, first)
            total = sum(self.pile_count[first:])
            if total != expected:
                raise PackError(f"[[tiles]]: expected {expected} tiles with a {back} back, got {total}")
            if back == "white":
                self.white_piles = len(self.pile_type)
        if len({type.name for type in self.types}) != len(self.types):
            raise PackError("[[tiles]]: two different tiles have the same name")

    def _read(self, group: Pack, first: int) -> None:
        tiles = group.get("list")
        if not isinstance(tiles, list) or not all(isinstance(tile, dict) for tile in tiles):
            raise PackError("[[tiles]] list: expected a list of tiles")
        for tile in tiles:
            count = whole(tile, "[tiles]", "count", 1, max(BACK_COUNTS))
            number = self._number(_tile_type(tile, str(group["back"])))
            if number in self.pile_type[first:]:
                self.pile_count[self.pile_type.index(number, first)] += count
            else:
                self.pile_type.append(number)
                self.pile_count.append(count)

    def _number(self, tile_type: TileType) -> int:
        for number, known in enumerate(self.types):
            if tile_type.same_as(known):
                return number
        self.types.append(tile_type)
        return len(self.types) - 1


def turned(edges: list[int], turns: int) -> list[int]:
    """The sides after clockwise quarter turns: what faced north faces east after one."""
    return [edges[(side - turns) % 4] for side in range(4)]


def _tile_type(tile: Pack, back: str) -> TileType:
    if "single" in tile:
        return _single(tile)
    edges = tile.get("edges")
    if not isinstance(edges, list) or len(edges) != 4 or any(edge not in EDGES for edge in edges):
        raise PackError(f"[[tiles]] edges: expected four out of {', '.join(EDGES)}, got {edges!r}")
    if edges.count("grass") == len(edges):
        raise PackError("[[tiles]] edges: a tile shows one element at least, got grass all around")
    chimneys = whole(tile, "[tiles]", "chimneys", 0, 9) if "chimneys" in tile else 0
    tile_type = TileType(_unturned([EDGES.index(edge) for edge in edges]), -1, chimneys)
    if len(tile_type.kinds) not in ((1,) if back == "black" else (1, 2)):
        raise PackError(f"[[tiles]] edges: a {back} tile shows one element, a white one at most two, got {edges!r}")
    if chimneys > 0 and VILLA not in tile_type.kinds:
        raise PackError(f"[[tiles]] chimneys: only villas have chimneys, got {edges!r}")
    for kind in tile_type.kinds:
        if kind >= FIRST_DWELLING and tile_type.edges.count(kind + 1) != 1:
            raise PackError(f"[[tiles]] edges: half a dwelling opens to one side, got {edges!r}")
    return tile_type


def _single(tile: Pack) -> TileType:
    if tile["single"] not in KINDS[FIRST_SINGLE:] or "edges" in tile or "chimneys" in tile:
        raise PackError(f"[[tiles]] single: expected market, bakery or fountain and no more, got {tile!r}")
    return TileType([GRASS] * 4, KINDS.index(tile["single"]), 0)


def _unturned(edges: list[int]) -> list[int]:
    """The same tile, rotated so that its openings are as in PATTERNS."""
    for turns in range(4):
        unturned = turned(edges, turns)
        if "".join("0" if edge == GRASS else "1" for edge in unturned) in PATTERNS:
            return unturned
    return edges


def _name(edges: list[int], single: int, chimneys: int) -> str:
    """The name of a tile: 'pond end', 'villa corner 2', 'pond then baker', 'garden opposite farm' (CAD-4)."""
    if single >= 0:
        return KINDS[single]
    shown = [edge - 1 for edge in edges if edge != GRASS]
    words = [f"{KINDS[kind]} {chimneys}" if kind == VILLA else KINDS[kind] for kind in shown]
    if len(shown) == 2 and shown[0] != shown[1]:
        return f"{words[0]} {'then' if edges[1] != GRASS else 'opposite'} {words[1]}"
    if len(set(shown)) > 1:
        return "-".join(EDGES[edge] for edge in edges) + (f" {chimneys}" if VILLA in shown else "")
    pattern = "".join("0" if edge == GRASS else "1" for edge in edges)
    shape = "half" if shown[0] >= FIRST_DWELLING else SHAPES[PATTERNS.index(pattern)]
    return f"{KINDS[shown[0]]} {shape}" + (f" {chimneys}" if shown[0] == VILLA else "")
