"""The rules in our own words, clause by clause.

The pages are in `docs/rules` in a checkout and in `mecenate/rules` in an installed package: `<game>.md` in English,
`<language>/<game>.md` in another language. A game of another package has its pages there (`lang.packages`). A page that
is not translated is shown in English.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from mecenate.core.errors import MecenateError
from mecenate.lang.packages import own_file

ENGLISH = "en"
_CLAUSE = re.compile(r"### ([A-Z]+-\d+) (.+)")


class RulesError(MecenateError):
    """There are no rules to show, or no such clause."""


class UnknownClause(RulesError):
    """There is no such clause: there are `first` to `last`, and perhaps `near` with the same number."""

    def __init__(self, message: str, near: str = "", first: str = "", last: str = "") -> None:
        super().__init__(message)
        self.near, self.first, self.last = near, first, last


class Overview(NamedTuple):
    """The game on one page: the first chapter, which has no clauses."""

    title: str
    text: str


class Clause(NamedTuple):
    """One rule: its id, its title, the chapter it stands in, and its text in Markdown."""

    id: str
    title: str
    chapter: str
    text: str


def page(game: str, code: str = ENGLISH) -> Traversable:
    """The file with a game's rules in a language, else in English. Raises `RulesError` if there is none."""
    installed = files("mecenate") / "rules"
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    for wanted in dict.fromkeys((code, ENGLISH)):
        name = _name(game, wanted)
        for folder in (installed, checkout):
            if (folder / name).is_file():
                return folder / name
        own = own_file(game, f"{wanted}.md")
        if own is not None:
            return own
    raise RulesError(f"the rules of {game} are not written down here")


def language_of(game: str, code: str) -> str:
    """The language in which a game's rules are shown to somebody who asked for this one: English if it has no page."""
    return ENGLISH if page(game, code) == page(game) else code


def _name(game: str, code: str) -> str:
    return f"{game}.md" if code == ENGLISH else f"{code}/{game}.md"


def clauses(game: str, code: str = ENGLISH) -> list[Clause]:
    """All clauses of a game, in order."""
    return parse(page(game, code).read_text(encoding="utf-8"))


def overview(game: str, code: str = ENGLISH) -> Overview | None:
    """The game on one page."""
    return parse_overview(page(game, code).read_text(encoding="utf-8"))


def parse_overview(text: str) -> Overview | None:
    """The first chapter of a page, if it has no clauses."""
    _, _, chapters = text.partition("\n## ")
    first, _, _ = chapters.partition("\n## ")
    title, _, body = first.partition("\n")
    return None if not body.strip() or "\n### " in first else Overview(title, body.strip())


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


def find(game: str, id: str, code: str = ENGLISH) -> Clause:
    """The clause of this id; 'car-31' and '31' mean CAR-31. Raises `UnknownClause`, which says which there are."""
    known = clauses(game, code)
    number = id.upper().rpartition("-")[2]
    for clause in known:
        if clause.id == id.upper() or clause.id.partition("-")[2] == id:
            return clause
    near = next((clause.id for clause in known if clause.id.endswith(f"-{number}")), "")
    hint = f" Did you mean {near}?" if near else ""
    first, last = known[0].id, known[-1].id
    raise UnknownClause(f"there is no clause {id}.{hint} The clauses are {first} to {last}", near, first, last)


def search(game: str, word: str, code: str = ENGLISH) -> list[Clause]:
    """The clauses that contain a word, in title or text; case does not matter."""
    wanted = word.lower()
    return [clause for clause in clauses(game, code) if wanted in f"{clause.title}\n{clause.text}".lower()]
