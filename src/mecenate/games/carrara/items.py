"""Items, which are decorations and statues: where they fit, and the supply beside the board (advanced version)."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.spaces import any_open, statue_would_open
from mecenate.games.carrara.vocabulary import FIRST_STATUE, GOLD


def fits_on(board: Board, seat: i64, item: i64, tile: i64, bought: bool) -> bool:
    """Whether the seat may put the item on this tile (CAR-67, CAR-68, CAR-86).

    A decoration needs a tile of its type without one. A statue needs a tile without one in a city that takes
    its colour, a bought statue in the city of its colour; gold goes anywhere.
    """
    if board.built_by(tile) != seat:
        return False
    if item < FIRST_STATUE:
        return tile // layout.TILES_A_TYPE == item and board.cells[layout.DECORATED + tile] == 0
    if board.cells[layout.STATUE + tile] != 0:
        return False
    return city_takes(board.city_of(tile), item, bought)


def city_takes(city: i64, statue: i64, bought: bool) -> bool:
    """Whether a city takes this statue: city n takes the colours 0 to n (CAR-68, CAR-86)."""
    if statue == GOLD:
        return True
    colour = statue - FIRST_STATUE
    return city == colour if bought else city >= colour


def has_room(board: Board, seat: i64, item: i64, bought: bool, must_open: bool) -> bool:
    """Whether the seat has any tile for this item; with `must_open`, one that makes a statue space scorable."""
    if item < FIRST_STATUE:
        return board.plain(seat, item) > 0 and not must_open
    city: i64 = 0
    while city < layout.SIX:
        if (
            board.empty(seat, city) > 0
            and city_takes(city, item, bought)
            and (not must_open or statue_would_open(board, seat, city))
        ):
            return True
        city += 1
    return False


def must_open_a_space(board: Board, seat: i64) -> bool:
    """Whether a pending scoring is possible only if this item opens a statue space (CAR-79)."""
    return board.asked_below() == ask.SPACE and not any_open(board, seat, board.cells[layout.FLORINS + seat])


def supply_of(board: Board, item: i64) -> i64:
    """How many of a decoration or coloured statue are left beside the board (CAR-12, CAR-65)."""
    return (
        board.cells[layout.DECORATIONS + item]
        if item < FIRST_STATUE
        else board.cells[layout.STATUES + item - FIRST_STATUE]
    )


def take_from_supply(board: Board, item: i64) -> None:
    """Take one item from the supply."""
    put_into_supply(board, item, -1)


def put_into_supply(board: Board, item: i64, count: i64 = 1) -> None:
    """Coloured items go back to the supply; gold statues go to the box, which is not counted (CAR-72)."""
    if item < FIRST_STATUE:
        board.cells[layout.DECORATIONS + item] += count
    elif item < GOLD:
        board.cells[layout.STATUES + item - FIRST_STATUE] += count
