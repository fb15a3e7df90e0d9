"""The layout of the cells: what each holds, and the numbers that stand in them.

Numbers used throughout: a kind 0 to 11 of `KINDS`, a good 0 to 3, a cell of a district 0 to 35 row by row, a
side 0 to 3 (north, then clockwise), a space of the ring 0 to 6, a space of the card grid 0 to 11. A tile is a number
of `Components.tiles`; a tile as it lies, turned, is 4 * tile + quarter turns.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.content import code, counts, members, owner, seat
from mecenate.core.layout import Layout
from mecenate.games.carpe_diem.vocabulary import CARD_SPACES as GRID_LABELS
from mecenate.games.carpe_diem.vocabulary import CELLS as CELL_LABELS
from mecenate.games.carpe_diem.vocabulary import CIRCLES as CIRCLE_CARDS
from mecenate.games.carpe_diem.vocabulary import GOODS as GOOD_LABELS
from mecenate.games.carpe_diem.vocabulary import KINDS as KIND_LABELS

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

# Labels in an observation; a pack may give the pieces other names.
CARD_LABELS: Final = [f"card {n}" for n in range(60)]
CIRCLE_LABELS: Final = [f"{GRID_LABELS[a]}-{GRID_LABELS[b]}" for a, b in CIRCLE_CARDS]
FRAME_LABELS: Final = [str(n) for n in range(16)]
RING_LABELS: Final = [f"space {n}" for n in range(1, 8)]
SIDES: Final = ("north", "east", "south", "west")

LAYOUT: Final = Layout(max_seats=4)

PHASE: Final[i64] = LAYOUT.cell("phase", code("phase", ("1", "2", "3", "4", "over")))
ROUND: Final[i64] = LAYOUT.cell("round", code("round", ("1", "2", "3", "4", "5", "6", "7", "scoring")))
TURN: Final[i64] = LAYOUT.cell("turn", seat("turn:"))  # the seat that moves or scores
BREAD_GIVEN: Final[i64] = LAYOUT.cell("bread_given", counts("bread given"))  # how often, in the present scoring
UNSEEN: Final[i64] = LAYOUT.cells("unseen", 123)  # tiles still face down, by pile of equal ones
RING: Final[i64] = LAYOUT.cells("ring", 7, 4)  # 1 + tile, lowest first, then 0
LOWER: Final[i64] = LAYOUT.cells("lower", 11)  # 1 + tile, 0 once taken
GRID: Final[i64] = LAYOUT.cells("grid", code("card", CARD_LABELS, GRID_LABELS, first=1))
CIRCLE: Final[i64] = LAYOUT.cells("circle", owner("disc", CIRCLE_LABELS))  # 1 + the seat whose disc lies there
PILE: Final[i64] = LAYOUT.cells("pile", 12)  # fountain cards nobody has seen, by kind

BOARD: Final[i64] = LAYOUT.by_seat("board", code("board", ("1", "2", "3", "4")))
FRAME: Final[i64] = LAYOUT.by_seat("frame", code("frame", FRAME_LABELS, SIDES))  # the piece on each side
# 1 + space of the ring, 0 before the start
PAWN: Final[i64] = LAYOUT.by_seat("pawn", code("pawn", RING_LABELS, first=1))
TILE: Final[i64] = LAYOUT.by_seat("tile", 36)  # 1 + tile as it lies, 0 empty
BANNER: Final[i64] = LAYOUT.by_seat("banner", members("banner", CELL_LABELS))
TRACK: Final[i64] = LAYOUT.by_seat("track", counts("track", scale=0.05))
BELOW: Final[i64] = LAYOUT.by_seat("below", counts("below"))  # discs under this one on its space of the track
GOOD: Final[i64] = LAYOUT.by_seat("good", counts("goods", GOOD_LABELS, scale=0.25))
COINS: Final[i64] = LAYOUT.by_seat("coins", counts("coins", scale=0.25))
BREAD: Final[i64] = LAYOUT.by_seat("bread", counts("bread", scale=0.25))
STORED: Final[i64] = LAYOUT.by_seat("stored", counts("stored", scale=0.25))  # tiles
DISCS: Final[i64] = LAYOUT.by_seat("discs", counts("discs", scale=0.1))  # left for the grid
CARD_POINTS: Final[i64] = LAYOUT.by_seat("card_points", counts("card points", scale=0.02))
LOST_POINTS: Final[i64] = LAYOUT.by_seat("lost_points", counts("lost points", scale=0.1))
HAND: Final[i64] = LAYOUT.by_seat("hand", counts("hand", KIND_LABELS), hidden=True)  # fountain cards held, by kind
# fountain cards put back, by kind
RETURNED: Final[i64] = LAYOUT.by_seat("returned", counts("returned", KIND_LABELS), hidden=True)
# What follows from the tiles of a district, stored so that legal choices and scores need no search.
BUILT: Final[i64] = LAYOUT.by_seat("built", counts("tiles", scale=1 / 36))  # tiles
NEED: Final[i64] = LAYOUT.by_seat("need", 36)  # what a tile must show there, see `building`
DONE: Final[i64] = LAYOUT.by_seat("done", counts("finished", KIND_LABELS, scale=0.25))  # finished, by kind
COVERED: Final[i64] = LAYOUT.by_seat("covered", 12)  # bit n: cell n is part of a finished one
CHIMNEYS: Final[i64] = LAYOUT.by_seat("chimneys", counts("chimneys", scale=0.1))
VILLA_POINTS: Final[i64] = LAYOUT.by_seat("villa_points", counts("villa points", scale=0.05))
