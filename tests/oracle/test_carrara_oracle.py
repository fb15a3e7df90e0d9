"""The engine of Carrara against the oracle: the same chance, the same choices, the same scores."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest

import mecenate

from .carrara import Picks, Table, perft
from .carrara_scores import scores_from_view
from .carrara_view import seen, shown

pytestmark = pytest.mark.long

Options = Mapping[str, str | int]

GAMES = 60
"""Random games for each number of seats, version and mix of options."""
STEPS = 1200
"""After so many actions a game is left, and its scores are compared as they stand."""

MIXES: dict[str, Options] = {
    "as it comes": {},
    "other words": {
        "improvements": "mixed",
        "court": "graded",
        "majorities": "halving",
        "rural": "double",
        "statue_wheel": "reverse",
        "open_area": "after_bonuses",
        "exchange": "any",
        "screens": "down",
        "pass_limit": 100,
    },
    "half and half": {
        "improvements": "four_pairs",
        "majorities": "linear",
        "open_area": "after_bonuses",
        "exchange": "any",
        "pass_limit": 7,
    },
}


class Pair:
    """An engine state and an oracle table of the same deal, moved in lockstep."""

    def __init__(self, seats: int, options: Options, seed: int, components: object = None) -> None:
        self.options = options
        self.where = f"{seats} seats, {dict(options)}, seed {seed}"
        self.dealer = mecenate.Dealer.fast(seed)
        self.twin = mecenate.Dealer.fast(seed)
        game = mecenate.game("carrara", components=components, **options)
        self.state = game.start(seats=seats, dealer=self.dealer)
        self.table = Table.deal(seats, options, self.picks)
        self.played: list[str] = []

    def picks(self, n: int) -> int:
        return int(self.twin.pick(n))

    def legal(self) -> list[str]:
        """The legal actions, on which both must agree."""
        engine = sorted(str(action) for action in self.state.legal())
        oracle = sorted(self.table.legal())
        assert (self.state.actor, engine) == (self.table.actor, oracle), self.report()
        return engine

    def play(self, *texts: str) -> None:
        """Play actions that both must call legal."""
        for text in texts:
            assert text in self.legal(), f"{text} is not legal, {self.report()}"
            self.move(text)

    def move(self, text: str) -> None:
        """Carry out a legal action on both sides."""
        self.state.apply(self.state.parse(text), self.dealer)
        self.table.play(text, self.picks)
        self.played.append(text)

    def report(self) -> str:
        """Where we are, for a failed test."""
        return f"{self.where}, step {len(self.played)}, after {self.played[-12:]}"

    def compare_views(self) -> None:
        """Everything that a seat may see is the same on both sides; the seats take turns."""
        seat = len(self.played) % self.table.seats
        view = seen(msgspec.to_builtins(self.state.view(seat)))
        assert view == shown(self.table, seat), self.report()

    def compare_scores(self) -> None:
        """Scores and ranks are the same on both sides."""
        engine = [score.to_dict() for score in self.state.scores()]
        oracle = [{"seat": seat, **score} for seat, score in enumerate(self.table.scores())]
        assert engine == oracle, self.report()
        for score, player in zip(self.state.scores(), self.table.players, strict=True):
            assert score.tie_break == (sum(player.blocks.values()),), self.report()

    def compare_end(self) -> None:
        """The end is the same, the public view alone gives its scores, and as much chance was used."""
        assert self.state.over == self.table.over, self.report()
        self.compare_scores()
        self.compare_views()
        if self.state.over:
            majorities = str(self.options.get("majorities", "steps"))
            public = msgspec.to_builtins(self.state.view(None))
            assert scores_from_view(public, majorities) == self.table.scores(), self.report()
        assert self.picks(1 << 20) == int(self.dealer.pick(1 << 20)), self.report()


class Crowd:
    """Random players. In half of the games all actions are equally likely; in the others each seat has a character,
    which likes some kinds of action more than others."""

    def __init__(self, seed: int, wants: Iterable[str] = ()) -> None:
        self.chance = random.Random(seed)
        self.uniform = seed % 2 == 0
        self.likes: dict[tuple[int, str], float] = {}
        self.wants = tuple(wants)

    def choose(self, seat: int, legal: list[str]) -> str:
        """One of the legal actions; one of those that begin with a wanted word, if there are any."""
        wanted = [text for text in legal if text.startswith(self.wants)] if self.wants else []
        if wanted:
            return self.chance.choice(wanted)
        if self.uniform:
            return self.chance.choice(legal)
        kinds = [(seat, text.split()[0]) for text in legal]
        for kind in kinds:
            if kind not in self.likes:
                self.likes[kind] = self.chance.choice((0.05, 0.3, 1, 5))
        return self.chance.choices(legal, [self.likes[kind] for kind in kinds])[0]


def play_out(pair: Pair, crowd: Crowd, views: bool = False) -> None:
    """Play a game to its end in lockstep, now and then comparing scores, and views if wanted."""
    while not (pair.table.over or pair.state.over) and len(pair.played) < STEPS:
        legal = pair.legal()
        if len(pair.played) % 50 == 0:
            pair.compare_scores()
        if views and pair.table.asks == "main":
            pair.compare_views()
        pair.move(crowd.choose(pair.table.turn, legal))
    pair.compare_end()


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("version", ["normal", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree(seats: int, version: str, mix: str) -> None:
    for seed in range(GAMES):
        pair = Pair(seats, {"version": version, **MIXES[mix]}, seed)
        play_out(pair, Crowd(seed), views=seed % 30 == 0)


# ------------------------------------------------------------------ corners that random games seldom reach


SCARCE = {
    "supply": {"decorations": {"p2": 1, "p3": 1, "p4": 1}, "statues": 1},
    "florins": {"start": 60},
    "improvement": [{"id": "pisa", "on": "pisa", "count": 8, "florins": 4, "points": 0}],
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_agree_where_florins_are_many_and_items_few(seats: int) -> None:
    for seed in range(20):
        pair = Pair(seats, {"version": "advanced", "pass_limit": 100}, seed, SCARCE)
        pair.table.supply = dict.fromkeys(pair.table.supply, 1)
        pair.table.improvement_tiles = {"pisa": 8}
        for player in pair.table.players:
            player.florins = 60
        play_out(pair, Crowd(seed))


@pytest.mark.rule("CAR-54")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_of_the_last_pass_ends_the_game(seats: int) -> None:
    """CAR-54: its extras may still be done."""
    for seed in range(20):
        pair = Pair(seats, {"version": "advanced", "pass_limit": 1}, seed)
        play_out(pair, Crowd(seed))


@pytest.mark.rule("CAR-96", "CAR-99")
@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_improved_rural_gives_one_point_more_than_the_double_one(version: str) -> None:
    """CAR-96 and CAR-99: with both options the tile for the rural landscape gives 3."""
    monuments = [f"build {type_} 8" for type_ in ("cathedrale", "biblioteca", "porta", "palazzo", "castello", "villa")]
    options: Options = {"version": version, "improvements": "landscapes", "rural": "double"}
    for seed in range(5):
        play_out(Pair(3, options, seed), Crowd(seed, ["improve rural", "evaluate rural", *monuments]), views=True)


@pytest.mark.rule("CAR-77")
def test_gold_statues_leave_with_the_last_marker() -> None:
    """When the last player forgoes the visit, no marker is left, and the statue goes to the box at once."""
    pair = Pair(2, {"version": "advanced", "pass_limit": 100}, 0)
    pair.play("build castello 1", "in massa", "pay 2 purple", "end turn", "pass")
    pair.play("visit 1", "claim nothing", "evaluate castello", "end turn", "turn both wheels")
    assert pair.table.gold[1] == 0
    section = msgspec.to_builtins(pair.state.view(None))["court"][0]
    assert (section["markers"], section["gold_statues"]) == ([], 0)


@pytest.mark.rule("CAR-79")
def test_a_purchase_may_spend_the_florins_of_the_only_space_if_it_opens_another() -> None:
    """CAR-79: the blue statue opens massa+pisa, and then it must stand there; nothing else is for sale."""
    pair = Pair(2, {"version": "advanced", "pass_limit": 100}, 0)
    pair.play("build castello 1", "in massa", "pay 2 purple", "end turn", "pass")
    pair.play("visit 7", "evaluate castello", "end turn", "pass")
    pair.play("visit 8", "evaluate rural", "end turn", "pass")
    while pair.table.players[0].florins < 36:
        pair.play("pass", "end turn", "pass")
    pair.play("visit 3", "claim nothing")
    assert pair.legal() == ["evaluate 36 florins", "purchase blue statue"]
    pair.play("purchase blue statue")
    assert pair.legal() == ["on castello 1"]
    pair.play("on castello 1")
    assert pair.legal() == ["evaluate massa+pisa"]


# ------------------------------------------------------------------ perft


class Fixed(mecenate.Dealer):
    """A dealer without chance."""

    def pick(self, n: int) -> int:
        return fixed(n)


def fixed(n: int) -> int:
    return n * 7 // 11


def fixed_picks() -> Picks:
    return fixed


def engine_perft(state: mecenate.State, depth: int) -> int:
    """How many sequences of this many actions the engine knows."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.legal())
    found = 0
    for action in state.legal():
        after = state.copy()
        after.apply(action, Fixed())
        found += engine_perft(after, depth - 1)
    return found


POSITIONS: list[tuple[int, Options, int, int, int, int]] = [
    # seats, options, seed, actions before, depth, sequences
    (3, {"version": "advanced"}, 1, 0, 8, 23837),
    (4, {"version": "normal", "exchange": "any"}, 2, 150, 9, 22159),
    (2, {"version": "advanced"}, 15, 120, 8, 8329),
    (4, {"version": "advanced"}, 5, 80, 8, 14187),
]


@pytest.mark.parametrize(("seats", "options", "seed", "before", "depth", "sequences"), POSITIONS)
def test_perft(seats: int, options: Any, seed: int, before: int, depth: int, sequences: int) -> None:
    pair = Pair(seats, options, seed)
    crowd = Crowd(2 * seed)
    for _ in range(before):
        pair.play(crowd.choose(pair.table.turn, pair.legal()))
    assert engine_perft(pair.state, depth) == sequences
    assert perft(pair.table, fixed_picks, depth) == sequences
