"""The numbers for learning: documented, sealed, and telling."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.core.feature_vector import FeatureVector
from tests.tables import TABLES, Table, choose

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
FEW = [
    next(table for table in TABLES if table.game == name) for name in ("carrara", "princes", "florenza", "carpe_diem")
]
each_game = pytest.mark.parametrize("table", FEW, ids=str)

STRIDE = 29
LARGEST = 100.0


def observed(state: mecenate.State, seat: int) -> list[float]:
    vector = FeatureVector(len(state.game.observed))
    state.observe(seat, vector)
    assert vector.at == len(state.game.observed), "every number has a name, and the other way round"
    return list(vector.numbers)


def peeped(state: mecenate.State, seat: int) -> list[float]:
    """What a reader sees that is not sealed."""
    return [float(cell) for cell in state.cells]


def differences(table: Table, read: object, seed: int) -> int:
    """How often the numbers of a seat differ between a world and one that the seat cannot tell from it."""
    assert callable(read)
    count = 0
    state, dealer = table.start(seed)
    steps = 0
    while not state.over:
        if steps % STRIDE == 0:
            for seat in range(table.seats):
                count += read(state, seat) != read(state.imagine_from_view(seat, dealer), seat)
        state.apply(choose(state, dealer), dealer)
        steps += 1
    return count


@each_game
def test_each_number_has_a_name_of_its_own(table: Table) -> None:
    names = table.open().observed
    assert len(set(names)) == len(names) > 1000


@every_table
def test_what_a_seat_cannot_see_changes_no_number(table: Table) -> None:
    assert differences(table, observed, seed=3) == 0


@each_game
def test_a_reader_that_peeps_is_found_out(table: Table) -> None:
    assert differences(table, peeped, seed=3) > 0


@each_game
def test_what_a_seat_sees_change_changes_a_number(table: Table) -> None:
    changed = looked = 0
    state, dealer = table.start(5)
    while not state.over and looked < 120:
        seat = looked % table.seats
        view, numbers = state.view(seat), observed(state, seat)
        state.apply(choose(state, dealer), dealer)
        if state.view(seat) != view:
            looked += 1
            changed += observed(state, seat) != numbers
    assert changed >= 0.99 * looked > 50


@each_game
def test_the_own_seat_comes_first(table: Table) -> None:
    names = table.open().observed
    state, _ = table.start(1)
    assert state.actor is not None
    for seat in range(table.seats):
        numbers = dict(zip(names, observed(state, seat), strict=True))
        assert numbers["to choose: own"] == float(seat == state.actor)
        assert numbers["own: sits"] == 1.0


@each_game
def test_numbers_stay_small(table: Table) -> None:
    state, dealer = table.start(9)
    while not state.over:
        state.apply(choose(state, dealer), dealer)
    for seat in range(table.seats):
        numbers = observed(state, seat)
        assert max(map(abs, numbers)) < LARGEST
        assert sum(map(abs, numbers)) > 10
