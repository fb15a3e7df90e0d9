"""What holds in every game, at every table, after every action."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mecenate.testing import properties
from tests.tables import COMPILED, TABLES, Table, every_table

pytestmark = pytest.mark.long

GAMES_A_TABLE = 100 if COMPILED else 8
"""Whole games with every piece counted after every action."""
QUICK_GAMES = 2000
"""Whole games in all, with every piece counted at the end."""


@every_table
def test_pieces_are_accounted_for_after_every_action(table: Table) -> None:
    properties.check_pieces(table, GAMES_A_TABLE)


@every_table
def test_thousands_of_games_come_to_an_end(table: Table) -> None:
    properties.check_ends(table, QUICK_GAMES // len(TABLES) + 1)


@every_table
@pytest.mark.parametrize("check", properties.PLAIN_CHECKS, ids=lambda check: check.__name__)
def test_a_property_holds(table: Table, check: properties.Check) -> None:
    check(table)


@settings(max_examples=60 if COMPILED else 15)
@given(data=st.data())
def test_whatever_is_chosen_the_table_stays_in_order(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES))
    state, dealer = table.start(data.draw(st.integers(0, 1000)))
    for pick in data.draw(st.lists(st.integers(0, 30), min_size=20, max_size=120)):
        if state.over:
            break
        legal = state.legal()
        state.apply(legal[pick % len(legal)], dealer)
        state.audit()
