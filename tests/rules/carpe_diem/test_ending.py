"""The next phase, the end of the game, and the final scoring."""

from __future__ import annotations

import pytest

from mecenate import Dealer, State
from tests.rules.carpe_diem.positions import asked, at_space, own, position, start, table
from tests.rules.playing import legal, play

FIVE_VILLAS = {
    "a1": "villa end 2 turned 1",
    "b1": "villa straight 1 turned 1",
    "c1": "villa end 2 turned 3",
    "a2": "villa end 1 turned 1",
    "b2": "villa end 2 turned 3",
    "c2": "villa end 1 turned 2",
    "c3": "villa three-way 2",
    "d3": "villa end 1 turned 3",
    "b3": "villa end 1 turned 1",
    "c4": "villa end 1 turned 2",
    "c5": "villa three-way 2",
    "d5": "villa end 1 turned 3",
    "d2": "garden then villa 1",
    "e2": "villa cross 3",
}
"""Finished with 3, 5 and 5 chimneys, unfinished with 4 and 4."""
BAKER_AND_VILLA = {
    "c3": "villa end 1 turned 3",
    "b3": "villa end 1 turned 1",
    "d3": "market",
    "e3": "baker half turned 1",
    "f3": "baker half turned 3",
    "c2": "market",
    "c1": "pond end turned 1",
}


def finish_phase(state: State) -> State:
    """Both seats place their last disc of the phase."""
    while asked(state).split()[0] in ("disc", "card", "bread", "pay"):
        state = play(state, legal(state)[-1])
    return state


def part(state: State, seat: int, source: str) -> int:
    return state.scores()[seat].breakdown[source]


@pytest.mark.rule("CAD-58", "CAD-59")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_next_phase_deals_tiles_and_leaves_all_else_in_place(phase: int) -> None:
    state = position(3, asked="disc", phase=phase, pawns={0: 5, 1: 2, 2: 7})
    before = table(state)
    while table(state).phase == phase:
        state = play(state, legal(state)[-1])
    after = table(state)
    assert [len(at_space(state, space)) for space in range(1, 8)] == [4] * 7
    ends = sum(name.endswith(("end", "half")) for space in range(1, 8) for name in at_space(state, space))
    assert (ends > 12) == (phase == 3)
    assert after.lower_row == before.lower_row
    assert after.cards == before.cards
    assert [player.pawn for player in after.players] == [5, 2, 7]
    assert [player.banners for player in after.players] == [player.banners for player in before.players]
    assert after.first == phase % 3
    assert asked(state) == f"move {phase % 3}"


@pytest.mark.rule("CAD-58")
def test_the_last_phase_is_dealt_from_the_black_tiles() -> None:
    state = finish_phase(position(asked="disc", phase=3))
    assert table(state).phase == 4
    assert table(state).unseen == {"white": {}, "black": {}}


@pytest.mark.rule("CAD-59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_changes_with_every_phase(seats: int) -> None:
    for phase in (1, 2, 3, 4):
        assert table(position(seats, phase=phase)).first == (phase - 1) % seats


@pytest.mark.rule("CAD-60")
def test_the_game_ends_after_the_fourth_scoring() -> None:
    state = position(asked="disc", phase=4)
    assert not state.over
    after = finish_phase(state)
    assert after.over and after.legal() == ()
    assert [own(after, seat).discs for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("CAD-61")
def test_x26_finished_villas_of_3_5_and_5_chimneys_give_17_points() -> None:
    state = position(districts={0: FIVE_VILLAS})
    assert own(state, 0).finished["villa"] == 3
    assert own(state, 0).chimneys == 21
    assert part(state, 0, "villas") == 17


@pytest.mark.rule("CAD-62")
def test_x29_five_things_left_give_two_points() -> None:
    state = position(goods={0: "fish herb"}, coins={0: 1}, bread={0: 1}, stored={0: 1})
    assert part(state, 0, "leftovers") == 2
    assert part(position(goods={0: "fish herb"}, coins={0: 1}, bread={0: 1}, stored={0: 2}), 0, "leftovers") == 3


@pytest.mark.rule("CAD-63")
def test_the_space_on_the_track_is_added() -> None:
    state = position(track={0: 13, 1: 4})
    assert [part(state, seat, "track") for seat in (0, 1)] == [13, 4]


@pytest.mark.rule("CAD-64")
@pytest.mark.parametrize("kind", ["merchant", "garden", "market", "villa"])
def test_x28_two_points_a_card_for_each_finished_thing(kind: str) -> None:
    things = {
        "merchant": {"c3": "merchant half turned 2", "c4": "merchant half"},
        "garden": {"c3": "garden end turned 2", "c4": "garden end"},
        "market": {"c3": "market"},
        "villa": {"c3": "villa end 1 turned 2", "c4": "villa end 1"},
    }[kind]
    one = position(districts={0: {**things, "d3": "fountain"}, 1: {"d3": "bakery"}}, hands={0: kind})
    assert part(one, 0, "fountains") == 2
    two = {**things, "d3": "fountain", "e3": "fountain"}
    equal = position(districts={0: two, 1: {"d3": "bakery"}}, hands={0: f"{kind} {kind}"})
    assert part(equal, 0, "fountains") == 4
    assert part(position(districts={0: two, 1: {"d3": "bakery"}}, hands={0: "pond baker"}), 0, "fountains") == 0


@pytest.mark.rule("CAD-64")
def test_a_card_that_was_put_back_gives_nothing() -> None:
    tiles = {"c3": "market", "d3": "fountain"}
    state = position(districts={0: tiles}, hands={0: "pond"}, returned={0: "market"})
    assert part(state, 0, "fountains") == 0


@pytest.mark.rule("CAD-65")
def test_x27_baker_and_villa_are_done_pond_and_garden_are_not() -> None:
    state = position(districts={0: BAKER_AND_VILLA}, frames={0: ["F06", "F09", "F10", "F12"]})
    assert {task.kind for task in own(state, 0).tasks if task.done} == {"baker", "villa"}
    pond = next(task for task in own(state, 0).tasks if task.kind == "pond")
    assert "c1" in pond.line, "an unfinished pond lies on the line of the pond task"
    assert part(state, 0, "frame") == 7


@pytest.mark.rule("CAD-65")
def test_one_building_may_serve_several_tasks_and_two_serve_one_task_once() -> None:
    """F01, F02 and F04 each want a villa at place 3: north column c, east row 3, south column d."""
    one = {"c3": "villa end 1 turned 1", "d3": "villa end 1 turned 3"}
    state = position(districts={0: one}, frames={0: ["F01", "F02", "F04", "F16"]})
    assert part(state, 0, "frame") == 9
    two = {**one, "c4": "villa end 1 turned 2", "c5": "villa end 1"}
    state = position(districts={0: two}, frames={0: ["F01", "F02", "F04", "F16"]})
    assert part(state, 0, "frame") == 9


@pytest.mark.rule("CAD-66")
def test_of_equals_the_one_further_back_on_the_track_wins() -> None:
    state = position(points={0: 20, 1: 17}, track={0: 2, 1: 5}, stored={0: 0})
    scores = state.scores()
    assert scores[0].total == 22
    even = position(points={0: 20 + scores[1].total - 22, 1: 17}, track={0: 2, 1: 5})
    assert [score.total for score in even.scores()] == [scores[1].total] * 2
    assert [score.rank for score in even.scores()] == [1, 2]


@pytest.mark.rule("CAD-66")
def test_on_the_same_space_the_lower_disc_wins() -> None:
    for order, winner in (((0, 1), 0), ((1, 0), 1)):
        state = position(points={0: 20, 1: 10}, track=dict.fromkeys(order, 4))
        state = position(points={0: 10 + state.scores()[1].total - 14, 1: 10}, track=dict.fromkeys(order, 4))
        scores = state.scores()
        assert scores[0].total == scores[1].total
        assert scores[winner].rank == 1 and scores[1 - winner].rank == 2


@pytest.mark.rule("CAD-67")
def test_scores_can_be_asked_at_any_time_and_end_as_the_view_says() -> None:
    dealer = Dealer.fast(3)
    state = start(3, dealer)
    assert [score.total for score in state.scores()] == [8, 9, 13]
    assert list(state.scores()[0].breakdown) == [
        *("start", "cards", "penalties", "villas", "leftovers", "track", "fountains", "frame"),
    ]
    while not state.over:
        state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
    for score in state.scores():
        assert own(state, score.seat).score == score.breakdown
        assert own(state, score.seat).points == sum(score.breakdown[part] for part in ("start", "cards", "penalties"))
        assert score.breakdown["penalties"] <= 0
