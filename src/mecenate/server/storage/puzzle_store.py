"""Who has answered which puzzle, and how strong they are as solvers. Only accounts have rows."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mecenate.puzzles.rating import Rating, answered
from mecenate.server.storage.schema import puzzle_answers, puzzle_ratings


class SolverRow(NamedTuple):
    """The rating of a solver in one game, and after how many answers."""

    rating: Rating
    answers: int


class Rated(NamedTuple):
    """What an answer did to a rating."""

    before: Rating
    after: Rating


class PuzzleStore:
    """Reads and writes answers and ratings."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def answers(self, person_id: str) -> dict[tuple[str, str], bool]:
        """Whether each puzzle that somebody has answered was solved, by game and id."""
        query = select(puzzle_answers).where(puzzle_answers.c.person_id == person_id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return {(row["game"], row["puzzle"]): row["solved"] for row in rows}

    async def ratings(self, person_id: str) -> dict[str, SolverRow]:
        """The ratings of a solver, by game."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.person_id == person_id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return {row["game"]: SolverRow(Rating(row["mu"], row["sigma"]), row["answers"]) for row in rows}

    async def answer(self, person_id: str, game: str, puzzle: str, rating: Rating, *, solved: bool) -> Rated | None:
        """Store an answer and rate it; None if this puzzle was answered before, which changes nothing."""
        try:
            return await self._answer(person_id, game, puzzle, rating, solved)
        except IntegrityError:  # the same answer came twice at once
            return None

    async def _answer(self, person_id: str, game: str, puzzle: str, rating: Rating, solved: bool) -> Rated | None:
        theirs = (puzzle_ratings.c.person_id == person_id) & (puzzle_ratings.c.game == game)
        answers = puzzle_answers.c
        known = select(answers.solved).where(
            answers.person_id == person_id, answers.game == game, answers.puzzle == puzzle
        )
        row = {"person_id": person_id, "game": game, "puzzle": puzzle, "solved": solved, "at": time.time()}
        async with self._engine.begin() as connection:
            if (await connection.execute(known)).first() is not None:
                return None
            await connection.execute(insert(puzzle_answers).values(**row))
            stored = (
                (await connection.execute(select(puzzle_ratings).where(theirs).with_for_update())).mappings().first()
            )
            before = Rating() if stored is None else Rating(stored["mu"], stored["sigma"])
            after, _ = answered(before, rating, solved=solved)
            count = 1 if stored is None else stored["answers"] + 1
            await connection.execute(delete(puzzle_ratings).where(theirs))
            new = {"person_id": person_id, "game": game, "mu": after.mu, "sigma": after.sigma, "answers": count}
            await connection.execute(insert(puzzle_ratings).values(**new))
        return Rated(before, after)
