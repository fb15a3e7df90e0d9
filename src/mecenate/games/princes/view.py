"""What a seat may see, as data for people and networks; `view_builder` fills it in.

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
    """The auction in progress."""

    lot: str
    bid: int
    leader: int
    opener: int
    passed: list[int]


class Character(msgspec.Struct, frozen=True, gc=False):
    """A character: who holds it, the pawn on it, and whether it can still be taken in this A2.

    `money` is the money on the Banker's card, None for the others.
    """

    name: str
    owner: int | None
    pawn: int | None
    space: int | None
    money: int | None
    taken: bool


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A joint building on offer."""

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
    """What a seat has; what the viewer may not see is None."""

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


class Likes(msgspec.Struct, frozen=True, gc=False):
    """What a profession card shows: the building, the landscape and the freedom that its person likes."""

    building: str
    landscape: str
    freedom: str


class Shape(msgspec.Struct, frozen=True, gc=False):
    """A building or landscape as it is printed: its size (None for a landscape), its squares, how many there are.

    `shape` has the lines of the piece from above, `#` for a square.
    """

    size: str | None
    squares: int
    tiles: int
    shape: list[str]


class WorkValues(msgspec.Struct, frozen=True, gc=False):
    """What adds to the value of a work: what its person likes, each jester, each card."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int


class PrincessValues(msgspec.Struct, frozen=True, gc=False):
    """What adds to the value of a work for the Princess, each."""

    landscape: int
    building: int
    builder: int
    card: int


class Printed(msgspec.Struct, frozen=True, gc=False):
    """What is printed: what people like, pieces, values of works, prices, prestige, characters.

    `opening` is the first bid with 2, 3, 4 or 5 seats; `building_prices` and `builder_prestige` go by the number of
    builders. `sale` is None where prestige cannot be sold; `spaces`, `princess` and `banker_exchange` are empty or None
    without Muse & Princess.
    """

    professions: dict[str, Likes]
    pieces: dict[str, Shape]
    work: WorkValues
    pay: int
    exchange: int
    best_work: int
    profession_price: int
    bonus_price: int
    freedom_price: int
    opening: dict[str, int]
    raising: int
    building_prices: list[int]
    builder_prestige: list[int]
    touch_from: int
    building_prestige: int
    landscape_prestige: int
    sale: int | None
    spaces: dict[str, list[int]]
    princess: PrincessValues | None
    banker_exchange: int | None


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
    neighbour_offsets: list[list[list[int]]]
    """For each neighbour in `neighbours`: how many squares its estate is right of and above the seat's own."""
    players: list[Player]
    printed: Printed


class Purse(msgspec.Struct, frozen=True, gc=False):
    """The florins of a seat."""

    seat: int
    florins: int


class Remembered(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows that has written everything down.

    `hidden` has the cards of each pile whose place the seat does not know: they are in the pile, or others hold them.
    `players` has the florins that the view hides.
    """

    hidden: dict[str, list[str]]
    players: list[Purse]
