"""The end of the game: trigger, five points, the last round, endless passing."""

from __future__ import annotations

import pytest

from tests.rules.carrara.positions import column, display, finish, from_bag, own, points, position, start, table
from tests.rules.playing import kinds, legal, listen, play, told

FIVE = "cathedrale, biblioteca, porta, palazzo, castello"
SIX = f"{FIVE}, villa"
EIGHT = f"{SIX}, urban, rural"


@pytest.mark.rule("CAR-51", "CAR-52")
def test_the_last_marker_with_an_empty_pile_triggers_the_end() -> None:
    """A-29: the display may still hold tiles."""
    state = position(
        sections="", scored={0: FIVE}, built={0: {"lerici": ["villa 1"]}}, display=["villa 2", "villa 4"], pile=0
    )
    after, events = listen(state, "score", "evaluate villa")
    assert table(after).finisher == 0
    assert points(after, 0) == 5
    assert own(after, 0).points_by_source["finish"] == 5
    assert told(events, "finish").facts == {"points": 5}
    assert [name for name in display(after) if name] == ["villa 2", "villa 4"]
    assert not after.over


@pytest.mark.rule("CAR-51", "CAR-52")
def test_the_last_tile_of_the_pile_triggers_the_end() -> None:
    """A-29: the last tile has moved to the full display; another seat's markers are used up; the builder gets 5."""
    state = position(blocks={0: "purple"}, sections="", scored={1: SIX}, display=["villa 1"], pile=1)
    assert len([name for name in display(state) if name]) == 9
    after, events = listen(state, "build villa 1", "in lerici", "pay purple")
    assert table(after).pile == 0
    assert None not in display(after)
    assert table(after).finisher == 0
    assert (points(after, 0), points(after, 1)) == (5, 0)
    assert kinds(events)[-1] == "finish"


@pytest.mark.rule("CAR-51")
@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_one_condition_alone_does_not_end_the_game(version: str) -> None:
    used = EIGHT if version == "advanced" else SIX
    no_pile = play(position(version, pile=0, display=["villa 1"]), "pass")
    no_markers = play(position(version, sections="", scored={0: used}), "pass")
    for state in (no_pile, no_markers):
        assert table(state).finisher is None
        assert points(state, 0) == 0


@pytest.mark.rule("CAR-51", "CAR-34")
def test_a_marker_in_the_open_area_is_not_placed() -> None:
    state = position(sections="", scored={0: FIVE}, pile=0, display=["villa 1"])
    assert own(state, 0).open_area == 1
    assert table(play(state, "pass")).finisher is None


@pytest.mark.rule("CAR-51", "CAR-60")
def test_in_the_advanced_version_eight_markers_must_be_placed() -> None:
    six = position("advanced", sections="7 8", scored={0: SIX}, pile=0, display=["villa 1"])
    assert table(finish(play(six, "pass"))).finisher is None
    seven = position(
        "advanced", sections="", scored={0: f"{SIX}, urban"}, built={0: {"lerici": ["villa 1"]}}, pile=0, florins={0: 0}
    )
    assert own(seven, 0).open_area == 1
    after = finish(play(seven, "score", "evaluate rural"))
    assert table(after).finisher == 0


@pytest.mark.rule("CAR-51", "CAR-74")
def test_the_trigger_is_looked_for_at_the_end_of_the_turn() -> None:
    """After the scoring there are extras left; the 5 points come with `end turn`."""
    state = position(
        "advanced",
        sections="",
        scored={0: f"{SIX}, urban"},
        built={0: {"lerici": ["villa 1"]}},
        pile=0,
        florins={0: 20},
    )
    scored = play(state, "score", "evaluate rural")
    assert scored.actor == 0
    assert table(scored).finisher is None
    assert points(scored, 0) == 1
    assert points(play(scored, "end turn"), 0) == 6


@pytest.mark.rule("CAR-52")
def test_the_five_points_are_given_once() -> None:
    """Another seat that places its last marker in the last round gets nothing for that."""
    state = position(
        sections="",
        scored={0: FIVE, 1: FIVE},
        built={0: {"lerici": ["villa 1"]}, 1: {"lerici": ["villa 2"]}},
        pile=0,
        display=["villa 4"],
    )
    after = play(state, "score", "evaluate villa", "score", "evaluate villa")
    assert after.over
    assert (points(after, 0), points(after, 1)) == (5, 0)


@pytest.mark.rule("CAR-53", "CAR-13")
@pytest.mark.parametrize("finisher", [0, 1, 2])
def test_each_other_player_has_one_more_turn(finisher: int) -> None:
    """A-30: clockwise from the left of the one who triggered, whoever began the game."""
    state = position(
        seats=3,
        turn=finisher,
        sections="",
        scored={finisher: FIVE},
        built={finisher: {"lerici": ["villa 1"]}},
        pile=0,
        display=["villa 2"],
    )
    state = play(state, "score", "evaluate villa")
    order = []
    while not state.over:
        assert state.actor is not None
        order.append(state.actor)
        assert table(state).last_turns == 3 - len(order)
        state = play(state, "pass")
    assert order == [(finisher + 1) % 3, (finisher + 2) % 3]


@pytest.mark.rule("CAR-53")
def test_the_end_of_the_last_round() -> None:
    """The game is over, nobody has to choose, nothing is legal, and it says so."""
    state = position(turn=1, sections="", scored={0: SIX}, finisher=0, pile=0, display=["villa 2"], points={0: 5})
    after, events = listen(state, "pass")
    assert after.over
    assert after.actor is None
    assert after.prompt is None
    assert after.legal() == ()
    assert kinds(events)[-1] == "end"
    assert told(events, "end").reveals
    assert points(after, 0) == 5


@pytest.mark.rule("CAR-53", "CAR-34")
def test_a_last_turn_is_a_whole_turn() -> None:
    state = position(
        turn=1,
        blocks={1: "purple purple"},
        sections="",
        scored={0: SIX, 1: SIX},
        finisher=0,
        pile=0,
        display=["villa 2"],
    )
    after = play(state, "build villa 2", "in lerici", "pay purple", "pay purple")
    assert after.over
    assert column(after, 1, "lerici")[-1] == "villa 2"
    assert points(after, 1) == 2


@pytest.mark.rule("CAR-54")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_of_passing_end_the_game(seats: int) -> None:
    """A-35: nobody gets the 5 points."""
    state = start("normal", seats)
    state = play(state, *["pass"] * (3 * seats - 1))
    assert not state.over
    after, events = listen(state, "pass")
    assert after.over
    assert kinds(events) == ["pass", "everybody passes", "end"]
    assert [points(after, seat) for seat in range(seats)] == [0] * seats
    assert table(after).finisher is None
    assert [score.breakdown["florins"] for score in after.scores()] == [5] * seats


@pytest.mark.rule("CAR-54")
@pytest.mark.parametrize(
    "action",
    [
        ["leave wheel", "sector I", "take purple", "done"],
        ["build villa 1", "in lerici", "pay purple"],
        ["visit 1", "evaluate porta"],
    ],
)
def test_any_other_main_action_starts_the_count_again(action: list[str]) -> None:
    state = position(passes=5, display=["villa 1"], built={0: {"lerici": ["porta 1"]}})
    assert play(state, "pass").over
    state = play(state, *action, *["pass"] * 5)
    assert not state.over
    assert play(state, "pass").over


@pytest.mark.rule("CAR-54", "CAR-21")
def test_the_two_florins_after_turning_are_not_a_pass() -> None:
    state = position(passes=5, florins={0: 0}, wheel={"I": "white white", "V": "white"})
    after = play(state, "turn wheel", dealer=from_bag(state, "yellow " * 6 + "purple red"))
    assert after.actor == 1
    assert not after.over
    assert not play(after, *["pass"] * 5).over
    assert play(after, *["pass"] * 6).over


@pytest.mark.rule("CAR-54", "CAR-74")
def test_an_extra_is_no_main_action_between_passes() -> None:
    state = position("advanced", passes=5, florins={0: 20}, built={0: {"lerici": ["porta 1"]}})
    assert play(state, "purchase gate", "on porta 1", "pass").over
    passed = play(state, "pass")
    assert not passed.over, "the extras of the last pass may still be done"
    assert play(passed, "purchase gate", "on porta 1").over
    assert play(passed, "end turn").over


@pytest.mark.rule("CAR-54", "CAR-93")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_count_of_passes_is_open(seat: int | None) -> None:
    state = start("normal", 2)
    assert (state.view(seat).passes, state.view(seat).max_passes) == (0, 6)
    state = play(state, *["pass"] * 5)
    assert (state.view(seat).passes, state.view(seat).max_passes) == (5, 6)
    again = play(state, "turn wheel")
    assert again.view(seat).passes == 0
    assert start("normal", 4, pass_limit=7).view(seat).max_passes == 28


@pytest.mark.rule("CAR-54", "CAR-102")
@pytest.mark.parametrize(("limit", "at", "left"), [(3, 4, 2), (2, 2, 2), (1, 1, 1)])
def test_the_last_round_of_passing_is_announced(limit: int, at: int, left: int) -> None:
    state = start("normal", 2, pass_limit=limit)
    for number in range(1, 2 * limit):
        state, events = listen(state, "pass")
        announced = [event for event in events if event.kind == "last passes"]
        assert len(announced) == (number == at)
        if announced:
            assert announced[0].facts == {"passes": at, "left": left}
            assert (announced[0].seat, announced[0].known_to(None), announced[0].known_to(1)) == (-1, True, True)
    assert kinds(listen(state, "pass")[1]) == ["pass", "everybody passes", "end"]


@pytest.mark.rule("CAR-53", "CAR-54")
def test_passes_of_the_last_round_are_not_announced() -> None:
    state = position(seats=3, finisher=0, turn=1, passes=5)
    assert kinds(listen(state, "pass")[1]) == ["pass"]


@pytest.mark.rule("CAR-54")
def test_passes_must_be_in_a_row_of_turns() -> None:
    """One seat that passes for ever does not end the game while the other plays."""
    state = position(wheel={"I": "green " * 5})
    for _ in range(4):
        state = play(state, "pass", "leave wheel", "sector I", "take green", "done")
    assert not state.over


@pytest.mark.rule("CAR-53", "CAR-54")
def test_nothing_is_legal_after_the_end() -> None:
    state = play(start("normal", 2), *["pass"] * 6)
    assert legal(state) == []
    assert "the game is over" in state.refusal(state.game.parse("pass"))
