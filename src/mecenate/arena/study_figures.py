"""The figures of a study: rates and means with their intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from mecenate.arena.intervals import NORMAL, wilson
from mecenate.arena.significance import p_of_share
from mecenate.arena.study import GameRow, SeatRow


@dataclass(frozen=True)
class Share:
    """A share of so many, with its 95 % interval."""

    name: str
    share: float
    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Mean:
    """A mean of so many, with its 95 % interval."""

    name: str
    mean: float
    low: float
    high: float
    count: int


def share(name: str, values: Sequence[float]) -> Share:
    """The rate of the values; shared victories count as fractions."""
    rate = sum(values) / len(values) if values else 0.0
    low, high = wilson(rate, len(values))
    return Share(name, rate, max(0.0, low), min(1.0, high), len(values))


def mean(name: str, values: Sequence[float]) -> Mean:
    """The mean of some values."""
    count = len(values)
    middle = sum(values) / count if count else 0.0
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1)) if count > 1 else 0.0
    half = NORMAL * spread / sqrt(count) if count else 0.0
    return Mean(name, middle, middle - half, middle + half, count)


def seat_rows(games: Iterable[GameRow]) -> list[SeatRow]:
    """All seats of all games."""
    return [seat for game in games for seat in game.seats]


def wins_by_seat(games: Sequence[GameRow]) -> list[Share]:
    """How often each seat wins; the first to play is 1."""
    seats = len(games[0].seats)
    return [share(str(seat + 1), [game.seats[seat].won for game in games]) for seat in range(seats)]


def tested_seats(games: Sequence[GameRow]) -> list[tuple[Share, float]]:
    """How often each seat wins, and how likely chance alone moves it so far from its share (p)."""
    par = 1 / len(games[0].seats)
    return [(one, p_of_share(one.share, one.count, par)) for one in wins_by_seat(games)]


def middle_games(values: Sequence[float]) -> tuple[float, float]:
    """The limits between which nine values in ten lie."""
    ranked = sorted(values)
    last = len(ranked) - 1
    return ranked[round(0.05 * last)], ranked[round(0.95 * last)]


def wins_by_bot(games: Sequence[GameRow]) -> list[Share]:
    """How often each kind of bot wins, by the seats it had."""
    wins: dict[str, list[float]] = defaultdict(list)
    for row in seat_rows(games):
        wins[row.bot].append(row.won)
    return [share(name, values) for name, values in sorted(wins.items())]


def sources(games: Sequence[GameRow]) -> list[tuple[Mean, Mean]]:
    """What each source gives in the mean, to all seats and to winners, in the order of the rulebook."""
    rows = seat_rows(games)
    return [
        (
            mean(name, [row.sources.get(name, 0) for row in rows]),
            mean(name, [row.sources.get(name, 0) for row in rows if row.rank == 1]),
        )
        for name in rows[0].sources
    ]


def overview(games: Sequence[GameRow]) -> list[Mean]:
    """Length, branching, lead changes, totals and how close the games were."""
    return [mean(name, [measure(game) for game in games]) for name, measure in MEASURES.items()]


def margin(game: GameRow) -> float:
    """By how many points the best is ahead of the second."""
    totals = sorted((seat.total for seat in game.seats), reverse=True)
    return float(totals[0] - totals[1])


def histogram(values: Sequence[float]) -> list[tuple[float, float, int]]:
    """How many values lie between which limits, in equal steps: about the root of their number, whole for counts."""
    low, high = min(values), max(values)
    bars = max(6, min(24, int(sqrt(len(values)))))
    step = (high - low) / bars or 1.0
    if all(value == int(value) for value in values):
        step = float(ceil(step))
        low -= 0.5
    bars = int((high - low) / step) + 1
    counts = [0] * bars
    for value in values:
        counts[min(bars - 1, int((value - low) / step))] += 1
    return [(low + step * n, low + step * (n + 1), count) for n, count in enumerate(counts)]


MEASURES: dict[str, Callable[[GameRow], float]] = {
    "choices": lambda game: float(game.choices),
    "turns": lambda game: float(game.turns),
    "branching": lambda game: game.branching,
    "leads": lambda game: float(game.lead_changes),
    "winning": lambda game: float(max(seat.total for seat in game.seats)),
    "total": lambda game: sum(seat.total for seat in game.seats) / len(game.seats),
    "margin": margin,
}
"""What is measured of each game, by name."""
