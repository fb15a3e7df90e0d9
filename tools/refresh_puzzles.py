"""Brings the shipped puzzles of a game up to date with new weights of its bots.

    python tools/refresh_puzzles.py carrara

Takes out the puzzles that a maestro with five times its tries does not always solve, and makes others from the games
that follow until there are as many as before.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from mecenate.puzzles import PuzzleFile
from mecenate.puzzles.checking import FRESH
from mecenate.puzzles.making import AGAIN, CHECKER, LONGER, found_by, make
from mecenate.puzzles.puzzle import Puzzle, written


def is_still_solved(file: PuzzleFile, number: int, puzzle: Puzzle) -> bool:
    """Whether the checker always finds the solution, with seeds that did not choose the puzzle."""
    state, first = puzzle.state(file.game), FRESH + AGAIN * number
    return all(found_by(state, CHECKER, first + n, puzzle.solution, LONGER) for n in range(AGAIN))


def refresh(path: Path) -> int:
    """Rewrite a file; returns how many puzzles were replaced."""
    file = PuzzleFile.load(path)
    count = len(file.puzzles)
    kept = [puzzle for number, puzzle in enumerate(file.puzzles) if is_still_solved(file, number, puzzle)]
    path.write_text(written(file.header) + "".join(map(written, kept)), encoding="utf-8")
    replaced = count - len(kept)
    make(PuzzleFile(file.header, kept), path, count)
    return replaced


if __name__ == "__main__":
    folder = Path(str(files("mecenate.puzzles")))
    print("replaced:", refresh(folder / f"{sys.argv[1]}.jsonl"))
