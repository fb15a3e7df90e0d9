"""What is explained is what really happens, for every choice of many positions, up to chance."""

from __future__ import annotations

import msgspec
import pytest

import mecenate
from mecenate.core.explain import explain, explain_choices
from mecenate.core.explanation import Explanation
from mecenate.core.explanation_spec import ExplanationSpec
from mecenate.core.trial import Trial
from mecenate.lang.rules import clauses
from tests.explanations.really import Before, Deed, certain, difference, heard, held, patched, told
from tests.tables import COMPILED, TABLES_BY_COST, Table, choose

GAMES = 5 if COMPILED else 1
STRIDE = 1 if COMPILED else 6
"""Every so many actions the choices are explained."""

"""Who accepts an offer does not know whether the partner must sell prestige for it (PRI-13, PRI-90)."""

every_table = pytest.mark.parametrize("table", TABLES_BY_COST)


def spec_of(state: mecenate.State) -> ExplanationSpec:
    functions = state.game.functions
    assert functions is not None and functions.explanation is not None
    return functions.explanation


@every_table
def test_every_choice_does_what_its_explanation_says(table: Table) -> None:
    explained = cut = 0
    for seed in range(GAMES):
        state, dealer = table.start(700 + seed)
        steps = 0
        while not state.over:
            if (steps + seed) % STRIDE == 0:
                legal = state.legal()
                explanations = explain_choices(state, notes=steps % 2 == 1)
                before = before_of(state, explanations[0].seat)
                assert [explanation.plan for explanation in explanations] == [[str(action)] for action in legal]
                for action, explanation in zip(legal, explanations, strict=True):
                    explained += 1
                    cut += explanation.then is not None
                    compare(state, [action], explanation, before)
            state.apply(choose(state, dealer), dealer)
            steps += 1
    assert explained > 50
    assert 0 < cut < explained


@every_table
def test_a_whole_plan_does_what_its_explanation_says(table: Table) -> None:
    longest = 0
    state, dealer = table.start(800)
    while not state.over:
        plan: list[mecenate.Action] = []
        planned = state.copy()
        seat = state.actor
        assert seat is not None
        while planned.actor == seat and len(plan) < 6:
            plan.append(choose(planned, dealer))
            if Trial(planned, plan[-1], seat).cut:
                break
            planned.apply(plan[-1], dealer)
        explanation = explain(state, plan, seat)
        assert explanation.plan == [str(action) for action in plan]
        compare(state, plan, explanation, before_of(state, seat))
        longest = max(longest, len(plan))
        state.apply(choose(state, dealer), dealer)
    assert longest > 1


def before_of(state: mecenate.State, seat: int) -> Before:
    return Before(state, seat, spec_of(state).holdings)


def compare(state: mecenate.State, plan: list[mecenate.Action], explanation: Explanation, before: Before) -> None:
    """Compare an explanation with what the plan really does."""
    seat = explanation.seat
    deed = Deed(state, plan, seat)
    assert heard(explanation) == deed.told[: len(explanation.events)]
    if explanation.then is not None and explanation.then.kind == "unseen":
        assert explanation.undo <= deed.undo and explanation.turn is None
        assert state.game.name == "princes", "only there others pay for a choice"
        return
    assert explanation.undo == deed.undo
    if explanation.then is None:
        after = deed.after
        assert not deed.drawn and not after.over
        assert heard(explanation) == deed.told
        assert explanation.turn == after.actor
        assert explanation.legal == ([str(action) for action in after.legal()] if after.actor == seat else [])
    else:
        if explanation.then.kind == "look":
            assert "look" in [event["kind"] for event in deed.told]
        else:
            assert deed.drawn if explanation.then.kind == "draw" else deed.after.over
        assert explanation.turn is None and explanation.legal == []
        after = up_to_the_cut(state, plan, seat)
    compare_the_views(before, after, explanation)
    assert certain(explanation.points, before.gained(after))
    assert explanation.ends.count("game") == (explanation.then is not None and explanation.then.kind == "reveal")


def up_to_the_cut(state: mecenate.State, plan: list[mecenate.Action], seat: int) -> mecenate.State:
    """The real table at the moment at which the first thing is drawn or shown."""
    for action in plan[:-1]:
        state = state.copy()
        state.apply(action)
    return Trial(state, plan[-1], seat).state


def compare_the_views(before: Before, after: mecenate.State, explanation: Explanation) -> None:
    view = after.view(explanation.seat)
    assert patched(before.plain, explanation.changes) == msgspec.to_builtins(view)
    more = difference(before.held, held(view.players[explanation.seat], spec_of(after).holdings))
    assert explanation.brings == {name: number for name, number in more.items() if number > 0}
    assert explanation.costs == {name: -number for name, number in more.items() if number < 0}


@every_table
def test_completion_and_ends_are_those_of_the_real_move(table: Table) -> None:
    """Completed things are the events that say so; a turn has ended when somebody else begins one."""
    state, dealer = table.start(900)
    completed = ended = 0
    while not state.over:
        action, seat = choose(state, dealer), state.actor
        assert seat is not None
        explanation = state.explain(action)
        spec = spec_of(state)
        before = state.view(seat)
        scribe = mecenate.Scribe()
        state.apply(action, dealer, scribe)
        done = [event for event in told(scribe.events, seat) if event["kind"] in spec.completing]
        named = [msgspec.to_builtins(event) for event in explanation.completes]
        assert named == done if explanation.then is None else named == done[: len(named)]
        completed += len(named)
        if explanation.then is None:
            now = state.view(seat)
            changed = [name for field, name in spec.periods.items() if getattr(before, field) != getattr(now, field)]
            assert [name for name in explanation.ends if name in spec.periods.values()] == changed
            assert ("turn" in explanation.ends) <= (state.actor != seat)
            ended += "turn" in explanation.ends
        if explanation.then is not None and explanation.then.kind == "reveal":
            assert "game" in explanation.ends
            assert state.over
    assert completed > 0 and ended > 0


@every_table
def test_every_choice_has_a_clause_of_the_rules(table: Table) -> None:
    prefix = {"carrara": "CAR", "princes": "PRI", "florenza": "FLO", "carpe_diem": "CAD"}[table.game]
    known = {clause.id for clause in clauses(table.game)}
    state, dealer = table.start(950)
    while not state.over:
        for explanation in explain_choices(state):
            assert explanation.clause.startswith(prefix) and explanation.clause in known
        state.apply(choose(state, dealer), dealer)
