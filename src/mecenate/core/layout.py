"""Layouts: names for the cells of a state.

A state is one row of integers (see `core.state`). A game names its cells once, in their order in the row:

    LAYOUT = Layout(max_seats=4)
    TURN = LAYOUT.cell("turn", seat("turn:"))                        # one cell
    WHEEL = LAYOUT.cells("wheel", 6, 6)                              # a table: WHEEL + 6 * sector + colour
    BLOCKS = LAYOUT.by_seat("blocks", counts("blocks", COLOURS))     # a row a seat: BLOCKS + 6 * seat + colour

The names are the keys of the state's JSON; the numbers are what the rules index with. A block has either a shape or
contents (`core.content`), which say what its cells hold and how many there are.

A block may be hidden: nobody sees it, or only the seat that it belongs to. If it is counted, everybody sees how many
things are in it: a pile, or a hand of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.content import ONE, Content

SEATS_CELL: Final = 0
DEPTH_CELL: Final = 1
AGENDA_CELL: Final = 2
AGENDA_DEPTH: Final = 12
FIRST_FREE_CELL: Final = AGENDA_CELL + AGENDA_DEPTH
LARGEST: Final = (1 << 63) - 1
"""The largest absolute value of a cell, which has 64 bits, one of them the sign."""


def row(values: Iterable[int]) -> vec[i64]:
    """A row of machine integers: what states and component tables are made of."""
    cells: vec[i64] = vec[i64]()
    for value in values:
        cells = append(cells, value)
    return cells


@final
class Block:
    """A named run of cells: its shape, what it holds, and who may see it."""

    def __init__(
        self,
        name: str,
        offset: int,
        shape: tuple[int, ...],
        by_seat: bool,
        holds: tuple[Content, ...],
        hidden: bool,
        counted: bool = False,
    ) -> None:
        """`holds` describes the cells in order; in a block by seat, those of one seat.

        If it is `hidden`, nobody sees it, or only the seat itself; if it is also `counted`, all see its sum.
        """
        self.name: Final = name
        self.offset: Final = offset
        self.shape: Final = shape
        self.by_seat: Final = by_seat
        self.holds: Final = holds
        self.hidden: Final = hidden
        self.counted: Final = counted
        self.size: Final = size_of(shape)
        self.width: Final = size_of(shape[1:]) if by_seat else self.size
        """The number of cells; in a block by seat, that of one seat."""

    def shape_for(self, seats: int) -> tuple[int, ...]:
        """The shape at a table with this many seats."""
        return (seats, *self.shape[1:]) if self.by_seat else self.shape


@final
class Layout:
    """The named cells of one game's states, after the header that every game has (seats and agenda)."""

    def __init__(self, max_seats: int) -> None:
        self.max_seats: Final = max_seats
        self.blocks: Final[list[Block]] = []
        self.size = FIRST_FREE_CELL
        self.owners: vec[i64] = row([0] * FIRST_FREE_CELL)
        """For each cell, 2 + 2 * seat if it belongs to a seat, and 1 more if it is hidden there; else 0."""

    def cell(self, name: str, holds: Content | None = None) -> int:
        """A single number."""
        return self._add(name, (), False, () if holds is None else (holds,), False)

    def cells(self, name: str, *parts: int | Content, hidden: bool = False, counted: bool = False) -> int:
        """A list, or a table, of numbers that belong to the whole game: its shape, or its contents.

        Nobody sees it if it is `hidden`, and everybody sees its sum if it is also `counted`.
        """
        return self._add(name, _shape(parts), False, _contents(parts), hidden, counted)

    def by_seat(self, name: str, *parts: int | Content, hidden: bool = False, counted: bool = False) -> int:
        """A number, a list or a table for each seat.

        The other seats do not see it if it is `hidden`, and see its sum if it is also `counted`.
        """
        shape = _shape(parts)
        return self._add(name, (self.max_seats, *shape), True, _contents(parts), hidden, counted)

    def block(self, name: str) -> Block:
        """The block with this name. Raises `KeyError` if there is none."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(f"no block is named {name!r}")

    def empty_cells(self, seats: int) -> vec[i64]:
        """The cells of an empty table for this many seats."""
        cells = row([0] * self.size)
        cells[SEATS_CELL] = seats
        return cells

    def _add(
        self,
        name: str,
        shape: tuple[int, ...],
        by_seat: bool,
        holds: tuple[Content, ...],
        hidden: bool,
        counted: bool = False,
    ) -> int:
        offset = self.size
        self.blocks.append(Block(name, offset, shape, by_seat, holds, hidden, counted))
        size = size_of(shape)
        width = size // self.max_seats if by_seat else 0
        for n in range(size):
            self.owners = append(self.owners, 2 + 2 * (n // width) + int(hidden) if by_seat else 0)
        self.size += size
        return offset


def _contents(parts: tuple[int | Content, ...]) -> tuple[Content, ...]:
    return tuple([part for part in parts if isinstance(part, Content)])


def _shape(parts: tuple[int | Content, ...]) -> tuple[int, ...]:
    holds = _contents(parts)
    if not holds:
        return tuple([part for part in parts if isinstance(part, int)])
    if len(holds) == 1 and holds[0].cells == ONE:
        return ()
    return (sum([len(content.cells) for content in holds]),)


def size_of(shape: tuple[int, ...]) -> int:
    """How many cells a block of this shape has."""
    cells = 1
    for side in shape:
        cells *= side
    return cells


def nest(values: list[int], shape: tuple[int, ...]) -> object:
    """Flat values as nested lists of this shape; a single number for the empty shape."""
    if not shape:
        return values[0]
    if len(shape) == 1:
        return values
    step = len(values) // shape[0]
    return [nest(values[start : start + step], shape[1:]) for start in range(0, step * shape[0], step)]


def flatten(value: object, shape: tuple[int, ...]) -> list[int]:
    """The inverse of `nest`. Raises ValueError with a message if the shape differs."""
    if not shape:
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"expected a whole number, got {value!r}")
        if abs(value) > LARGEST:
            raise ValueError(f"{value} is out of range")
        return [value]
    if not isinstance(value, list) or len(value) != shape[0]:
        raise ValueError(f"expected a list of {shape[0]}, got {value!r}")
    return [cell for part in value for cell in flatten(part, shape[1:])]
