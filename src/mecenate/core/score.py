"""Scores: a breakdown in rulebook order, not just a total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final


@final
class Score:
    """The points of one seat by source, and its rank; equal seats share a rank."""

    def __init__(self, seat: int, breakdown: dict[str, int], tie_break: tuple[int, ...], rank: int) -> None:
        self.seat: Final = seat
        self.breakdown: Final = breakdown
        self.tie_break: Final = tie_break
        self.rank: Final = rank

    @property
    def total(self) -> int:
        """The sum of all sources."""
        return sum(self.breakdown.values())

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {"seat": self.seat, "total": self.total, "rank": self.rank, "breakdown": self.breakdown}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        return (self.seat, self.breakdown, self.tie_break, self.rank) == (
            other.seat,
            other.breakdown,
            other.tie_break,
            other.rank,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.total, self.rank))

    def __str__(self) -> str:
        return f"seat {self.seat + 1}: {self.total}, rank {self.rank}"

    def __repr__(self) -> str:
        return f"<Score seat={self.seat} total={self.total} rank={self.rank}>"


def rank(breakdowns: Sequence[dict[str, int]], tie_breaks: Sequence[tuple[int, ...]]) -> list[Score]:
    """One score for each seat, ranked by total, then by tie-break; equal seats share a rank."""
    strength = [(sum(parts.values()), tie) for parts, tie in zip(breakdowns, tie_breaks, strict=True)]
    return [
        Score(seat, breakdowns[seat], tie_breaks[seat], 1 + sum(other > mine for other in strength))
        for seat, mine in enumerate(strength)
    ]
