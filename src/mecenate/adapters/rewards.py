"""Rewards: what a game, or a part of it, is worth for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mecenate.core.errors import OptionError
from mecenate.core.score import Score
from mecenate.core.state import State

RANK: Final = "rank"
BLEND: Final = "blend"
MARGIN: Final = "margin"
CHANGE: Final = "change"
REWARDS: Final = (RANK, BLEND, MARGIN, CHANGE)
BIG_LEAD: Final = 50.0
"""The points that count as 1: a lead over the average of the others in a blend, or a change of the score."""


def check_reward(kind: str) -> str:
    """The kind of a reward. Raises `OptionError` for an unknown one."""
    if kind not in REWARDS:
        raise OptionError(f"there is no reward '{kind}'; there are {', '.join(REWARDS)}")
    return kind


def rewards(scores: Sequence[Score], kind: str = RANK) -> list[float]:
    """One reward per seat for a whole game. Raises `OptionError` for an unknown kind.

    `rank`: 1 for the first place, -1 for the last, even steps between; who shares places shares what they are worth,
    so that the sum is always 0. `margin`: the lead over the average of the others, where BIG_LEAD points or more
    are 1; so a lost game can still be lost by less. `blend`: half of each. `change`: the score, BIG_LEAD points to 1.
    """
    check_reward(kind)
    if kind == CHANGE:
        return [score.total / BIG_LEAD for score in scores]
    if kind == MARGIN:
        return [lead_reward(scores, score) for score in scores]
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


class Accountant:
    """The rewards of one game, step by step: all at the end, or with `change` what each step adds to the score."""

    def __init__(self, kind: str, state: State) -> None:
        self.kind: Final = kind
        self.state: Final = state
        self._nothing: Final = [0.0] * state.seats
        self._last = self._worth() if kind == CHANGE else self._nothing

    def settle(self) -> list[float]:
        """One reward per seat for what happened since the last call."""
        if self.kind != CHANGE:
            return self._worth() if self.state.over else self._nothing
        before, self._last = self._last, self._worth()
        return [now - then for now, then in zip(self._last, before, strict=True)]

    def _worth(self) -> list[float]:
        return rewards(self.state.scores(), self.kind)
