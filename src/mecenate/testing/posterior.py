"""Draws of a sampler at every choice of a line of play, compared with the exact posterior.

A `Small` start has so few hidden things that every world can be listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import NamedTuple

import mecenate
from mecenate.testing.belief import Belief, Chooser, Seat, Start, Title, step
from mecenate.testing.chi_square import Comparison
from mecenate.testing.tables import COMPILED

Sampler = Callable[[mecenate.State, Seat, mecenate.Dealer], mecenate.State]

FOR_EACH = 10
"""Draws for each possible world, within the limits of a start."""


class Small(NamedTuple):
    """A start in which everything can be enumerated, and how the real line is played from it."""

    name: str
    title: Title
    state: mecenate.State
    chooser: Callable[[mecenate.Dealer], Chooser]
    worlds: Start
    steps: int = 1000
    """The real line is followed for so many choices at most."""
    observers: tuple[Seat, ...] = (None, 0, 1)
    draws: tuple[int, int] = (500, 2000)
    """The fewest and the most draws at a choice; the compiled engine makes four times as many."""

    def __str__(self) -> str:
        return self.name


def known(state: mecenate.State) -> Start:
    """Nothing is hidden at the start."""

    def start(seat: Seat) -> list[tuple[float, mecenate.State]]:
        return [(1.0, state)]

    return start


def favouring(*tiers: tuple[str, ...]) -> Callable[[mecenate.Dealer], Chooser]:
    """Plays at random, but takes an action that begins with a word of the first tier where it can, else of the next."""

    def chooser(dealer: mecenate.Dealer) -> Chooser:
        def choose(state: mecenate.State) -> mecenate.Action:
            wanted = list(state.legal())
            for words in tiers:
                if liked := [action for action in wanted if str(action).startswith(words)]:
                    wanted = liked
                    break
            return wanted[int(dealer.pick(len(wanted)))]

        return choose

    return chooser


def remembered(state: mecenate.State, seat: Seat, dealer: mecenate.Dealer) -> mecenate.State:
    """The sampler under test."""
    return state.imagine(seat, dealer)


def from_view(state: mecenate.State, seat: Seat, dealer: mecenate.Dealer) -> mecenate.State:
    """A sampler that knows only the present view, so it does not draw from the posterior."""
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
