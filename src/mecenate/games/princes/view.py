"""What a seat may see, as data for people and networks; `sight` fills it in.

Not compiled: msgspec makes these classes. They hold no cycles, so the garbage collector need not look at them.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Lot(msgspec.Struct, frozen=True, gc=False):
    """A lot of the auction: how many are left, and who bought one in this round."""

    name: str
    left: int
    buyer: int | None


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The auction that is going on."""

    lot: str
    bid: int
    leader: int
    opener: int
    passed: list[int]


class Character(msgspec.Struct, frozen=True, gc=False):
    """A character: who holds it, the pawn that lies on it, and whether it can still be had in this round's A2."""

    name: str
    owner: int | None
    pawn: int | None
    space: int | None
    money: int | None
    taken: bool


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A joint building that is being agreed."""

    active: int
    partner: int
    building: str
    florins: int | None
    active_squares: list[str]
    partner_squares: list[str]


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A building or landscape on an estate; a shared building names its partner."""

    name: str
    kind: str
    squares: list[str]
    partner: int | None = None


class Reckoning(msgspec.Struct, frozen=True, gc=False):
    """What a profession in hand would be worth now, term by term, and what all bonus cards would add."""

    profession: str
    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    muse: int
    value: int
    bonus: int


class BonusCard(msgspec.Struct, frozen=True, gc=False):
    """A bonus card in hand and what it would add to a work now."""

    card: str
    points: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of a seat; what the viewer may not see is None."""

    seat: int
    prestige: int
    prestige_by_source: dict[str, int]
    sold: int
    florins: int | None
    professions: list[str] | None
    professions_known: list[str]
    profession_cards: int
    reckonings: list[Reckoning] | None
    princess: int | None
    bonus: list[BonusCard] | None
    bonus_cards: int
    prestige_cards_held: list[str] | None
    prestige_cards: int
    recruiting_cards: int
    works: list[str]
    recruited: int
    best_work: int
    jesters: int
    builders: int
    building_price: int
    freedoms: list[str]
    estate: list[Piece]
    free_squares: int
    status: str
    characters: list[str]


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything that one seat may know about a game of The Princes of Florence."""

    game: str
    muse: bool
    cooperation: bool
    seat: int | None
    seats: int
    round: int
    phase: str
    least: int
    least_by_round: list[int]
    first: int
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    lots: list[Lot]
    auction: Auction | None
    buildings: dict[str, int]
    freedoms: dict[str, int]
    piles: dict[str, int]
    under: dict[str, list[str | None]]
    in_pile: list[str]
    looked_at: int
    looked: list[str]
    played_bonus: list[str]
    characters: list[Character]
    offer: Offer | None
    palace: list[str]
    neighbours: list[list[int]]
    players: list[Player]
