"""`mecenate puzzles`: solving at the keyboard, checking, measuring."""

from __future__ import annotations

from pathlib import Path

import pytest

from mecenate.cli import main
from mecenate.lang import LANGUAGES
from mecenate.puzzles import PuzzleFile, making, puzzles_for
from mecenate.puzzles.puzzle import written


def typing(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Let somebody type these lines, and then nothing more."""
    typed = iter(lines)

    def read(_prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def solve(monkeypatch: pytest.MonkeyPatch, words: list[str], lines: list[str]) -> int:
    typing(monkeypatch, lines)
    return main(["puzzles", *words])


@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_the_solution_solves(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = puzzles_for(game).puzzles[0]
    assert solve(monkeypatch, [game, "--id", one.id], one.solution) == 0
    text = capsys.readouterr().out
    assert "Solved!" in text
    assert "not the best" not in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_another_turn_does_not(code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = puzzles_for("florenza").puzzles[0]
    solve(monkeypatch, ["florenza", "--id", one.id, "--lang", code], ["help", "table", "99", *one.others[0].line])
    text = capsys.readouterr().out
    lost = f"{100 * one.others[0].lost:.1f}".removesuffix(".0")
    assert (lost if code == "en" else lost.replace(".", ",")) in text
    assert "Solved!" not in text
    assert "puzzle-" not in text


def test_choices_are_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = next(each for each in puzzles_for("carrara").puzzles if len(each.solution) > 1)
    solve(monkeypatch, ["carrara", "--id", one.id], [one.solution[0], "undo", *one.solution])
    assert "Solved!" in capsys.readouterr().out


def test_one_can_leave(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for lines in ([], ["quit"]):
        assert solve(monkeypatch, ["carrara"], lines) == 0
        assert "Solved!" not in capsys.readouterr().out


def test_the_solution_is_not_shown_before(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = next(each for each in puzzles_for("carrara").puzzles if len(each.solution) > 1)
    solve(monkeypatch, ["carrara", "--id", one.id], [one.solution[0], "quit"])
    assert "Best:" not in capsys.readouterr().out


def test_files_are_checked_and_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "check", "carrara"]) == 0
    found = puzzles_for("carrara").puzzles[:2]
    monkeypatch.setattr(making, "played_by_bots", lambda *args: None)
    monkeypatch.setattr(making, "puzzles_of", lambda history, number: found[number : number + 1])
    path = tmp_path / "made.jsonl"
    assert main(["puzzles", "make", "carrara", "--count", "2", "--seed", "5", "--out", str(path)]) == 0
    file = PuzzleFile.load(path)
    assert [one.id for one in file.puzzles] == [one.id for one in found]
    assert file.header.command == "mecenate puzzles make carrara --seed 5 --count 2"
    assert main(["puzzles", "check", str(path)]) == 0
    assert main(["puzzles", "make", "carrara", "--seed", "6", "--out", str(path)]) == 1
    assert "another seed" in capsys.readouterr().err
    path.write_text(written(file.header) + written(found[0]) + written(found[0]), encoding="utf-8")
    assert main(["puzzles", "check", str(path)]) == 1


def test_levels_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def finds(state: object, level: str, *args: object) -> bool:
        return level != "novice"

    monkeypatch.setattr("mecenate.puzzles.checking.found_by", finds)
    assert main(["puzzles", "bench", "carrara", "--count", "2"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["novice", "×1", "0/2", "0.0", "%"] in lines
    assert ["maestro", "×5", "2/2", "100.0", "%"] in lines
    monkeypatch.setattr("mecenate.puzzles.checking.found_by", lambda *args: True)
    assert main(["puzzles", "bench", "carrara", "--count", "2"]) == 1


@pytest.mark.parametrize(
    "words", [["make"], ["check"], ["chess"], ["carrara", "--id", "x"], ["bench", "carrara", "--seed", "x"]]
)
def test_wrong_words_are_explained(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *words]) in (1, 2)
    assert capsys.readouterr().err.startswith("mecenate: ")
