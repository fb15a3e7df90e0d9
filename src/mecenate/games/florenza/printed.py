"""What is printed on the cards, as everybody sees it: made once for each game and shared by all its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.games.florenza.reading import CURRENCIES, EFFECTS, LOCATION_KINDS, STEPS
from mecenate.games.florenza.view import Artist, Card, Location, Monument, Printed
from mecenate.games.florenza.vocabulary import ARTIST_KINDS, RESOURCES

if TYPE_CHECKING:
    from mecenate.games.florenza.components import Components

CURRENCY_NAMES: Final = list(CURRENCIES)


@final
class PrintedParts:
    """The cards of a game: works without their artists, artists from behind and from the front."""

    def __init__(self, pieces: Components) -> None:
        self.printed: Final = _printed(pieces)
        self.cards: Final[list[Card]] = [_card(pieces, number) for number in range(len(pieces.cards))]
        self.monuments: Final[list[Monument]] = [_monument(pieces, number) for number in range(len(pieces.monuments))]
        self.artists: Final[list[Artist]] = [_artist(pieces, number, None) for number in range(len(pieces.artists))]
        self.fronts: Final[list[Artist]] = [
            _artist(pieces, int(pieces.artist_of[front]), front) for front in range(len(pieces.front))
        ]
        # for 2, 3 and 4 seats, location by location: with 0, 1, 2 ... of its cards face up
        self.locations: Final[list[list[Location]]] = [
            _location(pieces, number, seats) for seats in (2, 3, 4) for number in range(len(pieces.locations))
        ]


def amounts(table: vec[i64], first: i64) -> dict[str, int]:
    """Seven numbers of a table by name, those above zero."""
    by_name: dict[str, int] = {}
    for n, name in enumerate(CURRENCY_NAMES):
        if table[first + n] > 0:
            by_name[name] = int(table[first + n])
    return by_name


def artist_kinds(mask: i64) -> list[str]:
    """The names of the kinds of artist in a mask."""
    return [kind for n, kind in enumerate(ARTIST_KINDS) if (mask >> n) & 1]


def _printed(pieces: Components) -> Printed:
    """The sums of money, the income and the points at the end that are the same for everybody."""
    return Printed(
        workers=int(pieces.workers),
        sell=int(pieces.sell_price),
        buy=int(pieces.buy_price),
        anonymous_artist=int(pieces.anonymous_cost),
        income=amounts(pieces.base_income, 0),
        district_set=int(pieces.district_set),
        most_resources=pieces.most_resources,
        most_fiorini=pieces.most_fiorini,
        captain=int(pieces.captain_point),
    )


def _artist(pieces: Components, number: int, front: int | None) -> Artist:
    """An artist from behind, or from the front if it has been turned over."""
    first = int(pieces.first_front[number])
    return Artist(
        word=pieces.artists[number],
        name=pieces.artist_names[number],
        kind=ARTIST_KINDS[int(pieces.artist_kind[number])],
        cost=int(pieces.artist_cost[number]),
        lowest=int(pieces.front[first]),
        highest=int(pieces.front[first + int(pieces.front_count[number]) - 1]),
        prestige=None if front is None else int(pieces.front[front]),
        masterpiece=front is not None and pieces.is_masterpiece(front),
    )


def _card(pieces: Components, number: int) -> Card:
    """A Florenza card as it is printed."""
    return Card(
        word=pieces.cards[number],
        name=pieces.card_names[number],
        kind=pieces.card_kinds[number],
        cost=amounts(pieces.cost, 7 * number),
        artists=artist_kinds(pieces.card_artists[number]),
        prestige=int(pieces.prestige[number]),
        income=amounts(pieces.income, 7 * number),
        extra_action=STEPS[int(pieces.step[number])] if pieces.step[number] >= 0 else None,
        extra_cards=int(pieces.extra_cards[number]),
        effect=EFFECTS[int(pieces.effect[number])] if pieces.effect[number] >= 0 else None,
        amount=int(pieces.amount[number]),
    )


def _monument(pieces: Components, number: int) -> Monument:
    """A monument as it is printed."""
    return Monument(
        word=pieces.monuments[number],
        name=pieces.monument_names[number],
        cost=amounts(pieces.monument_cost, 7 * number),
        artists=artist_kinds(pieces.monument_artists[number]),
        prestige=int(pieces.monument_prestige[number]),
    )


def _location(pieces: Components, number: int, seats: int) -> list[Location]:
    """A location with none of its cards face up, with one, and so on."""
    resource = int(pieces.location_resource[number])
    cards = pieces.location_count(number, seats)
    return [
        Location(
            word=pieces.locations[number],
            name=pieces.location_names[number],
            kind=LOCATION_KINDS[int(pieces.location_kind[number])],
            resource=RESOURCES[resource] if resource >= 0 else None,
            amount=int(pieces.location_amount[number]),
            up=up,
            cards=cards,
        )
        for up in range(cards + 1)
    ]
