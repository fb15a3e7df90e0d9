"""Explanations and reasons tell a seat nothing that it does not know."""

from __future__ import annotations

import msgspec
import pytest

import mecenate
from mecenate.core.explain import explain_choices
from tests.tables import COMPILED, TABLES_BY_COST, Table, choose

STRIDE = 3 if COMPILED else 14
"""Every so many actions two worlds are compared."""

every_table = pytest.mark.parametrize("table", TABLES_BY_COST)


@every_table
@pytest.mark.parametrize("notes", [False, True], ids=["without notes", "with notes"])
def test_explanations_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(table: Table, notes: bool) -> None:
    others = steps = 0
    state, dealer = table.start(1100)
    while not state.over:
        if steps % STRIDE == 0:
            seat = state.actor
            twin = state.imagine(seat, dealer) if notes else state.imagine_from_view(seat, dealer)
            others += twin != state
            mine, theirs = (msgspec.json.encode(explain_choices(world, seat, notes)) for world in (state, twin))
            assert mine == theirs
        state.apply(choose(state, dealer), dealer)
        steps += 1
    assert others > 0 or notes or ("screens", "down") in table.options


@every_table
def test_only_the_seat_that_chooses_is_explained_to(table: Table) -> None:
    state, _ = table.start(1)
    others = [seat for seat in range(table.seats) if seat != state.actor]
    with pytest.raises(mecenate.IllegalAction, match="chooses now"):
        state.explain(state.legal()[0], others[0])


@every_table
def test_a_plan_is_legal_to_its_end(table: Table) -> None:
    state, _ = table.start(1)
    wrong = next(action for action in state.game.actions if action not in state.legal())
    with pytest.raises(mecenate.IllegalAction, match="not legal"):
        state.explain(wrong)
    with pytest.raises(mecenate.IllegalAction, match="at least one"):
        state.explain([])
