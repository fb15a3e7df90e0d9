"""Tables: a game with options and a number of seats, and how tests play there."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

import mecenate
from mecenate import engine

COMPILED = engine.kind() == "compiled"
"""Whether the engine under test is the compiled one; it is given more games to play."""


class Table(NamedTuple):
    """A game with options and a number of seats."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def open(self, rules: int | None = None) -> mecenate.Game:
        """The game that is played here, by the newest rules unless told otherwise."""
        return mecenate.game(self.game, rules=rules, **dict(self.options))

    def start(self, seed: int, rules: int | None = None) -> tuple[mecenate.State, mecenate.Dealer]:
        """A dealt game and its dealer."""
        dealer = mecenate.Dealer.fast(seed)
        return self.open(rules).start(seats=self.seats, dealer=dealer), dealer

    def __str__(self) -> str:
        options = "".join(f"-{value}" for _, value in self.options)
        return f"{self.game}-{self.seats}{options}"


def choose(state: mecenate.State, dealer: mecenate.Dealer) -> mecenate.Action:
    """A random legal action."""
    legal = state.legal()
    return legal[dealer.pick(len(legal))]


def play_out(table: Table, seed: int, stride: int) -> Iterator[mecenate.State]:
    """Play a game by chance; the state before every so many actions, from the first one, and at the end."""
    state, dealer = table.start(seed)
    for number in itertools.count():
        if state.over or number % stride == 0:
            yield state
        if state.over:
            return
        state.apply(choose(state, dealer), dealer)
