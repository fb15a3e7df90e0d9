"""The worlds that a seat imagines are drawn from the exact posterior, at every choice of whole games.

The posterior comes from `belief`, which lists all worlds of a small start. A test that could not fail would be worth
nothing, so wrong samplers are put to the same test and must be rejected.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import mecenate
from mecenate.testing.belief import Belief, Seat, step
from mecenate.testing.posterior import Small, compare, from_view, remembered
from tests.memory.small import carpe_diem_late, carrara_with_four_blocks
from tests.memory.small_florenza import DOUBLE, florenza
from tests.memory.starts import LONG, QUICK

quick = pytest.mark.parametrize("make", QUICK.values(), ids=QUICK.keys())
at_length = pytest.mark.parametrize("make", LONG.values(), ids=LONG.keys())


@quick
@pytest.mark.rule("CAR-92", "PRI-99", "FLO-76", "CAD-68")
def test_imagined_worlds_have_the_odds_of_the_posterior(make: Callable[[], Small]) -> None:
    comparison = compare(make(), 5, remembered)
    assert comparison.samples
    assert comparison.problems() == []


@pytest.mark.long
@at_length
@pytest.mark.parametrize("seed", [6, 7])
def test_imagined_worlds_have_the_odds_of_the_posterior_in_whole_games(make: Callable[[], Small], seed: int) -> None:
    comparison = compare(make(), seed, remembered)
    assert comparison.samples
    assert comparison.problems() == []


@quick
def test_a_sampler_that_knows_the_present_view_alone_is_rejected(make: Callable[[], Small]) -> None:
    small = make()
    assert compare(small._replace(steps=min(small.steps, 40)), 5, from_view).problems()


def test_a_card_of_florenza_that_is_there_twice_is_kept_and_played() -> None:
    """Seat 0 keeps one of two cards, unseen, and plays Ada in the next round.

    It had two Adas, or Ada and Cia. As "keep ada" is one choice whatever the number of Adas, both are as likely.
    """
    small = florenza(2, DOUBLE, 2, (None,), 15, late_discards="back")
    assert compare(small._replace(draws=(700, 700)), 7, remembered).problems() == []


def test_a_sampler_that_draws_every_possible_world_alike_is_rejected() -> None:
    """It has the right support and the wrong odds: only the chi-square can tell."""
    small = carpe_diem_late(2, (0, 1), 16, villa=12, garden=7, market=5)
    belief = Belief(small.title, 0, small.worlds(0))
    choose = small.chooser(dealer := mecenate.Dealer.fast(5))
    state = small.state
    while len(belief.worlds) < 6:
        real = step(state, choose(state), dealer)
        belief.follow(real)
        state = real.after
    worlds = [world.state for world in belief.worlds.values()]

    def uniform(real: mecenate.State, seat: Seat, luck: mecenate.Dealer) -> mecenate.State:
        return worlds[int(luck.pick(len(worlds)))]

    here = small._replace(state=state, worlds=lambda seat: belief_of(belief), steps=1, observers=(0,))
    assert not compare(here, 1, remembered).problems()
    problems = compare(here, 1, uniform).problems()
    assert problems
    assert all("chi-square" in problem for problem in problems)


def belief_of(belief: Belief) -> list[tuple[float, mecenate.State]]:
    """The worlds of a belief as a start of another."""
    return [(world.weight, world.state) for world in belief.worlds.values()]


def test_the_filter_finds_out_that_nothing_of_carrara_is_hidden() -> None:
    small = carrara_with_four_blocks(3)
    belief = Belief(small.title, 1, small.worlds(1))
    choose = small.chooser(dealer := mecenate.Dealer.fast(3))
    state = small.state
    for _ in range(small.steps):
        real = step(state, choose(state), dealer)
        belief.follow(real)
        state = real.after
        assert belief.posterior() == {small.title.key(state): pytest.approx(1.0)}


def test_the_filter_agrees_with_counting_by_hand() -> None:
    """Another seat has looked at two of fifteen villas and nine gardens, and put one back, which nobody saw."""
    small = carpe_diem_late(2, (1,), 16, villa=15, garden=9)
    belief = Belief(small.title, 1, small.worlds(1))
    choose = small.chooser(dealer := mecenate.Dealer.fast(5))
    state = small.state
    while state.actor == 0:
        real = step(state, choose(state), dealer)
        belief.follow(real)
        state = real.after
    odds = {}
    for world in belief.worlds.values():
        held, put_back = (world.state.view(0).players[0].hand, world.state.view(0).players[0].returned)
        odds[(*held, *put_back)] = world.weight
    pairs = 24 * 23
    assert odds == {
        ("villa", "villa"): pytest.approx(15 * 14 / pairs),
        ("garden", "garden"): pytest.approx(9 * 8 / pairs),
        ("villa", "garden"): pytest.approx(15 * 9 / pairs),
        ("garden", "villa"): pytest.approx(15 * 9 / pairs),
    }
