"""The glossaries agree with each other, and the texts of a game keep to their terms."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import mecenate
from mecenate.lang import LANGUAGES
from mecenate.lang.rules import language_of, page
from mecenate.lang.terms import glossary, translations

GAMES = [entry.name for entry in mecenate.catalogue()]
CODES = [code for code in LANGUAGES if any(glossary(game, code) for game in GAMES)]
every_glossary = pytest.mark.parametrize(("game", "code"), [(game, code) for game in GAMES for code in CODES])


def sentences(game: str, code: str) -> str:
    """All texts of a game that players read, without the ids, variables and selectors."""
    texts = []
    for name in (game, f"web-{game}", f"guide-{game}"):
        source = (files("mecenate.lang") / code / f"{name}.ftl").read_text(encoding="utf-8")
        plain = re.sub(r"^#.*$", "", source, flags=re.MULTILINE)
        texts.append(re.sub(r"^\s*\.?[\w-]+ = |\{[^{}]*->|\{[^{}]*\}|^\s*\*?\[\w+\]", " ", plain, flags=re.MULTILINE))
    return "\n".join(texts)


@every_glossary
def test_every_language_has_the_same_terms(game: str, code: str) -> None:
    assert list(glossary(game, code)) == list(glossary(game, "en"))
    assert all(term.term for term in glossary(game, code).values())


@every_glossary
def test_no_catalogue_uses_a_forbidden_word(game: str, code: str) -> None:
    text = sentences(game, code)
    assert len(text) > 10_000
    used = [
        f"{word} (say {term.text}): {found[0].strip()}"
        for term in glossary(game, code).values()
        for word in term.forbidden
        for found in re.finditer(rf"^.*(?<![\w-]){re.escape(word)}(?![\w-]).*$", text, re.MULTILINE)
    ]
    assert used == []


@every_glossary
def test_the_rules_use_every_term_and_no_forbidden_word(game: str, code: str) -> None:
    if language_of(game, code) != code:
        pytest.skip("the rules of this game are not translated")
    rules = re.sub(r"`[^`]*`", "", page(game, code).read_text(encoding="utf-8"))
    terms = glossary(game, code).values()
    assert [term.term for term in terms if not re.search(re.escape(term.term), rules, re.IGNORECASE)] == []
    forbidden = [word for term in terms for word in term.forbidden]
    assert [word for word in forbidden if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", rules)] == []


def test_the_terms_are_sorted_in_the_language_of_the_player() -> None:
    rows = translations("carrara", "de")
    assert len(rows) == len(glossary("carrara", "en"))
    assert [next(iter(row)) for row in rows] == ["de"] * len(rows)
    words = [row["de"].term.lower() for row in rows]
    assert words == sorted(words)


def test_a_term_shows_its_abbreviation() -> None:
    assert glossary("carrara", "de")["victory-point"].text == "Siegpunkt (SP)"
    assert glossary("chess", "de") == {}
