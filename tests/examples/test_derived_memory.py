"""The worlds that follow from a layout are drawn from the exact posterior."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

import mecenate
from mecenate.core.content import counts
from mecenate.core.derived_memory import DerivedMemory
from mecenate.core.derived_view import DerivedViews
from mecenate.core.layout import Layout
from mecenate.testing.belief import Seat, Title
from mecenate.testing.posterior import Small, compare, favouring, remembered
from tests.examples.building import registered

WORKS = 32
PLAYED = 14
"""Choices before the position, of 16 in a game of two."""


@pytest.fixture
def late() -> Iterator[Small]:
    """The last turn of a game of two, and all hands that the other may have."""
    with registered():
        dealer = mecenate.Dealer.fast(4)
        state = mecenate.game("studiolo").start(2, dealer)
        for _ in range(PLAYED):
            state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
        yield Small("studiolo", Title(), state, favouring(), lambda seat: worlds(state, seat), 2, (0,), (8000, 8000))


def worlds(state: mecenate.State, seat: Seat) -> list[tuple[float, mecenate.State]]:
    """Every hand of the other seat is as likely."""
    assert seat is not None
    pile = state.game.layout.block("pile").offset
    hand = state.game.layout.block("hand").offset + WORKS * (1 - seat)
    unseen = [work for work in range(WORKS) if state.cells[pile + work] or state.cells[hand + work]]
    found = []
    for held in combinations(unseen, 3):
        world = state.copy()
        for work in unseen:
            world.cells[pile + work] = int(work not in held)
            world.cells[hand + work] = int(work in held)
        world.audit()
        found.append((1.0, world))
    return found


def test_derived_worlds_have_the_odds_of_the_posterior(late: Small) -> None:
    comparison = compare(late, 5, remembered)
    assert comparison.samples
    assert comparison.problems() == []


def test_a_sampler_that_peeps_is_rejected(late: Small) -> None:
    def peep(state: mecenate.State, seat: Seat, dealer: mecenate.Dealer) -> mecenate.State:
        return state.copy()

    assert compare(late._replace(steps=1), 5, peep).problems()


def test_a_hidden_block_that_does_not_follow_is_refused() -> None:
    layout = Layout(2)
    layout.by_seat("florins", counts("florins"), hidden=True)
    with pytest.raises(ValueError, match=r"florins.*write a module imagine_from_view"):
        DerivedMemory("mine", layout)
    layout = Layout(2)
    layout.cell("actor", counts("actor"))
    with pytest.raises(ValueError, match="no block may be named 'actor'"):
        DerivedViews("mine", layout)
