"""What a seat may see, as data for people and networks; `view_builder` fills it in.

Not compiled: msgspec makes these classes. They hold no cycles, so the garbage collector need not look at them.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile: its north, east, south and west sides as it is turned, and what it shows."""

    name: str
    edges: list[str]
    kinds: list[str]
    chimneys: int


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile in a district; `finished` has those of its kinds that are complete there (CAD-30)."""

    cell: str
    turns: int
    tile: Tile
    finished: list[str]


class Task(msgspec.Struct, frozen=True, gc=False):
    """A task of the frame: the cells it looks along, and whether it is done."""

    side: str
    place: int
    kind: str
    points: int
    line: list[str]
    done: bool


class Card(msgspec.Struct, frozen=True, gc=False):
    """A scoring card on the grid."""

    space: str
    id: str
    colour: str
    needs: dict[str, int]
    gives: dict[str, int]


class Circle(msgspec.Struct, frozen=True, gc=False):
    """A circle between two cards, and the owner of the disc on it."""

    name: str
    cards: list[str]
    seat: int | None


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat has; fountain cards are None if only their owner knows them."""

    seat: int
    points: int
    score: dict[str, int | None]
    board: str
    shovel: str
    banners: list[str]
    tiles: list[Placed]
    tasks: list[Task]
    finished: dict[str, int]
    chimneys: int
    goods: dict[str, int]
    coins: int
    bread: int
    stored: int
    discs: int
    pawn: int | None
    track: int
    below: int
    fountain_cards: int
    hand: list[str] | None
    returned: list[str] | None


class Printed(msgspec.Struct, frozen=True, gc=False):
    """What is printed: rewards, points at the end, the length of the track.

    `landscapes` has the good that each landscape brings.
    `villas` has the points for 0, 1, 2 ... chimneys, its last number for more. `fountains` has the points of each
    fountain card for every finished thing of its kind.
    """

    baker_bread: int
    senator_steps: int
    merchant_coins: int
    market_coins: int
    bakery_bread: int
    banner_steps: int
    penalty: int
    bread_for_a_card: int
    items_per_point: int
    last_space: int
    villas: list[int]
    fountains: dict[str, int]
    landscapes: dict[str, str]


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything that one seat may know about a game of Carpe Diem."""

    game: str
    seat: int | None
    seats: int
    phase: int
    round: int
    first: int
    turn: int
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    ring: list[list[Tile]]
    lower_row: list[Tile | None]
    unseen: dict[str, dict[str, int]]
    cards: list[Card]
    circles: list[Circle]
    fountain_pile: int
    track: list[list[int]]
    in_hand: Tile | None
    players: list[Player]
    printed: Printed


class Remembered(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows that has written everything down.

    `hidden` counts the fountain cards that the seat has not seen: in the pile, in other hands, or put back by others.
    """

    hidden: dict[str, int]
