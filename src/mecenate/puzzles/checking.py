"""Checks of a file of puzzles: what must hold at any time, and how levels do with seeds that did not choose it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from mecenate.core.errors import MecenateError
from mecenate.puzzles.making import CHECKER, CLEAR, LONGER, found_by
from mecenate.puzzles.puzzle import Puzzle, PuzzleError, PuzzleFile, id_of
from mecenate.puzzles.rating import Rating, rating_of
from mecenate.puzzles.solving import follow, same_turn

FINDS: Final = 0.95
"""The share of puzzles that the next level with five times its time must solve."""
AT_MOST: Final = 0.40
"""The share that a novice may solve."""
FRESH: Final = 7_000_000
"""Added to seeds, so that none is one that chose a puzzle."""


def check_file(file: PuzzleFile) -> None:
    """Check all puzzles of a file without a search. Raises `PuzzleError`, which names the puzzle."""
    if len(file.by_id) != len(file.puzzles):
        raise PuzzleError("two puzzles are the same position")
    for puzzle in file.puzzles:
        try:
            check(file, puzzle)
        except MecenateError as error:
            raise PuzzleError(f"puzzle {puzzle.id}: {error}") from None


def check(file: PuzzleFile, puzzle: Puzzle) -> None:
    """Check one puzzle: its position, its solution, its other turns and its rating. Raises the engine's errors."""
    game = file.game
    state = puzzle.state(game)
    state.audit()
    if puzzle.id != id_of(game, bytes(puzzle.position).decode()):
        raise PuzzleError("its name does not follow from its position")
    if (state.seats, state.actor) != (puzzle.seats, puzzle.seat):
        raise PuzzleError("it is not that seat that chooses")
    if not state.remembers:
        raise PuzzleError("its position does not hold what the seats have seen")
    if not follow(state, puzzle.solution).complete:
        raise PuzzleError("the solution is not a whole turn")
    for other in puzzle.others:
        if not follow(state, other.line).complete or same_turn(state, other.line, puzzle.solution):
            raise PuzzleError(f"'{', '.join(other.line)}' is not another whole turn")
        if other.lost - other.error < CLEAR:
            raise PuzzleError(f"'{', '.join(other.line)}' is not clearly worse")
    if Rating(puzzle.mu, puzzle.sigma) != rating_of(puzzle.solved):
        raise PuzzleError("its rating does not follow from how the levels solve it")


class Trial(NamedTuple):
    """How often a level solved puzzles."""

    level: str
    longer: int
    """How many times its usual iterations it had."""
    solved: int
    asked: int

    @property
    def share(self) -> float:
        """The part that was solved."""
        return self.solved / self.asked if self.asked else 0.0


TRIALS: Final = (("novice", 1), ("apprentice", 1), ("journeyman", 1), ("master", 1), (CHECKER, LONGER))


def bench(
    file: PuzzleFile,
    puzzles: Sequence[Puzzle],
    seed: int,
    trials: Sequence[tuple[str, int]] = TRIALS,
    tell: Callable[[int], None] | None = None,
) -> list[Trial]:
    """How levels solve puzzles, each asked once, with seeds that did not choose them."""
    game = file.game
    found = [0] * len(trials)
    for number, puzzle in enumerate(puzzles):
        state = puzzle.state(game)
        for place, (level, longer) in enumerate(trials):
            found[place] += found_by(state, level, FRESH + 1000 * seed + number, puzzle.solution, longer)
        if tell is not None:
            tell(number + 1)
    return [Trial(level, longer, solved, len(puzzles)) for (level, longer), solved in zip(trials, found, strict=True)]
