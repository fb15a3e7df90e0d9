"""Random playouts. A module of its own, because it is compiled with the engine."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.state import State


def play_out(state: State, dealer: Dealer) -> int:
    """Play a state to its end with random choices, chance and choices from one dealer; returns the steps."""
    steps = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
        steps += 1
    return steps


def copy_often(state: State, times: i64) -> int:
    """Copy a state so many times, for measuring; returns the number."""
    done: i64 = 0
    while done < times:
        state.copy()
        done += 1
    return int(done)
