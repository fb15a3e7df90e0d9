"""The rules page, clause by clause."""

from __future__ import annotations

import re

import pytest

import mecenate
from mecenate.lang import LANGUAGES, Clause, clauses, overview
from mecenate.lang.rules import RulesError, find, language_of, parse, parse_overview, search

GAMES = [entry.name for entry in mecenate.catalogue()]
TRANSLATED = [(game, code) for game in GAMES for code in LANGUAGES[1:] if language_of(game, code) == code]
OPTION = re.compile(r"`(\w+ = [\w,]+)`")
NUMBER = re.compile(r"\d+")


def test_clauses_are_numbered_without_a_gap() -> None:
    known = clauses("carrara")
    assert [clause.id for clause in known] == [f"CAR-{n}" for n in range(1, len(known) + 1)]
    assert all(clause.title and clause.chapter and clause.text for clause in known)


def test_a_clause_ends_where_the_next_heading_begins() -> None:
    first = "# Game\n\nIntro.\n\n## One\n\n### GAM-1 First\n\nText.\n\nMore.\n\n"
    second = "## Two\n\nNot a clause.\n\n### GAM-2 Second\n\nEnd.\n"
    assert [tuple(clause) for clause in parse(first + second)] == [
        ("GAM-1", "First", "One", "Text.\n\nMore."),
        ("GAM-2", "Second", "Two", "End."),
    ]


@pytest.mark.parametrize("id", ["CAR-31", "car-31", "31"])
def test_a_clause_is_found_by_id_or_number(id: str) -> None:
    assert find("carrara", id).id == "CAR-31"


@pytest.mark.parametrize("id", ["0", "999", "FLO-31", "CAR", "", "-1"])
def test_a_wrong_clause_says_which_there_are(id: str) -> None:
    with pytest.raises(RulesError, match="CAR-1 to CAR-"):
        find("carrara", id)


def test_search_ignores_case() -> None:
    assert search("carrara", "MONUMENT") == search("carrara", "monument") != []
    assert search("carrara", "bicycle") == []


def test_a_game_without_a_page_says_so() -> None:
    with pytest.raises(RulesError, match="not written down"):
        clauses("chess")


def tables(clause: Clause) -> list[list[list[str]]]:
    """The tables of a clause: for each row the numbers of each cell."""
    rows = [line for line in clause.text.splitlines() if line.startswith("|")]
    return [[NUMBER.findall(cell) for cell in row.strip("|").split("|")] for row in rows if "---" not in row]


@pytest.mark.parametrize(("game", "code"), TRANSLATED)
def test_clauses_options_and_tables_agree_in_every_language(game: str, code: str) -> None:
    assert [clause.id for clause in clauses(game, code)] == [clause.id for clause in clauses(game)]
    for english, translated in zip(clauses(game), clauses(game, code), strict=True):
        assert sorted(OPTION.findall(translated.text)) == sorted(OPTION.findall(english.text)), english.id
        assert tables(translated) == tables(english), english.id
        mentioned = [set(re.findall(r"[A-Z]{3}-\d+", clause.text)) for clause in (english, translated)]
        assert mentioned[0] == mentioned[1], english.id
        assert translated.text != english.text, english.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_each_page_begins_with_the_game_on_one_page(game: str, code: str) -> None:
    found = overview(game, code)
    assert found is not None and 600 < len(found.text) < 2600


def test_a_first_chapter_with_clauses_is_no_overview() -> None:
    assert parse_overview("# Game\n\n## One\n\n### GAM-1 First\n\nText.\n") is None
    assert parse_overview("# Game\n") is None


def test_rules_are_found_in_the_language_and_else_in_english() -> None:
    assert "Denkmal" in find("carrara", "31", "de").text
    assert search("carrara", "Denkmal", "de") and not search("carrara", "Denkmal")
    assert clauses("carrara", "xx") == clauses("carrara")
    assert [language_of("carrara", code) for code in ("en", "de", "xx")] == ["en", "de", "en"]
