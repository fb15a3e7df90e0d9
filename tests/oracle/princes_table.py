"""A game of The Princes of Florence in progress: players, supplies, piles, and who is asked what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from mecenate.testing.oracle import Picks

from . import princes_land as land
from . import princes_pieces as pieces
from .princes_land import Square, Squares
from .princes_player import Player


@dataclass
class Pile:
    """PRI-9, PRI-98: cards without an order, and under them cards that players put there, and who put them."""

    upper: list[str]
    lower: list[tuple[str, int]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.upper) + len(self.lower)


@dataclass
class Look:
    """The cards somebody looks at; until one is kept, `known` says who had put which of them under the pile."""

    seat: int
    pile: str
    cards: list[str]
    known: dict[str, int]


@dataclass
class Auction:
    opener: int
    lot: str
    bid: int
    leader: int
    asked: int
    passed: set[int] = field(default_factory=set)


@dataclass
class Turn:
    seat: int
    actions: int
    offers: int
    drawn: bool = False
    introduced: bool = False


@dataclass
class Offer:
    active: int
    partner: int
    building: str
    text: str = ""
    squares: Squares = frozenset()
    florins: int | None = None
    counter: bool = False


class Question(NamedTuple):
    """Who is asked, for what, and what becomes of the answer."""

    kind: str
    seat: int
    legal: Choices
    play: Answer
    facts: dict[str, int | str]  # what everybody may know about the question


Step = Callable[["Table", Picks], None]
Choices = Callable[["Table"], list[str]]
Answer = Callable[["Table", str, Picks], None]


@dataclass
class Table:
    """A whole game. `todo` is what follows when nobody is asked, the next step last."""

    seats: int
    options: dict[str, str | int]
    players: list[Player]
    left: dict[str, int]  # pieces of the lots that are not cards of a pile
    buildings: dict[str, int]
    freedoms: dict[str, int]
    piles: dict[str, Pile]
    palace: tuple[int, int]  # its lower left corner
    round: int = 0
    phase: str = "deal"
    buyers: dict[str, int] = field(default_factory=dict)  # the lots sold in this round
    auction: Auction | None = None
    look: Look | None = None
    turn: Turn | None = None
    offer: Offer | None = None
    played_bonus: list[str] = field(default_factory=list)
    owners: dict[str, int] = field(default_factory=dict)  # characters in front of players
    pawns: dict[str, tuple[int, int]] = field(default_factory=dict)  # characters: the pawn's seat and space
    taken: set[str] = field(default_factory=set)  # characters taken in this phase A2
    banker_money: int = 600  # what lies on the card (PRI-77)
    banker: int | None = None  # who took the Banker in the last phase A2
    todo: list[Step] = field(default_factory=list)
    question: Question | None = None
    _legal: list[str] | None = None

    def copy(self) -> Table:
        """A table that shares nothing changeable with this one; what waits in `todo` changes nothing of its own."""
        return replace(
            self,
            players=[player.copy() for player in self.players],
            left=dict(self.left),
            buildings=dict(self.buildings),
            freedoms=dict(self.freedoms),
            piles={name: Pile(list(pile.upper), list(pile.lower)) for name, pile in self.piles.items()},
            buyers=dict(self.buyers),
            auction=deepcopy(self.auction),
            look=deepcopy(self.look),
            turn=deepcopy(self.turn),
            offer=deepcopy(self.offer),
            played_bonus=list(self.played_bonus),
            owners=dict(self.owners),
            pawns=dict(self.pawns),
            taken=set(self.taken),
            todo=list(self.todo),
            _legal=None,
        )

    # ------------------------------------------------------------------ asking and going on

    def ask(
        self,
        kind: str,
        seat: int,
        legal: Choices,
        play: Answer,
        **facts: int | str,
    ) -> None:
        self.question = Question(kind, seat, legal, play, facts)

    def then(self, *steps: Step) -> None:
        """What follows now, in this order, before everything else that waits."""
        self.todo.extend(reversed(steps))

    def go_on(self, picks: Picks) -> None:
        """Until somebody is asked, or all is done."""
        while self.question is None and self.todo:
            self.todo.pop()(self, picks)

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def actor(self) -> int | None:
        return None if self.question is None else self.question.seat

    def legal(self) -> list[str]:
        if self._legal is None:
            self._legal = [] if self.question is None else self.question.legal(self)
        return self._legal

    def play(self, text: str, picks: Picks) -> None:
        question = self.question
        assert question is not None and text in self.legal()
        self.question = None
        self._legal = None
        question.play(self, text, picks)
        self.go_on(picks)

    # ------------------------------------------------------------------ what every chapter looks at

    @property
    def muse(self) -> bool:
        return "muse" in str(self.options["expansions"])

    @property
    def cooperation(self) -> bool:
        return "cooperation" in str(self.options["expansions"])

    @property
    def layout(self) -> str | None:
        return str(self.options["layout"]) if self.cooperation else None

    @property
    def first(self) -> int:
        return max(self.round - 1, 0) % self.seats

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, this one first."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return self.around(seat)[1:]

    def at_hand(self, seat: int) -> int:
        """PRI-14, PRI-62: what a player can pay."""
        player = self.players[seat]
        return player.florins + (0 if self.muse else 100 * player.prestige)

    def pay(self, seat: int, florins: int) -> None:
        """PRI-13: the points that are missing are sold by themselves."""
        player = self.players[seat]
        while player.florins < florins:
            self.sell(seat)
        player.florins -= florins

    def sell(self, seat: int) -> None:
        player = self.players[seat]
        assert player.prestige > 0 and not self.muse
        player.sold += 1
        player.florins += 100

    def may_sell(self, seat: int) -> list[str]:
        """PRI-13, PRI-103."""
        if self.muse or self.options["selling"] != "any_time" or self.players[seat].prestige == 0:
            return []
        return ["sell prestige"]

    # ------------------------------------------------------------------ the ground

    def occupied(self, seat: int) -> set[Square]:
        squares = set(land.palace(seat, self.palace))
        for piece in self.players[seat].estate:
            squares |= piece.squares
        return squares

    def built(self) -> dict[int, set[Square]]:
        """The squares of palace and buildings in each estate."""
        owners = {}
        for seat, player in enumerate(self.players):
            owners[seat] = set(land.palace(seat, self.palace))
            for piece in player.estate:
                if piece.name in pieces.BUILDINGS:
                    owners[seat] |= piece.squares
        return owners

    def landscape_places(self, name: str, seat: int) -> Iterator[str]:
        """PRI-24, PRI-45, PRI-92."""
        occupied = self.occupied(seat)
        return (text for text, cells in land.own_placements(name, seat).items() if cells.isdisjoint(occupied))

    def closed(self, seat: int, partner: int | None = None) -> set[Square]:
        """Where no part of a new building may lie in this estate."""
        builders = self.players[seat].builders
        beside = land.closed_to_buildings(self.built(), builders, self.seats, self.layout, seat, partner)
        return beside | self.occupied(seat)

    def building_places(self, name: str, seat: int, closed: set[Square]) -> Iterator[str]:
        """PRI-43, PRI-85; `closed` is the ground that is closed to this player alone."""
        return (text for text, cells in land.own_placements(name, seat).items() if cells.isdisjoint(closed))

    def joint_places(self, name: str, seat: int, partner: int, closed: set[Square]) -> Iterator[str]:
        """PRI-82, PRI-84, PRI-86; `closed` is the ground that is closed to the two together."""
        assert self.layout is not None
        placements = land.joint_placements(name, self.seats, self.layout, seat, partner)
        return (text for text, cells in placements.items() if cells.isdisjoint(closed))
