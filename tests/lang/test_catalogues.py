"""All languages say the same things, and say nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import mecenate
from mecenate.analysis import Mark
from mecenate.arena.study_compare import FIRST
from mecenate.arena.study_figures import MEASURES
from mecenate.arena.study_uses import USES
from mecenate.cli import analyse, analysis_page, answers
from mecenate.cli.parser import COMMANDS
from mecenate.cli.study_text import QUESTIONS
from mecenate.core.catalogue import entry
from mecenate.core.explanation import CutKind
from mecenate.core.game import Game
from mecenate.games.carrara.components import TYPES
from mecenate.games.carrara.layout import SOURCES
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, LANDSCAPES
from mecenate.lang import LANGUAGES
from mecenate.lang.catalogue import catalogue
from mecenate.lang.explaining import ENDS
from mecenate.lang.language import slug
from mecenate.openings.steps import RENAMED
from mecenate.server.tables.integrity import Verdict

GAMES = [entry.name for entry in mecenate.catalogue()]
PACKAGE = Path(mecenate.__file__).parent
PAGES = sorted(path.stem for path in (PACKAGE / "lang" / "en").glob("*.ftl"))
NAMES = ("title", "word-")
SETS = ("cities", "landscapes", "four_pairs", "mixed")


def games() -> list[Game]:
    return [
        mecenate.game("carrara", version=version, improvements=improvements)
        for version in ("normal", "advanced")
        for improvements in SETS
    ]


def sources(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / folder).rglob("*.py")))


def event_kinds(name: str) -> set[str]:
    """What games tell, and the steps of openings that are told in other words."""
    told = set(re.findall(r"""scribe\.tell\(\s*"([^"]+)\"""", sources(f"games/{name}")))
    return told | {kind for (game, _), kind in RENAMED.items() if game == name}


def ids(page: str, prefix: str = "") -> set[str]:
    messages = {id for id in catalogue("en", page).messages if "." not in id}
    return {id.removeprefix(prefix) for id in messages if id.startswith(prefix)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_page_belongs_to_something_and_is_there_in_each_language(code: str) -> None:
    """`web` pages are the browser's; that each of their messages is asked for, its own tests see (web/tests)."""
    of_games = {page for name in GAMES for page in (name, f"web-{name}", f"guide-{name}")}
    assert set(PAGES) <= {"table", "explain", "analysis", "web", "guide", "packs"} | of_games
    assert sorted(path.stem for path in (PACKAGE / "lang" / code).glob("*.ftl")) == PAGES


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_read(code: str, page: str) -> None:
    assert catalogue(code, page).broken == []
    assert catalogue(code, page).messages


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_variables(code: str, page: str) -> None:
    english = {id: message.variables for id, message in catalogue("en", page).messages.items()}
    assert {id: message.variables for id, message in catalogue(code, page).messages.items()} == english


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_translations_differ_from_english(code: str, page: str) -> None:
    """A word or two may be the same in two languages, and names are; a sentence never is."""
    same = [
        id
        for id, message in catalogue("en", page).messages.items()
        if not message.variables and message.render({}) == catalogue(code, page).messages[id].render({})
    ]
    sentences = [id for id in same if len(catalogue("en", page).messages[id].render({}).split()) > 2]
    assert [id for id in sentences if not id.startswith(NAMES)] == []


@pytest.mark.parametrize("name", GAMES)
def test_each_event_has_its_message_and_none_is_left_over(name: str) -> None:
    assert ids(name, "event-") == {slug(kind) for kind in event_kinds(name)}


def reason_kinds(folder: str) -> set[str]:
    return set(re.findall(r"""Reason\(\s*"([^"]+)\"""", sources(folder)))


@pytest.mark.parametrize("name", GAMES)
def test_each_reason_has_its_message_and_none_is_left_over(name: str) -> None:
    assert ids(name, "reason-") == {slug(kind) for kind in reason_kinds(f"games/{name}")}


def test_reasons_of_every_game_have_their_messages() -> None:
    assert ids("explain", "reason-") == {slug(kind) for kind in reason_kinds("core")} | {"not-now"}


@pytest.mark.parametrize("name", GAMES)
def test_each_prompt_has_its_message_and_none_is_left_over(name: str) -> None:
    assert ids(name, "prompt-") == {slug(kind) for kind in mecenate.game(name).decisions}


def test_each_family_of_actions_has_its_message_and_none_is_left_over() -> None:
    known = ids("carrara", "action-")
    used = {"reserve"}  # chosen by the table for the florin spaces
    for game in games():
        for action in game.actions:
            parts = str(action).split(" ")
            begun = [slug(" ".join(parts[:length])) for length in range(len(parts), 0, -1)]
            used.add(next(family for family in begun if family in known))
    assert known == used


def test_each_word_has_its_message_and_none_is_left_over() -> None:
    words = {*COLOURS, *CITIES, *TYPES, *LANDSCAPES, "gold", "florins", "points", "normal", "advanced", "pair"}
    for game in games():
        view = game.start(2, mecenate.Dealer.fast(1)).view(None)
        words |= {*view.improvements, *view.decorations, *(f"{colour} statue" for colour in view.statues)}
    assert ids("carrara", "word-") == {slug(word) for word in words | {"gold statue"}}


def test_each_source_of_points_has_its_message_and_none_is_left_over() -> None:
    final = ("florins", "decorations", "majorities")
    assert ids("carrara", "source-") == {slug(source) for source in (*SOURCES, *final)}


@pytest.mark.parametrize("name", GAMES)
def test_each_option_has_its_message_and_none_is_left_over(name: str) -> None:
    assert ids(name, "option-") == {slug(option.name) for option in entry(name).options()}


@pytest.mark.parametrize("name", GAMES)
def test_each_value_of_an_option_has_its_words_and_none_is_left_over(name: str) -> None:
    """A number stands for itself."""
    values = {f"{option.name} {value}" for option in entry(name).options() for value in option.choices}
    assert ids(name, "value-") == {slug(value) for value in values if not value[-1].isdigit()}


def test_counted_nouns_are_those_that_are_counted() -> None:
    assert ids("carrara", "count-") == {"florins", "points", "blocks", "decoration", "gold-statue"}


def test_each_effect_of_a_choice_has_its_message_and_none_is_left_over() -> None:
    cuts = {f"then-{kind}" for kind in get_args(CutKind) if kind != "turn"}
    assert ids("explain", "explain-") == {"points"} | {f"ends-{end}" for end in ENDS} | cuts


def test_no_message_of_the_terminal_is_left_over() -> None:
    quoted = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", sources("cli") + sources("lang") + sources("server")))
    built = {f"help-{name}" for name in COMMANDS} | {f"command-{name}" for name in answers.COMMANDS}
    built |= {f"check-{verdict.value}" for verdict in Verdict}
    built |= {f"analyse-{column}" for column in (*analyse.COLUMNS, *analysis_page.COLUMNS)}
    built |= {f"study-{name}" for name in (*MEASURES, FIRST)}
    built |= {id for question in QUESTIONS for id in (f"study-ask-{question}", f"study-{question}-note")}
    assert ids("table") - quoted - built == set()
    for name in GAMES:
        assert {f"label-{label}" for label in ids(name, "label-")} - quoted == set()


def test_no_message_of_an_analysis_is_left_over() -> None:
    quoted = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", sources("lang")))
    assert ids("analysis") - quoted == {f"mark-{mark}" for mark in Mark}


@pytest.mark.parametrize("name", GAMES)
def test_no_other_messages_are_in_the_catalogue_of_a_game(name: str) -> None:
    kinds = (
        "event-",
        "prompt-",
        "action-",
        "word-",
        "count-",
        "source-",
        "option-",
        "value-",
        "label-",
        "reason-",
        "use-",
    )
    assert {id for id in ids(name) if not id.startswith(kinds)} == {"title"}


@pytest.mark.parametrize("name", GAMES)
def test_each_use_that_a_study_shows_has_its_message_and_none_is_left_over(name: str) -> None:
    assert ids(name, "use-") == {slug(use) for use in USES[name]}


def test_each_form_of_a_word_is_asked_for() -> None:
    forms = {id.partition(".")[2] for id in catalogue("en", "carrara").messages if "." in id}
    asked = {
        name.partition("-")[2]
        for message in catalogue("en", "carrara").messages.values()
        for name in message.variables
        if "-" in name
    }
    drawn = set(re.findall(r"""word\([^)]*["'](\w+)["']\)""", sources("cli/tables")))
    assert forms <= asked | drawn


def test_everything_that_the_server_refuses_is_said_in_the_browser() -> None:
    codes = set(re.findall(r"""(?:conflict|Refusal)\(\s*"([a-z-]+)\"""", sources("server")))
    codes |= set(re.findall(r"""^    \(\w+, "([a-z-]+)"\),$""", sources("server"), re.MULTILINE))
    of_programs = {"key-taken", "bad-pack", "hung-up", "unknown-host"}  # no page is shown then
    assert codes - of_programs - ids("web", "error-") == set()
    assert ids("web", "error-") - codes == {"offline"}
