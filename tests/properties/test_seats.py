"""Seats count from 1 in everything that a person reads, and from 0 in the program."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import mecenate
from mecenate.core.event import SEAT_FACTS, Fact
from mecenate.lang import LANGUAGES, Language
from tests.tables import ONE_OF_EACH, TABLES_BY_COST, Table, choose

SOURCE = Path(__file__).parents[2] / "src" / "mecenate"
NAMED = re.compile(r"\bseat (-?\d+)")
NAMES = ["Ada", "Bea", "Cleo", "Dora", "Elsa"]
COUNTED_FROM_0 = re.compile(r"""f["'][^"']*\bseat \{(?![^}]*\+ 1\})""")
"""A sentence with a seat in it to which nobody has added 1."""

every_table = pytest.mark.parametrize("table", TABLES_BY_COST)


def seats_among(facts: dict[str, Fact]) -> list[int]:
    """The facts that are seats."""
    return [fact for name, fact in facts.items() if name in SEAT_FACTS and isinstance(fact, int)]


@every_table
def test_a_line_names_every_seat_as_people_count(table: Table) -> None:
    state, dealer = table.start(5)
    while not state.over:
        prompt, scribe = state.prompt, mecenate.Scribe()
        assert prompt is not None
        state.apply(choose(state, dealer), dealer, scribe)
        for line, seat, facts in (
            (str(prompt), prompt.seat, prompt.facts),
            *((str(event), event.seat, event.facts) for event in scribe.events),
        ):
            meant = ([] if seat < 0 else [seat]) + seats_among(facts)
            assert [int(number) for number in NAMED.findall(line)] == [seat + 1 for seat in meant], line
            assert all(0 <= seat < table.seats for seat in meant), line
    for score in state.scores():
        assert str(score).startswith(f"seat {score.seat + 1}: {score.total}")


@every_table
def test_a_fact_that_is_a_seat_counts_as_the_view_does(table: Table) -> None:
    state, dealer = table.start(6)
    while not state.over:
        prompt, view, scribe = state.prompt, state.view(None), mecenate.Scribe()
        assert prompt is not None
        facts = [prompt.facts]
        assert {name: prompt.facts.get(name) for name in seen(prompt, view)} == seen(prompt, view)
        state.apply(choose(state, dealer), dealer, scribe)
        facts += [event.facts for event in scribe.events]
        words = [fact for each in facts for fact in each.values() if isinstance(fact, str)]
        assert not [word for word in words if NAMED.search(word)], "a seat is a number, not a word"


def seen(prompt: mecenate.Prompt, view: Any) -> dict[str, int]:
    """The facts of a prompt that are seats, as the view has them."""
    if prompt.kind == "bid":
        return {"leader": view.auction.leader}
    if prompt.kind in ("answer", "reply"):
        return {"other": view.offer.active if prompt.kind == "answer" else view.offer.partner}
    if prompt.kind == "main" and view.visitor not in (None, prompt.seat):
        return {"visitor": view.visitor}
    return {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sentence_has_the_names_of_the_players(code: str) -> None:
    language = Language(code)
    named: Counter[str] = Counter()
    for table in ONE_OF_EACH:
        state, dealer = table.start(7)
        while not state.over:
            prompt, scribe = state.prompt, mecenate.Scribe()
            assert prompt is not None
            state.apply(choose(state, dealer), dealer, scribe)
            told = [(prompt.facts, language.prompt(table.game, prompt, NAMES))]
            told += [(event.facts, language.clause(table.game, event, NAMES)) for event in scribe.events]
            for facts, sentence in told:
                for name, fact in facts.items():
                    if name in SEAT_FACTS and isinstance(fact, int):
                        assert NAMES[fact] in sentence, (facts, sentence)
                        named[name] += 1
    assert set(named) == set(SEAT_FACTS)


def test_no_sentence_of_the_program_counts_a_seat_from_0() -> None:
    sentences = [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if COUNTED_FROM_0.search(line) and "from 0" not in line
    ]
    assert sentences == []
