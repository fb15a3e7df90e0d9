"""What a seat may see, as data for people and networks; `view_builder` fills it in.

Not compiled: msgspec makes these classes. They hold no cycles, so the garbage collector need not look at them.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Sector(msgspec.Struct, frozen=True, gc=False):
    """A sector of the wheel: its position, its blocks, their prices, and the icons it shows."""

    position: str
    blocks: dict[str, int]
    prices: dict[str, int]
    decoration: str | None
    statue: str | None


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A building or monument."""

    name: str
    type: str
    value: int
    landscape: str
    decoration: str
    decorated: bool = False
    statue: str | None = None


class City(msgspec.Struct, frozen=True, gc=False):
    """A city: what it takes and pays as printed, and who scored it."""

    name: str
    minimum: int
    owner: int | None


class Section(msgspec.Struct, frozen=True, gc=False):
    """A section of the royal court."""

    number: int
    bonus: str
    amount: int
    markers: list[int]
    gold_statues: int


class Reward(msgspec.Struct, frozen=True, gc=False):
    """What something pays for each value, or in all."""

    florins: int
    points: int


class Space(msgspec.Struct, frozen=True, gc=False):
    """A scoring space for one seat: whether it is used or open, and what it would pay now."""

    name: str
    used: bool
    open: bool | None
    pays: Reward


class Player(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of a seat; florins and blocks are None where a screen hides them."""

    seat: int
    points: int
    points_by_source: dict[str, int]
    florins: int | None
    blocks: dict[str, int] | None
    markers: int
    open_area: int
    columns: dict[str, list[Tile]]
    rewards: dict[str, Reward]
    improvements: list[str]
    warehouses: list[str]
    spaces: list[Space]


class BuildingType(msgspec.Struct, frozen=True, gc=False):
    """A type of building: its landscape, and the decoration that its tiles take."""

    landscape: str
    decoration: str


class Printed(msgspec.Struct, frozen=True, gc=False):
    """What is printed and does not change: rewards without and with improvements, rates, prices, types, final points.

    `values` has the values of the tiles of each type that are in play with 2, 3 or 4 seats, without the monument.
    `accepts` has the colours that each city takes, cheapest first, its own colour last. `improved` says what each
    improvement tile lies on. `decoration_sets` has the points for 0, 1, 2 ... decorations of
    a kind, `majorities` those for the most, second and third most statues in each city; the normal version has neither.
    """

    rewards: dict[str, Reward]
    accepts: dict[str, list[str]]
    improvements: dict[str, Reward]
    florins_per_point: dict[str, int]
    pass_income: int
    purchase_price: int | None
    types: dict[str, BuildingType]
    values: dict[str, list[int]]
    monument: int
    improved: dict[str, str]
    improvement_tiles: dict[str, int]
    decoration_sets: list[int]
    majorities: dict[str, list[int]]
    finish_points: int
    florins_left_per_point: int


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything that one seat may know about a game of Carrara.

    `passes` counts the turns in a row that were passed; with `max_passes` of them the game ends (CAR-54).
    """

    game: str
    version: str
    seat: int | None
    seats: int
    turn: int
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    printed: Printed
    wheel: list[Sector]
    bag_empty: bool
    display: list[Tile | None]
    pile: int
    monuments: list[Tile]
    improvements: dict[str, int]
    cities: list[City]
    court: list[Section]
    visitor: int | None
    visited_section: int | None
    florin_spaces: dict[str, int | None]
    decorations: dict[str, int]
    statues: dict[str, int]
    finisher: int | None
    last_turns: int
    passes: int
    max_passes: int
    players: list[Player]


class Screened(msgspec.Struct, frozen=True, gc=False):
    """What lies behind the screen of a seat."""

    seat: int
    florins: int
    blocks: dict[str, int]


class Remembered(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows that has counted everything: the rest of the bag, and what is behind the other screens."""

    bag: dict[str, int]
    players: list[Screened]
