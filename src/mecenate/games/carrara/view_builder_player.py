"""Builds the part of a view that is about one seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.view_cache import ViewCache
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.spaces import (
    FLORIN_SPACES,
    STATUE_SPACES,
    TYPE_SPACES,
    can_reserve,
    is_open,
    scored_bit,
    space_count,
    worth,
)
from mecenate.games.carrara.view import Player, Reward, Space, Tile
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, LANDSCAPES

# Lists, because compiled code indexes a list faster than a tuple.
COLOUR_NAMES: Final = list(COLOURS)
CITY_NAMES: Final = list(CITIES)
TARGET_NAMES: Final = [*CITIES, *LANDSCAPES]
SOURCE_NAMES: Final = list(layout.SOURCES)
ENOUGH: Final[i64] = 1 << 30
"""Enough florins for every florin space, so that only public information decides whether one is open."""


def screens_open(board: Board) -> bool:
    """Whether nothing is hidden behind screens: the game is over, or has no screens (CAR-94, CAR-104)."""
    return board.over or not board.pieces.screens_up


def colours(board: Board, first: i64) -> dict[str, int]:
    """Six counts of blocks by colour, those above zero."""
    counts: dict[str, int] = {}
    for n, colour in enumerate(COLOUR_NAMES):
        if board.cells[first + n] > 0:
            counts[colour] = int(board.cells[first + n])
    return counts


def tile(board: Board, number: i64) -> Tile:
    """A tile as everybody sees it."""
    cells = board.cells
    return board.pieces.printed_parts.tiles[
        16 * number + 8 * cells[layout.DECORATED + number] + cells[layout.STATUE + number]
    ]


def player(board: Board, seat: i64, last: ViewCache, same_tiles: bool) -> Player:
    """What a seat has; what is behind its screen only if that is open.

    Parts that have not changed are the same objects as in `last`; `same_tiles` says that its tiles have not.
    """
    cells = board.cells
    was: Player | None = None if last.public is None else last.public.players[seat]
    improved = layout.IMPROVED + 8 * seat
    stored = layout.WAREHOUSE + layout.WAREHOUSES * seat
    same_rewards = last.unchanged(improved, 8)
    pieces = board.pieces
    tiles = board.tiles_of(seat)
    sees_all = screens_open(board)
    return Player(
        seat=seat,
        points=board.points_of(seat),
        points_by_source={
            name: int(board.points_from(seat, n))
            for n, name in enumerate(SOURCE_NAMES)
            if pieces.advanced or n != layout.FROM_STATUES
        },
        florins=cells[layout.FLORINS + seat] if sees_all else None,
        blocks=colours(board, layout.BLOCKS + layout.SIX * seat) if sees_all else None,
        markers=board.markers_of(seat),
        open_area=cells[layout.OPEN_AREA + seat],
        columns=was.columns if was is not None and same_tiles else columns(board, tiles),
        rewards=was.rewards
        if was is not None and same_rewards
        else {name: reward(board, seat, n) for n, name in enumerate(TARGET_NAMES)},
        improvements=was.improvements
        if was is not None and same_rewards
        else placed(board, pieces.improvements, improved, 8),
        warehouses=was.warehouses
        if was is not None and last.unchanged(stored, layout.WAREHOUSES)
        else placed(board, pieces.items, stored, layout.WAREHOUSES),
        spaces=[
            space(board, seat, tiles, number, sees_all, None if was is None else was.spaces[number])
            for number in range(space_count(board))
        ],
    )


def columns(board: Board, tiles: vec[i64]) -> dict[str, list[Tile]]:
    """These tiles by city, from the ground up."""
    by_city: dict[str, list[Tile]] = {city: [] for city in CITY_NAMES}
    # The place of a seat's tile is a number that sorts by city and floor.
    standing = [int(board.cells[layout.TILE + tile] * 64 + tile) for tile in tiles]
    standing.sort()
    for code in standing:
        number: i64 = code & 63
        by_city[CITY_NAMES[board.city_of(number)]].append(tile(board, number))
    return by_city


def reward(board: Board, seat: i64, target: i64) -> Reward:
    """What a city (6, 7: landscape) pays a seat for each value (CAR-7, CAR-33)."""
    printed = board.pieces.printed_parts
    improvement = board.improvement(seat, target)
    return printed.improved[improvement - 1] if improvement > 0 else printed.rewards[target]


def placed(board: Board, names: list[str], first: i64, count: i64) -> list[str]:
    """The names of the things in a run of cells; a cell may be empty."""
    cells = board.cells
    return [names[cells[at] - 1] for at in range(first, first + count) if cells[at] > 0]


def space(board: Board, seat: i64, tiles: vec[i64], number: i64, sees_florins: bool, was: Space | None) -> Space:
    """A scoring space as it is for a seat with these tiles: the same object as before if nothing is different."""
    florins, points = worth(board, seat, tiles, number)
    used, opens = is_used(board, seat, number), open_to(board, seat, number, sees_florins)
    if was is not None and used is was.used and opens is was.open:
        pays = was.pays
        if florins == pays.florins and points == pays.points:
            return was
    return Space(board.pieces.spaces[number], used, opens, Reward(florins, points))


def is_used(board: Board, seat: i64, number: i64) -> bool:
    """Whether a marker closes the space to this seat."""
    cells = board.cells
    if number < TYPE_SPACES:
        return cells[layout.CITY_OWNER + number] != 0
    if FLORIN_SPACES <= number < STATUE_SPACES:
        return cells[layout.FLORIN_OWNER + number - FLORIN_SPACES] != 0
    return cells[layout.SCORED + seat] & scored_bit(number) != 0


def open_to(board: Board, seat: i64, number: i64, sees_florins: bool) -> bool | None:
    """Whether a seat may score the space now; None where that depends on florins that are hidden."""
    if FLORIN_SPACES <= number < STATUE_SPACES and not sees_florins:
        return None if can_reserve(board, seat, number - FLORIN_SPACES, ENOUGH) else False
    return is_open(board, seat, number, board.cells[layout.FLORINS + seat])


def own_spaces(board: Board, seat: i64, spaces: list[Space]) -> list[Space]:
    """The spaces as the seat itself sees them, since it knows its florins."""
    shown = spaces
    if board.pieces.advanced:
        for number in range(FLORIN_SPACES, STATUE_SPACES):
            if spaces[number].open is None:
                shown = shown.copy() if shown is spaces else shown
                shown[number] = replace(spaces[number], open=open_to(board, seat, number, True))
    return shown
