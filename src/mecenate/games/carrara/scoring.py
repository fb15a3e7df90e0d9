"""The final scoring: florins, sets of decorations, majorities of statues, the winner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.score import Score, rank
from mecenate.core.state import SEATS
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.layout import EMPTY, FLORIN_OWNER, FLORINS, HEIGHT, SIX, SOURCES
from mecenate.games.carrara.vocabulary import CITIES

PLACES: Final[i64] = 3
"""How many places of a majority are paid."""


def scores(board: Board) -> list[Score]:
    """The scores if the game ends now; most points win, then most blocks left, then the rank is shared.

    CAR-56, CAR-57.
    """
    seats = range(int(board.cells[SEATS]))
    return rank(
        [breakdown(board, seat) for seat in seats],
        [(int(board.blocks_of(seat)),) for seat in seats],
    )


def breakdown(board: Board, seat: int) -> dict[str, int]:
    """A seat's points by source, in rulebook order."""
    points = {source: int(board.points_from(seat, n)) for n, source in enumerate(SOURCES)}
    if not board.pieces.advanced:
        del points["statue spaces"]
    points["florins"] = int(points_for_florins(board, seat))
    if board.pieces.advanced:
        points["decorations"] = int(points_for_decorations(board, seat))
        points["majorities"] = int(points_for_majorities(board, seat))
    return points


def points_for_florins(board: Board, seat: i64) -> i64:
    """One point for 5 florins, or at the better rate of a reserved florin space; rounded down (CAR-55, CAR-87)."""
    rate = board.pieces.florins_per_point
    for which in range(2):
        if board.cells[FLORIN_OWNER + which] == seat + 1:
            rate = board.pieces.florin_rate[which]
    return board.cells[FLORINS + seat] // rate


def points_for_decorations(board: Board, seat: i64) -> i64:
    """Each kind of decoration on the seat's tiles is a set of its own (CAR-88, CAR-89)."""
    sets = board.pieces.set_points
    points: i64 = 0
    kind: i64 = 0
    while kind < SIX:
        placed = board.of_type(seat, kind) - board.plain(seat, kind)
        points += sets[min(placed, len(sets) - 1)]
        kind += 1
    return points


def statues_in(board: Board, seat: i64, city: i64) -> i64:
    """How many statues a seat has in a city; colours do not matter (CAR-89, CAR-90)."""
    at = SIX * seat + city
    return board.cells[HEIGHT + at] - board.cells[EMPTY + at]


def points_for_majorities(board: Board, seat: i64) -> i64:
    """City by city, by rank (CAR-90)."""
    points: i64 = 0
    for city in range(len(CITIES)):
        place = majority_place(board, seat, city)
        if place < PLACES:
            points += board.pieces.majority[PLACES * city + place]
    return points


def majority_place(board: Board, seat: i64, city: i64) -> i64:
    """The seat's place in a city, 0 for the best, or PLACES for none (CAR-91).

    Seats that are tied take one place lower than a single seat would, and all seats below move down too.
    """
    mine = statues_in(board, seat, city)
    if mine == 0:
        return PLACES
    counts = [statues_in(board, other, city) for other in range(int(board.cells[SEATS]))]
    place: i64 = 0
    for count in sorted(set(counts), reverse=True):
        tied = counts.count(count) > 1
        if tied:
            place += 1
        if count == mine:
            return min(place, PLACES)
        place += 1
    return PLACES
