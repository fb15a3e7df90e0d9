"""Every clause of the rules pages is cited by code and proved by a test, and nothing else is cited."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mecenate
from mecenate.core import catalogue

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"\b(?:CAR|PRI|FLO|CAD)-\d+\b")
PAGES = [entry.name for entry in mecenate.catalogue()]


def clauses(game: str) -> list[str]:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^### ([A-Z]{3}-\d+) \S", page, flags=re.MULTILINE)


def cited_by_code(game: str) -> set[str]:
    files = (ROOT / "src" / "mecenate" / "games" / game).glob("**/*.py")
    return {clause for file in files for clause in CLAUSE.findall(file.read_text(encoding="utf-8"))}


def marks(tree: ast.AST) -> Iterator[str]:
    """The ids in `@pytest.mark.rule(...)` anywhere in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def proved_by_tests(game: str) -> set[str]:
    files = (ROOT / "tests").glob("**/test_*.py")
    prefix = clauses(game)[0].split("-")[0]
    cited = {clause for file in files for clause in marks(ast.parse(file.read_text(encoding="utf-8")))}
    return {clause for clause in cited if clause.startswith(prefix)}


@pytest.mark.parametrize("game", PAGES)
def test_clauses_are_numbered_without_a_gap(game: str) -> None:
    numbers = [int(clause.split("-")[1]) for clause in clauses(game)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("game", PAGES)
def test_every_clause_is_cited_by_code_and_no_other(game: str) -> None:
    assert sorted(set(clauses(game)) ^ cited_by_code(game)) == []


@pytest.mark.parametrize("game", PAGES)
def test_every_clause_is_proved_by_a_test_and_no_other(game: str) -> None:
    assert sorted(set(clauses(game)) ^ proved_by_tests(game)) == []


@pytest.mark.parametrize("game", PAGES)
def test_clauses_mentioned_in_a_rules_page_exist(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert set(CLAUSE.findall(page)) <= set(clauses(game))


@pytest.mark.parametrize("game", PAGES)
def test_every_option_names_the_clause_that_explains_it(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    option = re.compile(r"^### ([A-Z]+-\d+) Option: .+\n\n[^`\n]*`(\w+)", re.MULTILINE)
    explained = {name: clause for clause, name in option.findall(page)}
    assert {option.name: option.clause for option in catalogue.entry(game).options()} == explained
