"""What a seat with perfect memory cannot know has no influence on what it imagines."""

from __future__ import annotations

import pytest

import mecenate
from tests.memory.retelling import Line
from tests.tables import COMPILED, TABLES_BY_COST, Table

GAMES = 4 if COMPILED else 1
STRIDE = 5 if COMPILED else 23


@pytest.mark.parametrize("table", TABLES_BY_COST)
@pytest.mark.rule("CAR-92", "PRI-99", "CAD-68")
def test_worlds_that_a_seat_cannot_tell_apart_make_it_imagine_the_same(table: Table) -> None:
    for seed in range(GAMES):
        luck = mecenate.Dealer.fast(seed)
        for state in Line(table, 600 + seed).play_out(STRIDE):
            for seat in (None, *range(table.seats)):
                world = state.imagine(seat, luck)
                for number in range(3):
                    drawn = [start.imagine(seat, mecenate.Dealer.fast(number)) for start in (state, world)]
                    assert drawn[0] == drawn[1]
