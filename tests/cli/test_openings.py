"""`mecenate openings`: the tree at the keyboard, and tables that bots play."""

from __future__ import annotations

from pathlib import Path

import pytest

from mecenate.cli import main
from mecenate.lang import LANGUAGES
from mecenate.openings import OpeningTable, openings_for

from .test_puzzles import typing


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_one_goes_through_the_tree(
    game: str, code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, ["1", "1", "table", "back", "what", "quit"])
    assert main(["openings", game, "--seats", "3", "--lang", code]) == 0
    text = capsys.readouterr().out
    assert str(len(openings_for(game).tree(3))) in text
    assert "openings-" not in text
    assert "event-" not in text


def test_one_begins_after_some_steps(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, [])
    first = openings_for("carrara").tree(2).choices([])[0]
    assert main(["openings", "carrara", "--step", first.step.text]) == 0
    followed = capsys.readouterr().out
    assert main(["openings", "carrara", "--step", "1 dance"]) == 1
    assert "began with these steps" in capsys.readouterr().err
    assert main(["openings", "carrara", "--seats", "9"]) == 2
    assert "2, 3, 4" in capsys.readouterr().err
    assert followed.count("\n") > 3


def test_bots_play_a_new_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "own.jsonl")
    words = ["openings", "make", "florenza", "--games", "1", "--level", "novice", "--file", path]
    assert main(words) == 0
    table = OpeningTable.load(Path(path))
    assert table.header.command == "mecenate openings make florenza --seed 1 --games 1 --level novice"
    assert len(table.games) == 3
    assert main([*words, "--seed", "2"]) == 1
    assert "another seed" in capsys.readouterr().err
    assert main(["openings", "make"]) == 2
