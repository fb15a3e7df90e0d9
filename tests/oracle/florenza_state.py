"""The table of Florenza as it lies there: cards, hands, supply, and whose choice it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from mecenate.testing.oracle import Picks

from . import florenza_pieces as pieces
from .turns import Turns


@dataclass
class Work:
    """A card in front of a player, with its artist if it is a work of art and he has been engaged."""

    word: str
    artist: str | None = None  # the artist's word, or "anonymous sculptor"
    front: int = 0

    @property
    def value(self) -> int:
        """FLO-68: the prestige of the card and of its artist."""
        return pieces.ALL[self.word].prestige + self.front


@dataclass
class Player:
    """One seat: the hand, and what lies in front."""

    fiorini: int
    resources: dict[str, int]
    hand: list[str] = field(default_factory=list)
    works: list[Work] = field(default_factory=list)  # Florenza cards and finished monuments
    reserved_monuments: list[str] = field(default_factory=list)
    reserved_artists: list[str] = field(default_factory=list)
    unused: list[tuple[str, int]] = field(default_factory=list)  # at the end: the artists turned over in vain
    discarded: dict[int, list[str]] = field(default_factory=dict)  # by round, until mixed into the pile

    def copy(self) -> Player:
        return replace(
            self,
            resources=dict(self.resources),
            hand=list(self.hand),
            works=[replace(work) for work in self.works],
            reserved_monuments=list(self.reserved_monuments),
            reserved_artists=list(self.reserved_artists),
            unused=list(self.unused),
            discarded={round_: list(cards) for round_, cards in self.discarded.items()},
        )

    def has(self, word: str) -> bool:
        """Whether this card lies in front of the player."""
        return any(work.word == word for work in self.works)

    def of_kind(self, kind: str) -> list[Work]:
        """The cards of a kind in front of the player."""
        return [work for work in self.works if pieces.ALL[work.word].kind == kind]

    def income(self) -> dict[str, int]:
        """FLO-53: what the cards pay, all together."""
        amounts: dict[str, int] = {}
        for work in self.works:
            for what, number in pieces.ALL[work.word].income.items():
                amounts[what] = amounts.get(what, 0) + number
        return amounts

    def acts_in(self, step: str) -> bool:
        """FLO-18, FLO-19: whether the player has an action in this step."""
        if step == "preacher":
            return bool(self.of_kind("preacher"))
        return step.isdecimal() or self.has(step)

    def resource_cards(self) -> int:
        return sum(self.resources.values())


@dataclass
class State(Turns):
    """Everything on the table and in the hands."""

    seats: int
    options: dict[str, str | int]
    setup: pieces.Setup
    players: list[Player]
    supply: dict[str, int]
    bank: int
    pile: dict[str, int]  # the pile to draw from
    later: dict[int, dict[str, int]]  # piles II and III until they are mixed in
    monument_pile: list[str]
    artist_pile: dict[str, int]
    fronts: dict[str, list[int]]  # of each artist, those that nobody has seen
    locations: dict[str, int]  # how many cards of each lie out
    up: dict[str, int]  # how many of them are face up
    row: list[str] = field(default_factory=list)
    middle: list[str] = field(default_factory=list)  # the artists of the round
    anonymous: list[str] = field(default_factory=lambda: list(pieces.KINDS))
    captain: int = 0
    new_captain: int | None = None
    round: int = 1
    step: int = 0  # index in pieces.STEPS; after the last one the round ends
    place: int = 0  # in turn order
    asks: str = "action"  # action, engage, give, take, keep, choose, collect, over
    work: Work | None = None  # engage
    exchange: str = ""  # give, take: baratto or swap
    owed: int = 0  # give: how many
    given: str = ""  # give, take: what was given last

    @property
    def turn_order(self) -> list[int]:
        """FLO-11: clockwise from the Captain."""
        return [(self.captain + place) % self.seats for place in range(self.seats)]

    @property
    def turn(self) -> int:
        """The seat whose place it is."""
        return self.turn_order[self.place]

    @property
    def me(self) -> Player:
        return self.players[self.turn]

    def pay(self, player: Player, cost: Mapping[str, int]) -> None:
        """Resources go to the supply, fiorini to the bank (FLO-2, FLO-3)."""
        for what, number in cost.items():
            if what == "fiorini":
                player.fiorini -= number
                self.bank += number
            else:
                player.resources[what] -= number
                self.supply[what] += number

    def receive(self, player: Player, gift: Mapping[str, int]) -> None:
        """FLO-55: as much of it as there is."""
        for what, number in gift.items():
            if what == "fiorini":
                paid = min(number, self.bank)
                player.fiorini += paid
                self.bank -= paid
            else:
                given = min(number, self.supply[what])
                player.resources[what] += given
                self.supply[what] -= given

    def in_supply(self, but: str = "", at_least: int = 1) -> list[str]:
        """The resources of which the supply has enough."""
        return [what for what in pieces.RESOURCES if what != but and self.supply[what] >= at_least]

    def reach(self, work: str) -> list[str]:
        """FLO-28: the artists who could be engaged for a work, whatever they cost; alike ones once."""
        kinds = pieces.ALL[work].artists
        artists = [artist for artist in dict.fromkeys(self.middle) if pieces.ARTISTS[artist].kind in kinds]
        for artist in dict.fromkeys(self.me.reserved_artists):
            if pieces.ARTISTS[artist].kind in kinds:
                artists.append(f"reserved {artist}")
        return artists + [f"anonymous {kind}" for kind in self.anonymous if kind in kinds]

    def price(self, artist: str) -> int:
        """FLO-29: what an artist costs the player of the turn."""
        if artist.startswith("anonymous "):
            printed = 50  # FLO-31
        else:
            printed = pieces.ARTISTS[artist.removeprefix("reserved ")].cost
        return max(0, printed - 50) if self.me.has("bottega d'arte") else printed

    def cost(self, word: str) -> dict[str, int]:
        """FLO-23, FLO-35: what a card or monument costs the player of the turn."""
        card = pieces.ALL[word]
        cost = dict(card.cost)
        if card.kind == "monument" and self.me.has("edificatore"):
            cost["fiorini"] = max(0, cost.get("fiorini", 0) - 50)
        return cost

    def draw_artists(self, picks: Picks) -> None:
        """FLO-9, FLO-13."""
        for _ in range(self.setup.artists[self.seats]):
            self.middle.append(draw(self.artist_pile, picks))

    def draw_monuments(self, number: int, picks: Picks) -> None:
        """FLO-8, FLO-14: the row is sorted by prestige; of equal ones the older lies further left."""
        for _ in range(number):
            self.row.append(self.monument_pile.pop(picks(len(self.monument_pile))))
        self.row.sort(key=lambda word: -pieces.ALL[word].prestige)

    def draw_cards(self, player: Player, number: int, picks: Picks) -> None:
        """FLO-16, FLO-17: as many as there are."""
        for _ in range(number):
            if sum(self.pile.values()) > 0:
                player.hand.append(draw(self.pile, picks))

    def turn_over(self, artist: str, picks: Picks) -> int:
        """FLO-30: one of the unseen fronts."""
        unseen = self.fronts[artist]
        return unseen.pop(picks(len(unseen)))


def draw(pile: dict[str, int], picks: Picks) -> str:
    """FLO-79: one of the cards of a pile, counted copy by copy in the order of the clauses."""
    laid_out = [word for word, copies in pile.items() for _ in range(copies)]
    word = laid_out[picks(len(laid_out))]
    pile[word] -= 1
    return word


def piles(seats: int, guilds: bool) -> dict[int, dict[str, int]]:
    """FLO-5, FLO-6, FLO-90: the three piles of Florenza cards, in the order of the clauses."""
    piles = {number: dict.fromkeys(pieces.CARDS, 0) for number in (1, 2, 3)}
    for word, card in pieces.CARDS.items():
        if card.kind == "guild" and not guilds:
            continue
        for pile, needed in card.copies:
            if seats >= needed:
                piles[pile][word] += 1
    return piles


def locations_out(seats: int, by_mark: bool, setup: pieces.Setup) -> dict[str, int]:
    """FLO-7, FLO-91: how many cards of each location lie out."""
    if setup.locations:
        return dict(setup.locations)
    return {
        word: len([needed for needed in location.marks if seats >= needed or not by_mark])
        for word, location in pieces.LOCATIONS.items()
    }


def mix(pile: dict[str, int], cards: Sequence[str]) -> None:
    for word in cards:
        pile[word] += 1
