"""The numbers for learning: documented, sealed, and telling."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.testing import numbers
from tests.tables import TABLES, Table, every_table

FEW = [
    next(table for table in TABLES if table.game == name) for name in ("carrara", "princes", "florenza", "carpe_diem")
]
each_game = pytest.mark.parametrize("table", FEW, ids=str)

STRIDE = 29


def peeped(state: mecenate.State, seat: int) -> list[float]:
    """What a reader sees that is not sealed."""
    return [float(cell) for cell in state.cells]


@each_game
def test_each_number_has_a_name_of_its_own(table: Table) -> None:
    numbers.check_names(table, 1000)


@every_table
def test_what_a_seat_cannot_see_changes_no_number(table: Table) -> None:
    assert numbers.differences(table, numbers.observed, 3, STRIDE) == 0


@each_game
def test_a_reader_that_peeps_is_found_out(table: Table) -> None:
    assert numbers.differences(table, peeped, 3, STRIDE) > 0


@each_game
def test_what_a_seat_sees_change_changes_a_number(table: Table) -> None:
    numbers.check_changes(table, 50)


@each_game
def test_the_own_seat_comes_first(table: Table) -> None:
    numbers.check_own_seat_first(table)


@each_game
def test_numbers_stay_small(table: Table) -> None:
    numbers.check_sizes(table)
