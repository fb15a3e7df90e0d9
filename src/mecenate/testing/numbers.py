"""Observations for learners: each number has a name, depends on nothing hidden, and changes with the position."""

from __future__ import annotations

from collections.abc import Callable

import mecenate
from mecenate.core.feature_vector import FeatureVector
from mecenate.testing.tables import Table, choose

LARGEST = 100.0
Reader = Callable[[mecenate.State, int], list[float]]
"""The numbers of a state as a seat reads them."""


def observed(state: mecenate.State, seat: int) -> list[float]:
    """The observation of a seat."""
    vector = FeatureVector(len(state.game.observed))
    state.observe(seat, vector)
    assert vector.at == len(state.game.observed), "every number has a name, and the other way round"
    return list(vector.numbers)


def differences(table: Table, read: Reader, seed: int, stride: int) -> int:
    """How often the numbers of a seat differ between a world and one that the seat cannot tell from it."""
    count = 0
    state, dealer = table.start(seed)
    steps = 0
    while not state.over:
        if steps % stride == 0:
            for seat in range(table.seats):
                count += read(state, seat) != read(state.imagine_from_view(seat, dealer), seat)
        state.apply(choose(state, dealer), dealer)
        steps += 1
    return count


def check_names(table: Table, least: int = 1) -> None:
    """Each number has a name of its own, and there are more than `least`."""
    names = table.open().observed
    assert len(set(names)) == len(names) > least


def check_changes(table: Table, least: int) -> None:
    """What a seat sees change changes a number, in more than `least` changes."""
    changed = looked = 0
    state, dealer = table.start(5)
    while not state.over and looked < 120:
        seat = looked % table.seats
        view, numbers = state.view(seat), observed(state, seat)
        state.apply(choose(state, dealer), dealer)
        if state.view(seat) != view:
            looked += 1
            changed += observed(state, seat) != numbers
    assert changed >= 0.99 * looked > least


def check_own_seat_first(table: Table) -> None:
    """The own seat comes first."""
    names = table.open().observed
    state, _ = table.start(1)
    assert state.actor is not None
    for seat in range(table.seats):
        numbers = dict(zip(names, observed(state, seat), strict=True))
        assert numbers["to choose: own"] == float(seat == state.actor)
        assert numbers["own: sits"] == 1.0


def check_sizes(table: Table) -> None:
    """Numbers stay small, and are not all zero."""
    state, dealer = table.start(9)
    while not state.over:
        state.apply(choose(state, dealer), dealer)
    for seat in range(table.seats):
        numbers = observed(state, seat)
        assert max(map(abs, numbers)) < LARGEST
        assert sum(map(abs, numbers)) > 10
