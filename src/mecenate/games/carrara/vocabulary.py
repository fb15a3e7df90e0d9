"""The vocabulary: all actions of the game, with their numbers and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Vocabulary

COLOURS: Final = ("white", "yellow", "red", "green", "blue", "purple")
"""From the most expensive to the cheapest; city number c takes the colours 0 to c."""
CITIES: Final = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
LANDSCAPES: Final = ("urban", "rural")
POSITIONS: Final = ("I", "II", "III", "IV", "V", "VI")
BONUSES: Final = ("florins", "points", "decoration", "gold_statue")
"""What a section of the court can give."""

# Where each family of actions begins. The order of the families is the order of choices in a menu.
TURN_WHEEL: Final[i64] = 0  # advanced: turn both wheels
LEAVE_WHEEL: Final[i64] = 1  # advanced: turn the statue wheel only
DONE: Final[i64] = 2
PASS: Final[i64] = 3
END_TURN: Final[i64] = 4
FOLLOW: Final[i64] = 5
SCORE: Final[i64] = 6
STORE: Final[i64] = 7
CLAIM_NOTHING: Final[i64] = 8
SECTOR: Final[i64] = 9  # + position
TAKE: Final[i64] = 15  # + colour
BUILD: Final[i64] = 21  # + tile
IN: Final[i64] = 63  # + city
OVER: Final[i64] = 69  # + tile
PAY: Final[i64] = 111  # + colour
PAY_TWO: Final[i64] = 117  # + colour
VISIT: Final[i64] = 123  # + section
EVALUATE: Final[i64] = 131  # + space
CLAIM: Final[i64] = 150  # + item
ON: Final[i64] = 163  # + tile
SWAP: Final[i64] = 205  # + item
PLACE: Final[i64] = 218  # + item
PURCHASE: Final[i64] = 231  # + item, gold left out
IMPROVE: Final[i64] = 243  # + improvement, as many as the pack has

ITEMS: Final[i64] = 13
"""Six decorations (numbered as their building types), six statues (6 + colour), the gold statue."""
FIRST_STATUE: Final[i64] = 6
GOLD: Final[i64] = 12


def tile_names(types: Sequence[str], values: Sequence[int]) -> list[str]:
    """A name for each tile, type by type: 'porta 3', its twin 'porta 3b', and the monument 'porta 8'."""
    names: list[str] = []
    for type_name in types:
        for value in values:
            name = f"{type_name} {value}"
            names.append(name + "b" if name in names else name)
    return names


def item_names(decorations: Sequence[str]) -> list[str]:
    """The names of the 13 kinds of item, in the order of their numbers."""
    return [*decorations, *(f"{colour} statue" for colour in COLOURS), "gold statue"]


def space_names(types: Sequence[str], florin_spaces: Sequence[int], pairs: Sequence[str]) -> list[str]:
    """The names of the 19 scoring spaces: cities, types, landscapes, florin spaces, statue spaces."""
    return [*CITIES, *types, "urban", "rural", *(f"{florins} florins" for florins in florin_spaces), *pairs]


def vocabulary(
    *,
    advanced: bool,
    tiles: Sequence[str],
    items: Sequence[str],
    spaces: Sequence[str],
    improvements: Sequence[str],
) -> Vocabulary:
    """All actions, in the order of the numbers above."""
    turning = ("turn both wheels", "turn statue wheel") if advanced else ("turn wheel", "leave wheel")
    return Vocabulary(
        [
            *turning,
            *("done", "pass", "end turn", "follow", "score", "store", "claim nothing"),
            *(f"sector {position}" for position in POSITIONS),
            *(f"take {colour}" for colour in COLOURS),
            *(f"build {tile}" for tile in tiles),
            *(f"in {city}" for city in CITIES),
            *(f"over {tile}" for tile in tiles),
            *(f"pay {colour}" for colour in COLOURS),
            *(f"pay 2 {colour}" for colour in COLOURS),
            *(f"visit {section}" for section in range(1, 9)),
            *(f"evaluate {space}" for space in spaces),
            *(f"claim {item}" for item in items),
            *(f"on {tile}" for tile in tiles),
            *(f"swap {item}" for item in items),
            *(f"place {item}" for item in items),
            *(f"purchase {item}" for item in items[:-1]),
            *(f"improve {name}" for name in improvements),
        ]
    )
