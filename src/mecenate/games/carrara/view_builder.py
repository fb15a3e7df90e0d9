"""Builds views: the table as everybody sees it, and what a seat sees beside that behind its own screen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.state import SEATS
from mecenate.core.view_cache import PrivateView, ViewCache
from mecenate.games.carrara import board as layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import MONUMENT
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
from mecenate.games.carrara.view import Player, Reward, Section, Sector, Space, Tile, View
from mecenate.games.carrara.vocabulary import BONUSES, CITIES, COLOURS, LANDSCAPES, POSITIONS

# Lists, because compiled code finds the nth of a list faster than of a tuple.
COLOUR_NAMES: Final = list(COLOURS)
CITY_NAMES: Final = list(CITIES)
TARGET_NAMES: Final = [*CITIES, *LANDSCAPES]
BONUS_NAMES: Final = list(BONUSES)
POSITION_NAMES: Final = list(POSITIONS)
SOURCE_NAMES: Final = list(layout.SOURCES)
ENOUGH: Final[i64] = 1 << 30
"""Florins for every florin space: with these only what everybody sees can close one."""


def public_view(board: Board, last: ViewCache) -> View:
    """What everybody sees. Screens hide florins and blocks until the end (CAR-92, CAR-93, CAR-94, CAR-104)."""
    cells = board.cells
    pieces = board.pieces
    prompt = board.prompt
    was: View | None = last.public
    same_tiles = last.unchanged(cells, layout.TILE, layout.DISPLAY + layout.DISPLAY_SPACES - layout.TILE)
    stock = was if last.unchanged(cells, layout.IMPROVEMENTS, layout.VISITOR - layout.IMPROVEMENTS) else None
    return View(
        game="carrara",
        version="advanced" if pieces.advanced else "normal",
        seat=None,
        seats=board.seats,
        turn=cells[layout.TURN],
        actor=board.actor,
        over=board.over,
        prompt=None if prompt is None else prompt.to_dict(),
        printed=pieces.printed_parts.printed,
        wheel=was.wheel
        if was is not None and last.unchanged(cells, layout.WHEEL_TURNS, layout.BAG - layout.WHEEL_TURNS)
        else [sector(board, position) for position in range(6)],
        bag_empty=board.in_bag() == 0,
        display=was.display if was is not None and same_tiles else display(board),
        pile=cells[layout.PILE_SIZE],
        monuments=was.monuments if was is not None and same_tiles else monuments(board),
        improvements=stock.improvements
        if stock is not None
        else {name: int(cells[layout.IMPROVEMENTS + n]) for n, name in enumerate(pieces.improvements)},
        cities=stock.cities
        if stock is not None
        else [pieces.printed_parts.cities[5 * n + cells[layout.CITY_OWNER + n]] for n in range(6)],
        court=was.court
        if was is not None
        and last.unchanged(cells, layout.COURT, layout.OPEN_AREA - layout.COURT)
        and last.unchanged(cells, layout.GOLD_STATUES, 8)
        else [section(board, n) for n in range(pieces.sections)],
        visitor=seat_or_none(cells[layout.VISITOR]),
        visited_section=cells[layout.VISITED] + 1 if cells[layout.VISITOR] > 0 else None,
        florin_spaces=stock.florin_spaces if stock is not None else florin_spaces(board),
        decorations=stock.decorations
        if stock is not None
        else {pieces.items[n]: int(cells[layout.DECORATIONS + n]) for n in range(6 if pieces.advanced else 0)},
        statues=stock.statues
        if stock is not None
        else {COLOUR_NAMES[n]: int(cells[layout.STATUES + n]) for n in range(6 if pieces.advanced else 0)},
        finisher=seat_or_none(cells[layout.FINISHER]),
        last_turns=cells[layout.LAST_TURNS],
        passes=cells[layout.PASSES],
        max_passes=board.max_passes(),
        players=players(board, last, same_tiles),
    )


def private_view(board: Board, public: View, seat: int, last: ViewCache) -> PrivateView:
    """What a seat sees otherwise than everybody: what is behind its own screen (CAR-92)."""
    player = public.players[seat]
    if screens_open(board):
        return PrivateView(player)
    was = last.private.get(seat)
    if was is not None and player is last.public.players[seat] and last.seat_unchanged(board.cells, seat):
        return was
    return PrivateView(
        replace(
            player,
            florins=board.cells[layout.FLORINS + seat],
            blocks=colours(board, layout.BLOCKS + 6 * seat),
            spaces=own_spaces(board, seat, player.spaces),
        )
    )


def players(board: Board, last: ViewCache, same_tiles: bool) -> list[Player]:
    """What lies in front of the seats; a player without a change is the same object as in `last`."""
    cells = board.cells
    was: View | None = last.public
    shared = last.unchanged(cells, layout.CITY_OWNER, layout.VISITOR - layout.CITY_OWNER)
    rebuilt = 0 if was is None or same_tiles else rebuilding(board, last.cells)
    public_only = not screens_open(board)
    return [
        was.players[seat]
        if was is not None and shared and not (rebuilt >> seat) & 1 and last.seat_unchanged(cells, seat, public_only)
        else player(board, seat)
        for seat in range(cells[SEATS])
    ]


def rebuilding(board: Board, before: vec[i64]) -> i64:
    """The seats, as bits, that have a tile which was elsewhere or had less on it before, or had one then."""
    cells = board.cells
    seats: i64 = 0
    tile: i64 = 0
    while tile < layout.TILES:
        where = cells[layout.TILE + tile]
        was = before[layout.TILE + tile]
        same = (
            cells[layout.DECORATED + tile] == before[layout.DECORATED + tile]
            and cells[layout.STATUE + tile] == before[layout.STATUE + tile]
        )
        if where != was or not same:
            seats |= (1 << (where >> 12)) | (1 << (was >> 12))  # 0 for a tile that nobody has, see `built_by`
        tile += 1
    return seats >> 1


def screens_open(board: Board) -> bool:
    """Whether there is nothing behind the screens any more, or there are none (CAR-94, CAR-104)."""
    return board.over or not board.pieces.screens_up


def seat_or_none(code: i64) -> int | None:
    """The seat that a cell names as 1 + seat."""
    return int(code - 1) if code > 0 else None


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


def display(board: Board) -> list[Tile | None]:
    """The nine spaces of the display."""
    cells = board.cells
    return [
        tile(board, cells[layout.DISPLAY + n] - 1) if cells[layout.DISPLAY + n] > 0 else None
        for n in range(layout.DISPLAY_SPACES)
    ]


def monuments(board: Board) -> list[Tile]:
    """The monuments that nobody has built."""
    return [
        tile(board, n)
        for n in range(MONUMENT, layout.TILES, layout.TILES_A_TYPE)
        if board.cells[layout.TILE + n] == layout.MARKET
    ]


def sector(board: Board, position: i64) -> Sector:
    """The sector at a position."""
    pieces = board.pieces
    return Sector(
        POSITION_NAMES[position],
        colours(board, layout.WHEEL + layout.SIX * board.sector_at(position)),
        pieces.printed_parts.prices[position],
        pieces.items[board.decoration_at(position)] if pieces.advanced else None,
        pieces.items[board.statue_at(position)] if pieces.advanced else None,
    )


def section(board: Board, number: i64) -> Section:
    """A section of the court."""
    cells = board.cells
    kind: i64 = 0
    while board.pieces.bonus[kind][number] == 0:
        kind += 1
    return Section(
        number + 1,
        BONUS_NAMES[kind],
        board.pieces.bonus[kind][number],
        [seat for seat in range(cells[SEATS]) if (cells[layout.COURT + seat] >> number) & 1],
        cells[layout.GOLD_STATUES + number],
    )


def florin_spaces(board: Board) -> dict[str, int | None]:
    """Who has reserved each florin space."""
    owners: dict[str, int | None] = {}
    if board.pieces.advanced:
        for number in range(FLORIN_SPACES, STATUE_SPACES):
            owner = board.cells[layout.FLORIN_OWNER + number - FLORIN_SPACES]
            owners[board.pieces.spaces[number]] = seat_or_none(owner)
    return owners


def player(board: Board, seat: i64) -> Player:
    """What lies in front of a seat, and behind its screen once that is open."""
    cells = board.cells
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
        columns=columns(board, tiles),
        rewards={name: reward(board, seat, n) for n, name in enumerate(TARGET_NAMES)},
        improvements=placed(board, pieces.improvements, layout.IMPROVED + 8 * seat, 8),
        warehouses=placed(board, pieces.items, layout.WAREHOUSE + layout.WAREHOUSES * seat, layout.WAREHOUSES),
        spaces=[space(board, seat, tiles, number, sees_all) for number in range(space_count(board))],
    )


def columns(board: Board, tiles: vec[i64]) -> dict[str, list[Tile]]:
    """These tiles by city, from the ground up."""
    by_city: dict[str, list[Tile]] = {city: [] for city in CITY_NAMES}
    # Where a tile of a seat stands is a number that sorts by city and floor.
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
    """The names of what lies on a run of places that can be empty."""
    cells = board.cells
    return [names[cells[at] - 1] for at in range(first, first + count) if cells[at] > 0]


def space(board: Board, seat: i64, tiles: vec[i64], number: i64, sees_florins: bool) -> Space:
    """A scoring space from the side of a seat that has these tiles."""
    florins, points = worth(board, seat, tiles, number)
    return Space(
        board.pieces.spaces[number],
        is_used(board, seat, number),
        open_to(board, seat, number, sees_florins),
        Reward(florins, points),
    )


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
    """The spaces as the seat itself finds them, which knows its florins."""
    shown = spaces
    if board.pieces.advanced:
        for number in range(FLORIN_SPACES, STATUE_SPACES):
            if spaces[number].open is None:
                shown = shown.copy() if shown is spaces else shown
                shown[number] = replace(spaces[number], open=open_to(board, seat, number, True))
    return shown
