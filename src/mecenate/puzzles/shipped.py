"""The puzzles that come with the package, and the puzzle of the day."""

from __future__ import annotations

import datetime
import hashlib
from functools import cache

from mecenate.core.shipped_files import games_in, shipped_text
from mecenate.puzzles.puzzle import Puzzle, PuzzleError, PuzzleFile


def games_with_puzzles() -> tuple[str, ...]:
    """The names of the games that have puzzles."""
    return games_in("mecenate.puzzles")


@cache
def puzzles_for(game: str) -> PuzzleFile:
    """The puzzles of a game. Raises `PuzzleError`, which lists the games that have some."""
    return PuzzleFile.parse(shipped_text("mecenate.puzzles", game, PuzzleError), game)


def puzzle(game: str, id: str) -> Puzzle:
    """One puzzle. Raises `PuzzleError`."""
    found = puzzles_for(game).by_id.get(id)
    if found is None:
        raise PuzzleError(f"there is no puzzle '{id}' of {game}")
    return found


def puzzle_of_the_day(date: datetime.date) -> tuple[str, Puzzle]:
    """The game and the puzzle of a date: games take turns, and all puzzles of a game come before one comes again."""
    names = games_with_puzzles()
    round_number, place = divmod(date.toordinal(), len(names))
    ordered = sorted(puzzles_for(names[place]).puzzles, key=_shuffled)
    return names[place], ordered[round_number % len(ordered)]


def _shuffled(puzzle: Puzzle) -> bytes:
    """A key that has nothing to do with the order in which puzzles were found."""
    return hashlib.blake2b(puzzle.id.encode(), digest_size=8, person=b"day").digest()
