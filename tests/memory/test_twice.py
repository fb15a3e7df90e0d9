"""Worlds imagined from an imagined world: the server's workers do that, and a search for the other seats.

A world that seat A imagines holds what seat B would remember in it. So what B imagines from there must follow the mean
of what B would believe, over all that B may have seen as far as A knows.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable

import pytest

import mecenate
from mecenate.testing.belief import Belief, step
from mecenate.testing.chi_square import Comparison
from mecenate.testing.posterior import Small, draws_for
from tests.memory.starts import QUICK

Sampler = Callable[[mecenate.State, int, int, mecenate.Dealer], mecenate.State]
STEPS = {
    "princes, four bonus cards": 7,
    "carpe diem, two seats, two kinds": 16,
    "princes, seven professions": 9,
    "florenza, two seats": 12,
}
"""The starts, and how many choices are followed from each."""
QUICK_ONES = [("princes, four bonus cards", 1, 0), ("carpe diem, two seats, two kinds", 1, 0)]
LONG_ONES = [(name, seat, other) for name in STEPS for seat, other in [(0, 1), (1, 0), (1, 1)]]


def twice(state: mecenate.State, seat: int, other: int, dealer: mecenate.Dealer) -> mecenate.State:
    """Imagines for a seat, and from there for another: what is tested."""
    return state.imagine(seat, dealer).imagine(other, dealer)


def at_once(state: mecenate.State, seat: int, other: int, dealer: mecenate.Dealer) -> mecenate.State:
    """Imagines for the other seat from the real state: not what is expected."""
    return state.imagine(other, dealer)


def expected(mine: Belief, everybody: Belief) -> dict[Hashable, float]:
    """What the recalled seat believes, on average over its histories as the first seat weighs them."""
    theirs = everybody.by_history(0)
    odds: dict[Hashable, float] = defaultdict(float)
    for history, weight in mine.histories(0).items():
        for world, chance in theirs[history].items():
            odds[world] += weight * chance
    return odds


def compare_twice(small: Small, seat: int, other: int, sampler: Sampler = twice) -> Comparison:
    """Play from a small start; at every choice compare what is imagined twice with what is expected."""
    dealer, luck = mecenate.Dealer.fast(5), mecenate.Dealer.fast(77)
    choose = small.chooser(dealer)
    state = small.state
    mine = Belief(small.title, seat, small.worlds(seat), recalled=(other,))
    everybody = Belief(small.title, None, small.worlds(None), recalled=(other,))
    comparison = Comparison()
    for number in range(small.steps):
        odds = expected(mine, everybody)
        worlds = (sampler(state, seat, other, luck) for _ in range(draws_for(small, len(odds))))
        drawn = Counter(small.title.key(world) for world in worlds)
        comparison.add(f"choice {number}, {state.prompt}", odds, drawn)
        real = step(state, choose(state), dealer)
        state = real.after
        if state.over:
            break
        mine.follow(real)
        everybody.follow(real)
    return comparison


def check(name: str, seat: int, other: int) -> None:
    """What is imagined twice has the odds that are expected."""
    comparison = compare_twice(QUICK[name]()._replace(steps=STEPS[name]), seat, other)
    assert comparison.samples
    assert comparison.problems() == []


@pytest.mark.parametrize(("name", "seat", "other"), QUICK_ONES)
def test_a_world_imagined_from_an_imagined_one_has_the_odds_of_what_its_seat_would_know(
    name: str, seat: int, other: int
) -> None:
    check(name, seat, other)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seat", "other"), LONG_ONES)
def test_every_seat_can_imagine_from_the_world_of_every_other(name: str, seat: int, other: int) -> None:
    check(name, seat, other)


@pytest.mark.parametrize("name", STEPS)
def test_a_world_that_holds_the_real_memory_of_the_other_seat_is_rejected(name: str) -> None:
    """If the imagined world held what the other seat really remembers, the other would know too much."""
    small = QUICK[name]()._replace(steps=5, draws=(60, 200))
    assert compare_twice(small, 1, 0, at_once).problems()
