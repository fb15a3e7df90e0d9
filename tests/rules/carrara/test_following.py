"""Following a visit, forgoing it, and what holds for every game."""

from __future__ import annotations

import random

import pytest

from mecenate import Dealer, State
from tests.rules.carrara.positions import column, finish, florins, game, own, points, position, sections, table
from tests.rules.playing import kinds, legal, listen, play, refusal, told

MASSA = {"massa": ["porta 1", "castello 2", "villa 5"]}


@pytest.mark.rule("CAR-36", "CAR-45", "CAR-47")
def test_a_visit_that_scores_massa() -> None:
    """E-09: a section with 5 florins, three tiles worth 8 in Massa, 8 points; Massa is closed to all."""
    state = position(seats=3, florins={0: 2}, built={0: MASSA, 1: {"massa": ["villa 1", "villa 2", "villa 4"]}})
    after = play(state, "visit 1", "evaluate massa")
    assert florins(after, 0) == 7
    assert points(after, 0) == 8
    assert table(after).cities[4].owner == 0
    assert legal(play(after, "follow"), "evaluate massa") == []


@pytest.mark.rule("CAR-40", "CAR-39")
def test_two_players_follow() -> None:
    """E-10: each gets the 5 florins and scores any free space, one a landscape, the other a type."""
    state = position(
        seats=3,
        florins={0: 0, 1: 0, 2: 0},
        built={0: MASSA, 1: {"pisa": ["castello 4"]}, 2: {"lucca": ["palazzo 4"]}},
    )
    visited = play(state, "visit 1", "evaluate massa")
    one, events = listen(visited, "follow", "evaluate rural")
    assert (florins(one, 1), points(one, 1)) == (5, 4)
    assert kinds(events) == ["follow", "bonus", "evaluate"]
    assert told(events, "follow").facts == {"section": 1}
    two = play(one, "follow", "evaluate palazzo")
    assert (florins(two, 2), points(two, 2)) == (5, 8)
    assert [sections(two, seat) for seat in range(3)] == [[2, 3, 4, 5, 6]] * 3
    assert [own(two, seat).open_area for seat in range(3)] == [0, 0, 0]
    assert two.actor == 0


@pytest.mark.rule("CAR-48", "CAR-40")
def test_following_with_the_type_palazzo() -> None:
    """E-11: 5 florins of the bonus; palazzo 1 in Pisa 3 florins, 5 in Lucca 10 points, 4 in Massa 4 points."""
    state = position(
        turn=1,
        visit=(0, 1),
        scored={0: "massa"},
        florins={1: 10},
        built={0: MASSA, 1: {"pisa": ["palazzo 1"], "lucca": ["palazzo 5"], "massa": ["palazzo 4"]}},
    )
    after, events = listen(state, "follow", "evaluate palazzo")
    assert florins(after, 1) == 10 + 5 + 3
    assert points(after, 1) == 10 + 4
    assert told(events, "evaluate").facts == {"space": "palazzo", "florins": 3, "points": 14}


@pytest.mark.rule("CAR-39")
def test_a_visit_is_open_until_its_player_has_the_turn_again() -> None:
    state = position(seats=3, built={0: MASSA})
    visited = play(state, "visit 2", "evaluate massa")
    assert (table(visited).visitor, table(visited).visited_section) == (0, 2)
    assert visited.prompt is not None
    assert visited.prompt.facts == {"visitor": 0, "section": 2}
    one = play(visited, "pass")
    assert (table(one).visitor, table(one).visited_section) == (0, 2)
    two = play(one, "pass")
    assert two.actor == 0
    assert (table(two).visitor, table(two).visited_section) == (None, None)


@pytest.mark.rule("CAR-39")
def test_the_visitor_may_start_a_new_visit_at_once() -> None:
    state = position(built={0: MASSA})
    again = play(state, "visit 2", "evaluate massa", "pass")
    assert legal(again, "visit") == ["visit 1", "visit 3", "visit 4", "visit 5", "visit 6"]
    after = play(again, "visit 4")
    assert (table(after).visitor, table(after).visited_section) == (0, 4)


@pytest.mark.rule("CAR-40")
def test_following_leaves_the_visit_marker_where_it_is() -> None:
    """A-12: nobody owes the follower an answer."""
    state = position(seats=3, built={0: MASSA, 1: {"lerici": ["villa 1"]}, 2: {"lerici": ["villa 4"]}})
    followed = play(state, "visit 2", "evaluate massa", "follow", "evaluate villa")
    assert (table(followed).visitor, table(followed).visited_section) == (0, 2)
    assert sections(followed, 2) == [1, 2, 3, 4, 5, 6]
    again = play(followed, "pass")
    assert again.actor == 0
    assert table(again).visitor is None
    assert legal(again, "follow") == []


@pytest.mark.rule("CAR-40")
def test_following_needs_a_visit_of_somebody_else() -> None:
    state = position(built={0: MASSA})
    assert legal(state, "follow") == []
    assert "'follow' is not legal now" in refusal(state, "follow")


@pytest.mark.rule("CAR-41")
@pytest.mark.parametrize(
    "action",
    [
        ["turn wheel", "sector I", "take purple"],
        ["leave wheel", "sector I", "take purple"],
        ["build porta 2", "in lerici", "pay purple", "pay blue"],
        ["pass"],
    ],
)
def test_another_main_action_forgoes_the_visit(action: list[str]) -> None:
    state = position(turn=1, visit=(0, 3), scored={0: "massa"}, built={0: MASSA}, display=["porta 2"], florins={1: 20})
    after, events = listen(state, *action)
    assert sections(after, 1) == [1, 2, 4, 5, 6]
    assert own(after, 1).open_area == 1
    assert kinds(events)[0] == "forgo"
    assert told(events, "forgo").facts == {"section": 3}
    assert "bonus" not in kinds(events)


@pytest.mark.rule("CAR-41")
def test_forgoing_comes_before_the_action_and_only_once() -> None:
    state = position(turn=1, visit=(0, 3), scored={0: "massa"}, built={0: MASSA}, display=["porta 2"])
    begun = play(state, "build porta 2")
    assert own(begun, 1).open_area == 1
    after = play(begun, "in lerici", "pay purple", "pay blue")
    assert own(after, 1).open_area == 1
    assert column(after, 1, "lerici") == ["porta 2"]


@pytest.mark.rule("CAR-41", "CAR-38")
def test_a_forgone_marker_brings_no_bonus_any_more() -> None:
    state = position(
        turn=1, visit=(0, 3), scored={0: "massa"}, built={0: MASSA, 1: {"lucca": ["villa 4"]}}, florins={1: 0}
    )
    later = play(state, "pass", "pass")
    assert later.actor == 1
    after = play(later, "score", "evaluate villa")
    assert florins(after, 1) == 2
    assert points(after, 1) == 8


@pytest.mark.rule("CAR-41", "CAR-74")
def test_extras_do_not_forgo_a_visit() -> None:
    state = position(
        "advanced",
        turn=1,
        visit=(0, 5),
        scored={0: "massa"},
        built={0: MASSA, 1: {"lerici": ["villa 4"]}},
        florins={1: 20},
        warehouses={1: "coat of arms"},
    )
    after = play(state, "place coat of arms", "on villa 4", "purchase purple statue", "on villa 4")
    assert own(after, 1).open_area == 0
    assert sections(after, 1) == list(range(1, 9))
    assert legal(after, "follow") == ["follow"]


@pytest.mark.rule("CAR-42")
def test_during_a_visit_there_is_no_other_scoring() -> None:
    """A-14: neither another section nor the open area, and forgoing does not open them in the same turn."""
    state = position(
        turn=1,
        sections="1 2 4 5",
        visit=(0, 3),
        scored={0: "massa, urban"},
        built={0: MASSA, 1: {"lerici": ["villa 4"]}},
    )
    assert own(state, 1).open_area == 1
    assert legal(state, "visit") == []
    assert legal(state, "score") == []
    assert legal(state, "follow") == ["follow"]
    assert "a visit is open" in refusal(state, "visit 1")
    assert "a visit is open" in refusal(state, "score")
    assert play(state, "pass").actor == 0


def turns_of_a_random_game(version: str, seats: int, seed: int) -> list[State]:
    """The states before each main action in a game of random choices, with passing kept rare."""
    chance = random.Random(seed)
    dealer = Dealer.fast(seed)
    state = game(version=version).start(seats, dealer)
    turns = []
    while not state.over:
        if state.prompt is not None and state.prompt.kind == "main":
            turns.append(state.copy())
        words = [action for action in state.legal() if str(action) != "pass"] or list(state.legal())
        state.apply(chance.choice(words), dealer)
    return turns


@pytest.mark.rule("CAR-43")
@pytest.mark.parametrize(("version", "most"), [("normal", 6), ("advanced", 8)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_section_is_full_or_empty(version: str, most: int, seats: int) -> None:
    """A-11: so each section is visited at most once, and nobody ever lacks the marker for an answer."""
    for seed in range(2):
        visited = []
        going_on = None
        for state in turns_of_a_random_game(version, seats, seed):
            seen = table(state)
            if seen.visitor is None:
                assert all(len(section.markers) in (0, seats) for section in seen.court)
            else:
                assert state.actor is not None
                assert seen.visited_section in sections(state, state.actor)
                if seen.visited_section != going_on:
                    visited.append(seen.visited_section)
            going_on = seen.visited_section
        assert 0 < len(visited) == len(set(visited)) <= most


@pytest.mark.rule("CAR-44")
def test_an_open_visit_may_be_followed_in_the_last_round() -> None:
    """A-16: the finisher holds the Visit marker; one follows, one forgoes, then the game is over."""
    state = position(
        seats=3,
        turn=1,
        visit=(0, 1),
        scored={0: "massa"},
        florins={1: 0, 2: 0},
        built={0: MASSA, 1: {"lucca": ["villa 4"]}},
        finisher=0,
        pile=0,
    )
    one = play(state, "follow", "evaluate villa")
    assert (florins(one, 1), points(one, 1)) == (5, 8)
    two = play(one, "pass")
    assert own(two, 2).open_area == 1
    assert two.over


@pytest.mark.rule("CAR-44")
def test_a_visit_may_start_in_the_last_round_and_lapses() -> None:
    """A-16: only those who still have a turn answer it."""
    state = position(
        seats=3,
        turn=1,
        built={1: {"lucca": ["villa 4"]}, 2: {"lucca": ["villa 1"]}},
        finisher=0,
        pile=0,
        florins={0: 0},
    )
    visited = play(state, "visit 1", "evaluate villa")
    assert table(visited).visitor == 1
    over = play(visited, "follow", "evaluate villa")
    assert over.over
    assert florins(over, 0) == 0
    assert sections(over, 0) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("CAR-40", "CAR-76")
def test_a_follower_gets_the_item_of_the_section() -> None:
    state = position("advanced", turn=1, visit=(0, 1), scored={0: "massa"}, built={0: MASSA, 1: {"lucca": ["villa 4"]}})
    followed = play(state, "follow")
    assert legal(followed) == ["claim gold statue", "claim nothing"]
    after = finish(play(followed, "claim gold statue", "on villa 4", "evaluate viareggio+lucca"))
    assert points(after, 1) == 8
    assert table(after).court[0].gold_statues == 0
