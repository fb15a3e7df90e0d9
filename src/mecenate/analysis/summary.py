"""The summary of a game for each player: where it was won and lost, and which turns to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from mecenate.analysis.report import LEAST_LOSS, Mark, PlayerSummary, Stretch, Turn

SHOWN: Final = 3
"""The turns that a player is told to look at."""
PARTS: Final = 6
"""A stretch is no longer than this part of the game."""
SHORTEST: Final = 4
NOTABLE: Final = 0.05
"""A stretch over which a chance changed less is left out."""


def summarise(turns: Sequence[Turn], seats: int, result: list[dict[str, Any]] | None) -> list[PlayerSummary]:
    """One summary for each seat."""
    return [_summary_of(turns, seat, result) for seat in range(seats)]


def _summary_of(turns: Sequence[Turn], seat: int, result: list[dict[str, Any]] | None) -> PlayerSummary:
    own = [turn for turn in turns if turn.seat == seat]
    marks = Counter(turn.judged.mark for turn in own)
    lucks = [turn.luck for turn in turns if turn.luck is not None]
    chances = [(turn.number, turn.judged.before.chances[seat]) for turn in turns]
    if result is not None and turns:
        chances.append((turns[-1].last + 1, _won(result, seat)))
    costly = sorted((turn for turn in own if turn.judged.mark in LEAST_LOSS), key=lambda turn: -turn.judged.lost)
    return PlayerSummary(
        seat=seat,
        marks={mark.value: marks[mark] for mark in Mark},
        lost=round(sum(turn.judged.lost for turn in own), 4),
        lost_points=round(sum(turn.judged.lost_points for turn in own), 4),
        luck=round(sum(luck.chances[seat] for luck in lucks), 4),
        luck_points=round(sum(luck.points[seat] for luck in lucks), 4),
        rise=_steepest(chances, 1),
        fall=_steepest(chances, -1),
        look_at=[turn.number for turn in costly[:SHOWN]],
    )


def _won(result: list[dict[str, Any]], seat: int) -> float:
    """The share of the victory."""
    winners = [score["seat"] for score in result if score["rank"] == 1]
    return 1 / len(winners) if seat in winners else 0.0


def _steepest(chances: Sequence[tuple[int, float]], sign: int) -> Stretch | None:
    """Where the chance rose most, or with `sign` -1 fell most, within a part of the game."""
    longest = max(SHORTEST, len(chances) // PARTS)
    best: Stretch | None = None
    most = NOTABLE
    for start, (first, before) in enumerate(chances):
        for last, after in chances[start + 1 : start + 1 + longest]:
            if sign * (after - before) > most:
                most = sign * (after - before)
                best = Stretch(first, last, before, after)
    return best
