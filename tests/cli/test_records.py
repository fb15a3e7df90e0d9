"""`mecenate replay`: reading and checking what `mecenate play --record` wrote."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mecenate
from mecenate.lang import LANGUAGES, Language
from tests.cli.conftest import ALWAYS_THE_FIRST, Run


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game, as text."""
    game = mecenate.game("carrara", version="advanced")
    played = mecenate.Record(game, 3, mecenate.Dealer.sealed("marble"))
    choices = mecenate.Dealer.fast(1)
    while not played.state.over:
        legal = played.state.legal()
        played.play(legal[choices.pick(len(legal))])
    played.reveal()
    return str(played)


@pytest.fixture
def played(record: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record, encoding="utf-8")
    return path


def test_what_was_played_can_be_verified(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    words = ("play", "--seats", "2", "--bots", "random", "--seed", "marble", "--record", path)
    assert run(*words, typed=ALWAYS_THE_FIRST).code == 0
    assert "fits the seal" in run("replay", path, "--verify").out


def test_a_record_is_verified(run: Run, played: Path) -> None:
    result = run("replay", str(played), "--verify")
    assert (result.code, result.err) == (0, "")
    assert "the game is over; the deal follows from the secret and fits the seal" in result.out


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_record_is_told_in_every_language(run: Run, played: Path, code: str) -> None:
    result = run("replay", str(played), "--lang", code)
    assert result.code == 0
    language = Language(code)
    names = [language.text("player", number=number) for number in (1, 2, 3)]
    assert any(language.text("scores-winner", count=1, players=name) in result.out for name in names)
    assert all(re.search(rf"^\d\. {name}\s?: \d+$", result.out, re.MULTILINE) for name in names)


def test_a_position_shows_the_table_as_it_was(run: Run, played: Path) -> None:
    start = run("replay", str(played), "--at", "0").out
    assert "20 florins · blocks P×2" in start
    assert "20 florins · blocks B×2" in start  # a finished game has no secrets
    assert start.rstrip().endswith("Player 1: Choose your action.")
    assert run("replay", str(played), "--at", "40").out != start


def test_an_unfinished_game_keeps_its_screens_up(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "--seed", "marble", "--record", str(path), typed="1\n1\n")
    result = run("replay", str(path))
    assert result.code == 0
    assert "florins ·" not in result.out
    assert "can be checked when the secret is known" in run("replay", str(path), "--verify").out


def test_a_position_that_is_not_there(run: Run, played: Path) -> None:
    result = run("replay", str(played), "--at", "99999")
    assert result.code == 1
    assert "there is no position 99999" in result.err


@pytest.mark.parametrize("words", [("--verify",), ()])
@pytest.mark.parametrize(
    ("line", "damage"),
    [
        (20, "x"),
        (21, "4. [1] dance"),
        (22, "4. [9] turn both wheels"),
        (3, "colour red"),
        (1, "not a record"),
    ],
)
def test_a_damaged_record_names_its_line(
    run: Run, played: Path, line: int, damage: str, words: tuple[str, ...]
) -> None:
    text = played.read_text(encoding="utf-8").splitlines()
    text[line - 1] = damage
    played.write_text("\n".join(text), encoding="utf-8")
    result = run("replay", str(played), *words)
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith(f"mecenate: {played}: line {line}: ")
    assert result.err.count("\n") == 1


def test_a_wrong_secret_is_found_out(run: Run, played: Path) -> None:
    text = played.read_text(encoding="utf-8").replace(f"secret {b'marble'.hex()}", f"secret {b'garble'.hex()}")
    played.write_text(text, encoding="utf-8")
    result = run("replay", str(played), "--verify")
    assert result.code == 1
    assert "does not fit the seal" in result.err


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    result = run("replay", str(tmp_path / "none.txt"))
    assert result.code == 1
    assert result.err.count("none.txt") == 1
