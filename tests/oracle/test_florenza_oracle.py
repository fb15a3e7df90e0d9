"""The engine of Florenza against the oracle: the same chance, the same choices, the same scores."""

from __future__ import annotations

from math import comb

import pytest

from mecenate.testing import oracle as lockstep
from mecenate.testing.oracle import Crowd, Options, Position, check_perft, play_out

from . import florenza_pieces as pieces
from .florenza import Table
from .florenza_pieces import BOX, Setup
from .florenza_scores import breakdowns, works_of_art
from .florenza_state import locations_out, piles
from .florenza_view import shown

pytestmark = pytest.mark.long

GAMES = 40
"""Random games for each number of seats and mix of options."""

MIXES: dict[str, Options] = {
    "as it comes": {},
    "first game": {"guilds": "out", "locations": "by_mark", "late_discards": "back"},
    "other words": {
        "locations": "by_mark",
        "anonymous": "counted",
        "ties": "dense",
        "empty_hands": "unranked",
        "late_discards": "back",
    },
    "half and half": {"anonymous": "counted", "empty_hands": "unranked", "late_discards": "back"},
    "without guilds": {"guilds": "out", "ties": "dense"},
}


class Pair(lockstep.Pair[Table]):
    """Florenza on both sides."""

    game = "florenza"
    shown = shown
    seen = dict

    def __init__(self, seats: int, options: Options, seed: int, setup: Setup = BOX) -> None:
        self.setup = setup
        super().__init__(seats, options, seed, None if setup is BOX else pack(setup))

    def deal(self, seats: int, options: Options) -> Table:
        return Table.deal(seats, options, self.picks, self.setup)

    def compare_views(self) -> None:
        """The scores are compared as well."""
        super().compare_views()
        self.compare_scores()

    def compare_scores(self) -> None:
        """FLO-68: the works of art break ties."""
        super().compare_scores()
        for score, player in zip(self.state.scores(), self.table.players, strict=True):
            assert list(score.tie_break) == works_of_art(player), self.report()


def pack(setup: Setup) -> dict[str, object]:
    """The engine's components for a set-up that is not the one of the box."""
    blocks: dict[str, object] = {
        "supply": {**setup.supply, "fiorini": setup.bank},
        "start": {"fiorini": setup.fiorini, "each_resource": setup.each_resource, "cards": setup.cards},
        "round": {
            "first_monuments": setup.monuments,
            "cards_drawn": setup.drawn,
            "artists": {f"p{seats}": number for seats, number in setup.artists.items()},
        },
    }
    if setup.locations:
        blocks["location"] = [location_block(word, cards) for word, cards in setup.locations.items()]
    return blocks


def location_block(word: str, cards: int) -> dict[str, object]:
    location = pieces.LOCATIONS[word]
    block: dict[str, object] = {"name": location.name, "kind": location.does, "copies": [2] * cards}
    if location.does == "produce":
        block.update(resource=location.resource, amount=1)
    if location.does == "convert":
        block.update(resource=location.resource, fiorini=200)
    return block


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree(seats: int, mix: str) -> None:
    for seed in range(GAMES):
        play_out(Pair(seats, MIXES[mix], seed), Crowd(seed), views=1 if seed % 20 == 0 else 40)


# ------------------------------------------------------------------ corners that random games seldom reach


WISHES = {
    "builders": ["play", "finish"],
    "guild masters": [f"play {word}" for word, card in pieces.CARDS.items() if card.kind == "guild"],
    "landlords": ["play casa", "play palagio", "play san", "play tommaso", "activate boscaiuolo", "buy wood"],
    "readers": ["seek inspiration"],
    "collectors": ["reserve painter", "reserve sculptor", "reserve architect", "finish"],
    "hoarders of monuments": ["reserve", "activate nuovo"],
    "traders": ["swap", "give", "take", "activate baratto"],
    "sellers": ["activate", "sell", "send"],
    "buyers": ["buy gold", "buy spice", "buy", "send"],
    "nameless": ["engage anonymous", "finish", "play"],
}


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_agree_where_all_want_the_same(seats: int, wish: str) -> None:
    for seed in range(6):
        mix = list(MIXES.values())[seed % len(MIXES)]
        play_out(Pair(seats, mix, seed), Crowd(seed, WISHES[wish]), views=10)


LEAST = dict.fromkeys(pieces.RESOURCES, 4)
PLENTY = dict.fromkeys(pieces.RESOURCES, 100)
SETUPS = {
    "little of everything": Setup(dict.fromkeys(pieces.RESOURCES, 6), bank=1600),
    "nothing in the supply": Setup(LEAST, bank=2400),
    "nothing but marble": Setup({**LEAST, "marble": 30}),
    "nothing but gold and spice": Setup({**LEAST, "gold": 14, "spice": 14}),
    "empty hands": Setup(LEAST, bank=1000, fiorini=0, each_resource=0),
    "no money": Setup(BOX.supply, bank=200, fiorini=50),
    "few artists": Setup(BOX.supply, artists={2: 1, 3: 1, 4: 1}),
    "rich families": Setup(PLENTY, bank=30000, fiorini=5000, each_resource=12, artists={2: 12, 3: 12, 4: 12}),
    "short piles": Setup(BOX.supply, cards=6, drawn=6),
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_agree_with_other_set_ups(seats: int, name: str) -> None:
    for seed in range(12):
        mix = list(MIXES.values())[seed % len(MIXES)]
        wishes = list(WISHES.values())[seed] if seed < len(WISHES) else []
        play_out(Pair(seats, mix, seed, SETUPS[name]), Crowd(seed, wishes), views=15)


@pytest.mark.rule("FLO-63", "FLO-92")
@pytest.mark.parametrize("anonymous", ["uncounted", "counted"])
def test_games_agree_where_patrons_of_the_arts_are_rich(anonymous: str) -> None:
    """FLO-63: sets of artists count for Mastro Artista, with anonymous ones only by FLO-92."""
    wishes = ["play mastro", "engage anonymous", "seek"] if anonymous == "counted" else ["play mastro"]
    sets = 0
    for seed in range(12):
        pair = Pair(4, {"anonymous": anonymous}, seed, SETUPS["rich families"])
        play_out(pair, Crowd(seed, [*wishes, "finish", "play"]), views=10)
        sets += sum(breakdown["guilds"] >= 5 for breakdown in breakdowns(pair.table))
    assert sets > 0


@pytest.mark.rule("FLO-21")
def test_only_who_can_do_nothing_passes() -> None:
    """FLO-21: no money, no resources, nothing to reserve, no pile, and one location that can be used."""
    nothing = {2: 0, 3: 0, 4: 0}
    locations = {"scarpellino": 16, "nuovo capitano": 1}
    setup = Setup(LEAST, 0, 0, 0, cards=8, monuments=0, artists=nothing, locations=locations)
    pair = Pair(2, {}, 0, setup)
    assert pair.legal() == ["activate nuovo capitano"]
    pair.play("activate nuovo capitano", *["pass"] * 7)
    assert pair.table.asks == "keep"
    play_out(pair, Crowd(0), views=1)


@pytest.mark.rule("FLO-45", "FLO-78")
def test_a_swap_takes_without_asking_if_the_supply_has_only_what_was_given() -> None:
    """FLO-78: nothing else is in the supply, and everybody can see it."""
    pair = Pair(4, {}, 0, SETUPS["nothing in the supply"])
    first = pair.table.turn
    pair.play("sell gold", "buy gold", "activate nuovo capitano", "send workers", "send workers")
    pair.play("swap", "give gold", "give gold")
    assert pair.table.players[(first + 1) % 4].resources["gold"] == 1
    assert pair.table.turn == (first + 2) % 4
    play_out(pair, Crowd(0), views=5)


# ------------------------------------------------------------------ piles, and what a seat makes of them


@pytest.mark.rule("FLO-6", "FLO-90", "FLO-91")
def test_as_many_cards_as_the_clauses_say() -> None:
    sizes = {
        (seats, guilds): [sum(pile.values()) for pile in piles(seats, guilds).values()]
        for seats in (2, 3, 4)
        for guilds in (True, False)
    }
    assert [sizes[seats, True] for seats in (2, 3, 4)] == [[16, 16, 16], [21, 21, 22], [26, 26, 24]]
    assert [sizes[seats, False] for seats in (2, 3, 4)] == [[13, 13, 15], [17, 18, 18], [21, 23, 20]]
    assert [sum(locations_out(seats, True, BOX).values()) for seats in (2, 3, 4)] == [14, 16, 17]
    assert sum(locations_out(2, False, BOX).values()) == 17


@pytest.mark.rule("FLO-76")
@pytest.mark.parametrize("seed", [1, 3, 6])
def test_a_seat_imagines_every_deal_of_round_2_as_often(seed: int) -> None:
    """The other hand has a card of pile I, which was kept; so many of them as the deals that give it are many."""
    pair = Pair(2, {}, seed)
    crowd = Crowd(2 * seed)
    while pair.table.round < 2:
        pair.play(crowd.choose(pair.table.actor, pair.legal()))
    other = pair.table.players[1]
    first = piles(2, True)[1]
    unseen = [*other.discarded[1], *other.hand]
    unseen += [word for word, copies in pair.table.pile.items() for _ in range(copies)]
    early = len([word for word in unseen if first[word]]) - len(other.discarded[1])
    late = len([word for word in unseen if not first[word]])
    size = len(other.hand)
    deals = [0] + [comb(early, number) * comb(late, size - number) for number in range(1, size + 1)]
    counts = [0] * (size + 1)
    for _ in range(2000):
        world = pair.state.imagine_from_view(0, pair.dealer).view(1)
        counts[len([card for card in world.players[1].hand if first[card.word]])] += 1
    for number, ways in enumerate(deals):
        assert abs(counts[number] / 2000 - ways / sum(deals)) < 0.045


# ------------------------------------------------------------------ perft


POSITIONS: list[Position] = [
    (2, MIXES["first game"], 10, 0, 3, 73168),
    (3, {}, 2, 14, 4, 7425),
    (4, MIXES["other words"], 3, 42, 5, 23940),
    (4, MIXES["half and half"], 4, 98, 5, 10028),
    (3, MIXES["other words"], 2, 80, 3, 11921),
    (3, MIXES["without guilds"], 5, 92, 4, 50276),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_perft(position: Position) -> None:
    check_perft(Pair, position)
