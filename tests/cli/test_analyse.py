"""`mecenate analyse`: on the terminal, as a page, as JSON, and in the record."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mecenate.analysis.notes import marks_of
from mecenate.core.record import Record
from mecenate.lang import LANGUAGES, Language
from tests.analysis.conftest import short_levels
from tests.analysis.games import text_of
from tests.cli.conftest import Run

__all__ = ["short_levels"]
pytestmark = pytest.mark.usefixtures("short_levels")
BRIEF = ("--level", "journeyman", "--iterations", "4")


@pytest.fixture
def played(tmp_path: Path) -> str:
    """The first moves of a random game, which has turns that a bot would not play."""
    path = tmp_path / "game.record"
    path.write_text(text_of("florenza", moves=16), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_turn_is_listed_and_every_player_summed_up(run: Run, played: str, code: str) -> None:
    result = run("analyse", played, *BRIEF, "--all", "--lang", code, columns=160)
    assert (result.code, result.err) == (0, "")
    heading = {"en": "before", "fr": "avant", "de": "vorher", "it": "prima"}[code]
    player = Language(code).text("player", number=2)
    assert heading in result.out
    assert f"\n{player}\n" in result.out


def test_without_all_only_marked_turns_are_listed(run: Run, played: str) -> None:
    short, whole = (run("analyse", played, *BRIEF, *more, columns=160).out for more in ((), ("--all",)))
    assert len(short) < len(whole)


def test_the_analysis_is_printed_as_json(run: Run, played: str) -> None:
    analysis = json.loads(run("analyse", played, *BRIEF, "--json", "--open-cards").out)
    assert analysis["settings"] == {"level": "journeyman", "iterations": 4, "open_cards": True}
    assert analysis["turns"][0]["number"] == 1
    assert analysis["turns"][-1]["last"] == analysis["moves"] == 16
    assert all(turn["opened"] is not None for turn in analysis["turns"])


class _Page(HTMLParser):
    """What a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src"):
                self.addresses.append(value or "")
            if name == "id":
                self.ids.append(value or "")


def test_the_page_needs_nothing_else(run: Run, played: str, tmp_path: Path) -> None:
    page = tmp_path / "analysis.html"
    assert run("analyse", played, *BRIEF, "--html", str(page)).code == 0
    parsed = _Page()
    parsed.feed(page.read_text(encoding="utf-8"))
    assert "turn-1" in parsed.ids
    assert all(address.removeprefix("#") in parsed.ids for address in parsed.addresses)


def test_the_record_gets_chances_comments_and_better_turns(run: Run, played: str, tmp_path: Path) -> None:
    noted = tmp_path / "noted.record"
    assert run("analyse", played, *BRIEF, "--out", str(noted)).code == 0
    record = Record.load(noted)
    assert marks_of(record)
    assert record.line.notes[0].chances
    assert "16 actions follow the rules" in run("replay", str(noted), "--verify").out


def test_a_file_that_is_no_record_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.record"
    path.write_text("nothing", encoding="utf-8")
    result = run("analyse", str(path))
    assert result.code == 1
    assert str(path) in result.err
