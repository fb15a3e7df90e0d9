"""Puzzles: positions from games of bots in which one turn is clearly the best, and not the obvious one.

`<game>.jsonl` holds those of a game (`puzzle.py`); `making.py` finds them, and `checking.py` checks them, as
docs/puzzles.md explains.
"""

from mecenate.puzzles.puzzle import FORMAT, Header, Other, Puzzle, PuzzleError, PuzzleFile
from mecenate.puzzles.shipped import games_with_puzzles, puzzle, puzzle_of_the_day, puzzles_for
from mecenate.puzzles.solving import follow, same_turn

__all__ = [
    "FORMAT",
    "Header",
    "Other",
    "Puzzle",
    "PuzzleError",
    "PuzzleFile",
    "follow",
    "games_with_puzzles",
    "puzzle",
    "puzzle_of_the_day",
    "puzzles_for",
    "same_turn",
]
