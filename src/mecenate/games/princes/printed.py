"""What is printed, as everybody sees it: made once for each game and shared by all its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from mecenate.games.princes.borders import MAX_SEATS, TABLE
from mecenate.games.princes.shapes import SQUARE_NAMES, Squares
from mecenate.games.princes.view import Likes, PrincessValues, Printed, Shape, WorkValues
from mecenate.games.princes.vocabulary import BUILDINGS, CHARACTERS, FREEDOMS, LANDSCAPES, PIECES, PROFESSIONS, SIZES

if TYPE_CHECKING:
    from mecenate.games.princes.borders import Borders
    from mecenate.games.princes.components import Components


@final
class PrintedParts:
    """The parts of a view that are the same in the whole game."""

    def __init__(self, pieces: Components) -> None:
        self.printed: Final = _printed(pieces)
        self.least: Final[list[int]] = [int(least) for least in pieces.least[1:]]
        self.palace: Final[list[str]] = named(SQUARE_NAMES, pieces.palace)
        # for 2 to 5 seats: the neighbours of each
        self.neighbours: Final[list[list[list[int]]]] = [
            [_neighbours(pieces.borders, seats, seat) for seat in range(seats)] for seats in range(2, MAX_SEATS + 1)
        ]
        self.neighbour_offsets: Final[list[list[list[list[int]]]]] = [
            [_offsets(pieces.borders, seats, seat) for seat in range(seats)] for seats in range(2, MAX_SEATS + 1)
        ]


def named(names: list[str], members: i64) -> list[str]:
    """The names of the members of a set of bits."""
    chosen: list[str] = []
    n: i64 = 0
    while members != 0:
        if members & 1:
            chosen.append(names[n])
        members >>= 1
        n += 1
    return chosen


def _neighbours(borders: Borders, seats: int, seat: int) -> list[int]:
    first = int(TABLE) * (seats - 2) + MAX_SEATS * seat
    return [other for other in range(seats) if borders.own[first + other] != 0]


def _offsets(borders: Borders, seats: int, seat: int) -> list[list[int]]:
    first = int(TABLE) * (seats - 2) + MAX_SEATS * seat
    return [list(borders.lies[first + other]) for other in _neighbours(borders, seats, seat)]


def _printed(pieces: Components) -> Printed:
    """What is printed on the pieces of this game."""
    return Printed(
        professions={name: _likes(pieces, n) for n, name in enumerate(PROFESSIONS)},
        pieces={name: _shape(pieces, n) for n, name in enumerate(PIECES)},
        work=WorkValues(
            building=int(pieces.for_building),
            landscape=int(pieces.for_landscape),
            freedom=int(pieces.for_freedom),
            jesters=int(pieces.for_jester),
            cards=int(pieces.for_card),
        ),
        pay=int(pieces.pay),
        exchange=int(pieces.exchange),
        best_work=int(pieces.best),
        profession_price=int(pieces.profession_price),
        bonus_price=int(pieces.bonus_price),
        freedom_price=int(pieces.freedom_price),
        opening={str(seats): pieces.opening[seats > 2] for seats in range(2, MAX_SEATS + 1)},
        raising=int(pieces.raising),
        building_prices=[int(price) for price in pieces.price],
        builder_prestige=[int(prestige) for prestige in pieces.builder_prestige],
        touch_from=int(pieces.touch_from),
        building_prestige=int(pieces.for_built),
        landscape_prestige=int(pieces.for_repeat),
        sale=int(pieces.sale) if pieces.may_sell else None,
        spaces=_spaces(pieces) if pieces.muse else {},
        princess=PrincessValues(*[int(value) for value in pieces.princess]) if pieces.muse else None,
        banker_exchange=int(pieces.banker_exchange) if pieces.muse else None,
    )


def _likes(pieces: Components, number: int) -> Likes:
    return Likes(
        BUILDINGS[int(pieces.likes_building[number])],
        LANDSCAPES[int(pieces.likes_landscape[number])],
        FREEDOMS[int(pieces.likes_freedom[number])],
    )


def _shape(pieces: Components, number: int) -> Shape:
    squares = pieces.shapes[number]
    size = SIZES[int(pieces.size[number])] if number < len(BUILDINGS) else None
    return Shape(size, len(squares), pieces.tiles[number], _lines(squares))


def _lines(squares: Squares) -> list[str]:
    """A shape as lines, the top one first."""
    width = 1 + max(x for x, _ in squares)
    height = 1 + max(y for _, y in squares)
    return ["".join("#" if (x, y) in squares else "." for x in range(width)) for y in range(height - 1, -1, -1)]


def _spaces(pieces: Components) -> dict[str, list[int]]:
    """What can be bid for each character, in hundreds."""
    by_character: dict[str, list[int]] = {name: [] for name in CHARACTERS}
    for n in range(len(pieces.space_of)):
        by_character[CHARACTERS[int(pieces.space_character[n])]].append(int(pieces.space_of[n]))
    return by_character
