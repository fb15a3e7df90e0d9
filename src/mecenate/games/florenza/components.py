"""The pieces: what is printed on the cards, as tables that the rules index."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action, Vocabulary
from mecenate.core.errors import PackError
from mecenate.core.game import OptionValue
from mecenate.core.layout import row
from mecenate.core.pack import Pack, numbers, table, whole
from mecenate.games.florenza import reading
from mecenate.games.florenza.printed import PrintedParts
from mecenate.games.florenza.reading import CARD_KINDS, EFFECTS, LOCATION_KINDS, STEPS
from mecenate.games.florenza.vocabulary import ARTIST_KINDS, FIRST_OF_PACK, RESOURCES, card_words, plain, vocabulary

SEATS: Final = (2, 3, 4)
MOST_IN_ROW: Final = 12


@final
class Components:
    """What is printed, and the options, as small tables. Immutable by convention.

    A *card* is a Florenza card by kind and name, a *copy* one piece of cardboard; copies of a card have adjacent
    numbers. Amounts are seven numbers: six resources and fiorini. An *artist* is a name and a kind, a *front* one
    of the artist's cards.
    """

    def __init__(self, pack: Pack, options: dict[str, OptionValue]) -> None:
        self.with_guilds: Final[bool] = options["guilds"] == "in"
        self.by_mark: Final[bool] = options["locations"] == "by_mark"
        self.anonymous_count: Final[bool] = options["anonymous"] == "counted"
        self.dense_ties: Final[bool] = options["ties"] == "dense"
        self.empty_ranked: Final[bool] = options["empty_hands"] == "ranked"
        self.late_discards: Final[bool] = options["late_discards"] == "back"
        self.families: Final = _families(pack)

        supply = table(pack, "supply")
        self.resources: Final[vec[i64]] = row([whole(supply, "supply", name, 4, 127) for name in RESOURCES])
        self.fiorini: Final[i64] = whole(supply, "supply", "fiorini", 0, 100000)
        # Powers are in tables, because compiled code shifts a constant 1 in 32 bits only.
        self.one_of: Final[vec[i64]] = row([256**kind for kind in range(len(RESOURCES))])
        start = table(pack, "start")
        self.start_fiorini: Final[i64] = whole(start, "start", "fiorini", 0, self.fiorini // 4)
        self.start_resources: Final[i64] = whole(start, "start", "each_resource", 0, min(self.resources) // 4)
        self.start_cards: Final[i64] = whole(start, "start", "cards", 0, 10)

        rounds = table(pack, "round")
        self.rounds: Final[i64] = whole(rounds, "round", "rounds", 1, 9)
        self.first_monuments: Final[i64] = whole(rounds, "round", "first_monuments", 0, MOST_IN_ROW)
        self.later_monuments: Final[i64] = whole(rounds, "round", "later_monuments", 0, MOST_IN_ROW)
        self.monuments_kept: Final[i64] = whole(
            rounds, "round", "monuments_kept", 0, MOST_IN_ROW - int(self.later_monuments)
        )
        per_round = table(pack, "round.artists")
        self.artists_a_round: Final = [whole(per_round, "round.artists", f"p{n}", 0, MOST_IN_ROW) for n in SEATS]
        self.cards_drawn: Final[i64] = whole(rounds, "round", "cards_drawn", 0, 6)
        self.actions_a_round: Final[i64] = whole(rounds, "round", "actions", 1, 6)
        self.base_income: Final[vec[i64]] = _base_income(pack)

        prices = table(pack, "actions")
        self.workers: Final[i64] = whole(prices, "actions", "workers", 0, 1000)
        self.sell_price: Final[i64] = whole(prices, "actions", "sell", 0, 1000)
        self.buy_price: Final[i64] = whole(prices, "actions", "buy", 0, 1000)
        self.anonymous_cost: Final[i64] = whole(prices, "actions", "anonymous_artist", 0, 1000)

        scoring = table(pack, "scoring")
        self.district_set: Final[i64] = whole(scoring, "scoring", "district_set", 0, 100)
        self.most_resources: Final = numbers(scoring, "scoring", "most_resources", 3, 0, 100)
        self.most_fiorini: Final = numbers(scoring, "scoring", "most_fiorini", 3, 0, 100)
        self.captain_point: Final[i64] = whole(scoring, "scoring", "captain", 0, 100)

        cards = reading.cards(pack)
        self.card_names: Final = [str(block["name"]) for block in cards]
        self.card_kinds: Final = [str(block["kind"]) for block in cards]
        self.cards: Final = card_words(self.card_names, self.card_kinds)
        self.kind: Final[vec[i64]] = row([CARD_KINDS.index(kind) for kind in self.card_kinds])
        self.cost: Final[vec[i64]] = _amounts(cards, "card", "cost")
        self.needs: Final[vec[i64]] = _packed(self.cost)
        self.price: Final[vec[i64]] = row([int(self.cost[7 * n + 6]) for n in range(len(cards))])
        self.income: Final[vec[i64]] = _amounts(cards, "card", "income")
        self.card_artists: Final[vec[i64]] = row([reading.artist_mask(block, "card") for block in cards])
        self.prestige: Final[vec[i64]] = _optional(cards, "prestige", 100)
        self.extra_cards: Final[vec[i64]] = _optional(cards, "extra_cards", 6)
        self.step: Final[vec[i64]] = row([_index(STEPS, block.get("extra_action")) for block in cards])
        self.effect: Final[vec[i64]] = row([_index(EFFECTS, block.get("effect")) for block in cards])
        self.amount: Final[vec[i64]] = _optional(cards, "amount", 1000)

        copies = [
            (n, pile, seats) for n, block in enumerate(cards) for pile, seats in reading.card_copies(block, "card")
        ]
        self.card_of: Final[vec[i64]] = row([card for card, _, _ in copies])
        self.pile_of: Final[vec[i64]] = row([pile for _, pile, _ in copies])
        self.mark_of: Final[vec[i64]] = row([seats for _, _, seats in copies])
        self.doubles: Final = [group for group in _groups([card for card, _, _ in copies]) if len(group) > 1]
        self.first_copy: Final[vec[i64]] = _firsts([len(block["copies"]) for block in cards])

        monuments = reading.monuments(pack)
        self.monument_names: Final = [f"{block['building']}: {block['element']}" for block in monuments]
        self.monuments: Final = [plain(f"{block['building']} {block['element']}") for block in monuments]
        self.monument_cost: Final[vec[i64]] = _amounts(monuments, "monument", "cost")
        self.monument_needs: Final[vec[i64]] = _packed(self.monument_cost)
        self.monument_price: Final[vec[i64]] = row([int(self.monument_cost[7 * n + 6]) for n in range(len(monuments))])
        self.monument_artists: Final[vec[i64]] = row([reading.artist_mask(block, "monument") for block in monuments])
        self.monument_prestige: Final[vec[i64]] = row([int(block["prestige"]) for block in monuments])

        artists = reading.artists(pack)
        self.artist_names: Final = [str(block["name"]) for block in artists]
        self.artists: Final = [plain(f"{block['kind']} {block['name']}") for block in artists]
        self.artist_kind: Final[vec[i64]] = row([ARTIST_KINDS.index(block["kind"]) for block in artists])
        self.artist_cost: Final[vec[i64]] = row([int(block["cost"]) for block in artists])
        self.front_count: Final[vec[i64]] = row([len(block["fronts"]) for block in artists])
        self.first_front: Final[vec[i64]] = _firsts([len(block["fronts"]) for block in artists])
        self.front: Final[vec[i64]] = row([value for block in artists for value in block["fronts"]])
        self.artist_of: Final[vec[i64]] = row([n for n, block in enumerate(artists) for _ in block["fronts"]])

        locations = reading.locations(pack)
        self.location_names: Final = [str(block["name"]) for block in locations]
        self.locations: Final = [plain(name) for name in self.location_names]
        self.location_kind: Final[vec[i64]] = row([LOCATION_KINDS.index(block["kind"]) for block in locations])
        self.new_captain: Final[i64] = [block["kind"] for block in locations].index("new_captain")
        self.location_resource: Final[vec[i64]] = row([_index(RESOURCES, block.get("resource")) for block in locations])
        self.location_amount: Final[vec[i64]] = row(
            [int(block.get("amount", 0)) + int(block.get("fiorini", 0)) for block in locations]
        )
        self.location_copies: Final = [[int(mark) for mark in block["copies"]] for block in locations]

        self.coin: Final[i64] = _smallest_coin(pack)
        self.vocabulary: Final[Vocabulary] = vocabulary(
            monuments=self.monuments, cards=self.cards, locations=self.locations, artists=self.artists
        )
        self.actions: Final[list[Action]] = self.vocabulary.actions
        # Where the families of actions begin whose length depends on the pack.
        self.play: Final[i64] = FIRST_OF_PACK
        self.keep: Final[i64] = self.play + len(self.cards)
        self.activate: Final[i64] = self.keep + len(self.cards)
        self.reserve: Final[i64] = self.activate + len(self.locations)
        self.engage: Final[i64] = self.reserve + len(self.artists)
        self.engage_reserved: Final[i64] = self.engage + len(self.artists)
        self.printed_parts: Final = PrintedParts(self)

    def is_used(self, copy: int, seats: int) -> bool:
        """Whether a copy is used with this many players and these options (FLO-5, FLO-90)."""
        if not self.with_guilds and CARD_KINDS[int(self.kind[self.card_of[copy]])] == "guild":
            return False
        return self.mark_of[copy] <= seats

    def latest(self, copy: int) -> tuple[int, int]:
        """A key that sorts copies by their piles."""
        return int(self.pile_of[copy]), copy

    def is_masterpiece(self, front: i64) -> bool:
        """Whether a front is the best of an artist who has different ones (FLO-88)."""
        artist = self.artist_of[front]
        lowest = self.first_front[artist]
        highest = lowest + self.front_count[artist] - 1
        return self.front[highest] > self.front[lowest] and self.front[front] == self.front[highest]

    def location_count(self, location: int, seats: int) -> int:
        """How many cards of a location are used with this many players (FLO-7, FLO-91)."""
        marks = self.location_copies[location]
        return sum(mark <= seats for mark in marks) if self.by_mark else len(marks)


def _families(pack: Pack) -> list[str]:
    """The names of the families by seat (FLO-1)."""
    families = table(pack, "game").get("families")
    if not isinstance(families, list) or len(families) != 4 or len({str(name) for name in families}) != 4:
        raise PackError(f"[game] families: expected four different names, got {families!r}")
    return [str(name) for name in families]


def _base_income(pack: Pack) -> vec[i64]:
    """What every family receives (FLO-51)."""
    block = dict.fromkeys(reading.CURRENCIES, 0) | table(pack, "income")
    return row([whole(block, "income", name, 0, 1000) for name in reading.CURRENCIES])


def _amounts(blocks: list[Pack], what: str, key: str) -> vec[i64]:
    rows = [reading.amounts(block, f"{what} {block.get('name', block.get('element'))}", key) for block in blocks]
    return row([amount for amounts in rows for amount in amounts])


def _packed(cost: vec[i64]) -> vec[i64]:
    """The six resources of each cost as one number, one byte for each kind, so that one comparison tests a cost."""
    return row([sum(int(cost[7 * n + kind]) << 8 * kind for kind in range(6)) for n in range(len(cost) // 7)])


def _optional(blocks: list[Pack], key: str, most: int) -> vec[i64]:
    return row([whole({key: block.get(key, 0)}, f"card {block['name']}", key, 0, most) for block in blocks])


def _index(words: tuple[str, ...], word: object) -> int:
    """The number of a word; -1 for none."""
    return words.index(str(word)) if word in words else -1


def _groups(cards: list[int]) -> list[list[int]]:
    """The copies of each card."""
    return [[copy for copy, card in enumerate(cards) if card == n] for n in range(max(cards) + 1)]


def _firsts(counts: list[int]) -> vec[i64]:
    return row([sum(counts[:n]) for n in range(len(counts))])


def _smallest_coin(pack: Pack) -> int:
    """The greatest common divisor of all sums of money in the pack: 50 in the printed game (FLO-3)."""
    sums = [int(table(pack, part)["fiorini"]) for part in ("supply", "start")]
    sums += [int(table(pack, "income").get("fiorini", 0))]
    sums += [int(table(pack, "actions")[key]) for key in ("workers", "sell", "buy", "anonymous_artist")]
    for block in [*pack["card"], *pack["monument"]]:
        sums += [int(block.get(key, {}).get("fiorini", 0)) for key in ("cost", "income")]
        if str(block.get("effect")).endswith("discount"):
            sums.append(int(block.get("amount", 0)))
    sums += [int(block["cost"]) for block in pack["artist"]]
    sums += [int(block.get("fiorini", 0)) for block in pack["location"]]
    return max(1, math.gcd(*sums))
