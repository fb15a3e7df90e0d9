"""Florenza in every language: every word, event, prompt and choice has its message, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mecenate import Dealer, Scribe
from mecenate.cli.tables import TABLES
from mecenate.games.florenza.decisions import DECISIONS, EXCHANGES
from mecenate.games.florenza.game import OPTIONS
from mecenate.games.florenza.reading import EFFECTS, STEPS
from mecenate.lang import LANGUAGES, Language
from mecenate.lang.catalogue import catalogue
from mecenate.lang.language import slug
from tests.rules.florenza.positions import KINDS, RESOURCES, chooser, game

SOURCE = Path(__file__).parents[3] / "src" / "mecenate"
FAMILIES = {"play-income", "play-work", "reserve-artist", "activate-buyer", "activate-barter", "activate-captain"}
NAMES = ["Ada", "Bea", "Cleo", "Dora"]


def ids(prefix: str = "") -> set[str]:
    messages = {id for id in catalogue("en", "florenza").messages if "." not in id}
    return {id.removeprefix(prefix) for id in messages if id.startswith(prefix)}


def source(*folders: str) -> str:
    files = [path for folder in folders for path in sorted((SOURCE / folder).glob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("code", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_variables(code: str) -> None:
    assert catalogue(code, "florenza").broken == []
    english = {id: message.variables for id, message in catalogue("en", "florenza").messages.items()}
    assert {id: message.variables for id, message in catalogue(code, "florenza").messages.items()} == english


def test_each_event_has_its_message() -> None:
    kinds = set(re.findall(r"""scribe\.tell\(\s*"([^"]+)\"""", source("games/florenza")))
    assert ids("event-") == {slug(kind) for kind in kinds}


def test_each_prompt_source_and_option_has_its_message() -> None:
    assert ids("prompt-") == {slug(kind) for kind in DECISIONS}
    sources = game().start(2, Dealer.fast(1)).scores()[0].breakdown
    assert ids("source-") == {slug(name) for name in sources}
    assert ids("option-") == {slug(option.name) for option in OPTIONS}


def test_each_family_of_choices_has_its_message() -> None:
    known = ids("action-")
    used = set(FAMILIES)
    for action in game().actions:
        parts = str(action).split(" ")
        begun = [slug(" ".join(parts[:length])) for length in range(len(parts), 0, -1)]
        used.add(next(family for family in begun if family in known))
    assert known == used


@pytest.mark.rule("FLO-77")
def test_each_word_has_its_message() -> None:
    pieces = game().pieces
    words = {*RESOURCES, *KINDS, *STEPS, *EXCHANGES, "fiorini", "extra action", "extra card", "any artist"}
    words |= {f"{first} or {second}" for first in KINDS for second in KINDS if first < second}
    words |= {*pieces.cards, *pieces.monuments, *pieces.artists, *pieces.locations}
    assert ids("word-") == {slug(word) for word in words}
    assert ids("count-") == {"fiorini", "points", "cards", "left", *(slug(effect) for effect in EFFECTS)}


def test_each_label_is_asked_for() -> None:
    quoted = set(re.findall(r"""["'](label-[a-z-]+)["']""", source("cli/tables")))
    assert {f"label-{label}" for label in ids("label-")} <= quoted


@pytest.mark.long
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_told_without_a_missing_word(code: str) -> None:
    language = Language(code)
    table = TABLES["florenza"]
    for seed in range(3):
        dealer = Dealer.fast(seed)
        scribe = Scribe()
        state = game().start(4, dealer, scribe)
        while not state.over:
            seat = state.actor
            assert seat is not None and state.prompt is not None
            told = language.prompt("florenza", state.prompt, NAMES)
            for action in state.legal()[seed::9]:
                gloss = table.choice(state.explain(action), language)
                assert gloss and "none" not in gloss and "{" not in gloss, action
            assert told and "none" not in told
            state.apply(chooser(state, dealer), dealer, scribe)
        for _, line in language.story("florenza", table.digest(scribe.events), NAMES):
            assert "none" not in line and "{" not in line
    assert language.missing == set()
