"""What a language has, and what it still lacks beside English."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

from mecenate.core.catalogue import catalogue as games
from mecenate.lang.catalogue import catalogue
from mecenate.lang.rules import ENGLISH, clauses, language_of
from mecenate.lang.terms import glossary


class Count(NamedTuple):
    """How much of a kind of text a language has, of how much."""

    kind: str
    done: int
    all: int


def pages() -> list[str]:
    """The names of the catalogues, as English has them."""
    folder = files("mecenate.lang") / ENGLISH
    return sorted(path.name.removesuffix(".ftl") for path in folder.iterdir() if path.name.endswith(".ftl"))


def names() -> list[str]:
    """The names of all games."""
    return [entry.name for entry in games()]


def missing(code: str) -> Iterator[str]:
    """A line for each message, term and rules page that a language lacks, or whose variables differ from English."""
    for name in pages():
        have = catalogue(code, name).messages
        for id, message in catalogue(ENGLISH, name).messages.items():
            if id not in have:
                yield f"{code}/{name}.ftl: {id}"
            elif have[id].variables != message.variables:
                wanted = ", ".join(f"${variable}" for variable in sorted(message.variables)) or "none"
                yield f"{code}/{name}.ftl: {id} has other variables than English ({wanted})"
    for game in names():
        have_terms = glossary(game, code)
        yield from (f"glossary/{game}.{code}.toml: {key}" for key in glossary(game, ENGLISH) if key not in have_terms)
    yield from (f"docs/rules/{code}/{game}.md" for game in names() if language_of(game, code) != code)


def counts(code: str) -> list[Count]:
    """How many messages, terms and clauses a language has."""
    messages = [set(catalogue(ENGLISH, name).messages) & set(catalogue(code, name).messages) for name in pages()]
    every = sum(len(catalogue(ENGLISH, name).messages) for name in pages())
    terms = sum(len(glossary(game, code)) for game in names())
    ruled = sum(len(clauses(game)) for game in names() if language_of(game, code) == code)
    return [
        Count("messages", sum(map(len, messages)), every),
        Count("terms", terms, sum(len(glossary(game, ENGLISH)) for game in names())),
        Count("clauses", ruled, sum(len(clauses(game)) for game in names())),
    ]
