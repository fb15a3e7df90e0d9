"""Deals: the games of an environment, one after the other, from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import numpy as np

from mecenate.bots import Bot, Outlook, bot
from mecenate.bots.uniform import RandomBot
from mecenate.core.action import Action
from mecenate.core.batch import Opponent, Table
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError
from mecenate.core.event import Event
from mecenate.core.game import Game
from mecenate.core.state import State

MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed."""
SEEDS: Final = 1 << 62
SEED_BITS: Final = 62


def check_seats(game: Game, seats: int | None) -> int:
    """The number of players, by default the fewest. Raises `OptionError` for a number that the game does not allow."""
    if seats is None:
        return game.min_seats
    if not game.min_seats <= seats <= game.max_seats:
        raise OptionError(f"{game.title} is for {game.min_seats} to {game.max_seats} players, not {seats}")
    return seats


def deal_to_all(game: Game, seats: int, seeds: Random, history: int = 0) -> Table:
    """A game in which all seats learn."""
    dealer = Dealer.fast(seeds.getrandbits(SEED_BITS))
    return Table(game.start(seats, dealer), dealer, history=history)


class SeatDeals:
    """Games in which one seat learns, and bots play the others."""

    def __init__(
        self, game: Game, seats: int | None, seat: int | None, bots: Sequence[str | MakeBot], history: int = 0
    ) -> None:
        """`seat` learns; if it is None, another seat in each game. The `bots` take the seats after it.

        A bot is the name of a level, or a function that makes a bot from a seed; a list that is too short repeats.
        """
        self.game: Final = game
        self.seats: Final = check_seats(game, seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat}: seats are numbered from 0 to {self.seats - 1}")
        if not bots:
            raise OptionError("the list of bots is empty")
        self.seat: Final = seat
        self._history: Final = history
        self._bots: Final = [_maker(one) for one in bots]

    def deal(self, chance: np.random.Generator) -> Table:
        """The next game."""
        dealer = Dealer.fast(int(chance.integers(SEEDS)))
        seat = int(chance.integers(self.seats)) if self.seat is None else self.seat
        opponents: list[Opponent | None] = [None] * self.seats
        for n in range(self.seats - 1):
            made = self._bots[n % len(self._bots)](int(chance.integers(SEEDS)))
            opponents[(seat + 1 + n) % self.seats] = _opponent(made)
        return Table(self.game.start(self.seats, dealer), dealer, seat, opponents, self._history)


def _opponent(made: Bot) -> Opponent:
    if type(made) is RandomBot:  # it needs nothing but the list of legal actions
        return Opponent(made.dealer)

    def choose(state: State, told: list[Event]) -> Action:
        return made.choose(Outlook(state, told))

    return Opponent(None, choose)


def _maker(one: str | MakeBot) -> MakeBot:
    if callable(one):
        return one
    name = one
    bot(name, 0)  # says which bots there are, before anything is played
    return lambda seed: bot(name, seed)
