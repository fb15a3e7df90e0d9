"""Builds views: the table as everybody sees it, and what a seat sees in addition behind its own screen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.prompt import prompt_data
from mecenate.core.state import SEATS
from mecenate.core.view_cache import PrivateView, ViewCache
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import MONUMENT
from mecenate.games.carrara.spaces import FLORIN_SPACES, STATUE_SPACES
from mecenate.games.carrara.view import Player, Section, Sector, Tile, View
from mecenate.games.carrara.view_builder_player import COLOUR_NAMES, colours, own_spaces, player, screens_open, tile
from mecenate.games.carrara.vocabulary import BONUSES, POSITIONS

# Lists, because compiled code indexes a list faster than a tuple.
BONUS_NAMES: Final = list(BONUSES)
POSITION_NAMES: Final = list(POSITIONS)


def public_view(board: Board, last: ViewCache) -> View:
    """What everybody sees. Screens hide florins and blocks until the end (CAR-92, CAR-93, CAR-94, CAR-104)."""
    cells = board.cells
    pieces = board.pieces
    was: View | None = last.public
    same_tiles = last.unchanged(layout.TILE, layout.DISPLAY + layout.DISPLAY_SPACES - layout.TILE)
    stock = was if last.unchanged(layout.IMPROVEMENTS, layout.VISITOR - layout.IMPROVEMENTS) else None
    return View(
        game="carrara",
        version="advanced" if pieces.advanced else "normal",
        seat=None,
        seats=board.seats,
        turn=cells[layout.TURN],
        actor=board.actor,
        over=board.over,
        prompt=prompt_data(board.prompt),
        printed=pieces.printed_parts.printed,
        wheel=was.wheel
        if was is not None and last.unchanged(layout.WHEEL_TURNS, layout.BAG - layout.WHEEL_TURNS)
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
        and last.unchanged(layout.COURT, layout.OPEN_AREA - layout.COURT)
        and last.unchanged(layout.GOLD_STATUES, 8)
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
    """What a seat sees in addition: what is behind its own screen (CAR-92)."""
    player = public.players[seat]
    if screens_open(board):
        return PrivateView(player)
    was = last.private.get(seat)
    if was is not None and player is last.public.players[seat] and last.seat_unchanged(seat):
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
    """What the seats have; a player that has not changed is the same object as in `last`."""
    cells = board.cells
    was: View | None = last.public
    shared = last.unchanged(layout.CITY_OWNER, layout.VISITOR - layout.CITY_OWNER)
    rebuilt = 0 if was is None or same_tiles else rebuilding(board, last.cells)
    public_only = not screens_open(board)
    return [
        was.players[seat]
        if was is not None and shared and not (rebuilt >> seat) & 1 and last.seat_unchanged(seat, public_only)
        else player(board, seat, last, (rebuilt >> seat) & 1 == 0)
        for seat in range(cells[SEATS])
    ]


def rebuilding(board: Board, before: vec[i64]) -> i64:
    """The seats, as bits, of which a tile has moved or got an ornament since `before`."""
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


def seat_or_none(code: i64) -> int | None:
    """The seat of a cell that holds 1 + seat."""
    return int(code - 1) if code > 0 else None


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
