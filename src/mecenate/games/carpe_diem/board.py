"""The table: where every piece lies, in the words of the rulebook.

Numbers used throughout: a kind 0 to 11 (see `words.KINDS`), a good 0 to 3, a cell of a district 0 to 35 row by row, a
side 0 to 3 (north, then clockwise), a space of the ring 0 to 6, a space of the card grid 0 to 11. A tile is a number
of `Components.tiles`; a tile as it lies, turned, is 4 * tile + quarter turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.layout import Layout
from mecenate.core.state import SEATS, State
from mecenate.games.carpe_diem.components import Components

if TYPE_CHECKING:
    from mecenate.core.game import Game

PHASES: Final[i64] = 4
ROUNDS: Final[i64] = 7
RING_SPACES: Final[i64] = 7
A_SPACE: Final[i64] = 4  # tiles at a full space of the ring
LOWER_ROW: Final[i64] = 11
CELLS: Final[i64] = 36
KINDS: Final[i64] = 12
GOODS: Final[i64] = 4
CARD_SPACES: Final[i64] = 12
CIRCLES: Final[i64] = 17

VILLA: Final[i64] = 0
FIRST_LANDSCAPE: Final[i64] = 1
MERCHANT: Final[i64] = 5
BAKER: Final[i64] = 6
SENATOR: Final[i64] = 7
ARTISAN: Final[i64] = 8
MARKET: Final[i64] = 9
BAKERY: Final[i64] = 10
FOUNTAIN: Final[i64] = 11

LAYOUT: Final = Layout(max_seats=4)

PHASE: Final[i64] = LAYOUT.cell("phase")  # 0 to 3; 4 when the game is over
ROUND: Final[i64] = LAYOUT.cell("round")  # 0 to 6; 7 during a scoring
TURN: Final[i64] = LAYOUT.cell("turn")  # the seat that moves, or scores
BREAD_GIVEN: Final[i64] = LAYOUT.cell("bread_given")  # how often, in the present seat's scoring
UNSEEN: Final[i64] = LAYOUT.cells("unseen", 123)  # tiles not turned over, by pile of equal ones
RING: Final[i64] = LAYOUT.cells("ring", 7, 4)  # 1 + tile, lowest first, then 0
LOWER: Final[i64] = LAYOUT.cells("lower", 11)  # 1 + tile, 0 once taken
GRID: Final[i64] = LAYOUT.cells("grid", 12)  # 1 + scoring card
CIRCLE: Final[i64] = LAYOUT.cells("circle", 17)  # 1 + the seat whose disc lies there
PILE: Final[i64] = LAYOUT.cells("pile", 12)  # fountain cards nobody has seen, by kind

BOARD: Final[i64] = LAYOUT.by_seat("board")
FRAME: Final[i64] = LAYOUT.by_seat("frame", 4)  # the piece on each side
PAWN: Final[i64] = LAYOUT.by_seat("pawn")  # 1 + space of the ring, 0 before the start
TILE: Final[i64] = LAYOUT.by_seat("tile", 36)  # 1 + tile as it lies, 0 empty
BANNER: Final[i64] = LAYOUT.by_seat("banner")  # bit n: a banner on cell n
TRACK: Final[i64] = LAYOUT.by_seat("track")
BELOW: Final[i64] = LAYOUT.by_seat("below")  # discs under this one on its space of the track
GOOD: Final[i64] = LAYOUT.by_seat("good", 4)
COINS: Final[i64] = LAYOUT.by_seat("coins")
BREAD: Final[i64] = LAYOUT.by_seat("bread")
STORED: Final[i64] = LAYOUT.by_seat("stored")  # tiles
DISCS: Final[i64] = LAYOUT.by_seat("discs")  # left for the grid
CARD_POINTS: Final[i64] = LAYOUT.by_seat("card_points")
LOST_POINTS: Final[i64] = LAYOUT.by_seat("lost_points")
HAND: Final[i64] = LAYOUT.by_seat("hand", 12)  # fountain cards held, by kind
RETURNED: Final[i64] = LAYOUT.by_seat("returned", 12)  # fountain cards put back, by kind
# What follows from the tiles of a district, kept so that legal choices and scores need no search.
BUILT: Final[i64] = LAYOUT.by_seat("built")  # tiles
NEED: Final[i64] = LAYOUT.by_seat("need", 36)  # what a tile must show there, see `building`
DONE: Final[i64] = LAYOUT.by_seat("done", 12)  # finished, by kind
COVERED: Final[i64] = LAYOUT.by_seat("covered", 12)  # bit n: cell n has part of a finished one
CHIMNEYS: Final[i64] = LAYOUT.by_seat("chimneys")
VILLA_POINTS: Final[i64] = LAYOUT.by_seat("villa_points")


class Board(State):
    """The pieces of a game in progress, without its rules."""

    def __init__(self, game: Game, pieces: Components, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.pieces = pieces

    def has_tiles(self, space: i64) -> bool:
        """Whether a space of the ring has a tile left."""
        return self.cells[RING + A_SPACE * space] != 0

    def goods_of(self, seat: i64) -> i64:
        """How many goods a seat has, of all kinds."""
        return self.total(GOOD + GOODS * seat, GOODS)

    def start_points_of(self, seat: i64) -> i64:
        """What a seat began with (CAD-13)."""
        return self.pieces.start_points[4 * (self.cells[SEATS] - 2) + seat]

    def points_of(self, seat: i64) -> i64:
        """The points that lie before a seat now."""
        cells = self.cells
        return self.start_points_of(seat) + cells[CARD_POINTS + seat] - cells[LOST_POINTS + seat]

    def card_at(self, space: i64) -> i64:
        """The scoring card on a space of the grid; -1 if there is none."""
        return self.cells[GRID + space] - 1

    def first_seat(self) -> i64:
        """The first player of the phase; after the last phase nobody takes over (CAD-59)."""
        phase: i64 = self.cells[PHASE]
        if phase == PHASES:
            phase = PHASES - 1
        return phase % self.cells[SEATS]
