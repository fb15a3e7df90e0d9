"""The figures of a study: rates with their intervals, means, and what each piece is worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from mecenate.arena.intervals import wilson
from mecenate.arena.study import GameRow, SeatRow

NORMAL = 1.96
FEWEST = 5
"""A piece used by fewer seats than this is left out of the page; the data have it."""


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


@dataclass(frozen=True)
class Piece:
    """What a piece or place is worth: how many seats use it, and how often those win."""

    name: str
    use: Share
    won: Share
    points: float
    """By how many points seats that use it end above the average."""


def share(name: str, values: Sequence[float]) -> Share:
    """How much of a whole the values are; victories that are shared count as fractions."""
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
    return [
        mean("choices", [game.choices for game in games]),
        mean("turns", [game.turns for game in games]),
        mean("branching", [game.branching for game in games]),
        mean("leads", [game.lead_changes for game in games]),
        mean("winning", [max(seat.total for seat in game.seats) for game in games]),
        mean("total", [seat.total for seat in seat_rows(games)]),
        mean("margin", [margin(game) for game in games]),
    ]


def margin(game: GameRow) -> float:
    """By how many points the best is ahead of the second."""
    totals = sorted((seat.total for seat in game.seats), reverse=True)
    return float(totals[0] - totals[1])


def pieces(games: Sequence[GameRow], *, fewest: int = FEWEST) -> dict[str, list[Piece]]:
    """What is used, by kind of use, the most telling first: use rate, win rate of users, points above the average."""
    rows = seat_rows(games)
    average = sum(row.total for row in rows) / len(rows)
    users: dict[str, list[SeatRow]] = defaultdict(list)
    for row in rows:
        for name in row.uses:
            users[name].append(row)
    by_kind: dict[str, list[Piece]] = defaultdict(list)
    for name, by in users.items():
        if len(by) < fewest:
            continue
        group, _, label = name.partition(": ")
        use = share(label, [1.0] * len(by) + [0.0] * (len(rows) - len(by)))
        points = sum(row.total for row in by) / len(by) - average
        by_kind[group].append(Piece(label, use, share(label, [row.won for row in by]), points))
    for worths in by_kind.values():
        worths.sort(key=lambda piece: (-piece.won.share, piece.name))
    return {group: by_kind[group] for group in sorted(by_kind) if len(by_kind[group]) > 1}


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
