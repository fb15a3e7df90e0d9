"""The terms of a game, in the words of its rulebook: `glossary/<game>.<language>.toml`.

A file has one table for each term. The key is the English term in kebab case, the same in all languages:

    [victory-point]
    term = "Siegpunkt"
    short = "SP"                    # optional
    gender = "m"                    # optional
    forbidden = ["Erfolgspunkt"]    # optional: words that the catalogues must not use for it
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from mecenate.lang.language import LANGUAGES


class Term(NamedTuple):
    """A term in one language."""

    key: str
    term: str
    short: str = ""
    gender: str = ""
    forbidden: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The term with its abbreviation."""
        return f"{self.term} ({self.short})" if self.short else self.term


@cache
def glossary(game: str, code: str) -> dict[str, Term]:
    """The terms of a game in a language, by key; empty if nobody has written them."""
    path = files("mecenate.lang") / "glossary" / f"{game}.{code}.toml"
    if not path.is_file():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        key: Term(
            key, entry["term"], entry.get("short", ""), entry.get("gender", ""), tuple(entry.get("forbidden", ()))
        )
        for key, entry in tables.items()
    }


def translations(game: str, code: str) -> list[dict[str, Term]]:
    """For each term the words of all languages that have one, by code: the player's own first, in its alphabet."""
    codes = [code, *(other for other in LANGUAGES if other != code)]
    keys = dict.fromkeys(key for one in codes for key in glossary(game, one))
    rows = [{one: glossary(game, one)[key] for one in codes if key in glossary(game, one)} for key in keys]
    return sorted(rows, key=lambda row: next(iter(row.values())).term.lower())
