"""The vocabulary: all actions of the game, with their numbers and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Vocabulary

KINDS: Final = (
    "villa",
    "vineyard",
    "garden",
    "farm",
    "pond",
    "merchant",
    "baker",
    "senator",
    "artisan",
    "market",
    "bakery",
    "fountain",
)
"""What can be built: the villa, four landscapes, four dwellings, three single buildings (CAD-2)."""
LANDSCAPES: Final = KINDS[1:5]
EDGES: Final = ("grass", *KINDS[:9])
"""What a side of a tile can show; side value n + 1 belongs to kind n."""
GOODS: Final = ("grape", "herb", "chicken", "fish")
"""In the order of their landscapes."""
COLUMNS: Final = "abcdef"
CELLS: Final = tuple(f"{column}{row}" for row in range(1, 7) for column in COLUMNS)
"""The 36 cells of a district, row by row from the top."""
CARD_SPACES: Final = tuple(f"R{row}C{column}" for row in range(1, 5) for column in range(1, 4))
"""The 12 spaces for scoring cards, row by row from the top."""
CIRCLES: Final = (
    *((3 * row + column, 3 * row + column + 1) for row in range(4) for column in range(2)),
    *((3 * row + column, 3 * row + column + 3) for row in range(3) for column in range(3)),
)
"""The 17 circles, each between two neighbouring card spaces: side by side first, then one above the other."""

# Where each family of actions begins. The order of the families is the order of choices in a menu.
GO: Final[i64] = 0  # + space of the ring
BREAD_TO: Final[i64] = 7  # + space of the ring
AT: Final[i64] = 14  # + 4 * cell + quarter turns
STORE: Final[i64] = 158
REWARD: Final[i64] = 159  # + kind
RETURN: Final[i64] = 171  # + kind of fountain card
DISC: Final[i64] = 183  # + circle
SCORE: Final[i64] = 200  # + card space
PAY: Final[i64] = 212  # + good
PAY_COIN: Final[i64] = 216
ENOUGH: Final[i64] = 217
GIVE_BREAD: Final[i64] = 218
KEEP_BREAD: Final[i64] = 219
TAKE: Final[i64] = 220  # + tile, as many as the pack has


def placement_names() -> list[str]:
    """Where a tile goes and how: 'at c3', 'at c3 turned 1', with clockwise quarter turns."""
    turns = ("", " turned 1", " turned 2", " turned 3")
    return [f"at {cell}{turn}" for cell in CELLS for turn in turns]


def vocabulary(tiles: Sequence[str]) -> Vocabulary:
    """All actions, in the order of the numbers above."""
    return Vocabulary(
        [
            *(f"go to {space}" for space in range(1, 8)),
            *(f"bread to {space}" for space in range(1, 8)),
            *placement_names(),
            "store",
            *(f"reward {kind}" for kind in KINDS),
            *(f"return {kind}" for kind in KINDS),
            *(f"disc {CARD_SPACES[a]}-{CARD_SPACES[b]}" for a, b in CIRCLES),
            *(f"score {space}" for space in CARD_SPACES),
            *(f"pay {good}" for good in GOODS),
            *("pay coin", "enough", "give bread", "keep bread"),
            *(f"take {tile}" for tile in tiles),
        ]
    )
