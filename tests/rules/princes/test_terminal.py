"""The table in the terminal and its words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mecenate
from mecenate import Dealer, Scribe
from mecenate.cli.tables import TABLES
from mecenate.games.princes.decisions import DECISIONS
from mecenate.games.princes.explaining import EXPLANATION
from mecenate.games.princes.game import OPTIONS
from mecenate.games.princes.layout import PHASES, SOURCES
from mecenate.games.princes.vocabulary import CHARACTERS, DECKS, FREEDOMS, LOTS, PIECES
from mecenate.lang import LANGUAGES, Language
from mecenate.lang.catalogue import catalogue
from mecenate.lang.language import slug
from tests.cli.printing import printed
from tests.rules.playing import play
from tests.rules.princes.positions import card_names, game, position, start

NAMES = ["Ada", "Bea", "Cleo", "Dora", "Emil"]
TABLE = TABLES["princes"]
RULES = Path(mecenate.__file__).parent / "games" / "princes"
every_language = pytest.mark.parametrize("code", LANGUAGES)


def ids(prefix: str) -> set[str]:
    messages = {id for id in catalogue("en", "princes").messages if "." not in id and id.startswith(prefix)}
    return {id.removeprefix(prefix) for id in messages}


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"expansions": "muse"}), (5, {"expansions": "muse,cooperation", "layout": "flat"})],
)
@every_language
def test_whole_games_are_drawn_and_told_without_falling_back(code: str, seats: int, options: dict[str, str]) -> None:
    language = Language(code)
    dealer = Dealer.fast(seats)
    state = start(seats, dealer, **options)
    step = 0
    while (seat := state.actor) is not None:
        view = state.view(seat)
        assert state.prompt is not None and language.prompt("princes", state.prompt, NAMES)
        legal = state.legal()
        for action in legal[:: 1 + len(legal) // 20]:
            gloss = TABLE.choice(state.explain(action), language)
            assert gloss and "none" not in gloss and "{" not in gloss, str(action)
        if step % 50 == 0:
            for width in (80, 100):
                text = printed(TABLE.draw(view, NAMES, language, width), width)
                assert max(map(len, text.splitlines())) <= width and "…" not in text
        scribe = Scribe()
        state.apply(legal[dealer.pick(len(legal))], dealer, scribe)
        for told in (scribe.events, TABLE.digest(scribe.events)):
            for _, line in language.story("princes", told, NAMES):
                assert "none" not in line and "{" not in line, line
        step += 1
    assert printed(TABLE.draw(TABLE.opened(state), NAMES, language, 80), 80)
    assert all(language.source("princes", source) for source in state.scores()[0].breakdown)
    assert language.missing == set()


@every_language
def test_every_word_of_the_vocabulary_is_explained(code: str) -> None:
    language = Language(code)
    for action in game(expansions="muse,cooperation").actions:
        assert language.gloss("princes", *EXPLANATION.family(str(action)), {})
    assert language.missing == set()


@every_language
def test_the_languages_have_the_same_messages_with_the_same_variables(code: str) -> None:
    english = {id: message.variables for id, message in catalogue("en", "princes").messages.items()}
    assert {id: message.variables for id, message in catalogue(code, "princes").messages.items()} == english
    assert catalogue(code, "princes").broken == []


def test_nothing_is_missing_and_nothing_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    events = set(re.findall(r"""scribe\.tell\(\s*"([^"]+)\"""", source))
    assert ids("event-") == {slug(kind) for kind in events}
    assert ids("prompt-") == {slug(kind) for kind in DECISIONS}
    assert ids("option-") == {slug(option.name) for option in OPTIONS}
    assert ids("source-") == {slug(source) for source in (*SOURCES, "sold", "prestige cards")}
    words = {*PIECES, *LOTS, *DECKS, *FREEDOMS, *CHARACTERS, *PHASES, *card_names(), "seat"}
    assert ids("word-") == {slug(word) for word in words}
    tables = Path(mecenate.__file__).parent / "cli" / "tables"
    drawing = "\n".join(path.read_text(encoding="utf-8") for path in tables.glob("princes*.py"))
    labels = {f"label-{label}" for label in ids("label-")}
    common = "".join((tables / name).read_text(encoding="utf-8") for name in ("remembered.py", "table.py"))
    shared = set(re.findall(r"""["'](label-[a-z-]+)["']""", common))
    assert labels == set(re.findall(r"""["'](label-[a-z-]+)["']""", drawing)) | shared & labels


def test_the_table_shows_estates_the_auction_and_the_reckoning() -> None:
    state = position(hand={0: "poet"}, estate={0: ["opera r0 at f3", "lake r0 at d1"]}, jesters={0: 2})
    text = printed(TABLE.draw(state.view(0), NAMES, Language("en"), 100), 100)
    rows = [line[:16].rstrip() for line in text.splitlines()]
    assert "5 · · · · O O O" in rows and "3 · · · l · O ·" in rows and "1 ▓ ▓ ▓ l l · ·" in rows
    assert any(line.split() == ["Poet", "–", "3", "–", "4", "1", "=", "8"] for line in text.splitlines())
    assert "0 prestige · 3,500 florins" in text
    other = printed(TABLE.draw(state.view(1), NAMES, Language("en"), 100), 100)
    assert "Poet" not in other and other.count("3,500 florins") == 1
    auction = play(position(phase="auction"), "open jester", "bid", "pass")
    drawn = printed(TABLE.draw(auction.view(3), NAMES, Language("en"), 100), 100)
    assert "jester: 300 by 2 · passed: 3" in drawn


def test_choices_name_prices_values_and_likings() -> None:
    english = Language("en")
    state = position(hand={0: "poet, bonus jesters"}, jesters={0: 3}, builders={0: 1})

    def gloss(text: str) -> str:
        return TABLE.choice(state.explain(state.parse(text)), english)

    assert gloss("build opera") == "Build it for 300 florins"
    assert gloss("work poet") == "A work worth 7, with bonus cards up to 13: likes theatre, lake, travel"
    assert gloss("introduce travel") == "Introduce the freedom of travel for 300 florins"
    first = start(3)
    text = str(first.legal()[0])
    told = TABLE.choice(first.explain(first.parse(text)), english)
    assert re.fullmatch(r"Give back the [\w ]+: \w+, \w+, \w+", told)
