"""The rules of Studiolo, and the properties that every game has."""

import json
from pathlib import Path

import mecenate
from mecenate.testing import GameSuite, Table
from mecenate.testing.browser import check_table


class TestStudiolo(GameSuite):
    tables = (Table("studiolo", 2), Table("studiolo", 3), Table("studiolo", 4))
    languages = ("en",)


def test_a_work_of_the_hand_is_given_for_one_of_the_market() -> None:
    deal = mecenate.Dealer.fast(1)
    state = mecenate.game("studiolo").start(3, deal)
    hand = state.view(0).players[0].hand
    state.apply(state.parse(f"take {state.view(0).market[0]}"), deal)
    assert [str(action) for action in state.legal()] == [f"give {work}" for work in hand]
    state.apply(state.parse(f"give {hand[0]}"), deal)
    assert hand[0] in state.view(1).market and state.actor == 1
    assert state.view(1).players[0].hand is None and state.view(1).players[0].hand_size == 3


def test_works_harmony_and_wishes_score() -> None:
    game = mecenate.game("studiolo")
    position = json.loads(game.start(2, mecenate.Dealer.fast(1)).to_json())
    names = [str(action).removeprefix("take ") for action in list(game.actions)[:32]]

    def row(*works: str) -> list[int]:
        return [int(name in works) for name in names]

    mine = row("gem 1", "gem 2", "map 8"), row("gem 5", "map 1", "book 7")
    theirs = row("bronze 1"), row("bronze 2", "bronze 3", "book 8")
    market = row("gem 6", "gem 7", "gem 8", "map 2")
    elsewhere = [*mine, *theirs, market]
    position |= {"market": market, "cabinet": [mine[0], theirs[0]], "hand": [mine[1], theirs[1]]}
    position["pile"] = [1 - sum(row[n] for row in elsewhere) for n in range(len(names))]
    scores = game.state_from_json(json.dumps(position)).scores()
    assert scores[0].breakdown == {"works": 11, "harmony": 5, "wishes": 6}
    assert scores[1].breakdown == {"works": 1, "harmony": 1, "wishes": 5}
    assert [score.rank for score in scores] == [1, 2]


def test_a_table_in_the_browser_is_played_to_its_end(tmp_path: Path) -> None:
    check_table("studiolo", 3, tmp_path)
