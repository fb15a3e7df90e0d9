"""Simulation: many games between given bots, and their results."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Protocol

from mecenate.arena.contestants import BotContestant, Contestant, seated
from mecenate.arena.engine_protocol import Over, heard
from mecenate.arena.playout import play_out
from mecenate.bots import Bot, RandomBot
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game
from mecenate.core.state import State

Progress = Callable[[int], None]
"""Called with the number of games played so far."""


@dataclass
class Spread:
    """Scores of one kind, kept as whole sums so that their order cannot change the result."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, score: int) -> None:
        """Add a score."""
        self.count += 1
        self.total += score
        self.squares += score * score

    def merge(self, other: Spread) -> None:
        """All scores of another spread."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The average; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample; 0 of fewer than two."""
        if self.count < 2:
            return 0.0
        return sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))

    def to_dict(self) -> dict[str, float]:
        """Plain data for JSON."""
        return {"mean": round(self.mean, 4), "deviation": round(self.deviation, 4)}


@dataclass
class Simulation:
    """The results of many games. A step is one choice; a shared victory counts as a fraction for each winner."""

    bots: tuple[str, ...]
    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    scores_by_seat: list[Spread] = field(default_factory=list)
    scores_by_bot: dict[str, Spread] = field(default_factory=dict)
    wins_by_bot: dict[str, Fraction] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.scores_by_seat = [Spread() for _ in self.bots]
        self.scores_by_bot = {name: Spread() for name in self.bots}
        self.wins_by_bot = {name: Fraction(0) for name in self.bots}

    @property
    def steps_per_second(self) -> float:
        """How many choices a second."""
        return self.steps / self.seconds if self.seconds else 0.0

    @property
    def games_per_second(self) -> float:
        """How many whole games a second."""
        return self.games / self.seconds if self.seconds else 0.0

    def add(self, state: State, steps: int, seated: Sequence[str]) -> None:
        """Count one finished game, played by these bots in the order of the seats."""
        self.games += 1
        self.steps += steps
        scores = state.scores()
        winners = sum(score.rank == 1 for score in scores)
        for score, name in zip(scores, seated, strict=True):
            self.scores_by_seat[score.seat].add(score.total)
            self.scores_by_bot[name].add(score.total)
            if score.rank == 1:
                self.wins_by_bot[name] += Fraction(1, winners)

    def merge(self, other: Simulation) -> None:
        """Count the games of another simulation between the same bots."""
        self.games += other.games
        self.steps += other.steps
        for mine, theirs in zip(self.scores_by_seat, other.scores_by_seat, strict=True):
            mine.merge(theirs)
        for name, spread in other.scores_by_bot.items():
            self.scores_by_bot[name].merge(spread)
            self.wins_by_bot[name] += other.wins_by_bot[name]

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "games": self.games,
            "steps": self.steps,
            "seconds": round(self.seconds, 3),
            "steps_per_second": round(self.steps_per_second, 1),
            "games_per_second": round(self.games_per_second, 2),
            "scores_by_seat": [
                {"seat": seat, **spread.to_dict()} for seat, spread in enumerate(self.scores_by_seat, 1)
            ],
            "scores_by_bot": {name: spread.to_dict() for name, spread in self.scores_by_bot.items()},
            "wins_by_bot": {name: round(float(wins), 4) for name, wins in self.wins_by_bot.items()},
        }


def derived_seed(seed: str, *parts: object) -> int:
    """A seed for one part of a simulation, so that no part depends on the order in which others are made."""
    text = "/".join([seed, *map(str, parts)])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seed: str = "0",
    first: int = 0,
    progress: Progress | None = None,
) -> Simulation:
    """Play this many games between these bots, one a seat; the bots move up one seat from game to game.

    The same seed gives the same games; `first` is the number of the first, so that they can be played in parts.
    Random bots alone play without views, which is several times as fast.
    """
    simulation = Simulation(tuple(bots))
    only_random = all(name == RandomBot.name for name in bots)
    started = time.perf_counter()
    for number in range(first, first + games):
        dealer = Dealer.fast(derived_seed(seed, number))
        state = game.start(len(bots), dealer)
        names = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
        if only_random:
            steps = play_out(state, dealer)
        else:
            seeds = [derived_seed(seed, number, seat) for seat in range(len(names))]
            steps = play_between(state, seated(game, names, seeds), dealer)
        simulation.add(state, steps, names)
        if progress is not None:
            progress(simulation.games)
    simulation.seconds = time.perf_counter() - started
    return simulation


class Watcher(Protocol):
    """Observes a game."""

    def before(self, state: State, actor: int) -> None:
        """A seat is about to choose."""

    def after(self, events: Sequence[Event]) -> None:
        """What the choice brought about."""


def play_between(state: State, bots: Sequence[Bot | Contestant], dealer: Dealer, watcher: Watcher | None = None) -> int:
    """Play a state to its end between bots, each told what it may know since its last choice. Raises `BotFailed`."""
    players = [BotContestant(bot) if isinstance(bot, Bot) else bot for bot in bots]
    for player in players:
        player.begin()
    told: list[list[Event]] = [[] for _ in players]
    steps = 0
    while (seat := state.actor) is not None:
        if watcher is not None:
            watcher.before(state, seat)
        scribe = Scribe()
        action, _ = players[seat].choose(state, told[seat])
        told[seat] = []
        state.apply(action, dealer, scribe)
        if watcher is not None:
            watcher.after(scribe.events)
        for events in told:
            events.extend(scribe.events)
        steps += 1
    scores = [score.to_dict() for score in state.scores()]
    for seat, player in enumerate(players):
        player.end(Over(scores, None, heard(told[seat], seat) if player.listens else None))
    return steps
