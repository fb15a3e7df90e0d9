"""What is said: actions and their texts, and why something is refused."""

from __future__ import annotations

import pytest

from mecenate import IllegalAction, UnknownAction
from tests.rules.carrara.positions import game, position, start
from tests.rules.playing import legal, play, refusal


@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_every_action_is_read_back_from_its_text(version: str) -> None:
    rules = game(version=version)
    for action in rules.actions:
        assert rules.parse(str(action)) is action
        assert rules.parse(f"  {str(action).upper()} ") is action


def test_an_unknown_text_is_answered_with_the_nearest_words() -> None:
    state = start()
    with pytest.raises(UnknownAction, match="'turn weel' is not an action of this game") as error:
        state.parse("turn weel")
    assert "Did you mean 'turn wheel'" in str(error.value)
    with pytest.raises(UnknownAction, match="build porta 6"):
        state.parse("build porta 6")


def test_a_refusal_lists_what_is_legal_and_changes_nothing() -> None:
    state = position(florins={0: 3}, blocks={0: "blue"}, display=["villa 1", "villa 2"], pile=0)
    assert refusal(state, "build villa 2") == (
        "'build villa 2' is not legal now: villa 2 costs 2 blocks, you have 1. "
        "Legal: turn wheel, leave wheel, build villa 1, pass."
    )


def test_a_long_list_is_cut() -> None:
    state = position(blocks={0: "white " * 5}, built={0: {"lerici": ["villa 1"]}})
    words = legal(state)
    assert len(words) == 18
    assert refusal(state, "follow").endswith(f"Legal: {', '.join(words[:12])} and 6 more.")


def test_a_refused_action_can_be_followed_by_a_legal_one() -> None:
    state = position(florins={0: 2}, wheel={"I": "white blue"})
    refusal(state, "visit 1")
    after = play(state, "leave wheel", "sector I")
    refusal(after, "take white")
    refusal(after, "done")
    assert play(after, "take blue", "done").actor == 1


@pytest.mark.parametrize(
    ("texts", "refused", "reason"),
    [
        ([], "build villa 5", "villa 5 costs 5 blocks, you have 3"),
        ([], "build palazzo 4", "palazzo 4 is not for sale"),
        ([], "visit 7", "you have no marker there, or no space to score"),
        ([], "follow", "nobody's visit is open"),
        ([], "score", "you have no marker there, or no space to score"),
        ([], "sector I", "it is not part of the choice before you"),
        ([], "take white", "it is not part of the choice before you"),
        (["turn wheel", "sector II"], "take white", "a white block costs 5 here, you have 4"),
        (["turn wheel", "sector II"], "take purple", "there is no purple block in sector II"),
        (["turn wheel", "sector II"], "done", "you must take at least one block"),
        (["build villa 1"], "in livorno", "your blocks do not pay for villa 1 in livorno"),
        (["build villa 1", "in massa"], "pay white", "massa does not take that, or you do not have it"),
        (["build villa 1", "in massa"], "pay 2 blue", "massa does not take that, or you do not have it"),
    ],
)
def test_a_refusal_says_why(texts: list[str], refused: str, reason: str) -> None:
    state = position(
        florins={0: 4},
        blocks={0: "blue blue blue"},
        wheel={"I": "white yellow"},
        display=["villa 1", "villa 5"],
        pile=0,
    )
    assert f"'{refused}' is not legal now: {reason}. Legal: " in refusal(play(state, *texts), refused)


def test_an_open_visit_and_a_short_purse_are_named() -> None:
    built = {0: {"lerici": ["porta 1"]}, 1: {"lerici": ["villa 1"]}}
    visited = position("advanced", turn=1, visit=(0, 5), scored={0: "porta"}, built=built, florins={1: 4})
    assert "a visit is open: you may follow it or do something else" in refusal(visited, "visit 1")
    assert "it costs 10 florins, you have 4" in refusal(visited, "purchase purple statue")


def test_a_finished_game_refuses_everything() -> None:
    state = play(start(), *["pass"] * 6)
    for text in ("pass", "turn wheel", "visit 1"):
        with pytest.raises(IllegalAction, match=f"'{text}' is not possible: the game is over"):
            state.parse(text)
        with pytest.raises(IllegalAction, match="the game is over"):
            state.apply(state.game.parse(text))


def test_an_action_of_another_game_is_refused() -> None:
    """The advanced version has words of its own; the same number in another vocabulary is another action."""
    normal, advanced = start("normal"), start("advanced")
    with pytest.raises(UnknownAction):
        normal.parse("turn both wheels")
    with pytest.raises(IllegalAction):
        normal.apply(advanced.parse("pass"))
