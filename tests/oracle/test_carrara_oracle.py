"""The engine of Carrara against the oracle: the same chance, the same choices, the same scores."""

from __future__ import annotations

import msgspec
import pytest

from mecenate.testing import oracle as lockstep
from mecenate.testing.oracle import STEPS, Crowd, Options, Position, check_perft, play_out

from . import carrara_pieces as pieces
from .carrara import Table
from .carrara_scores import scores_from_view
from .carrara_view import seen, shown

pytestmark = pytest.mark.long

GAMES = 60
"""Random games for each number of seats, version and mix of options."""

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
        "discard": "full",
    },
    "as it was": {"storing": "between"},
}


class Pair(lockstep.Pair[Table]):
    """Carrara on both sides."""

    game = "carrara"
    dealt = Table.deal
    shown = shown
    seen = seen

    def compare_views(self) -> None:
        """Views are compared between turns, where the oracle keeps nothing half done."""
        if self.table.over or self.table.asks == "main":
            super().compare_views()

    def compare_end(self) -> None:
        """The public view alone gives the scores of the end, and blocks left break ties."""
        super().compare_end()
        for score, player in zip(self.state.scores(), self.table.players, strict=True):
            assert score.tie_break == (sum(player.blocks.values()),), self.report()
        if self.state.over:
            majorities = str(self.options.get("majorities", "steps"))
            public = msgspec.to_builtins(self.state.view(None))
            assert scores_from_view(public, majorities) == self.table.scores(), self.report()


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("version", ["normal", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree(seats: int, version: str, mix: str) -> None:
    for seed in range(GAMES):
        pair = Pair(seats, {"version": version, **MIXES[mix]}, seed)
        play_out(pair, Crowd(seed), views=1 if seed % 30 == 0 else 0)


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
        play_out(Pair(3, options, seed), Crowd(seed, ["improve rural", "evaluate rural", *monuments]), views=1)


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


COLLECTING = [f"claim {item}" for item in (*pieces.DECORATIONS.values(), *(f"{c} statue" for c in pieces.COLOURS))]


@pytest.mark.rule("CAR-74", "CAR-105", "CAR-106")
@pytest.mark.parametrize("options", [{}, {"discard": "full"}, {"storing": "between"}], ids=str)
def test_games_agree_where_stored_items_move_in_the_middle_of_a_turn(options: Options) -> None:
    """Whoever can claim an item does and stores it, so that warehouses are full."""
    meanwhile = 0
    for seed in range(20):
        pair = Pair(2 + seed % 3, {"version": "advanced", "pass_limit": 100, **options}, seed)
        crowd = Crowd(seed, ["claim gold statue", *COLLECTING, "store", "swap", "on "])
        while not pair.table.over and len(pair.played) < STEPS:
            text = crowd.choose(pair.table.actor, pair.legal())
            meanwhile += text.startswith("place") and pair.table.asks not in ("main", "space", "end")
            pair.move(text)
        pair.compare_end()
    assert (meanwhile > 20) == (options.get("storing") != "between")


# ------------------------------------------------------------------ perft


POSITIONS: list[Position] = [
    (3, {"version": "advanced"}, 1, 0, 8, 23837),
    (4, {"version": "normal", "exchange": "any"}, 2, 150, 9, 22159),
    (2, {"version": "advanced"}, 15, 120, 8, 8365),
    (2, {"version": "advanced", "storing": "between"}, 15, 120, 8, 8329),
    (4, {"version": "advanced"}, 5, 80, 8, 17697),
    (4, {"version": "advanced", "storing": "between"}, 5, 80, 8, 14187),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_perft(position: Position) -> None:
    check_perft(Pair, position)
