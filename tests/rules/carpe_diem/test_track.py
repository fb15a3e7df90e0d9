"""The banner track: stacks, its end, and who scores when."""

from __future__ import annotations

import pytest

from tests.rules.carpe_diem.positions import asked, gained, own, position, table
from tests.rules.playing import kinds, listen, play

SENATOR = {0: {"c3": "senator half turned 2"}}


@pytest.mark.rule("CAD-46")
def test_a_disc_that_arrives_lies_on_top() -> None:
    state = position(4, asked="place senator half", districts=SENATOR, track={0: 3, 1: 5, 2: 5, 3: 3})
    assert (table(state).track[3], table(state).track[5]) == ([0, 3], [1, 2])
    after = play(state, "at c4")
    assert (table(after).track[3], table(after).track[5]) == ([3], [1, 2, 0])


@pytest.mark.rule("CAD-46")
def test_two_steps_are_made_in_one_go() -> None:
    """The disc does not stop between: nobody's stack changes on the space it passes."""
    state = position(3, asked="place senator half", districts=SENATOR, track={1: 1, 2: 1, 0: 0})
    after, events = listen(state, "at c4")
    assert kinds(events).count("track") == 1
    assert (table(after).track[1], table(after).track[2]) == ([1, 2], [0])


@pytest.mark.rule("CAD-47")
def test_steps_beyond_the_last_space_are_lost() -> None:
    state = position(asked="place senator half", districts=SENATOR, track={1: 20, 0: 19})
    after = play(state, "at c4")
    assert table(after).track[20] == [1, 0]
    assert gained(state, after, 0, "track") == 1


@pytest.mark.rule("CAD-47")
def test_a_disc_on_the_last_space_stays_where_it_lies() -> None:
    state = position(asked="place senator half", districts=SENATOR, track={0: 20, 1: 20})
    after, events = listen(state, "at c4")
    assert table(after).track[20] == [0, 1]
    assert "track" not in kinds(events)


@pytest.mark.rule("CAD-48")
@pytest.mark.parametrize(
    ("track", "order"),
    [
        pytest.param({1: 2, 0: 2, 2: 2}, ["disc 2", "disc 0", "disc 1"], id="x31 the top disc of a space"),
        pytest.param({0: 2, 1: 7, 2: 3}, ["disc 1", "disc 2", "disc 0"], id="the disc furthest ahead"),
    ],
)
def test_who_scores_first(track: dict[int, int], order: list[str]) -> None:
    state = position(3, asked="take 4", turn=2, round=7, phase=1, ring={4: ["market", "bakery"]}, track=track)
    state = play(state, "take market", "store")
    scored = []
    for circle in ("R2C1-R2C2", "R2C2-R2C3", "R3C1-R3C2"):
        scored.append(asked(state))
        state = play(state, f"disc {circle}", f"score {circle[:4]}")
    assert scored == order


@pytest.mark.rule("CAD-48")
def test_steps_won_in_a_scoring_do_not_change_who_is_next() -> None:
    """Seat 1 scores first and its cards move it; seats 0 and 2 follow in their order on the track."""
    tiles = {1: {"d3": "villa cross 3", "e3": "villa three-way 2 turned 2"}}
    state = position(
        3,
        asked="disc",
        turn=1,
        districts=tiles,
        track={0: 2, 1: 7, 2: 3},
        cards={"R2C1": "C03", "R2C2": "C05"},
    )
    after = play(state, "disc R2C1-R2C2", "score R2C1")
    assert own(after, 1).track == 7 + 2 + 1
    assert asked(after) == "disc 2"
