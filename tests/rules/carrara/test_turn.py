"""The turn: order, one main action, passing."""

from __future__ import annotations

import pytest

from tests.rules.carrara.positions import blocks, column, finish, florins, own, position, start, table
from tests.rules.playing import legal, listen, play, told


@pytest.mark.rule("CAR-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_1_begins_and_the_turns_go_round(seats: int) -> None:
    state = start("normal", seats)
    order = []
    for _ in range(2 * seats):
        order.append(state.actor)
        assert table(state).turn == state.actor
        state = play(state, "pass")
    assert order == [*range(seats), *range(seats)]


@pytest.mark.rule("CAR-14")
def test_the_main_actions_of_a_normal_turn() -> None:
    """Each of the four is on the menu, and nothing else."""
    state = position(
        blocks={0: "blue " * 5},
        wheel={"VI": "red"},
        built={0: {"massa": ["porta 4"]}},
        display=["villa 1", "villa 5"],
        pile=0,
        sections="3 6",
    )
    assert legal(state) == [
        "turn wheel",
        "leave wheel",
        "build villa 1",
        "build villa 5",
        "build porta 8",
        "visit 3",
        "visit 6",
        "score",
        "pass",
    ]


@pytest.mark.rule("CAR-14")
def test_the_main_actions_of_an_advanced_turn() -> None:
    state = position("advanced", florins={0: 1}, built={0: {"massa": ["porta 4"]}})
    assert legal(state) == [
        "turn both wheels",
        "turn statue wheel",
        *["build cathedrale 1", "build cathedrale 2", "build biblioteca 1", "build biblioteca 2", "build porta 1"],
        *[f"visit {section}" for section in range(1, 9)],
        "pass",
    ]


@pytest.mark.rule("CAR-14")
@pytest.mark.parametrize(
    "turn",
    [
        ["turn wheel", "sector VI", "take red"],
        ["leave wheel", "sector VI", "take red"],
        ["build villa 1", "in massa", "pay blue"],
        ["build porta 8", "over porta 4", *["pay blue"] * 4, "improve pisa"],
        ["visit 3", "evaluate porta"],
        ["score", "evaluate porta"],
        ["pass"],
    ],
)
def test_a_turn_has_exactly_one_main_action(turn: list[str]) -> None:
    """Half done it asks on; done, the next seat has the turn."""
    state = position(
        blocks={0: "blue " * 5},
        wheel={"VI": "red", "V": "red", "I": "white white white white white purple purple purple purple"},
        built={0: {"massa": ["porta 4"]}},
        display=["villa 1"],
        sections="3 6",
    )
    for text in turn:
        assert state.actor == 0
        state = play(state, text)
    assert state.actor == 1
    assert legal(state, "pass") == ["pass"]


@pytest.mark.rule("CAR-14", "CAR-74")
def test_after_the_main_action_only_extras_are_left() -> None:
    state = position("advanced", florins={0: 30}, built={0: {"massa": ["porta 4"]}})
    after = play(state, "pass")
    assert after.actor == 0
    assert legal(after) == ["purchase gate", "purchase blue statue", "end turn"]


@pytest.mark.rule("CAR-50")
def test_a_pass_gives_2_florins() -> None:
    state = position(florins={0: 7, 1: 9})
    after, events = listen(state, "pass")
    assert (florins(after, 0), florins(after, 1)) == (9, 9)
    assert told(events, "pass").facts == {"florins": 2}
    assert blocks(after, 0) == blocks(state, 0)
    assert column(after, 0, "lerici") == []


@pytest.mark.rule("CAR-50", "CAR-41")
def test_a_pass_is_always_allowed() -> None:
    """With everything possible, with nothing possible, and during the visit of somebody else."""
    rich = position(florins={0: 100}, blocks={0: "white " * 7}, wheel={}, built={0: {"massa": ["porta 4"]}})
    poor = position(florins={0: 0}, blocks={}, wheel={"I": "white"})
    visited = position(turn=1, visit=(0, 2), scored={0: "porta"}, built={0: {"massa": ["porta 4"]}})
    for state in (rich, poor, visited, position("advanced")):
        seat = state.actor
        assert seat is not None
        assert legal(state, "pass") == ["pass"]
        after = finish(play(state, "pass"))
        assert florins(after, seat) == florins(state, seat) + 2
        assert after.actor == 1 - seat
    assert own(play(visited, "pass"), 1).open_area == 1
