"""The royal court: three ways to score, and when scoring is allowed."""

from __future__ import annotations

import pytest

from mecenate import State
from tests.rules.carrara.positions import florins, one_tile_in_lerici, own, points, position, sections, table
from tests.rules.playing import kinds, legal, listen, play, refusal, told

PORTA = {0: {"lerici": ["porta 1"]}, 1: {"lerici": ["villa 1"]}}


def markers(state: State, seat: int) -> tuple[int, int, list[str]]:
    """The markers that a seat has left, those in the open area, and the spaces that it has used."""
    player = own(state, seat)
    return player.markers, player.open_area, [space.name for space in player.spaces if space.used]


@pytest.mark.rule("CAR-35", "CAR-36")
def test_a_visit_puts_the_marker_of_its_section_on_a_space() -> None:
    after = play(position(built=PORTA), "visit 3", "evaluate porta")
    assert sections(after, 0) == [1, 2, 4, 5, 6]
    assert markers(after, 0) == (5, 0, ["porta"])


@pytest.mark.rule("CAR-35", "CAR-40")
def test_following_puts_the_marker_of_the_same_section_on_a_space() -> None:
    state = position(turn=1, visit=(0, 3), scored={0: "porta"}, built=PORTA)
    after = play(state, "follow", "evaluate villa")
    assert sections(after, 1) == [1, 2, 4, 5, 6]
    assert markers(after, 1) == (5, 0, ["villa"])


@pytest.mark.rule("CAR-35", "CAR-38")
def test_scoring_puts_a_marker_of_the_open_area_on_a_space() -> None:
    state = position(sections="1 2", scored={0: "urban, palazzo"}, built=PORTA)
    assert own(state, 0).open_area == 2
    after = play(state, "score", "evaluate porta")
    assert own(after, 0).open_area == 1
    assert sections(after, 0) == [1, 2]
    assert own(after, 0).markers == 3


@pytest.mark.rule("CAR-35", "CAR-45")
def test_a_marker_stays_on_its_space() -> None:
    """The space is used to the end of the game."""
    state = play(position(built=PORTA), "visit 3", "evaluate porta", "pass")
    assert legal(play(state, "visit 1")) == ["evaluate urban"]


@pytest.mark.rule("CAR-36")
def test_any_section_with_an_own_marker_may_be_visited() -> None:
    assert legal(position(built=PORTA), "visit") == [f"visit {section}" for section in range(1, 7)]
    assert legal(position(built=PORTA, sections="2 5"), "visit") == ["visit 2", "visit 5"]
    advanced = position("advanced", built=PORTA)
    assert legal(advanced, "visit") == [f"visit {section}" for section in range(1, 9)]


@pytest.mark.rule("CAR-36", "CAR-39")
def test_the_steps_of_a_visit_and_their_order() -> None:
    state = position(florins={0: 0}, built={0: {"lucca": ["porta 4"]}})
    visited, events = listen(state, "visit 2")
    assert table(visited).visitor == 0
    assert table(visited).visited_section == 2
    assert sections(visited, 0) == [1, 3, 4, 5, 6]
    assert florins(visited, 0) == 5
    assert kinds(events) == ["visit", "bonus"]
    assert told(events, "visit").facts == {"section": 2}
    assert told(events, "bonus").facts == {"florins": 5, "points": 0}
    assert legal(visited) == ["evaluate porta", "evaluate urban"]
    after, events = listen(visited, "evaluate porta")
    assert told(events, "evaluate").facts == {"space": "porta", "florins": 0, "points": 8}
    assert points(after, 0) == 8
    assert table(after).visitor == 0
    assert after.actor == 1


@pytest.mark.rule("CAR-36", "CAR-38")
def test_without_markers_in_the_sections_only_the_open_area_is_left() -> None:
    state = position(sections="", built=PORTA)
    assert legal(state, "visit") == []
    assert legal(state, "score") == ["score"]
    assert "you have no marker there" in refusal(state, "visit 1")


@pytest.mark.rule("CAR-37")
def test_scoring_needs_a_space_that_is_allowed() -> None:
    """A-15: without a tile there is none, whatever the bonus."""
    state = position(sections="1 2 3 4 5", built={1: {"pisa": ["porta 1"]}})
    assert own(state, 0).open_area == 1
    assert legal(state, "visit") == []
    assert legal(state, "score") == []
    assert "no space to score" in refusal(state, "visit 1")
    used = position(sections="1 2 3 4", built=PORTA, scored={0: "porta, urban"})
    assert legal(used, "visit") == []
    visited = position(turn=1, visit=(0, 3), scored={0: "porta"}, built={0: {"lerici": ["porta 1"]}})
    assert legal(visited, "follow") == []


@pytest.mark.rule("CAR-37", "CAR-81")
def test_the_florins_of_the_bonus_can_open_a_space() -> None:
    """A-15: 31 florins and 5 more are 36; the bonuses of the other sections do not help."""
    state = position("advanced", florins={0: 31})
    assert legal(state, "visit") == ["visit 5", "visit 6"]
    assert legal(play(state, "visit 5")) == ["evaluate 36 florins"]
    assert legal(position("advanced", florins={0: 30}), "visit") == []
    assert legal(position("advanced", florins={0: 36}), "visit") == [f"visit {n}" for n in range(1, 9)]
    follower = position("advanced", turn=1, florins={1: 31}, visit=(0, 5), scored={0: "porta"})
    assert legal(follower, "follow") == ["follow"]
    other = position("advanced", turn=1, florins={1: 31}, visit=(0, 7), scored={0: "porta"})
    assert legal(other, "follow") == []


@pytest.mark.rule("CAR-37", "CAR-79", "CAR-82")
def test_the_statue_of_the_bonus_can_open_a_space() -> None:
    """A-15: type and landscape are used; a gold statue on the tile opens its statue space."""
    state = one_tile_in_lerici("porta, urban", "1 2 3 4 5 6")
    assert legal(state, "visit") == ["visit 1", "visit 2"]
    with_statue = play(state, "visit 1", "claim gold statue", "on porta 1")
    assert legal(with_statue) == ["evaluate livorno+lerici"]
    for tile in ("porta 1", "porta 1+purple statue"):
        used = one_tile_in_lerici("porta, urban, livorno+lerici", "1 2 3 4 5", tile)
        assert legal(used, "visit") == []


@pytest.mark.rule("CAR-37", "CAR-74")
def test_extras_that_are_not_done_yet_do_not_count() -> None:
    state = one_tile_in_lerici("porta, urban", "3 4 5 6 7 8", florins=20, warehouses={0: "purple statue"})
    assert legal(state, "visit") == []
    assert legal(play(state, "place purple statue", "on porta 1"), "visit") == [f"visit {n}" for n in range(3, 9)]
    assert legal(play(state, "purchase purple statue", "on porta 1"), "visit") == [f"visit {n}" for n in range(3, 9)]


@pytest.mark.rule("CAR-38")
def test_scoring_from_the_open_area_gives_no_bonus_and_binds_nobody() -> None:
    """A-13: even while there are markers in the bonus sections."""
    state = position(florins={0: 0}, sections="1 4", built={0: {"lucca": ["porta 4"]}, 1: {"lucca": ["porta 5"]}})
    assert legal(state, "score") == ["score"]
    after, events = listen(state, "score", "evaluate porta")
    assert kinds(events) == ["score", "evaluate"]
    assert florins(after, 0) == 0
    assert points(after, 0) == 8
    assert table(after).visitor is None
    assert legal(after, "follow") == []
    assert sections(play(after, "pass"), 1) == [1, 4]
    assert own(play(after, "pass"), 1).open_area == own(after, 1).open_area


@pytest.mark.rule("CAR-38")
def test_scoring_needs_an_own_marker_in_the_open_area() -> None:
    """The markers of the others there do not help."""
    state = position(built=PORTA, sections="1 2 3 4 5", scored={0: "palazzo"})
    assert own(state, 1).open_area == 1
    assert legal(state, "score") == []
