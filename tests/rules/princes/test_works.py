"""Completing works: value, bonus cards, pay and prestige, best work."""

from __future__ import annotations

import pytest

from mecenate import State
from tests.rules.playing import legal, listen, play, refusal
from tests.rules.princes.positions import card_names, glory, kind, money, own, position, table_of, told

FULL_ESTATE = [
    "university r0 at a5",
    "workshop f2 at a3",
    "forest r2 at g5",
    "forest r1 at d4",
    "opera r3 at e3",
    "lake f1 at d1",
    "tower r1 at g1",
    "chapel r3 at e2",
]
"""Five buildings, two forests and a lake: the estate of the rulebook's examples."""

BONUS = [name for name in card_names() if name.startswith("bonus ")]
POINTS = [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]


@pytest.mark.rule("PRI-11")
@pytest.mark.parametrize(("round", "least"), [(1, 7), (2, 10), (3, 12), (4, 14), (5, 15), (6, 16), (7, 17)])
def test_e08_the_least_value_rises_from_round_to_round(round: int, least: int) -> None:
    # A poet alone with jesters and cards: 1 card + 2 for each jester.
    jesters = min(7, (least - 2) // 2)
    recruits = least - 1 - 2 * jesters
    exact = position(round=round, hand={0: "poet"}, jesters={0: jesters}, recruits={0: recruits})
    assert table_of(exact).least == least
    assert "work poet" in legal(exact)
    short = position(round=round, hand={0: "poet"}, jesters={0: jesters}, recruits={0: recruits - 1})
    assert f"does not reach {least}" in refusal(short, "work poet")


@pytest.mark.rule("PRI-38", "PRI-41")
def test_e10_annes_poet_is_worth_15() -> None:
    state = position(
        round=3,
        hand={0: "poet, lawyer, painter"},
        recruits={0: 1},
        estate={0: ["theatre"]},
        freedoms={0: "travel"},
        jesters={0: 2},
    )
    after, events = listen(state, "work poet")
    assert told(events, "work") == [
        {
            "seat": 0,
            "profession": "poet",
            "building": 4,
            "landscape": 0,
            "freedom": 3,
            "jesters": 4,
            "cards": 4,
            "muse": 0,
            "value": 15,
        }
    ]
    after = play(after, "convert 7")
    assert glory(after, 0) == 7 and money(after, 0) == 3600


@pytest.mark.rule("PRI-38")
def test_e61_lake_university_and_religion_with_two_jesters_and_four_cards_are_18() -> None:
    state = position(
        hand={0: "mathematician, lawyer"},
        table={0: "poet, painter"},
        estate={0: ["university", "lake"]},
        freedoms={0: "religion"},
        jesters={0: 2},
    )
    reckonings = own(state, 0).reckonings
    assert reckonings is not None
    assert [reckoning.value for reckoning in reckonings if reckoning.profession == "mathematician"] == [18]


@pytest.mark.rule("PRI-38")
def test_several_landscapes_of_a_kind_count_once() -> None:
    one = position(hand={0: "poet"}, estate={0: ["lake"]}, jesters={0: 3})
    two = position(hand={0: "poet"}, estate={0: ["lake", "lake"]}, jesters={0: 3})
    values = [[reckoning.value for reckoning in own(state, 0).reckonings or []] for state in (one, two)]
    assert values == [[3 + 6 + 1]] * 2


@pytest.mark.rule("PRI-41")
def test_e09_a_work_of_15_pays_1500_and_up_to_7_points() -> None:
    state = position(hand={0: "poet"}, jesters={0: 7})
    state = play(state, "work poet")
    assert state.prompt is not None and state.prompt.facts == {"value": 15, "pay": 1500}
    assert legal(state) == [f"convert {points}" for points in range(8)]
    assert money(play(state, "convert 0"), 0) == 5000
    for points in range(1, 8):
        after = play(state, f"convert {points}")
        assert (money(after, 0), glory(after, 0)) == (3500 + 1500 - 200 * points, points)


@pytest.mark.rule("PRI-41")
def test_ruling_23_only_the_pay_of_the_work_can_be_exchanged() -> None:
    state = play(position(hand={0: "poet"}, jesters={0: 3}, money={0: 9000}), "work poet")
    assert legal(state)[-1] == "convert 3"


@pytest.mark.rule("PRI-37")
def test_a_work_needs_its_card_in_hand() -> None:
    state = position(hand={0: "poet", 1: "lawyer"}, table={0: "painter"}, jesters={0: 5})
    assert legal(state, "work") == ["work poet"]
    assert "do not have the painter in your hand" in refusal(state, "work painter")


@pytest.mark.rule("PRI-37", "PRI-39")
def test_ruling_22_bonus_cards_count_for_the_least_value() -> None:
    # 1 card, 2 jesters: 5 of 7; two freedoms are worth 4 with the card.
    hand = {0: "poet, bonus freedoms, bonus parks"}
    state = position(hand=hand, jesters={0: 2}, freedoms={0: "religion, opinion"})
    assert legal(state, "work") == ["work poet"]
    assert legal(position(hand=hand, jesters={0: 2}), "work") == []
    state = play(state, "work poet")
    assert legal(state) == ["play bonus parks", "play bonus freedoms"]
    assert "worth 5, it needs 7" in refusal(state, "done")
    state = play(state, "play bonus freedoms")
    assert legal(state) == ["play bonus parks", "done"]
    state = play(state, "done")
    assert state.prompt is not None and state.prompt.facts["value"] == 9


@pytest.mark.rule("PRI-39")
def test_any_number_of_bonus_cards_may_be_played_and_then_they_are_gone() -> None:
    state = position(hand={0: "poet, bonus jesters, bonus landscapes"}, jesters={0: 4}, estate={0: ["park"]})
    state = play(state, "work poet", "play bonus jesters", "play bonus landscapes")
    assert kind(state) == "convert", "without bonus cards it ends by itself"
    assert state.prompt is not None and state.prompt.facts["value"] == 1 + 8 + 8 + 1
    assert own(state, 0).bonus_cards == 0
    assert table_of(state).played_bonus == ["bonus landscapes", "bonus jesters"]
    assert table_of(state).piles["bonus"] == 18


@pytest.mark.rule("PRI-39")
def test_a_bonus_card_drawn_in_the_turn_may_be_played_in_it() -> None:
    state = position(hand={0: "poet"}, jesters={0: 3}, piles={"bonus": "bonus jesters"})
    state = play(state, "draw bonus", "work poet", "play bonus jesters")
    assert state.prompt is not None and state.prompt.facts["value"] == 13


def bonus_position(card: str) -> State:
    """The rulebook's player, with this bonus card, about to play the third of three cards on the table."""
    return position(
        hand={0: f"poet, lawyer, {card}, prestige most works"},
        table={0: "painter, sculptor"},
        recruits={0: 1},
        freedoms={0: "religion, opinion"},
        builders={0: 2},
        estate={0: FULL_ESTATE},
        round=1,
    )


@pytest.mark.rule("PRI-40")
@pytest.mark.parametrize(("card", "points"), list(zip(BONUS, POINTS, strict=True)))
def test_e16_to_e35_what_each_bonus_card_adds_in_the_example(card: str, points: int) -> None:
    state = bonus_position(card)
    before = [bonus.points for bonus in own(state, 0).bonus or [] if bonus.card == card]
    assert before == [points], "the view reckons as if the work were begun"
    state = play(state, "work poet")
    value = int(state.prompt.facts["value"]) if state.prompt is not None else 0  # type: ignore[arg-type]
    _, events = listen(state, f"play {card}")
    assert told(events, "bonus") == [{"seat": 0, "card": card, "points": points, "value": value + points}]


@pytest.mark.rule("PRI-42", "PRI-51")
def test_e11_the_better_of_two_works_counts_not_their_sum() -> None:
    state = position(3, hand={0: "poet, lawyer"}, jesters={0: 4}, freedoms={0: "travel"})
    state = play(state, "work lawyer", "convert 0")
    assert own(state, 0).best_work == 10
    state = play(state, "work poet", "convert 0")
    assert own(state, 0).best_work == 13
    assert own(state, 0).works == ["lawyer", "poet"]
    other_way = position(3, hand={0: "poet, lawyer"}, jesters={0: 4}, freedoms={0: "travel"})
    other_way = play(other_way, "work poet", "convert 0", "work lawyer", "convert 0")
    assert own(other_way, 0).best_work == 13


@pytest.mark.rule("PRI-51")
def test_e12_the_only_work_of_a_round_is_the_best() -> None:
    state = position(3, turn=0, hand={0: "poet"}, jesters={0: 3})
    state = play(state, "work poet", "convert 0", "end turn", "end turn", "end turn")
    assert [glory(state, seat) for seat in range(3)] == [3, 0, 0]


@pytest.mark.rule("PRI-51")
def test_e12_and_ruling_24_ties_get_three_each_and_nobody_without_a_work() -> None:
    state = position(3, turn=2, first=0, best={0: 12, 1: 12, 2: 9})
    after, events = listen(state, "end turn")
    assert [glory(after, seat) for seat in range(3)] == [3, 3, 0]
    assert [facts["seat"] for facts in told(events, "best work")] == [0, 1]
    none = play(position(3, turn=2, first=0), "end turn")
    assert [glory(none, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("PRI-52")
def test_the_marks_are_cleared_and_the_next_seat_begins() -> None:
    state = play(position(3, turn=0, first=1, best={0: 12}), "end turn")
    view = table_of(state)
    assert (view.round, view.first, state.actor) == (2, 2, 2)
    assert [player.best_work for player in view.players] == [0, 0, 0]


@pytest.mark.rule("PRI-42")
def test_a_played_card_cannot_work_again_for_its_player() -> None:
    state = play(position(hand={0: "poet"}, jesters={0: 4}), "work poet", "convert 0")
    assert legal(state, "work") == []
