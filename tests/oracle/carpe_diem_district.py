"""A district of Carpe Diem: where tiles may lie, what they make, and what of it is finished."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from . import carpe_diem_pieces as pieces
from .carpe_diem_pieces import GRASS, Board, Tile

Cell = tuple[int, int]
"""Column and row, both from 1; rows are counted from the top."""

CELLS: list[Cell] = [(column, row) for row in range(1, 7) for column in range(1, 7)]
AROUND = [(0, -1), (1, 0), (0, 1), (-1, 0)]
"""North, east, south, west."""


def name_of(cell: Cell) -> str:
    """The name of a cell (CAD-5)."""
    return f"{' abcdef'[cell[0]]}{cell[1]}"


def cell_of(name: str) -> Cell:
    """The cell of a name (CAD-5)."""
    return " abcdef".index(name[0]), int(name[1])


class Placed(NamedTuple):
    """A tile in a district, and how it lies."""

    tile: Tile
    turns: int
    sides: tuple[str, ...]


class Thing(NamedTuple):
    """All that belongs together of one kind."""

    kind: str
    cells: frozenset[Cell]
    finished: bool
    chimneys: int


class Task(NamedTuple):
    """A task of the frame (CAD-6)."""

    side: str
    place: int
    kind: str
    points: int

    def line(self) -> list[Cell]:
        """The cells along which the task looks."""
        place = self.place if self.side in ("north", "east") else 7 - self.place
        axis = 0 if self.side in ("north", "south") else 1
        return [cell for cell in CELLS if cell[axis] == place]


@dataclass
class District:
    """A building board with its frame, banners and tiles."""

    board: Board
    frame: list[str]  # the pieces to the north, east, south and west
    banners: set[Cell]
    placed: dict[Cell, Placed] = field(default_factory=dict)
    _finished: list[Thing] | None = None  # counted once after each tile

    def copy(self) -> District:
        """A district that shares nothing changeable with this one."""
        return District(self.board, self.frame, set(self.banners), dict(self.placed))

    def put(self, cell: Cell, tile: Tile, turns: int) -> None:
        """Place a tile."""
        self.placed[cell] = Placed(tile, turns, tile.turned(turns))
        self._finished = None

    def asked_of(self, cell: Cell) -> list[str | None]:
        """CAD-27: what each side of a tile on this cell would touch; None where there is no tile yet."""
        kinds: list[str | None] = []
        for side, (right, down) in enumerate(AROUND):
            neighbour = (cell[0] + right, cell[1] + down)
            if not (1 <= neighbour[0] <= 6 and 1 <= neighbour[1] <= 6):
                kinds.append(GRASS)
            elif neighbour in self.placed:
                kinds.append(self.placed[neighbour].sides[(side + 2) % 4])
            else:
                kinds.append(None)
        return kinds

    def cells_to_build(self) -> list[Cell]:
        """CAD-24, CAD-25: the shovel first, then the empty cells beside a tile."""
        if not self.placed:
            return [cell_of(self.board.shovel)]
        beside = {(column + right, row + down) for column, row in self.placed for right, down in AROUND}
        return [cell for cell in CELLS if cell in beside and cell not in self.placed]

    def placements(self, tile: Tile) -> list[str]:
        """CAD-24 to CAD-27, CAD-33: where a tile may lie, and how."""
        texts = []
        looks = tile.looks()
        for cell in self.cells_to_build():
            asked = self.asked_of(cell)
            for turns, sides in looks:
                if not all(need is None or need == side for need, side in zip(asked, sides, strict=True)):
                    continue
                if not self.too_large(cell, tile, turns):
                    texts.append(f"at {name_of(cell)}" + (f" turned {turns}" if turns else ""))
        return texts

    def too_large(self, cell: Cell, tile: Tile, turns: int) -> bool:
        """CAD-33: whether a landscape would get more than four tiles."""
        kinds = [kind for kind in tile.kinds if kind in pieces.LANDSCAPES]
        if not kinds:
            return False
        self.placed[cell] = Placed(tile, turns, tile.turned(turns))
        large = any(len(self.thing(cell, kind).cells) > 4 for kind in kinds)
        del self.placed[cell]
        return large

    def thing(self, cell: Cell, kind: str) -> Thing:
        """CAD-30: what the element of this kind on this cell belongs to."""
        cells = {cell}
        to_look_at = [cell]
        finished = True
        while to_look_at:
            at = to_look_at.pop()
            for side, (right, down) in enumerate(AROUND):
                if self.placed[at].sides[side] != kind:
                    continue
                neighbour = (at[0] + right, at[1] + down)
                if neighbour not in self.placed:
                    finished = False
                elif neighbour not in cells:
                    cells.add(neighbour)
                    to_look_at.append(neighbour)
        chimneys = sum(self.placed[at].tile.chimneys for at in cells) if kind == "villa" else 0
        return Thing(kind, frozenset(cells), finished, chimneys)

    def things(self) -> list[Thing]:
        """Everything in the district, finished or not, each once."""
        things: list[Thing] = []
        for cell, placed in self.placed.items():
            for kind in placed.tile.kinds:
                if not any(thing.kind == kind and cell in thing.cells for thing in things):
                    things.append(self.thing(cell, kind))
        return things

    def finished(self) -> list[Thing]:
        """Everything that is finished."""
        if self._finished is None:
            self._finished = [thing for thing in self.things() if thing.finished]
        return self._finished

    def chimneys(self) -> int:
        """CAD-52: the chimneys of all villas, finished or not."""
        return sum(placed.tile.chimneys for placed in self.placed.values())

    def count(self, what: str) -> int:
        """CAD-52: what there is of something that a green card names."""
        if what == "chimney":
            return self.chimneys()
        kinds = {"landscape": pieces.LANDSCAPES, "dwelling": pieces.DWELLINGS}.get(what, [what])
        return sum(1 for thing in self.finished() if thing.kind in kinds)

    def tasks(self) -> list[Task]:
        """CAD-6: the eight tasks."""
        return [
            Task(side, place, kind, points)
            for side, piece in zip(pieces.SIDES, self.frame, strict=True)
            for kind, place, points in pieces.FRAME[piece]
        ]

    def done(self, task: Task) -> bool:
        """CAD-65: whether something finished of the kind has a tile on the line."""
        return any(thing.kind == task.kind and thing.cells & set(task.line()) for thing in self.finished())
