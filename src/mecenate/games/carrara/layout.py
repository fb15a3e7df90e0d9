"""The layout of the cells: what each holds, and the numbers that stand in them.

Numbers used throughout: a colour and a city 0 to 5 (white and livorno first), a building type 0 to 5, a tile
7 * type + n (n 0 to 5 for the buildings, 6 for the monument), an item 0 to 12 (see `vocabulary.ITEMS`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.content import code, counts, members, owner, seat
from mecenate.core.layout import Layout
from mecenate.games.carrara.components import TARGETS
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, ITEMS, LANDSCAPES

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
