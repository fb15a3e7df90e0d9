"""The board: where every piece is, with accessors in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.state import SEATS, State
from mecenate.games.carpe_diem.components import Components
from mecenate.games.carpe_diem.layout import (
    A_SPACE,
    CARD_POINTS,
    CELLS,
    DONE,
    FRAME,
    GOOD,
    GOODS,
    GRID,
    HAND,
    KINDS,
    LOST_POINTS,
    NEED,
    PHASE,
    PHASES,
    RETURNED,
    RING,
    TILE,
)

if TYPE_CHECKING:
    from mecenate.core.game import Game


class Board(State):
    """The pieces of a game in progress, without its rules."""

    def __init__(self, game: Game, pieces: Components, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.pieces = pieces

    # ------------------------------------------------------------------ cells by name

    def tile_at(self, seat: i64, cell: i64) -> i64:
        """1 + the tile, as it lies, on a cell of a district; 0 if none."""
        return self.cells[TILE + CELLS * seat + cell]

    def need_at(self, seat: i64, cell: i64) -> i64:
        """What a tile on a cell of a district must show, see `building`."""
        return self.cells[NEED + CELLS * seat + cell]

    def goods(self, seat: i64, good: i64) -> i64:
        """How many of a good a seat has."""
        return self.cells[GOOD + GOODS * seat + good]

    def finished(self, seat: i64, kind: i64) -> i64:
        """How many of a kind a seat has finished."""
        return self.cells[DONE + KINDS * seat + kind]

    def cards_held(self, seat: i64, kind: i64) -> i64:
        """The fountain cards of a kind that a seat holds."""
        return self.cells[HAND + KINDS * seat + kind]

    def cards_returned(self, seat: i64, kind: i64) -> i64:
        """The fountain cards of a kind that a seat has put back."""
        return self.cells[RETURNED + KINDS * seat + kind]

    def frame_piece(self, seat: i64, side: i64) -> i64:
        """The piece of the frame on a side of a district."""
        return self.cells[FRAME + 4 * seat + side]

    def on_ring(self, space: i64, place: i64) -> i64:
        """1 + the tile at a place of a space of the ring; 0 if none."""
        return self.cells[RING + A_SPACE * space + place]

    def has_tiles(self, space: i64) -> bool:
        """Whether a space of the ring has a tile left."""
        return self.cells[RING + A_SPACE * space] != 0

    def goods_of(self, seat: i64) -> i64:
        """How many goods a seat has, of all kinds."""
        return self.total(GOOD + GOODS * seat, GOODS)

    def start_points_of(self, seat: i64) -> i64:
        """The points that a seat began with (CAD-13)."""
        return self.pieces.start_points[4 * (self.cells[SEATS] - 2) + seat]

    def points_of(self, seat: i64) -> i64:
        """The points that a seat has now."""
        cells = self.cells
        return self.start_points_of(seat) + cells[CARD_POINTS + seat] - cells[LOST_POINTS + seat]

    def card_at(self, space: i64) -> i64:
        """The scoring card on a space of the grid; -1 if there is none."""
        return self.cells[GRID + space] - 1

    def first_seat(self) -> i64:
        """The first player of the phase; after the last phase it does not change (CAD-59)."""
        phase: i64 = self.cells[PHASE]
        if phase == PHASES:
            phase = PHASES - 1
        return phase % self.cells[SEATS]
