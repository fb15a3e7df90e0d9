"""Reasons: every refusal is spoken in every language, from facts that the actor knows."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.lang import LANGUAGES, Language
from tests.tables import COMPILED, TABLES_BY_COST, Table, choose

STRIDE = 3 if COMPILED else 9
ASKED = 60
"""So many words of the vocabulary are refused at a position."""

every_table = pytest.mark.parametrize("table", TABLES_BY_COST)


def refused(state: mecenate.State, dealer: mecenate.Dealer) -> list[mecenate.Action]:
    """Some actions that are not legal now."""
    words = list(state.game.actions)
    some = [words[int(dealer.pick(len(words)))] for _ in range(ASKED)]
    return [word for word in some if word not in state.legal()]


@every_table
def test_every_refusal_is_spoken_in_each_language(table: Table) -> None:
    languages = [Language(code) for code in LANGUAGES]
    spoken: dict[str, set[str]] = {}
    state, dealer = table.start(1200)
    steps = 0
    while not state.over:
        for action in refused(state, dealer) if steps % STRIDE == 0 else []:
            reason = state.why_not(action)
            with pytest.raises(mecenate.IllegalAction) as raised:
                state.parse(str(action))
            assert (raised.value.reason is None) == (reason is None)
            kind, facts = (None, {}) if reason is None else (reason.kind, reason.facts)
            assert reason is None or str(reason) in str(raised.value)
            said = [language.reason(table.game, kind, facts) for language in languages]
            assert len(set(said)) == len(LANGUAGES)
            spoken.setdefault(kind or "", set()).update(said)
        state.apply(choose(state, dealer), dealer)
        steps += 1
    assert [language.missing for language in languages] == [set()] * len(LANGUAGES)
    assert len(spoken) > 4


@every_table
def test_reasons_are_the_same_in_worlds_that_the_actor_cannot_tell_apart(table: Table) -> None:
    state, dealer = table.start(1300)
    steps = 0
    while not state.over:
        if steps % STRIDE == 0:
            twin = state.imagine_from_view(state.actor, dealer)
            for action in refused(state, dealer):
                mine, theirs = state.why_not(action), twin.why_not(action)
                told = None if theirs is None else (theirs.kind, theirs.facts, str(theirs))
                assert told == (None if mine is None else (mine.kind, mine.facts, str(mine)))
        state.apply(choose(state, dealer), dealer)
        steps += 1


@every_table
def test_a_finished_game_refuses_everything_for_one_reason(table: Table) -> None:
    state, dealer = table.start(1400)
    assert state.why_not(state.legal()[0]) is None
    while not state.over:
        state.apply(choose(state, dealer), dealer)
    reason = state.why_not(next(iter(state.game.actions)))
    assert reason is not None and reason.kind == "over"
