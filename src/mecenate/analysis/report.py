"""The result of an analysis as data: every turn, and a summary for every player."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import msgspec

from mecenate.bots.levels import LEVELS, Level
from mecenate.core.errors import MecenateError

DEFAULT_LEVEL: Final = "master"
ITERATIONS: Final = {"journeyman": 60, "master": 240, "maestro": 600}
"""How many times a search of each level tries out a line of one turn, all lines together. Only these levels judge."""


class Mark(StrEnum):
    """How good a turn was."""

    FORCED = "forced"
    """There was only one way to play it."""
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


EQUAL: Final = 0.005
"""A turn that loses at most this much of a chance counts as the best."""
LEAST_LOSS: Final = {Mark.BLUNDER: 0.10, Mark.MISTAKE: 0.05, Mark.INACCURACY: 0.025}
"""The chance to win that a turn must lose for a mark, after its standard error is taken off. The worst comes first."""


def mark_of(lost: float, error: float) -> Mark:
    """The mark of a turn that loses so much of the chance to win, give or take a standard error."""
    for mark, least in LEAST_LOSS.items():
        if lost - error >= least:
            return mark
    return Mark.BEST if lost <= EQUAL else Mark.GOOD


class UnknownJudge(MecenateError):
    """No level of that name can judge a turn."""


class AnalysisSettings(msgspec.Struct, frozen=True):
    """How a game is analysed. The same settings give the same analysis of the same game."""

    level: str = DEFAULT_LEVEL
    iterations: int = 0
    """How many times lines of a turn are tried out; 0 for the number of the level."""
    open_cards: bool = False
    """Whether each turn is also judged by what nobody knew at the time."""

    @property
    def judge(self) -> Level:
        """The level that judges. Raises `UnknownJudge`."""
        for level in LEVELS:
            if level.name == self.level and level.name in ITERATIONS:
                return level
        raise UnknownJudge(f"'{self.level}' cannot judge a turn; these can: {', '.join(ITERATIONS)}")

    @property
    def tries(self) -> int:
        """How many times lines of a turn are tried out."""
        return self.iterations or ITERATIONS[self.judge.name]


class Worth(msgspec.Struct, frozen=True):
    """What a position, or a draw, is worth to each seat, on average."""

    chances: list[float]
    """The chance to win, from 0 to 1. Those of a position add up to 1, those of a draw to 0."""
    points: list[float]
    """The points in the end."""


class Comparison(msgspec.Struct, frozen=True):
    """The best turn that was found beside the one that was played."""

    before: Worth
    """With the best turn."""
    after: Worth
    """With the turn that was played, before anything is drawn."""
    better: list[str]
    """The better turn up to the first draw; empty if none was found."""
    lost: float
    """How much of its chance to win the seat lost."""
    lost_points: float
    """How many points of its margin over the best other seat it lost."""
    error: float
    """The standard error of `lost`."""
    worlds: int
    """In how many worlds the two turns were compared."""
    mark: Mark


class Turn(msgspec.Struct, frozen=True):
    """One turn, or the part of a turn between two draws."""

    number: int
    """The number of its first move; moves are counted from 1."""
    last: int
    seat: int
    played: list[str]
    judged: Comparison
    """By what the seat knew."""
    opened: Comparison | None = None
    """By what nobody knew at the time, if that was asked for."""
    luck: Worth | None = None
    """If its last move drew something: how much more that was worth than the average draw at this place."""


class Stretch(msgspec.Struct, frozen=True):
    """Some turns over which the chance of a seat changed most."""

    first: int
    """The number of its first move."""
    last: int
    """The number of the move that is about to be played at its end; one more than the last if the game ends."""
    before: float
    after: float


class PlayerSummary(msgspec.Struct, frozen=True):
    """How well one seat played, and its luck."""

    seat: int
    marks: dict[str, int]
    """How many turns have each mark."""
    lost: float
    lost_points: float
    luck: float
    luck_points: float
    rise: Stretch | None
    """Where the seat gained most."""
    fall: Stretch | None
    """Where it lost most."""
    look_at: list[int]
    """The turns that cost most, at most three, by the numbers of their first moves."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    seats: int
    moves: int
    settings: AnalysisSettings
    turns: list[Turn]
    players: list[PlayerSummary]
    result: list[dict[str, Any]] | None
    """The final scores; None if the game is not over."""
