"""What is printed and does not change, as everybody sees it: made once a game and shared by all its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from mecenate.games.princes.borders import MAX_SEATS, TABLE
from mecenate.games.princes.shapes import SQUARES, square_name

if TYPE_CHECKING:
    from mecenate.games.princes.borders import Borders
    from mecenate.games.princes.components import Components

SQUARE_NAMES: Final = [square_name(square) for square in range(SQUARES)]


@final
class Faces:
    """The parts of a view that are the same in the whole game."""

    def __init__(self, pieces: Components) -> None:
        self.least: Final[list[int]] = [int(least) for least in pieces.least[1:]]
        self.palace: Final[list[str]] = named(SQUARE_NAMES, pieces.palace)
        # for 2 to 5 seats: the neighbours of each
        self.neighbours: Final[list[list[list[int]]]] = [
            [_neighbours(pieces.borders, seats, seat) for seat in range(seats)] for seats in range(2, MAX_SEATS + 1)
        ]


def named(names: list[str], members: i64) -> list[str]:
    """The names of the members of a set of bits."""
    found: list[str] = []
    n: i64 = 0
    while members != 0:
        if members & 1:
            found.append(names[n])
        members >>= 1
        n += 1
    return found


def _neighbours(borders: Borders, seats: int, seat: int) -> list[int]:
    first = int(TABLE) * (seats - 2) + MAX_SEATS * seat
    return [other for other in range(seats) if borders.own[first + other] != 0]
