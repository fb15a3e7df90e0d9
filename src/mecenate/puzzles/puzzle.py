"""A puzzle, and the files that hold them: one line of JSON each, after a line about the file."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from mecenate.core import catalogue
from mecenate.core.errors import MecenateError
from mecenate.core.game import Game
from mecenate.core.shipped_files import FileHeader
from mecenate.core.state import State

FORMAT: Final = 1


Line = TypeVar("Line", "Header", "Puzzle")


class PuzzleError(MecenateError):
    """A puzzle does not exist, or a file of puzzles cannot be read."""


class Header(FileHeader, frozen=True):
    """The first line of a file of puzzles."""


class Other(msgspec.Struct, frozen=True):
    """Another turn, and what it costs compared with the solution."""

    line: list[str]
    lost: float
    """The chance to win that it gives away, from 0 to 1."""
    lost_points: float
    error: float
    """The standard error of the lost chance."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position in which one turn is clearly the best."""

    id: str
    source: tuple[int, int]
    """The number of the bots' game, and how many moves were played before."""
    seats: int
    seat: int
    position: msgspec.Raw
    """The position as `State.to_json` writes it. It holds what the seat cannot see."""
    solution: list[str]
    others: list[Other]
    """The best other turns, and the one that an apprentice plays."""
    chance: float
    """The chance of the seat to win, if it finds the solution."""
    points: float
    """The points by which the seat will then be ahead of the best other."""
    solved: dict[str, tuple[int, int]]
    """How often each level finds it, and how often it was asked."""
    mu: float
    sigma: float

    def state(self, game: Game) -> State:
        """The position, in full."""
        return game.state_from_json(bytes(self.position).decode())


class PuzzleFile:
    """The puzzles of one game."""

    def __init__(self, header: Header, puzzles: list[Puzzle]) -> None:
        self.header = header
        self.puzzles = puzzles
        self.by_id = {puzzle.id: puzzle for puzzle in puzzles}

    @property
    def game(self) -> Game:
        """The game that is played."""
        return catalogue.game(**self.header.game)

    @staticmethod
    def parse(text: str, name: str) -> PuzzleFile:
        """Read a file. Raises `PuzzleError`, which names the file and the line."""
        first, *rest = text.splitlines() or [""]
        header = _read(first, Header, f"{name}, line 1")
        if header.format != FORMAT:
            raise PuzzleError(f"{name}: format {header.format} is not known; this release reads format {FORMAT}")
        return PuzzleFile(header, [_read(line, Puzzle, f"{name}, line {n}") for n, line in enumerate(rest, 2)])

    @staticmethod
    def load(path: Path) -> PuzzleFile:
        """Read a file. Raises `PuzzleError`."""
        return PuzzleFile.parse(path.read_text(encoding="utf-8"), str(path))


def _read(line: str, kind: type[Line], where: str) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise PuzzleError(f"{where}: {error}") from None


def written(struct: Header | Puzzle) -> str:
    """One line of a file."""
    return msgspec.json.encode(struct).decode() + "\n"


def id_of(game: Game, position: str) -> str:
    """The name of a puzzle: it follows from the position."""
    return hashlib.blake2b(f"{game.keywords} {position}".encode(), digest_size=4).hexdigest()
