"""The end: prestige cards, ties, and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate import State
from tests.rules.playing import listen, play
from tests.rules.princes.positions import card_names, glory, money, own, position, table_of
from tests.rules.princes.test_works import FULL_ESTATE

PRESTIGE = [name for name in card_names() if name.startswith("prestige ")]
POINTS = [3, 5, 0, 0, 4, 7, 3, 0, 6, 0, 6, 0, 0, 4]
FIVE_BUILDINGS = ["laboratory r0 at f1", "workshop f3 at f4", "opera r1 at d2", "tower r1 at a3", "chapel r0 at b4"]
NO_FREE_SQUARE = [
    *("park r0 at d1", "park r3 at f1", "studio f3 at e2", "lake r3 at a3", "park r1 at d3", "park r0 at a4"),
    *("park r2 at f4", "lake r2 at g4", "park r1 at b5", "lake f0 at c5", "lake r1 at a6", "lake r1 at e6"),
]
WORKS = "botanist, physicist, alchemist, pharmacist, dramatist"

RIVALS: dict[str, dict[str, Any]] = {
    "prestige most buildings": {"estate": {1: FIVE_BUILDINGS}},
    "prestige two large buildings": {"estate": {1: FIVE_BUILDINGS}},
    "prestige fewest free squares": {"estate": {1: NO_FREE_SQUARE}},
    "prestige most landscapes": {"estate": {2: ["forest", "lake", "park"]}},
    "prestige most forests": {"estate": {2: ["forest"]}},
    "prestige most lakes": {"estate": {2: ["lake"], 3: ["lake"]}},
    "prestige most builders": {"builders": {1: 1}},
    "prestige most works": {"table": {2: WORKS}},
}
"""What the notes of the rulebook say of the others, card by card."""


def example(card: str, **others: Any) -> State:
    """The rulebook's player at the end with this prestige card."""
    return position(
        round=7,
        hand={0: f"poet, {card}"},
        table={0: "painter, sculptor, lawyer, composer", **others.get("table", {})},
        recruited={0: 1},
        freedoms={0: "religion, opinion"},
        builders={0: 2, **others.get("builders", {})},
        estate={0: FULL_ESTATE, **others.get("estate", {})},
    )


def points(state: State, seat: int = 0) -> int:
    return state.scores()[seat].breakdown["prestige cards"]


@pytest.mark.rule("PRI-53", "PRI-54")
@pytest.mark.parametrize(("card", "expected"), list(zip(PRESTIGE, POINTS, strict=True)))
def test_e36_to_e49_what_each_prestige_card_gives_in_the_example(card: str, expected: int) -> None:
    state = example(card, **RIVALS.get(card, {}))
    assert own(state, 0).free_squares == 4
    assert points(state) == expected


@pytest.mark.rule("PRI-54")
def test_e13_most_buildings_alone_tied_and_behind() -> None:
    card = "prestige most buildings"
    assert points(position(hand={0: card}, estate={0: ["tower", "chapel"], 1: ["opera"]})) == 6
    assert points(position(hand={0: card}, estate={0: ["tower"], 1: ["opera"]})) == 3
    assert points(position(hand={0: card}, estate={0: ["tower"], 1: ["opera", "chapel"]})) == 0


@pytest.mark.rule("PRI-54")
@pytest.mark.parametrize("card", [name for name in PRESTIGE if "most" in name])
def test_ruling_29_nobody_has_the_most_of_nothing(card: str) -> None:
    assert points(position(hand={0: card})) == 0


@pytest.mark.rule("PRI-54")
def test_ruling_29_no_free_square_counts_as_fewest() -> None:
    assert points(position(hand={0: "prestige fewest free squares"}, estate={0: NO_FREE_SQUARE})) == 8
    tied = position(3, hand={0: "prestige fewest free squares"})
    assert points(tied) == 4


@pytest.mark.rule("PRI-54")
def test_ruling_30_a_tie_with_several_pays_once_and_only_the_owner() -> None:
    state = position(hand={0: "prestige most jesters"}, jesters={0: 1, 1: 1, 2: 1})
    assert [points(state, seat) for seat in range(4)] == [3, 0, 0, 0]


@pytest.mark.rule("PRI-53")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("prestige two large buildings", {"estate": {0: FULL_ESTATE}}, {"estate": {0: ["university", "tower"]}}),
        ("prestige all landscapes", {"estate": {0: ["forest", "lake", "park"]}}, {"estate": {0: ["forest", "lake"]}}),
        ("prestige all freedoms", {"freedoms": {0: "travel, religion, opinion"}}, {"freedoms": {0: "travel"}}),
        (
            "prestige builder, jester and landscapes",
            {"builders": {0: 1}, "jesters": {0: 1}, "estate": {0: ["park", "park"]}},
            {"builders": {0: 1}, "jesters": {0: 1}, "estate": {0: ["park"]}},
        ),
    ],
)
def test_cards_that_ask_for_numbers(card: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    full = {"two": 5, "all": 8, "builder,": 7}[card.split()[1]]
    assert points(position(hand={0: card}, **enough)) == full
    assert points(position(hand={0: card}, **short)) == 0


@pytest.mark.rule("PRI-10", "PRI-53", "PRI-95")
def test_the_game_ends_after_round_seven_and_all_cards_are_shown() -> None:
    state = position(3, round=7, turn=2, first=0, hand={0: "poet, prestige most jesters"}, jesters={0: 1})
    assert state.view(1).players[0].prestige_cards_held is None
    after, events = listen(state, "end turn")
    assert after.over and [event.kind for event in events] == ["end"]
    view = table_of(after)
    assert view.players[0].prestige_cards_held == ["prestige most jesters"]
    assert view.players[0].professions == ["poet"] and view.players[0].florins == 3500
    assert after.scores()[0].total == 6


@pytest.mark.rule("PRI-55")
def test_ruling_31_most_prestige_then_most_money_then_shared() -> None:
    state = position(3, round=7, turn=2, first=0, prestige={0: 10, 1: 12, 2: 12}, money={0: 9000, 1: 300, 2: 400})
    assert [score.rank for score in play(state, "end turn").scores()] == [3, 2, 1]
    tied = position(3, round=7, turn=2, first=0, prestige={0: 10, 1: 12, 2: 12}, money={1: 400, 2: 400})
    assert [score.rank for score in play(tied, "end turn").scores()] == [3, 1, 1]


@pytest.mark.rule("PRI-51", "PRI-55")
def test_the_best_work_of_round_seven_comes_before_the_end() -> None:
    state = position(3, round=7, turn=2, first=0, best={1: 17}, prestige={0: 2})
    after = play(state, "end turn")
    assert after.over and glory(after, 1) == 3
    assert [score.rank for score in after.scores()] == [2, 1, 3]


@pytest.mark.rule("PRI-56")
def test_scores_by_source_in_the_middle_of_the_game() -> None:
    state = position(hand={0: "prestige most jesters"}, jesters={0: 1}, prestige={0: 5})
    state = play(state, "build tower", "place tower r0 at e5", "sell prestige")
    assert state.scores()[0].breakdown == {
        "landscapes": 0,
        "builders": 0,
        "buildings": 3,
        "works": 5,
        "best works": 0,
        "sold": -1,
        "prestige cards": 6,
    }
    assert state.scores()[0].total == 13 and glory(state, 0) == 7
    assert money(state, 0) == 3500 - 700 + 100


@pytest.mark.rule("PRI-13")
def test_ruling_05_nothing_is_sold_after_the_last_action() -> None:
    state = position(3, round=7, turn=2, first=0, prestige={0: 5, 1: 5, 2: 5})
    assert play(state, "end turn").over
