"""Draws of a sampler at every choice of a line of play, compared with the exact posterior."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

import mecenate
from tests.memory.belief import Belief, Seat, Title, step
from tests.memory.chi_square import Comparison
from tests.memory.small import Small
from tests.tables import COMPILED

Sampler = Callable[[mecenate.State, Seat, mecenate.Dealer], mecenate.State]

FOR_EACH = 10
"""Draws for each possible world, within the limits of a start."""


def remembered(state: mecenate.State, seat: Seat, dealer: mecenate.Dealer) -> mecenate.State:
    """The sampler under test."""
    return state.imagine(seat, dealer)


def from_view(state: mecenate.State, seat: Seat, dealer: mecenate.Dealer) -> mecenate.State:
    """A sampler that forgets all but the present view: not the posterior."""
    return state.imagine_from_view(seat, dealer)


def sample(
    title: Title, state: mecenate.State, seat: Seat, sampler: Sampler, draws: int, dealer: mecenate.Dealer
) -> Counter[Hashable]:
    """How often each world is drawn."""
    return Counter(title.key(sampler(state, seat, dealer)) for _ in range(draws))


def draws_for(small: Small, worlds: int) -> int:
    """How many draws so many possible worlds need; a single one needs few."""
    fewest, most = small.draws
    return 20 if worlds == 1 else min(max(fewest, FOR_EACH * worlds), most) * (4 if COMPILED else 1)


def compare(small: Small, seed: int, sampler: Sampler) -> Comparison:
    """Play from a small start; at every choice and for each observer compare the draws with the posterior."""
    dealer, luck = mecenate.Dealer.fast(seed), mecenate.Dealer.fast(1000 + seed)
    choose = small.chooser(dealer)
    state = small.state
    beliefs = [Belief(small.title, seat, small.worlds(seat)) for seat in small.observers]
    comparison = Comparison()
    for number in range(small.steps):
        for belief in beliefs:
            odds = belief.posterior()
            drawn = sample(small.title, state, belief.seat, sampler, draws_for(small, len(odds)), luck)
            comparison.add(f"choice {number} for {belief.seat}, {state.prompt}", odds, drawn)
        real = step(state, choose(state), dealer)
        state = real.after
        if state.over:
            break
        for belief in beliefs:
            belief.follow(real)
    return comparison
