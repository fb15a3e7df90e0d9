"""What a seat may see, as data for people and networks; `view_builder` fills it in.

Not compiled: msgspec makes these classes. They hold no cycles, so the garbage collector need not look at them.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Artist(msgspec.Struct, frozen=True, gc=False):
    """An artist: what the back shows, and the prestige of the front once it has been seen."""

    word: str
    name: str
    kind: str
    cost: int
    lowest: int
    highest: int
    prestige: int | None = None
    masterpiece: bool = False


class Card(msgspec.Struct, frozen=True, gc=False):
    """A Florenza card; a church or palace in front of a player has its artist, None if anonymous."""

    word: str
    name: str
    kind: str
    cost: dict[str, int]
    artists: list[str]
    prestige: int
    income: dict[str, int]
    extra_action: str | None
    extra_cards: int
    effect: str | None
    amount: int
    artist: Artist | None = None


class Monument(msgspec.Struct, frozen=True, gc=False):
    """A monument; a finished one has its artist, None if anonymous."""

    word: str
    name: str
    cost: dict[str, int]
    artists: list[str]
    prestige: int
    artist: Artist | None = None


class Location(msgspec.Struct, frozen=True, gc=False):
    """A location: what it does, and how many of its cards are face up."""

    word: str
    name: str
    kind: str
    resource: str | None
    amount: int
    up: int
    cards: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat holds and has in front of it; what is hidden from the viewer is None."""

    seat: int
    family: str
    hand_size: int
    resource_cards: int
    hand: list[Card] | None
    resources: dict[str, int] | None
    fiorini: int | None
    discarded: dict[str, list[str]] | None
    cards: list[Card]
    monuments: list[Monument]
    reserved_monuments: list[Monument]
    reserved_artists: list[Artist]
    unused_artists: list[Artist]
    anonymous_engaged: dict[str, int]
    income: dict[str, int]
    extra_steps: list[str]
    extra_cards: int
    artist_discount: int
    monument_discount: int


class Printed(msgspec.Struct, frozen=True, gc=False):
    """What is printed: sums of money, the income of every family, points at the end.

    `district_set` are the points of a palace, a church and a district building together; `most_resources` and
    `most_fiorini` have those of the first, second and third place.
    """

    workers: int
    sell: int
    buy: int
    anonymous_artist: int
    income: dict[str, int]
    district_set: int
    most_resources: list[int]
    most_fiorini: list[int]
    captain: int


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything that one seat may know about a game of Florenza."""

    game: str
    seat: int | None
    seats: int
    round: int
    rounds: int
    stage: str
    step: str
    captain: int
    new_captain: int | None
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    printed: Printed
    supply: dict[str, int]
    bank: int
    pile: int
    monument_pile: int
    artist_pile: int
    monuments: list[Monument]
    artists: list[Artist]
    anonymous: dict[str, bool]
    locations: list[Location]
    players: list[Player]


class Holding(msgspec.Struct, frozen=True, gc=False):
    """The money and the resources in the hand of a seat."""

    seat: int
    fiorini: int
    resources: dict[str, int]


class Remembered(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows that has written everything down.

    `hidden` counts the Florenza cards that the seat cannot see: they are in the pile, in other hands or among the
    discards of others. `players` has what the others hold besides their Florenza cards.
    """

    hidden: dict[str, int]
    players: list[Holding]
