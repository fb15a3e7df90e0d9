"""Measuring: how fast games are played, and states copied, viewed and written as JSON.

Every figure is the median of several short runs, per second of CPU time, with the spread of the runs; a single run on a
busy machine is not reliable.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from mecenate.arena.playout import copy_often, play_out
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game
from mecenate.core.state import State

MICROSECONDS = 1e6


@dataclass(frozen=True)
class Figure:
    """A median over several runs, and their spread as a share of it."""

    median: float
    spread: float

    def to_dict(self) -> dict[str, float]:
        """Plain data for JSON."""
        return {"median": round(self.median, 2), "spread": round(self.spread, 3)}


@dataclass(frozen=True)
class Speed:
    """The figures of one engine; what an engine does not have is None."""

    name: str
    steps: Figure
    games: Figure
    copies: Figure | None = None
    branching: float | None = None
    state_bytes: int | None = None
    view_microseconds: Figure | None = None
    json_microseconds: Figure | None = None

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""

        def plain(figure: Figure | None) -> dict[str, float] | None:
            return None if figure is None else figure.to_dict()

        return {
            "name": self.name,
            "steps_per_second": self.steps.to_dict(),
            "games_per_second": self.games.to_dict(),
            "copies_per_second": plain(self.copies),
            "branching": None if self.branching is None else round(self.branching, 2),
            "state_bytes": self.state_bytes,
            "view_microseconds": plain(self.view_microseconds),
            "json_microseconds": plain(self.json_microseconds),
        }


def figure(runs: list[float]) -> Figure:
    """The median of some runs and their spread."""
    middle = statistics.median(runs)
    return Figure(middle, (max(runs) - min(runs)) / middle)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units `work` does in a second of CPU time; it is called until the time is over."""
    done = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        done += work()
    return done / passed


def rates(work: Callable[[], int], runs: int, seconds: float) -> Figure:
    """The median rate of several runs."""
    return figure([rate(work, seconds) for _ in range(runs)])


class Player:
    """Plays random games of one kind, one after the other, and counts."""

    def __init__(self, start: Callable[[int], int]) -> None:
        self.start = start
        self.games = 0
        self.steps = 0

    def __call__(self) -> int:
        """Play one game; returns its steps."""
        steps = self.start(self.games)
        self.games += 1
        self.steps += steps
        return steps


def rates_of_play(start: Callable[[int], int], runs: int, seconds: float) -> tuple[Figure, Figure]:
    """Steps and games a second, where `start(number)` plays game `number` and returns its steps."""
    player = Player(start)
    steps = rates(player, runs, seconds)
    return steps, Figure(steps.median * player.games / player.steps, steps.spread)


def middle_of(game: Game, seats: int, seed: int) -> State:
    """A position half-way through a random game: what a search copies, not an empty table."""
    dealer = Dealer.fast(seed)
    whole = play_out(game.start(seats, dealer), dealer)
    dealer = Dealer.fast(seed)
    state = game.start(seats, dealer)
    for _ in range(whole // 2):
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    return state


def branching_of(game: Game, seats: int, games: int) -> float:
    """How many actions are legal on average."""
    steps = choices = 0
    for seed in range(games):
        dealer = Dealer.fast(seed)
        state = game.start(seats, dealer)
        while not state.over:
            legal = state.legal()
            choices += len(legal)
            steps += 1
            state.apply(legal[dealer.pick(len(legal))], dealer)
    return choices / steps


def measure(name: str, game: Game, seats: int, *, runs: int = 5, seconds: float = 0.5) -> Speed:
    """All figures of one of our games at this number of seats."""

    def play(number: int) -> int:
        dealer = Dealer.fast(number)
        return play_out(game.start(seats, dealer), dealer)

    state = middle_of(game, seats, 1)
    steps, games = rates_of_play(play, runs, seconds)

    def copy() -> int:
        return copy_often(state, 1000)

    def view() -> int:
        msgspec.json.encode(state.view(0))
        return 1

    def write() -> int:
        state.to_json()
        return 1

    return Speed(
        name=name,
        steps=steps,
        games=games,
        copies=rates(copy, runs, seconds),
        branching=branching_of(game, seats, 20),
        state_bytes=len(state.key()),
        view_microseconds=_duration(rates(view, runs, seconds / 2)),
        json_microseconds=_duration(rates(write, runs, seconds / 2)),
    )


def _duration(per_second: Figure) -> Figure:
    return Figure(MICROSECONDS / per_second.median, per_second.spread)
