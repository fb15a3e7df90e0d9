"""The scoring spaces: which are open to a seat, and what each pays.

Numbers: 0 to 5 the cities on the main board, 6 to 11 the building types, 12 and 13 the landscapes, 14 and 15
the florin spaces, 16 to 18 the statue spaces.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.event import Scribe
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.vocabulary import EVALUATE

TYPE_SPACES: Final[i64] = 6
LANDSCAPE_SPACES: Final[i64] = 12
FLORIN_SPACES: Final[i64] = 14
STATUE_SPACES: Final[i64] = 16
NORMAL_SPACES: Final[i64] = 14
ADVANCED_SPACES: Final[i64] = 19


def space_count(board: Board) -> i64:
    """14 in the normal version, 19 in the advanced (CAR-45, CAR-80)."""
    return ADVANCED_SPACES if board.pieces.advanced else NORMAL_SPACES


def scored_bit(space: i64) -> i64:
    """The bit of SCORED for a space on a seat's own board: types, landscapes, then statue spaces."""
    return bit(space - TYPE_SPACES if space < FLORIN_SPACES else space - FLORIN_SPACES + 6)


def is_open(board: Board, seat: i64, space: i64, florins: i64) -> bool:
    """Whether a seat that has this many florins may score the space now (CAR-45, CAR-47, CAR-48, CAR-49, CAR-82)."""
    cells = board.cells
    if space < TYPE_SPACES:
        return cells[layout.CITY_OWNER + space] == 0 and board.height(seat, space) >= board.pieces.minimum[space]
    if space in (FLORIN_SPACES, FLORIN_SPACES + 1):
        return can_reserve(board, seat, space - FLORIN_SPACES, florins)
    if cells[layout.SCORED + seat] & scored_bit(space):
        return False
    if space < LANDSCAPE_SPACES:
        return board.of_type(seat, space - TYPE_SPACES) > 0
    if space < FLORIN_SPACES:
        return has_landscape(board, seat, space - LANDSCAPE_SPACES)
    first = 2 * (space - STATUE_SPACES)
    pairs = board.pieces.pairs
    return has_statue_in(board, seat, pairs[first]) or has_statue_in(board, seat, pairs[first + 1])


def has_landscape(board: Board, seat: i64, landscape: i64) -> bool:
    """Whether the seat has a building with this background (CAR-49)."""
    kind: i64 = 0
    while kind < layout.SIX:
        if board.pieces.land[kind] == landscape and board.of_type(seat, kind) > 0:
            return True
        kind += 1
    return False


def can_reserve(board: Board, seat: i64, which: i64, florins: i64) -> bool:
    """A florin space has one owner, and a seat may own one of the two (CAR-80, CAR-81)."""
    cells = board.cells
    return (
        florins >= board.pieces.florin_minimum[which]
        and cells[layout.FLORIN_OWNER + which] == 0
        and cells[layout.FLORIN_OWNER + 1 - which] != seat + 1
    )


def has_statue_in(board: Board, seat: i64, city: i64) -> bool:
    """Whether one of the seat's buildings in this city carries a statue (CAR-82)."""
    at = layout.SIX * seat + city
    return board.cells[layout.HEIGHT + at] > board.cells[layout.EMPTY + at]


def any_open(board: Board, seat: i64, florins: i64) -> bool:
    """Whether a seat that has this many florins may score anything now (CAR-37)."""
    space = TYPE_SPACES
    count = space_count(board)
    while space < count:
        if is_open(board, seat, space, florins):
            return True
        space += 1
    city: i64 = 0
    while city < layout.SIX:
        if is_open(board, seat, city, florins):
            return True
        city += 1
    return False


def statue_would_open(board: Board, seat: i64, city: i64) -> bool:
    """Whether a statue in this city makes a statue space scorable that the seat has not used (CAR-79, CAR-82)."""
    pairs = board.pieces.pairs
    at: i64 = 0
    while pairs[at] != city:
        at += 1
    return board.cells[layout.SCORED + seat] & scored_bit(STATUE_SPACES + at // 2) == 0


def offer_spaces(board: Board, seat: i64, choices: list[Action]) -> None:
    """All spaces that are open to the seat (CAR-45)."""
    florins = board.cells[layout.FLORINS + seat]
    space: i64 = 0
    count = space_count(board)
    while space < count:
        if is_open(board, seat, space, florins):
            choices.append(board.pieces.actions[EVALUATE + space])
        space += 1


def counts_for(board: Board, tile: i64, space: i64) -> bool:
    """Whether a built tile takes part in the scoring of this space (CAR-46, CAR-47, CAR-48, CAR-49, CAR-83)."""
    if space < TYPE_SPACES:
        return board.city_of(tile) == space
    if space < LANDSCAPE_SPACES:
        return tile // layout.TILES_A_TYPE == space - TYPE_SPACES
    if space < FLORIN_SPACES:
        return board.pieces.land[tile // layout.TILES_A_TYPE] == space - LANDSCAPE_SPACES
    if space < STATUE_SPACES or board.cells[layout.STATUE + tile] == 0:
        return False
    first = 2 * (space - STATUE_SPACES)
    city = board.city_of(tile)
    return board.pieces.pairs[first] == city or board.pieces.pairs[first + 1] == city


def worth(board: Board, seat: i64, tiles: vec[i64], space: i64) -> tuple[i64, i64]:
    """The florins and points that a space pays now to a seat with these tiles (CAR-47, CAR-48, CAR-49, CAR-83)."""
    florins: i64 = 0
    points: i64 = 0
    for tile in tiles:
        if counts_for(board, tile, space):
            value = board.value_of(tile)
            pays = board.city_of(tile)
            if LANDSCAPE_SPACES <= space < FLORIN_SPACES:
                pays = layout.SIX + space - LANDSCAPE_SPACES
            florins += value * board.florins_per_value(seat, pays)
            points += value * board.points_per_value(seat, pays)
    return florins, points


def source_of(space: i64) -> i64:
    """The source to which the points of a space count."""
    if space < TYPE_SPACES:
        return layout.FROM_CITIES
    if space < LANDSCAPE_SPACES:
        return layout.FROM_TYPES
    return layout.FROM_LANDSCAPES if space < FLORIN_SPACES else layout.FROM_STATUES


def evaluate(board: Board, seat: i64, space: i64, scribe: Scribe) -> None:
    """Put the marker on the space and take what it pays (CAR-35, CAR-45, CAR-81)."""
    cells = board.cells
    board.answered()
    name = board.pieces.spaces[int(space)]
    if space in (FLORIN_SPACES, FLORIN_SPACES + 1):
        cells[layout.FLORIN_OWNER + space - FLORIN_SPACES] = seat + 1
        if scribe.listening:
            scribe.tell("reserve", seat, {"space": name}, reveals=True)
        return
    florins, points = worth(board, seat, board.tiles_of(seat), space)
    if space < TYPE_SPACES:
        cells[layout.CITY_OWNER + space] = seat + 1
    else:
        cells[layout.SCORED + seat] |= scored_bit(space)
    cells[layout.FLORINS + seat] += florins
    board.gain_points(seat, source_of(space), points)
    if scribe.listening:
        scribe.tell("evaluate", seat, {"space": name, "florins": int(florins), "points": int(points)})
