"""The ladder: each level against the level below, on mirrored deals with rotated seats.

Every deal is played as often as there are seats; the level above sits on each seat once, against the same deal. So
neither luck of the deal nor the order of seats favours anybody. The intervals are taken over deals, not games, since
the games of one deal are not independent.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from mecenate.arena.simulate import Spread, derived_seed
from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.registry import timed
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game
from mecenate.core.state import State

NORMAL = 1.96
"""Deviations that hold 95 % of a normal distribution."""


@dataclass
class Pairing:
    """What came out between one bot (`above`) and a table full of another (`below`)."""

    above: str
    below: str
    seats: int
    scale: float = 1.0
    wins: list[Fraction] = field(default_factory=list)
    """For each deal the share of its games that `above` won; a shared victory counts in part."""
    totals: dict[str, Spread] = field(default_factory=dict)
    winning: Spread = field(default_factory=Spread)
    """The totals of the winners."""
    moves: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    ranks: list[list[int]] = field(default_factory=list)
    """The places of every game, `above` first, then the seats of `below`."""

    def __post_init__(self) -> None:
        for name in (self.above, self.below):
            self.totals.setdefault(name, Spread())
            self.moves.setdefault(name, 0)
            self.seconds.setdefault(name, 0.0)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.wins) * self.seats

    @property
    def rate(self) -> float:
        """The share of games that `above` won."""
        return float(sum(self.wins) / len(self.wins)) if self.wins else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate: by Wilson where the deals are alike, else by how far they lie apart."""
        low, high = wilson(self.rate, self.games)
        if len(self.wins) < 2:
            return low, high
        shares = [float(share) for share in self.wins]
        mean = sum(shares) / len(shares)
        deviation = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1))
        half = NORMAL * deviation / sqrt(len(shares))
        return max(0.0, min(low, mean - half)), min(1.0, max(high, mean + half))

    def milliseconds(self, name: str) -> float:
        """What a choice of this bot took on average."""
        return 1000.0 * self.seconds[name] / self.moves[name] if self.moves[name] else 0.0

    def merge(self, other: Pairing) -> None:
        """Count the games of another part of the same pairing."""
        self.wins += other.wins
        self.ranks += other.ranks
        self.winning.merge(other.winning)
        for name, spread in other.totals.items():
            self.totals[name].merge(spread)
            self.moves[name] += other.moves[name]
            self.seconds[name] += other.seconds[name]

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        low, high = self.interval
        return {
            "above": self.above,
            "below": self.below,
            "seats": self.seats,
            "games": self.games,
            "seconds_scale": self.scale,
            "win_rate": round(self.rate, 4),
            "interval_95": [round(low, 4), round(high, 4)],
            "mean_total": {name: round(spread.mean, 2) for name, spread in self.totals.items()},
            "mean_winning_total": round(self.winning.mean, 2),
            "milliseconds_per_choice": {name: round(self.milliseconds(name), 2) for name in self.moves},
        }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games."""
    if games == 0:
        return 0.0, 1.0
    square = NORMAL**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return middle - half, middle + half


def play_deals(
    game: Game, above: str, below: str, seats: int, deals: Sequence[int], *, seed: str = "0", scale: float = 1.0
) -> Pairing:
    """Play these deals, each with `above` on every seat in turn."""
    pairing = Pairing(above, below, seats, scale)
    for deal in deals:
        won = Fraction(0)
        for place in range(seats):
            names = [above if seat == place else below for seat in range(seats)]
            won += play_one(game, names, place, derived_seed(seed, deal), pairing)
        pairing.wins.append(won / seats)
    return pairing


def play_one(game: Game, names: Sequence[str], place: int, seed: int, pairing: Pairing) -> Fraction:
    """One game; returns the share of the victory of the bot at `place`."""
    dealer = Dealer.fast(seed)
    state = game.start(len(names), dealer)
    players = [timed(name, derived_seed(str(seed), seat, place), pairing.scale) for seat, name in enumerate(names)]
    play_timed(state, players, names, dealer, pairing)
    scores = state.scores()
    for score, name in zip(scores, names, strict=True):
        pairing.totals[name].add(score.total)
        if score.rank == 1:
            pairing.winning.add(score.total)
    others = [score.rank for score in scores if score.seat != place]
    pairing.ranks.append([scores[place].rank, *others])
    winners = sum(score.rank == 1 for score in scores)
    return Fraction(1, winners) if scores[place].rank == 1 else Fraction(0)


def play_timed(state: State, players: Sequence[Bot], names: Sequence[str], dealer: Dealer, pairing: Pairing) -> None:
    """Play a state to its end; a choice that is none takes no time and is not counted."""
    while (seat := state.actor) is not None:
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0], dealer)
            continue
        started = time.thread_time()
        action = players[seat].choose(Outlook(state))
        pairing.seconds[names[seat]] += time.thread_time() - started
        pairing.moves[names[seat]] += 1
        state.apply(action, dealer)


def ratings(pairings: Sequence[Pairing]) -> dict[str, tuple[float, float]]:
    """A rating (mu, sigma) a bot from all games, by Plackett and Luce as openskill has it."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for pairing in pairings:
        for ranks in pairing.ranks:
            above = known.setdefault(pairing.above, model.rating(name=pairing.above))
            below = known.setdefault(pairing.below, model.rating(name=pairing.below))
            after = model.rate([[above], *([below] for _ in ranks[1:])], ranks=[float(rank) for rank in ranks])
            known[pairing.above] = after[0][0]
            known[pairing.below] = after[1][0]
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in known.items()}
