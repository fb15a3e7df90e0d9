"""The options of the table."""

from __future__ import annotations

import pytest

import mecenate
from mecenate import OptionError
from tests.oracle.princes_pieces import DEFAULTS
from tests.rules.playing import legal, play
from tests.rules.princes.positions import game, glory, money, position, start, table_of


@pytest.mark.rule("PRI-100")
@pytest.mark.parametrize(
    ("value", "muse", "cooperation"),
    [("none", False, False), ("muse", True, False), ("cooperation", False, True), ("muse,cooperation", True, True)],
)
def test_expansions(value: str, muse: bool, cooperation: bool) -> None:
    view = table_of(start(3, expansions=value))
    assert (view.muse, view.cooperation) == (muse, cooperation)
    words = [str(word) for word in game(expansions=value).actions]
    assert any(word.startswith("joint") for word in words) == cooperation


@pytest.mark.rule("PRI-100")
def test_the_base_game_is_the_default() -> None:
    assert game().options == DEFAULTS
    with pytest.raises(OptionError, match="it takes none, muse"):
        mecenate.game("princes", expansions="princess")


@pytest.mark.rule("PRI-103")
def test_selling_only_when_needed() -> None:
    state = position(prestige={0: 5}, money={0: 100}, selling="when_needed")
    assert "sell prestige" not in legal(state)
    after = play(state, "introduce travel")
    assert (money(after, 0), glory(after, 0)) == (0, 3)


@pytest.mark.rule("PRI-105")
def test_round_four_with_13() -> None:
    assert table_of(start()).least_by_round == [7, 10, 12, 14, 15, 16, 17]
    assert table_of(start(round_four="13")).least_by_round == [7, 10, 12, 13, 15, 16, 17]
    given = {"round": 4, "hand": {0: "poet"}, "jesters": {0: 6}}
    assert legal(position(**given), "work") == []  # type: ignore[arg-type]
    assert legal(position(round_four="13", **given), "work") == ["work poet"]  # type: ignore[arg-type]
