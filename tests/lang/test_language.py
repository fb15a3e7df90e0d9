"""Sentences out of facts."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

import pytest

import mecenate
from mecenate.cli.tables import table_for
from mecenate.core.event import Event, Fact
from mecenate.core.explanation import Explanation
from mecenate.core.prompt import Prompt
from mecenate.games.carrara.explaining import EXPLANATION
from mecenate.lang import LANGUAGES, Language, preferred
from tests.tables import GOLDEN, Table

NAMES = ["Ada", "Bea", "Cleo", "Dora"]


def event(kind: str, seat: int, **facts: Fact) -> Event:
    return Event(kind, seat, dict(facts), None, False)


@pytest.mark.parametrize("version", ["normal", "advanced"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_told_without_falling_back(code: str, version: str) -> None:
    language = Language(code)
    table = table_for("carrara")
    kinds: set[str] = set()
    for seed, improvements in enumerate(("cities", "landscapes", "mixed")):
        game = mecenate.game("carrara", version=version, improvements=improvements)
        dealer = mecenate.Dealer.fast(seed)
        state = game.start(2 + seed % 3, dealer)
        while not state.over:
            assert state.prompt is not None
            assert language.prompt("carrara", state.prompt, NAMES)
            legal = state.legal()
            for action in legal[:: 1 + len(legal) // 6]:
                assert "none" not in table.choice(state.explain(action), language), str(action)
            scribe = mecenate.Scribe()
            state.apply(legal[dealer.pick(len(legal))], dealer, scribe)
            for told in (scribe.events, table.digest(scribe.events)):
                for _, line in language.story("carrara", told, NAMES):
                    assert "none" not in line and "{" not in line, line
            kinds.update(event.kind for event in scribe.events)
        assert all(language.source("carrara", source) for source in state.scores()[0].breakdown)
    assert language.missing == set()
    assert len(kinds) > 18


@pytest.mark.parametrize("version", ["normal", "advanced"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_vocabulary_is_known(code: str, version: str) -> None:
    language = Language(code)
    for action in mecenate.game("carrara", version=version, improvements="mixed").actions:
        assert language.gloss("carrara", *EXPLANATION.family(str(action)), {})
    assert language.missing == set()


class Moment(NamedTuple):
    """A choice of a game, what the first choices mean, and what happened then."""

    prompt: Prompt
    explanations: list[Explanation]
    events: list[Event]


@lru_cache(maxsize=1)
def whole_game(table: Table) -> tuple[list[Moment], list[str]]:
    """A game at a table and the sources of its points; the languages tell the same one, one after the other."""
    moments = []
    state, dealer = table.start(3)
    while not state.over:
        assert state.prompt is not None
        legal = state.legal()
        scribe = mecenate.Scribe()
        moments.append(Moment(state.prompt, [state.explain(action) for action in legal[:20]], scribe.events))
        state.apply(legal[dealer.pick(len(legal))], dealer, scribe)
    return moments, list(state.scores()[0].breakdown)


@pytest.mark.long
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("table", GOLDEN, ids=str)
def test_a_game_at_every_table_is_told_without_falling_back(code: str, table: Table) -> None:
    language = Language(code)
    drawn = table_for(table.game)
    names = [*NAMES, "Elsa"]
    moments, sources = whole_game(table)
    for moment in moments:
        assert language.prompt(table.game, moment.prompt, names)
        for explanation in moment.explanations:
            assert drawn.choice(explanation, language)
        for told in (moment.events, drawn.digest(moment.events)):
            for _, line in language.story(table.game, told, names):
                assert "{" not in line, line
    assert all(language.source(table.game, source) for source in sources)
    assert language.missing == set()


def test_words_are_made_of_words() -> None:
    french = Language("fr")
    assert french.word("carrara", "green") == "vert"
    assert french.word("carrara", "green", "block") == "bloc vert"
    assert french.word("carrara", "porta 3b") == "Porta 3b"
    assert french.word("carrara", "36 florins") == "36 florins"
    assert french.word("carrara", "massa+pisa") == "Massa+Pisa"
    assert french.word("carrara", "massa+pisa", "scored") == "les statues de Massa et Pisa"
    assert french.word("carrara", "III") == "III"
    assert french.words("carrara", ["red", "white", "red"]) == "2× rouge, blanc"
    assert french.missing == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_tile_of_carpe_diem_reads_like_an_identifier(code: str) -> None:
    language = Language(code)
    takes = (str(action) for action in mecenate.game("carpe_diem").actions if str(action).startswith("take "))
    tiles = [action.removeprefix("take ") for action in takes]
    assert len(tiles) > 60
    spoken = {tile: language.word("carpe_diem", tile) for tile in tiles}
    assert not [name for name in spoken.values() if re.search(r"opposite|\bthen\b|three-way| \d+$", name)]
    assert len(set(spoken.values())) == len(spoken), "two kinds of tiles have one name"


def test_numbers_take_their_noun() -> None:
    assert [Language("en").count("carrara", "florins", n) for n in (0, 1, 2)] == ["0 florins", "1 florin", "2 florins"]
    assert [Language("fr").count("carrara", "florins", n) for n in (0, 1, 2)] == ["0 florin", "1 florin", "2 florins"]
    assert [Language("de").count("carrara", "points", n) for n in (0, 1, 2)] == ["0 SP", "1 SP", "2 SP"]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Bea: scored the type Palazzo: 3 florins and 14 points"),
        ("fr", "Bea a évalué le type Palazzo (3 florins et 14 points)"),
        ("de", "Bea: den Typ Palazzo gewertet: 3 Münzen und 14 SP"),
        ("it", "Bea ha valutato il tipo Palazzo: 3 fiorini e 14 punti"),
    ],
)
def test_an_event_names_its_player_and_its_rewards(code: str, line: str) -> None:
    scored = event("evaluate", 1, space="palazzo", florins=3, points=14)
    assert Language(code).event("carrara", scored, NAMES) == line


@pytest.mark.parametrize(
    ("code", "prompt"),
    [
        ("en", "Cleo is visiting section 3 of the court: choose your action."),
        ("fr", "Cleo visite la section 3 de la Cour Royale\u00a0: choisissez votre action."),
        ("de", "Cleo besucht Bonusbereich 3 des Königlichen Hofs: Wähle deine Aktion."),
        ("it", "Cleo visita la sezione 3 della Corte Reale: scegli la tua azione."),
    ],
)
def test_a_seat_becomes_a_name(code: str, prompt: str) -> None:
    assert Language(code).prompt("carrara", Prompt("main", 0, {"visitor": 2, "section": 3}), NAMES) == prompt


@pytest.mark.parametrize(
    ("code", "gloss"),
    [
        ("en", "Take a green block, 1 florin"),
        ("fr", "Prendre un bloc vert, 1 florin"),
        ("de", "Einen grünen Baustein nehmen, 1 Münze"),
        ("it", "Prendi un blocco verde, 1 fiorino"),
    ],
)
def test_a_choice_is_explained(code: str, gloss: str) -> None:
    assert Language(code).gloss("carrara", "take", "green", {"florins": 1}) == gloss


def test_events_of_one_player_make_one_line() -> None:
    events = [
        event("pay", 0, colour="purple", blocks=2),
        event("build", 0, tile="porta 1", city="massa"),
        event("display", -1, tile="villa 5", left=20),
        event("pass", 1, florins=2),
    ]
    assert Language("en").story("carrara", events, NAMES) == [
        (0, "Ada: paid 2× purple · built Porta 1 in Massa · new on display: Villa 5 (20 left in the pile)"),
        (1, "Bea: passed, got 2 florins"),
    ]


def test_a_digest_puts_together_what_belongs_together() -> None:
    events = [
        event("take", 0, colour="green", florins=1, position="III"),
        event("take", 0, colour="blue", florins=0, position="III"),
        event("take", 0, colour="green", florins=1, position="III"),
        event("pay", 0, colour="red", blocks=1),
        event("pay", 0, colour="green", blocks=2),
    ]
    assert [Language("en").clause("carrara", told) for told in table_for("carrara").digest(events)] == [
        "took 2× green, blue from III for 2 florins",
        "paid red, 2× green",
    ]


def test_what_nobody_translated_is_said_bare() -> None:
    german = Language("de")
    assert german.text("no-such-message") == "no-such-message"
    assert german.word("carrara", "obelisk") == "obelisk"
    assert german.clause("no such game", event("flood", 0)) == "flood"
    assert german.prompt("no such game", Prompt("row", 0, {}), NAMES) == "row"
    assert german.gloss("no such game", "row", "north", {}) == ""
    assert german.title("no such game", "No Such Game") == "No Such Game"
    assert german.option("no such game", "size", "how big") == "how big"
    assert german.source("no such game", "fish") == "fish"
    assert len(german.missing) == 8


def test_an_unknown_language_is_english() -> None:
    assert Language("xx").code == "en"


@pytest.mark.parametrize(
    ("given", "environ", "code"),
    [
        ("de", {"MECENATE_LANG": "fr"}, "de"),
        (None, {"MECENATE_LANG": "fr", "LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LC_ALL": "de_CH.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LANG": "fr_BE.UTF-8"}, "fr"),
        (None, {"LANG": "it_CH.UTF-8"}, "it"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"MECENATE_LANG": "klingon"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_found(given: str | None, environ: dict[str, str], code: str) -> None:
    assert preferred(given, environ) == code
