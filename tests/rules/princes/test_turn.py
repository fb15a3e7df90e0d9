"""The action phase: two actions, what may be done once, cards and freedoms, and the end of a turn."""

from __future__ import annotations

import pytest

from tests.rules.playing import legal, listen, play, refusal
from tests.rules.princes.positions import BUILDINGS, kind, money, own, position, table_of, told


@pytest.mark.rule("PRI-33")
def test_each_seat_has_two_actions_beginning_with_the_first_player() -> None:
    state = position(3, turn=2)
    for seat in (2, 0, 1):
        assert state.actor == seat and kind(state) == "turn"
        state = play(state, "build tower")
        place = legal(state, "place")[0]
        state = play(state, place, "introduce travel" if seat != 1 else "introduce opinion")
    assert table_of(state).round == 2


@pytest.mark.rule("PRI-33")
def test_fewer_actions_are_allowed() -> None:
    state = position(3)
    assert play(state, "end turn").actor == 1
    assert play(state, "introduce travel", "end turn").actor == 1


@pytest.mark.rule("PRI-34", "PRI-48")
def test_a_profession_card_is_drawn_once_a_turn() -> None:
    state = play(position(), "draw profession")
    while kind(state) != "turn":
        state = play(state, legal(state)[0])
    assert money(state, 0) == 3200 and own(state, 0).profession_cards == 1
    assert "one profession card a turn" in refusal(state, "draw profession")
    assert "draw bonus" in legal(state)


@pytest.mark.rule("PRI-34", "PRI-49")
def test_a_freedom_is_introduced_once_a_turn() -> None:
    state, events = listen(position(), "introduce religion")
    assert money(state, 0) == 3200 and own(state, 0).freedoms == ["religion"]
    assert table_of(state).freedoms == {"travel": 3, "religion": 2, "opinion": 3}
    assert told(events, "freedom") == [{"seat": 0, "freedom": "religion"}]
    assert legal(state, "introduce") == []
    assert "one freedom a turn" in refusal(state, "introduce travel")


@pytest.mark.rule("PRI-34", "PRI-50")
def test_bonus_cards_may_be_drawn_twice() -> None:
    state = position()
    for _ in range(2):
        state = play(state, "draw bonus")
        while kind(state) in ("keep", "under"):
            state = play(state, legal(state)[0])
    assert own(state, 0).bonus_cards == 2 and money(state, 0) == 2900
    assert state.actor == 1


@pytest.mark.rule("PRI-34")
def test_works_and_buildings_may_be_done_twice() -> None:
    state = position(hand={0: "poet, lawyer"}, jesters={0: 4})
    state = play(state, "work poet", "convert 0", "work lawyer", "convert 0")
    assert own(state, 0).works == ["lawyer", "poet"] and state.actor == 1
    state = play(position(), "build tower", "place tower r0 at e1", "build chapel", "place chapel r0 at e3")
    assert [piece.name for piece in own(state, 0).estate] == ["tower", "chapel"]


@pytest.mark.rule("PRI-35")
def test_ruling_15_recruiting_is_no_action_and_may_be_done_before_between_and_after() -> None:
    state = position(table={1: "poet, lawyer, painter"}, recruits={0: 3}, jesters={0: 4})
    state = play(state, "recruit poet", "introduce travel", "recruit lawyer", "work lawyer", "convert 0")
    assert state.actor == 0, "a recruiting card is left, so the turn goes on"
    assert legal(state) == ["recruit painter", "end turn"]
    state = play(state, "recruit painter")
    assert state.actor == 1


@pytest.mark.rule("PRI-35")
def test_a_recruited_person_may_work_at_once() -> None:
    state = position(table={1: "poet"}, recruits={0: 1}, jesters={0: 4})
    state = play(state, "recruit poet", "work poet", "convert 4")
    assert own(state, 0).works == ["poet"]


@pytest.mark.rule("PRI-36")
def test_a_turn_ends_by_itself_after_the_last_action() -> None:
    state = position(actions=1)
    assert play(state, "introduce travel").actor == 1
    no_target = position(actions=1, recruits={0: 1})
    assert play(no_target, "introduce travel").actor == 1
    target = position(actions=1, recruits={0: 1}, table={2: "poet"})
    assert legal(play(target, "introduce travel")) == ["recruit poet", "end turn"]


@pytest.mark.rule("PRI-48", "PRI-50")
def test_an_empty_pile_cannot_be_drawn_from() -> None:
    state = position(piles={"profession": "", "bonus": ""})
    assert legal(state, "draw") == []
    assert "the pile is empty" in refusal(state, "draw profession")


@pytest.mark.rule("PRI-48")
def test_a_drawn_profession_may_work_in_the_same_turn() -> None:
    state = position(piles={"profession": "poet"}, jesters={0: 4})
    state = play(state, "draw profession", "work poet", "convert 0")
    assert own(state, 0).works == ["poet"]


@pytest.mark.rule("PRI-14", "PRI-48", "PRI-49", "PRI-50")
def test_cards_and_freedoms_cost_300() -> None:
    state = position(money={0: 200})
    assert legal(state) == ["end turn"]
    assert legal(position(money={0: 200}, prestige={0: 1}))[:2] == ["draw profession", "draw bonus"]
    after = play(position(money={0: 200}, prestige={0: 4}), "introduce travel")
    assert (money(after, 0), own(after, 0).prestige) == (0, 3)


@pytest.mark.rule("PRI-49")
def test_each_freedom_once_and_only_while_one_is_left() -> None:
    state = position(3, freedoms={0: "travel", 1: "religion", 2: "religion"})
    assert legal(state, "introduce") == ["introduce opinion"]
    assert "you have that freedom" in refusal(state, "introduce travel")
    assert "none is left" in refusal(state, "introduce religion")


@pytest.mark.rule("PRI-33")
def test_without_an_action_left_nothing_else_is_offered() -> None:
    state = position(actions=0, recruits={0: 1}, table={1: "poet"}, prestige={0: 2})
    assert legal(state) == ["recruit poet", "sell prestige", "end turn"]
    assert "no action left" in refusal(state, "build opera")


def test_every_building_is_offered_at_the_start() -> None:
    assert legal(position(), "build") == [f"build {name}" for name in BUILDINGS]
