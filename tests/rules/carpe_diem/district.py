"""A district worked out from nothing but the names of its tiles: sides, finished things, chimneys, points.

Knows the rules page (CAD-4, CAD-27, CAD-30), not the engine; tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

KINDS = ("villa", "vineyard", "garden", "farm", "pond", "merchant", "baker", "senator", "artisan")
SINGLES = ("market", "bakery", "fountain")
ALL_KINDS = (*KINDS, *SINGLES)
COLUMNS = "abcdef"
CELLS = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]
OPENINGS = {"end": "N", "half": "N", "straight": "NS", "corner": "NE", "three-way": "NEW", "cross": "NESW"}
SIDES = "NESW"
VILLA_POINTS = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18]


class Lying(NamedTuple):
    """A tile as it lies: what its sides show, north first, its single building if it has one, its chimneys."""

    sides: tuple[str, str, str, str]
    single: str | None
    chimneys: int


def lying(text: str) -> Lying:
    """The tile of a text such as 'pond then baker turned 1'."""
    name, _, turns = text.partition(" turned ")
    if name in SINGLES:
        return Lying(("grass",) * 4, name, 0)
    words = name.split()
    sides = dict.fromkeys(SIDES, "grass")
    numbers = [int(word) for word in words if word.isdecimal()]
    words = [word for word in words if not word.isdecimal()]
    if words[1] in ("then", "opposite"):
        sides["N"], sides["E" if words[1] == "then" else "S"] = words[0], words[2]
    else:
        for side in OPENINGS[words[1]]:
            sides[side] = words[0]
    printed = [sides[side] for side in SIDES]
    n, e, s, w = (printed[(side - int(turns or 0)) % 4] for side in range(4))
    return Lying((n, e, s, w), None, sum(numbers))


def beside(cell: str, side: int) -> str | None:
    """The neighbouring cell on a side, 0 for north; None beyond the frame."""
    column, row = COLUMNS.index(cell[0]) + (0, 1, 0, -1)[side], int(cell[1]) + (-1, 0, 1, 0)[side]
    return f"{COLUMNS[column]}{row}" if 0 <= column < 6 and 1 <= row <= 6 else None


class Thing(NamedTuple):
    """Something built: its kind, its cells, its chimneys, and whether it is finished."""

    kind: str
    cells: frozenset[str]
    chimneys: int
    finished: bool


def mismatches(tiles: Mapping[str, str]) -> list[str]:
    """The places where two sides do not match, or a side does not match the frame."""
    cells = []
    for cell, text in tiles.items():
        for side, shown in enumerate(lying(text).sides):
            there = beside(cell, side)
            if there is None:
                across: str | None = "grass"
            else:
                across = lying(tiles[there]).sides[(side + 2) % 4] if there in tiles else None
            if across is not None and across != shown:
                cells.append(f"{cell} {SIDES[side]}: {shown} meets {across}")
    return cells


def things(tiles: Mapping[str, str]) -> Iterator[Thing]:
    """Everything that is built, finished or not."""
    for cell, text in tiles.items():
        single = lying(text).single
        if single is not None:
            yield Thing(single, frozenset({cell}), 0, True)
    for kind in KINDS:
        left = {cell for cell, text in tiles.items() if kind in lying(text).sides}
        while left:
            group, finished = {min(left)}, True
            grown = True
            while grown:
                grown = False
                for cell in sorted(group):
                    for side, shown in enumerate(lying(tiles[cell]).sides):
                        there = beside(cell, side)
                        if shown != kind or there in group:
                            continue
                        if there is None or there not in tiles:
                            finished = False
                        else:
                            group.add(there)
                            grown = True
            left -= group
            yield Thing(kind, frozenset(group), sum(lying(tiles[cell]).chimneys for cell in group), finished)


def finished(tiles: Mapping[str, str]) -> dict[str, list[Thing]]:
    """The finished things by kind."""
    finished: dict[str, list[Thing]] = {kind: [] for kind in ALL_KINDS}
    for thing in things(tiles):
        if thing.finished:
            finished[thing.kind].append(thing)
    return finished


def chimneys(tiles: Mapping[str, str]) -> int:
    """All chimneys of a district."""
    return sum(lying(text).chimneys for text in tiles.values())


def villa_points(tiles: Mapping[str, str], table: list[int] | None = None) -> int:
    """The points of all finished villas."""
    points = VILLA_POINTS if table is None else table
    return sum(points[min(villa.chimneys, len(points) - 1)] for villa in finished(tiles)["villa"])


def fitting(tiles: Mapping[str, str], name: str, shovel: str) -> set[str]:
    """Where and how a tile can be placed, as the engine says it; each look of the tile once."""
    texts = set()
    for cell in CELLS:
        near = any(beside(cell, side) in tiles for side in range(4))
        if cell in tiles or not (near if tiles else cell == shovel):
            continue
        looks = []
        for turns in range(4):
            text = f"{name} turned {turns}" if turns else name
            if lying(text) in looks:
                continue
            looks.append(lying(text))
            if not mismatches({**tiles, cell: text}):
                texts.add(f"at {cell} turned {turns}" if turns else f"at {cell}")
    return texts
