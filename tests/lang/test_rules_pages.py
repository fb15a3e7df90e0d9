"""The rules page, clause by clause."""

from __future__ import annotations

import pytest

from mecenate.lang import clauses
from mecenate.lang.rules import RulesError, find, parse, search


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
