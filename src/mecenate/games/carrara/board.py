"""The board: where every piece is, with accessors in the words of the rulebook.

Other modules import this one as `layout` for the numbers of its cells.

Numbers used throughout: a colour and a city 0 to 5 (white and livorno first), a building type 0 to 5, a tile
7 * type + n (n 0 to 5 for the buildings, 6 for the monument), an item 0 to 12 (see `vocabulary.ITEMS`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.content import code, counts, members, owner, seat
from mecenate.core.layout import Layout
from mecenate.core.state import SEATS, State
from mecenate.games.carrara.components import TARGETS, Components
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, ITEMS, LANDSCAPES

if TYPE_CHECKING:
    from mecenate.core.game import Game

SIX: Final[i64] = 6
TILES_A_TYPE: Final[i64] = 7
TILES: Final[i64] = 42
DISPLAY_SPACES: Final[i64] = 9
WAREHOUSES: Final[i64] = 2

SOURCES: Final = ("building", "court", "cities", "types", "landscapes", "statue spaces", "finish")
"""What gives points during the game, in the order of the rulebook."""
# Labels in an observation; a pack may give the pieces other names.
TYPE_LABELS: Final = [f"type {n}" for n in range(6)]
ITEM_LABELS: Final = [f"item {n}" for n in range(int(ITEMS))]
SECTION_LABELS: Final = [f"section {n}" for n in range(1, 9)]
IMPROVEMENT_LABELS: Final = [f"improvement {n}" for n in range(8)]
OWN_SPACE_LABELS: Final = [*TYPE_LABELS, *LANDSCAPES, *(f"pair {n}" for n in range(3))]

LAYOUT: Final = Layout(max_seats=4)

TURN: Final[i64] = LAYOUT.cell("turn", seat("turn:"))
PASSES: Final[i64] = LAYOUT.cell("passes", counts("passes", scale=0.1))  # turns in a row that were passed
FINISHER: Final[i64] = LAYOUT.cell("finisher", owner("finisher"))  # 1 + the seat that triggered the end
LAST_TURNS: Final[i64] = LAYOUT.cell("last_turns", counts("last turns", scale=0.25))  # turns left after that
PURCHASED: Final[i64] = LAYOUT.cell("purchased", counts("purchased"))  # purchases made in this turn

WHEEL_TURNS: Final[i64] = LAYOUT.cell("wheel_turns")  # how far the block wheel has turned, 0 to 5
STATUE_TURNS: Final[i64] = LAYOUT.cell("statue_turns")  # the same for the small wheel
LARGE_START: Final[i64] = LAYOUT.cell("large_start")  # the position of the large wheel at the start
WHEEL: Final[i64] = LAYOUT.cells("wheel", 6, 6)  # blocks by sector of the wheel and colour
BAG: Final[i64] = LAYOUT.cells("bag", 6)

TILE: Final[i64] = LAYOUT.cells("tile", 42)  # where each tile lies, see PILE and below
DECORATED: Final[i64] = LAYOUT.cells("decorated", 42)  # 1 with its decoration
STATUE: Final[i64] = LAYOUT.cells("statue", 42)  # 0 none, else 1 + colour, 7 gold
DISPLAY: Final[i64] = LAYOUT.cells("display", 9)  # 1 + tile on each space, 0 empty
PILE_SIZE: Final[i64] = LAYOUT.cell("pile_size", counts("pile", scale=1 / 30))

IMPROVEMENTS: Final[i64] = LAYOUT.cells("improvements", counts("left", IMPROVEMENT_LABELS))
DECORATIONS: Final[i64] = LAYOUT.cells("decorations", counts("left: decoration", TYPE_LABELS, scale=0.25))
STATUES: Final[i64] = LAYOUT.cells("statues", counts("left: statue", COLOURS, scale=0.25))
GOLD_STATUES: Final[i64] = LAYOUT.cells("gold_statues", counts("gold statues at", SECTION_LABELS))
CITY_OWNER: Final[i64] = LAYOUT.cells("city_owner", owner("scored", CITIES))  # 1 + the seat that scored it
FLORIN_OWNER: Final[i64] = LAYOUT.cells("florin_owner", owner("florin space", ("1", "2")))
VISITOR: Final[i64] = LAYOUT.cell("visitor", owner("visitor"))  # 1 + the seat that holds the Visit marker
VISITED: Final[i64] = LAYOUT.cell("visited", code("visited", SECTION_LABELS))  # the court section of that visit

FLORINS: Final[i64] = LAYOUT.by_seat("florins", counts("florins", scale=0.05), hidden=True)
BLOCKS: Final[i64] = LAYOUT.by_seat("blocks", counts("blocks", COLOURS, scale=0.25), hidden=True)
POINTS: Final[i64] = LAYOUT.by_seat("points", counts("points from", SOURCES, scale=0.02))
COURT: Final[i64] = LAYOUT.by_seat("court", members("marker in", SECTION_LABELS))
OPEN_AREA: Final[i64] = LAYOUT.by_seat("open_area", counts("open area", scale=0.25))  # markers there
SCORED: Final[i64] = LAYOUT.by_seat("scored", members("scored", OWN_SPACE_LABELS))
IMPROVED: Final[i64] = LAYOUT.by_seat("improved", code("improved", IMPROVEMENT_LABELS, TARGETS, first=1))
WAREHOUSE: Final[i64] = LAYOUT.by_seat("warehouse", code("stored", ITEM_LABELS, ("1", "2"), first=1))
FRESH: Final[i64] = LAYOUT.by_seat("fresh", counts("fresh", ("1", "2"), most=1))  # 1 if stored in this turn
# Counts that follow from the tiles, stored so that legal choices need no search.
HEIGHT: Final[i64] = LAYOUT.by_seat("height", counts("height", CITIES, scale=0.25))
OF_TYPE: Final[i64] = LAYOUT.by_seat("of_type", counts("buildings", TYPE_LABELS, scale=0.25))
PLAIN: Final[i64] = LAYOUT.by_seat("plain", counts("without decoration", TYPE_LABELS, scale=0.25))
EMPTY: Final[i64] = LAYOUT.by_seat("empty", counts("without statue", CITIES, scale=0.25))

# Where a tile can be: one of the first four, or BUILT + seat, city and floor.
PILE: Final[i64] = 0
BOX: Final[i64] = 1
ON_DISPLAY: Final[i64] = 2
MARKET: Final[i64] = 3
BUILT: Final[i64] = 4096

# The numbers of SOURCES.
FROM_BUILDING: Final[i64] = 0
FROM_COURT: Final[i64] = 1
FROM_CITIES: Final[i64] = 2
FROM_TYPES: Final[i64] = 3
FROM_LANDSCAPES: Final[i64] = 4
FROM_STATUES: Final[i64] = 5
FROM_FINISH: Final[i64] = 6


class Board(State):
    """The pieces of a game in progress, without its rules."""

    def __init__(self, game: Game, pieces: Components, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.pieces = pieces

    # ------------------------------------------------------------------ cells by name

    def blocks(self, seat: i64, colour: i64) -> i64:
        """The blocks of a colour that a seat has."""
        return self.cells[BLOCKS + SIX * seat + colour]

    def height(self, seat: i64, city: i64) -> i64:
        """How many buildings a seat has in a city."""
        return self.cells[HEIGHT + SIX * seat + city]

    def of_type(self, seat: i64, kind: i64) -> i64:
        """How many buildings of a type a seat has."""
        return self.cells[OF_TYPE + SIX * seat + kind]

    def plain(self, seat: i64, kind: i64) -> i64:
        """How many buildings of a type a seat has without a decoration."""
        return self.cells[PLAIN + SIX * seat + kind]

    def empty(self, seat: i64, city: i64) -> i64:
        """How many buildings a seat has in a city without a statue."""
        return self.cells[EMPTY + SIX * seat + city]

    def improvement(self, seat: i64, target: i64) -> i64:
        """1 + the improvement tile that a seat has on a city (6, 7: landscape); 0 if none."""
        return self.cells[IMPROVED + 8 * seat + target]

    def stored(self, seat: i64, slot: i64) -> i64:
        """1 + the item in a warehouse of a seat; 0 if it is free."""
        return self.cells[WAREHOUSE + WAREHOUSES * seat + slot]

    def points_from(self, seat: i64, source: i64) -> i64:
        """The points that a seat has from a source."""
        return self.cells[POINTS + 7 * seat + source]

    # ------------------------------------------------------------------ tiles

    def built_by(self, tile: i64) -> i64:
        """The seat that has this tile; -1 if nobody has."""
        where = self.cells[TILE + tile]
        return (where >> 12) - 1 if where >= BUILT else -1

    def city_of(self, tile: i64) -> i64:
        """The city in which a built tile stands."""
        return (self.cells[TILE + tile] >> 6) & 7

    def floor_of(self, tile: i64) -> i64:
        """How high a built tile stands in its column, from 0."""
        return self.cells[TILE + tile] & 63

    def tiles_of(self, seat: i64) -> vec[i64]:
        """The tiles that a seat has built, in the order of their numbers."""
        tiles = vec[i64]()
        tile: i64 = 0
        while tile < TILES:
            if self.built_by(tile) == seat:
                tiles = append(tiles, tile)
            tile += 1
        return tiles

    def stands(self, tile: i64, seat: i64, city: i64, floor: i64) -> None:
        """Put a tile on a seat's board."""
        self.cells[TILE + tile] = BUILT * (seat + 1) + (city << 6) + floor

    # ------------------------------------------------------------------ the wheel

    def sector_at(self, position: i64) -> i64:
        """The sector of the wheel at a position, 0 for I (CAR-15)."""
        return (position - self.cells[WHEEL_TURNS] + SIX) % SIX

    def decoration_at(self, position: i64) -> i64:
        """The decoration, as an item, that the large wheel shows at a position (CAR-61)."""
        return self.pieces.large_wheel[(self.sector_at(position) + self.cells[LARGE_START]) % SIX]

    def statue_at(self, position: i64) -> i64:
        """The statue, as an item, that the small wheel shows at a position (CAR-61)."""
        return SIX + self.pieces.small_wheel[(position - self.cells[STATUE_TURNS] + SIX) % SIX]

    def on_wheel(self) -> i64:
        """How many blocks lie on the whole wheel."""
        return self.total(WHEEL, 36)

    def in_bag(self) -> i64:
        """How many blocks are in the bag."""
        return self.total(BAG, SIX)

    # ------------------------------------------------------------------ a seat's things

    def blocks_of(self, seat: i64) -> i64:
        """How many blocks a seat has."""
        return self.total(BLOCKS + SIX * seat, SIX)

    def markers_of(self, seat: i64) -> i64:
        """How many evaluation markers a seat has left, in the court and in its open area (CAR-34)."""
        markers = self.cells[OPEN_AREA + seat]
        court = self.cells[COURT + seat]
        while court != 0:
            markers += court & 1
            court >>= 1
        return markers

    def florins_per_value(self, seat: i64, target: i64) -> i64:
        """The florins a city (6, 7: landscape) pays this seat for each value (CAR-7, CAR-33)."""
        improvement = self.cells[IMPROVED + 8 * seat + target]
        return self.pieces.improved_florins[improvement - 1] if improvement else self.pieces.florins[target]

    def points_per_value(self, seat: i64, target: i64) -> i64:
        """The points a city (6, 7: landscape) pays this seat for each value (CAR-7, CAR-33)."""
        improvement = self.cells[IMPROVED + 8 * seat + target]
        return self.pieces.improved_points[improvement - 1] if improvement else self.pieces.points[target]

    def value_of(self, tile: i64) -> i64:
        """The value of a built tile in a scoring: as printed, plus 1 with a decoration (CAR-69)."""
        return self.pieces.value[tile] + self.cells[DECORATED + tile]

    def gain_points(self, seat: i64, source: i64, points: i64) -> None:
        """Move a seat's marker forward (CAR-11)."""
        self.cells[POINTS + 7 * seat + source] += points

    def points_of(self, seat: i64) -> i64:
        """The points of a seat on the track."""
        return self.total(POINTS + 7 * seat, 7)

    def max_passes(self) -> i64:
        """How many passes in a row end the game (CAR-54, CAR-102)."""
        return self.pieces.pass_limit * self.cells[SEATS]
