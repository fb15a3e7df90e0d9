"""The results of a match: win rates with intervals, totals, and time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from mecenate.arena.intervals import NORMAL, wilson
from mecenate.arena.match import GameResult
from mecenate.arena.simulate import Spread


@dataclass
class Tally:
    """Finished deals of one match. Bots go by their numbers in the line-up."""

    names: tuple[str, ...]
    lineup: tuple[int, ...]
    scale: float = 1.0
    games: int = 0
    shares: list[list[Fraction]] = field(default_factory=list)
    """For each bot and deal the share of the victories; a shared one counts in part."""
    totals: list[Spread] = field(default_factory=list)
    by_seat: list[Spread] = field(default_factory=list)
    winning: Spread = field(default_factory=Spread)
    """The totals of the winners."""
    choices: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    forfeits: list[int] = field(default_factory=list)
    places: list[list[tuple[int, int]]] = field(default_factory=list)
    """The bot and the rank of every seat, for each game."""

    def __post_init__(self) -> None:
        bots = len(self.names)
        self.shares = self.shares or [[] for _ in range(bots)]
        self.totals = self.totals or [Spread() for _ in range(bots)]
        self.by_seat = self.by_seat or [Spread() for _ in self.lineup]
        self.choices = self.choices or [0] * bots
        self.seconds = self.seconds or [0.0] * bots
        self.forfeits = self.forfeits or [0] * bots

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.lineup)

    @property
    def deals(self) -> int:
        """How many deals were played on every seat."""
        return len(self.shares[0])

    def add(self, deal: Sequence[GameResult]) -> None:
        """Count all games of one deal."""
        won = [Fraction(0)] * len(self.names)
        for game in deal:
            winners = game.ranks.count(1)
            for bot, rank in zip(game.bots, game.ranks, strict=True):
                won[bot] += Fraction(rank == 1, winners)
            self._count(game)
        for bot, share in enumerate(won):
            self.shares[bot].append(share / len(deal))

    def _count(self, game: GameResult) -> None:
        self.games += 1
        self.places.append(list(zip(game.bots, game.ranks, strict=True)))
        if game.forfeit is not None:
            self.forfeits[game.bots[game.forfeit.seat]] += 1
        for seat, bot in enumerate(game.bots):
            self.choices[bot] += game.choices[seat]
            self.seconds[bot] += game.seconds[seat]
            if game.totals is None:
                continue
            self.totals[bot].add(game.totals[seat])
            self.by_seat[seat].add(game.totals[seat])
            if game.ranks[seat] == 1:
                self.winning.add(game.totals[seat])

    def par(self, bot: int = 0) -> float:
        """The share of wins that a bot would have among equals."""
        return self.lineup.count(bot) / self.seats

    def rate(self, bot: int = 0) -> float:
        """The share of games that a bot won."""
        shares = self.shares[bot]
        return float(sum(shares) / len(shares)) if shares else 0.0

    def interval(self, bot: int = 0) -> tuple[float, float]:
        """The 95 % interval of the rate: by Wilson's formula if all deals are alike, else by their variance."""
        low, high = wilson(self.rate(bot), self.games)
        shares = [float(share) for share in self.shares[bot]]
        if len(shares) < 2:
            return low, high
        mean = sum(shares) / len(shares)
        deviation = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1))
        half = NORMAL * deviation / sqrt(len(shares))
        return max(0.0, min(low, mean - half)), min(1.0, max(high, mean + half))

    def milliseconds(self, bot: int) -> float:
        """The mean processor time of a choice of this bot."""
        return 1000.0 * self.seconds[bot] / self.choices[bot] if self.choices[bot] else 0.0
