"""In a pseudo-locale every text of the terminal is accented and a third longer: what is not, nobody can translate."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mecenate
from mecenate.cli import main
from mecenate.cli.answers import COMMANDS
from mecenate.lang import catalogue as module
from tests.lang.pseudo import pseudo, write

GAMES = [entry.name for entry in mecenate.catalogue()]
WIDTH = 100
CARRIER = "de"
"""The language whose place the pseudo-locale takes."""
SHELL = {"make", "compiled"}
"""The command that builds the engine, which is named where it is interpreted."""
FAMILIES = {"Medici", "Pazzi", "Pitti", "Strozzi"}
ENGLISH_WORD = re.compile(r"(?<![\w-])[A-Za-z]{4,}(?![\w-])")


@pytest.fixture
def in_pseudo_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    write(Path(mecenate.__file__).parent / "lang" / "en", tmp_path / CARRIER)
    monkeypatch.setattr(module, "files", lambda package: tmp_path)
    module.catalogue.cache_clear()
    yield
    module.catalogue.cache_clear()


def played(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What the terminal prints in a short game."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\nlegend\nscores\nnotes\nlog\n1\n1\n1\n1\nq\n"))
    main(["--lang", CARRIER, "play", game, "--seed", "x"])
    return capsys.readouterr().out


def test_a_text_in_the_pseudo_locale_is_longer_and_accented() -> None:
    assert pseudo("Choose your action.") == "Çħóóóóšéé ýóóúř ááçťííóóñ."
    assert len(pseudo("Choose your action.")) > 1.3 * len("Choose your action.")


@pytest.mark.usefixtures("in_pseudo_locale")
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_the_terminal_can_be_translated_and_fits_when_it_is_longer(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Commands (also that of the compiled engine) and the texts of actions are typed, so they stay English."""
    text = played(game, monkeypatch, capsys)
    typed = {word for action in mecenate.game(game).actions for word in str(action).split()}
    words = {word for word in ENGLISH_WORD.findall(text) if word.lower() not in typed}
    assert len(text) > 5000
    assert max(map(len, text.splitlines())) <= WIDTH
    assert words - FAMILIES - SHELL - set(COMMANDS) == set()
