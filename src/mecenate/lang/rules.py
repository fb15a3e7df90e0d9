"""The rules in our own words, clause by clause.

The pages are `docs/rules/<game>.md` in a checkout and `mecenate/rules/<game>.md` in an installed package.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from mecenate.core.errors import MecenateError

_CLAUSE = re.compile(r"### ([A-Z]+-\d+) (.+)")


class RulesError(MecenateError):
    """There are no rules to show, or no such clause."""


class Clause(NamedTuple):
    """One rule: its id, its title, the chapter it stands in, and its text in Markdown."""

    id: str
    title: str
    chapter: str
    text: str


def page(game: str) -> Traversable:
    """The file with a game's rules. Raises `RulesError` if there is none."""
    installed = files("mecenate") / "rules" / f"{game}.md"
    checkout = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    for path in (installed, checkout):
        if path.is_file():
            return path
    raise RulesError(f"the rules of {game} are not written down here")


def clauses(game: str) -> list[Clause]:
    """All clauses of a game, in order."""
    return parse(page(game).read_text(encoding="utf-8"))


def parse(text: str) -> list[Clause]:
    """The clauses of a page: `## Chapter`, then `### ID Title` and its text up to the next heading."""
    clauses: list[Clause] = []
    chapter = ""
    open_clause = False
    for line in text.splitlines():
        heading = _CLAUSE.fullmatch(line)
        if heading is not None:
            clauses.append(Clause(heading[1], heading[2], chapter, ""))
            open_clause = True
        elif line.startswith("## "):
            chapter = line.removeprefix("## ")
            open_clause = False
        elif open_clause:
            clauses[-1] = clauses[-1]._replace(text=clauses[-1].text + line + "\n")
    return [clause._replace(text=clause.text.strip()) for clause in clauses]


def find(game: str, id: str) -> Clause:
    """The clause of this id; 'car-31' and '31' mean CAR-31. Raises `RulesError` that says which there are."""
    known = clauses(game)
    number = id.upper().rpartition("-")[2]
    for clause in known:
        if clause.id == id.upper() or clause.id.partition("-")[2] == id:
            return clause
    near = [clause.id for clause in known if clause.id.endswith(f"-{number}")]
    hint = f" Did you mean {near[0]}?" if near else ""
    raise RulesError(f"there is no clause {id}.{hint} The clauses are {known[0].id} to {known[-1].id}")


def search(game: str, word: str) -> list[Clause]:
    """The clauses that contain a word, in title or text; case does not matter."""
    wanted = word.lower()
    return [clause for clause in clauses(game) if wanted in f"{clause.title}\n{clause.text}".lower()]
