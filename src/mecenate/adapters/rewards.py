"""Rewards: the value of a finished game for each seat, between -1 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mecenate.core.errors import OptionError
from mecenate.core.score import Score

RANK: Final = "rank"
BLEND: Final = "blend"
REWARDS: Final = (RANK, BLEND)
BIG_LEAD: Final = 50.0
"""The lead over the average of the others that counts in full in a blend."""


def rewards(scores: Sequence[Score], kind: str = RANK) -> list[float]:
    """One reward per seat. Raises `OptionError` for an unknown kind.

    `rank`: 1 for the first place, -1 for the last, even steps between; who shares places shares what they are worth,
    so that the sum is always 0. `blend`: half of that, and half of the lead over the average of the others, where
    BIG_LEAD points or more are all of it; so a lost game can still be lost by less.
    """
    if kind not in REWARDS:
        raise OptionError(f"there is no reward '{kind}'; there are {', '.join(REWARDS)}")
    by_rank = [rank_reward(scores, score) for score in scores]
    if kind == RANK:
        return by_rank
    return [(rank + lead_reward(scores, score)) / 2 for rank, score in zip(by_rank, scores, strict=True)]


def rank_reward(scores: Sequence[Score], own: Score) -> float:
    """The average value of the places that a seat shares."""
    shared = sum(score.rank == own.rank for score in scores)
    place = own.rank + (shared - 1) / 2
    return (len(scores) + 1 - 2 * place) / (len(scores) - 1)


def lead_reward(scores: Sequence[Score], own: Score) -> float:
    """The lead in points, -1 to 1."""
    others = [score.total for score in scores if score.seat != own.seat]
    return max(-1.0, min(1.0, (own.total - sum(others) / len(others)) / BIG_LEAD))
