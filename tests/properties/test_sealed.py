"""What is hidden stays hidden: two states that differ only in the unseen are one and the same to a seat."""

from __future__ import annotations

import pytest

from mecenate.testing import sealing
from tests.tables import COMPILED, Table, every_table

pytestmark = pytest.mark.long

GAMES = 6 if COMPILED else 2
STRIDE = 3 if COMPILED else 9
"""Every so many actions the worlds are compared."""


@every_table
def test_worlds_imagined_from_a_view_have_this_view(table: Table) -> None:
    sealing.check_imagined_views(table, GAMES, STRIDE)


@every_table
def test_the_same_move_is_told_the_same_in_both_worlds(table: Table) -> None:
    sealing.check_moves(table, GAMES, STRIDE)


@every_table
def test_a_view_is_plain_data(table: Table) -> None:
    sealing.check_plain_data(table)
