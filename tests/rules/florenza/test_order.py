"""The order of actions: four common steps, the extra steps, no passing."""

from __future__ import annotations

import pytest

from mecenate import State
from tests.rules.florenza.positions import MEDICI, PAZZI, PITTI, PLENTY, STROZZI, asked, hand, position, start, table
from tests.rules.playing import legal, play, refusal

EXAMPLE = {
    MEDICI: "casamento",
    PAZZI: "palagio, girolamo savonarola",
    PITTI: "casa, giordano bruno",
    STROZZI: "casamento",
}


def actors(state: State) -> list[tuple[str, int]]:
    """Who acts in which step for the rest of the round, if everybody sends workers."""
    seats = []
    while asked(state)[0] == "action" and table(state).round == 2:
        seats.append((table(state).step, asked(state)[1]))
        state = play(state, "send workers")
    return seats


@pytest.mark.rule("FLO-18", "FLO-19")
def test_example_e5_the_order_of_22_actions() -> None:
    state = position(4, round=2, front=EXAMPLE)
    common = [(step, seat) for step in ("1", "2", "3", "4") for seat in range(4)]
    assert actors(state) == [
        *common,
        ("palagio", PAZZI),
        ("casamento", MEDICI),
        ("casamento", STROZZI),
        ("casa", PITTI),
        ("preacher", PAZZI),
        ("preacher", PITTI),
    ]
    assert [sum(seat == actor for _, actor in actors(state)) for seat in range(4)] == [5, 6, 6, 5]


@pytest.mark.rule("FLO-16")
def test_example_e6_each_of_them_draws_five_cards() -> None:
    state = position(4, round=2, front=EXAMPLE)
    for _ in range(22):
        state = play(state, "send workers")
    state = play(state, "choose spice")
    assert [len(hand(state, seat)) for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.rule("FLO-11", "FLO-18")
def test_the_captain_begins_every_step() -> None:
    state = position(3, captain=2, turn=2, round=2, front={0: "casa", 2: "palagio"})
    assert [seat for _, seat in actors(state)] == [2, 0, 1] * 4 + [2, 0]


@pytest.mark.rule("FLO-19")
def test_one_card_in_front_gives_one_action_in_its_step() -> None:
    state = position(2, round=2, step="preacher", front={0: "casa, casamento, palagio, girolamo savonarola"})
    assert len(actors(state)) == 1
    state = position(2, round=2, front={0: "casa, casamento, palagio, girolamo savonarola"})
    extra = [step for step, seat in actors(state) if step not in "1234"]
    assert extra == ["palagio", "casamento", "casa", "preacher"]


@pytest.mark.rule("FLO-20", "FLO-24")
def test_ruling_1_an_extra_action_in_the_round_the_card_is_played() -> None:
    state = position(2, turn=1, round=2, step="4", hands={1: "casa"}, resources={1: PLENTY})
    after = play(state, "play casa")
    assert asked(after) == ("action", 1) and table(after).step == "casa"


@pytest.mark.rule("FLO-20")
def test_ruling_2_a_card_played_in_an_extra_step_counts_if_its_own_step_is_to_come() -> None:
    state = position(
        2, round=2, step="casamento", front={0: "casamento"}, hands={0: "casa, palagio"}, resources={0: PLENTY}
    )
    after = play(state, "play casa")
    assert asked(after) == ("action", 0) and table(after).step == "casa"
    late = play(state, "play palagio")
    assert asked(late)[0] != "action", "the Palagio step has passed"


@pytest.mark.rule("FLO-20")
def test_ruling_2_a_casamento_in_the_casa_step_gives_nothing_this_round() -> None:
    state = position(2, round=2, step="casa", front={0: "casa"}, hands={0: "casamento"}, resources={0: PLENTY})
    assert asked(play(state, "play casamento")) == ("choose", 0)


@pytest.mark.rule("FLO-21")
def test_ruling_39_passing_is_not_offered() -> None:
    state = start(2)
    assert "pass" not in legal(state)
    assert "you can still do something" in refusal(state, "pass")


@pytest.mark.rule("FLO-21")
def test_ruling_38_who_can_do_nothing_passes() -> None:
    everything_down = (
        "picconiere, picconiere, boscaiuolo, boscaiuolo, monte di pieta, fabbro, lanaiuolo, erbolaio, baratto, baratto"
    )
    state = position(
        2,
        fiorini={0: 0},
        bank=0,
        resources={0: ""},
        pile="",
        down=everything_down,
        new_captain=1,
    )
    assert legal(state) == ["pass"]
    after = play(state, "pass")
    assert asked(after) == ("action", 1)
