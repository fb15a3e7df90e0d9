"""What a seat with perfect memory cannot know has no influence on what it imagines."""

from __future__ import annotations

import pytest

from mecenate.testing.memory import check_seals
from tests.tables import COMPILED, TABLES_BY_COST, Table

GAMES = 4 if COMPILED else 1
STRIDE = 5 if COMPILED else 23


@pytest.mark.parametrize("table", TABLES_BY_COST)
@pytest.mark.rule("CAR-92", "PRI-99", "CAD-68")
def test_worlds_that_a_seat_cannot_tell_apart_make_it_imagine_the_same(table: Table) -> None:
    check_seals(table, GAMES, STRIDE)
