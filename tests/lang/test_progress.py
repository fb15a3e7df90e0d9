"""The command for translators."""

from __future__ import annotations

import pytest

from mecenate.lang import LANGUAGES, clauses
from mecenate.lang.__main__ import main
from mecenate.lang.catalogue import catalogue

GAMES = ("carrara", "princes", "florenza", "carpe_diem")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_language_of_the_program_lacks_anything(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missing", code]) == 0
    assert capsys.readouterr().out == ""


def test_a_new_language_lacks_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["missing", "xx"]) == 1
    lines = capsys.readouterr().out.splitlines()
    for line in ("xx/carrara.ftl: title", "glossary/princes.xx.toml: estate", "docs/rules/xx/florenza.md"):
        assert line in lines
    assert sum(line.startswith("xx/carrara.ftl") for line in lines) == len(catalogue("en", "carrara").messages)


def test_everything_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(LANGUAGES)
    assert lines[0].endswith("clauses {0}/{0}".format(sum(len(clauses(game)) for game in GAMES)))
