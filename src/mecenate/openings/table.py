"""The games of bots that come with the package: their first moves and their results, one line of JSON each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError
from mecenate.core.game import Game
from mecenate.core.history import History
from mecenate.core.shipped_files import FileHeader, games_in, shipped_text
from mecenate.openings.tree import Tree, opening_of

FORMAT: Final = 1


class OpeningsError(MecenateError):
    """There are no openings of a game, or a file of them cannot be read."""


class Header(FileHeader, frozen=True):
    """The first line of a file of openings."""

    level: str
    """The level that plays the opening."""
    then: str
    """The level that plays the rest."""


class OpeningGame(msgspec.Struct, frozen=True):
    """A game of bots as far as its opening goes, and how it ended."""

    seats: int
    number: int
    """Its number among the games of the seed; the deal follows from both."""
    moves: list[str]
    points: list[int]
    ranks: list[int]


class OpeningTable:
    """The games of bots of one title."""

    def __init__(self, header: Header, games: list[OpeningGame]) -> None:
        self.header = header
        self.games = games
        self._counted: dict[int, tuple[Tree, list[list[int]]]] = {}

    @property
    def game(self) -> Game:
        """The game that is played."""
        return catalogue.game(**self.header.game)

    def seats(self) -> list[int]:
        """The numbers of seats that there are games for."""
        return sorted({one.seats for one in self.games})

    def tree(self, seats: int) -> Tree:
        """The games with so many seats, by their first steps."""
        return self._count(seats)[0]

    def example(self, seats: int, line: list[str]) -> tuple[History, int] | None:
        """A game that begins with these steps, and the number of the move that made the last; None if there is none."""
        tree, moves = self._count(seats)
        through = tree.through(line)
        if not through:
            return None
        place = through[0].name
        move = moves[place][len(line) - 1] if line else 0
        return replayed(self.header, [one for one in self.games if one.seats == seats][place]), move

    def _count(self, seats: int) -> tuple[Tree, list[list[int]]]:
        """The tree, and for each of its games the numbers of the moves that made its steps."""
        if seats not in self._counted:
            games = [one for one in self.games if one.seats == seats]
            found = [
                opening_of(replayed(self.header, one), one.points, one.ranks, place) for place, one in enumerate(games)
            ]
            self._counted[seats] = Tree(opening for opening, _ in found), [moves for _, moves in found]
        return self._counted[seats]

    @staticmethod
    def parse(text: str, name: str) -> OpeningTable:
        """Read a file. Raises `OpeningsError`, which names the file."""
        first, *rest = text.splitlines() or [""]
        try:
            header = msgspec.json.decode(first, type=Header)
            games = [msgspec.json.decode(line, type=OpeningGame) for line in rest]
        except msgspec.DecodeError as error:
            raise OpeningsError(f"{name}: {error}") from None
        if header.format != FORMAT:
            raise OpeningsError(f"{name}: format {header.format} is not known; this release reads format {FORMAT}")
        return OpeningTable(header, games)

    @staticmethod
    def load(path: Path) -> OpeningTable:
        """Read a file. Raises `OpeningsError`."""
        return OpeningTable.parse(path.read_text(encoding="utf-8"), str(path))


def dealt(game: Game, seats: int, seed: str, number: int) -> History:
    """The deal of game `number` of a seed."""
    return History.begin(game, seats, Dealer.sealed(f"{seed} {seats} {number}"))


def replayed(header: Header, one: OpeningGame) -> History:
    """The opening of a game of bots. Raises the engine's errors if the rules have changed."""
    game = catalogue.game(**header.game)
    history = dealt(game, one.seats, header.seed, one.number)
    for text in one.moves:
        history.play(game.parse(text))
    return history


def games_with_openings() -> tuple[str, ...]:
    """The names of the games that have openings."""
    return games_in("mecenate.openings")


@cache
def openings_for(game: str) -> OpeningTable:
    """The games of bots of a title. Raises `OpeningsError`, which lists the titles that have some."""
    return OpeningTable.parse(shipped_text("mecenate.openings", game, OpeningsError), game)
