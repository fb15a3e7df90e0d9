"""Ratings of puzzles and solvers, on one scale: an answer is a game of the solver against the puzzle."""

from __future__ import annotations

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
LEVELS: Final = {"novice": 15.0, "apprentice": 20.0, "journeyman": 25.0, "master": 30.0}
"""Where the levels stand on the scale as solvers."""
SURE: Final = 1.0
"""The deviation of a level."""


class Rating(NamedTuple):
    """How strong a solver, or how hard a puzzle, is believed to be, and how sure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def answered(solver: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after an answer."""
    sides = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in (solver, puzzle)]
    (mine,), (theirs,) = MODEL.rate(sides, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    return Rating(mine.mu, mine.sigma), Rating(theirs.mu, theirs.sigma)


def rating_of(solved: dict[str, tuple[int, int]]) -> Rating:
    """The rating of a puzzle by how often each level has found its solution, and how often it was asked."""
    rating = Rating()
    for level, mu in LEVELS.items():
        found, asked = solved.get(level, (0, 0))
        for number in range(asked):
            rating = answered(Rating(mu, SURE), rating, solved=number < found)[1]
    return Rating(round(rating.mu, 3), round(rating.sigma, 3))
