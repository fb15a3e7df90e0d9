"""How texts are worded, where a test can hold it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import mecenate
from mecenate.core.event import Event, Fact
from mecenate.core.prompt import Prompt
from mecenate.core.state import State
from mecenate.lang import LANGUAGES, Language
from mecenate.lang.explaining import spoken

FOLDER = Path(mecenate.__file__).parent / "lang"
RULES = Path(__file__).parents[2] / "docs" / "rules" / "fr"
NAMES = ["Ada", "Bea", "Cleo"]
BREAKING = re.compile(r"« | [;:!?»](?=[\s)]|$)")
FAMILIAR = re.compile(r"\b(?:tu|toi|ton|tes|as-tu)\b", re.IGNORECASE)


def catalogues(code: str) -> list[Path]:
    return sorted((FOLDER / code).glob("*.ftl"))


def told(path: Path) -> list[str]:
    """The lines of a catalogue or a page that are read by players."""
    lines = path.read_text(encoding="utf-8").splitlines()
    texts = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    return [re.sub(r"`[^`]*`", "", text) for text in texts]


def said(code: str, game: str, kind: str, **facts: Fact) -> str:
    return Language(code).event(game, Event(kind, 1, dict(facts), None, False), NAMES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_number_on_a_page_keeps_its_percent_sign_on_its_line(code: str) -> None:
    for name in ("analysis", "packs", "web"):
        lines = told(FOLDER / code / f"{name}.ftl")
        assert not [line for line in lines if re.search(r"[0-9}] %", line)], name


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_given_twice(code: str) -> None:
    for path in catalogues(code):
        body = FluentResource(path.read_text(encoding="utf-8")).body
        ids = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
        assert [id for id, count in ids.items() if count > 1] == [], path.name


def test_french_keeps_its_punctuation_on_the_line() -> None:
    for path in [*catalogues("fr"), *sorted(RULES.glob("*.md"))]:
        lines = [
            line for line in told(path) if BREAKING.search(line) and not line.startswith("? ") and ". ? " not in line
        ]
        assert lines == [], path.name


@pytest.mark.parametrize("path", catalogues("fr"), ids=lambda path: path.stem)
def test_french_players_are_addressed_formally(path: Path) -> None:
    assert [line for line in told(path) if FAMILIAR.search(line)] == []


@pytest.mark.parametrize(
    ("code", "profession", "line"),
    [
        ("fr", "goldsmith", "Bea a recruté l’Orfèvre chez Ada"),
        ("fr", "poet", "Bea a recruté le Poète chez Ada"),
        ("it", "goldsmith", "Bea ha reclutato l’Orafo da Ada"),
        ("it", "sculptor", "Bea ha reclutato lo Scultore da Ada"),
    ],
)
def test_a_noun_brings_its_own_article(code: str, profession: str, line: str) -> None:
    assert said(code, "princes", "recruit", profession=profession, **{"from": 0}) == line


def test_workers_bring_money() -> None:
    assert said("en", "florenza", "workers", fiorini=50) == "Bea: sent workers and got 50 fiorini"
    assert said("fr", "florenza", "workers", fiorini=50) == "Bea a envoyé des ouvriers et reçu 50 fiorini"


def test_the_answer_to_an_offer_says_who_pays_whom() -> None:
    asked = Prompt("answer", 0, {"building": "opera", "other": 1, "florins": 300})
    assert Language("en").prompt("princes", asked, NAMES) == (
        "Bea wants to build an opera with you: you would pay Bea 300 florins."
    )
    assert Language("fr").prompt("princes", asked, NAMES) == (
        "Bea veut construire un opéra avec vous\u00a0: vous lui verseriez 300 florins."
    )


def test_a_joint_building_says_who_paid_what() -> None:
    built: dict[str, Fact] = {"building": "opera", "partner": 2, "florins": 700, "prestige": 3}
    assert said("en", "princes", "build together", share=300, **built) == (
        "Bea: built an opera with Cleo: 700 florins to the bank, 300 from Cleo; 3 prestige each"
    )
    assert "nothing from Cleo" in said("en", "princes", "build together", share=0, **built)


def reached(game: str, wanted: Callable[[State], bool], **options: str) -> State:
    """The first position of a random game that is wanted."""
    for seed in range(40):
        dealer = mecenate.Dealer.fast(seed)
        state = mecenate.game(game, **options).start(3, dealer)
        while not state.over and not wanted(state):
            legal = state.legal()
            state.apply(legal[dealer.pick(len(legal))], dealer, mecenate.Scribe())
        if not state.over:
            return state
    raise AssertionError(f"no such position of {game}")


@pytest.mark.parametrize(
    ("kind", "options", "gloss"),
    [
        ("open", {}, "Buy nothing in this round"),
        ("answer", {"expansions": "cooperation"}, "Decline the offer"),
    ],
)
def test_declining_says_what_is_declined(kind: str, options: dict[str, str], gloss: str) -> None:
    state = reached("princes", lambda state: state.prompt is not None and state.prompt.kind == kind, **options)
    assert spoken(Language("en"), "princes", state.explain(state.parse("decline"))).startswith(gloss)


def test_a_card_with_income_says_that_it_comes_each_round() -> None:
    state = reached("florenza", lambda state: any(str(action) == "play casa" for action in state.legal()))
    explained = state.explain(state.parse("play casa"))
    assert "each round: an extra action, an extra card" in spoken(Language("en"), "florenza", explained)
