"""Building: the price of a building, its placement, and its prestige."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.event import Scribe
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.estate import estate_changed, only_placement, tell_the_place
from mecenate.games.princes.lots import place_a_landscape
from mecenate.games.princes.money import pay
from mecenate.games.princes.vocabulary import BUILD
from mecenate.games.princes.vocabulary import BUILDINGS as NAMES


def price_for(board: Board, seat: i64) -> i64:
    """What a building costs this seat, by its builders (PRI-27)."""
    return board.pieces.price[board.cells[layout.BUILDERS + seat]]


def has(board: Board, seat: i64, building: i64) -> bool:
    """Whether the seat has a building of this type (PRI-47)."""
    return (board.cells[layout.HAVE + seat] >> building) & 1 == 1


def offer_buildings(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every type with a tile left that the seat lacks, can pay and can place (PRI-43)."""
    if board.means(seat) < price_for(board, seat):
        return
    possible = board.cells[layout.FITS + seat] & ~board.cells[layout.HAVE + seat]
    building: i64 = 0
    while building < layout.BUILDING_TYPES:
        if (possible >> building) & 1 and board.cells[layout.BUILDINGS_LEFT + building] > 0:
            choices.append(board.pieces.actions[BUILD + building])
        building += 1


def begin_to_build(board: Board, seat: i64, building: i64, scribe: Scribe) -> None:
    """Ask for the place, unless there is just one (PRI-43)."""
    board.ask(ask.PLACE, seat, building)
    only = only_placement(board, seat, building)
    if only >= 0:
        place(board, seat, only, scribe)


def place(board: Board, seat: i64, placement: i64, scribe: Scribe) -> None:
    """Place the piece that is being placed (PRI-44)."""
    piece = board.about(0)
    squares = board.pieces.place_mask[placement]
    tell_the_place(board, seat, placement, scribe)
    if piece >= layout.BUILDING_TYPES:
        place_a_landscape(board, seat, piece - layout.BUILDING_TYPES, squares, scribe)
        return
    board.answered()
    price = price_for(board, seat)
    pay(board, seat, price, scribe)
    board.cells[layout.BUILDINGS_LEFT + piece] -= 1
    stands(board, seat, piece, squares)
    estate_changed(board, seat, squares)
    if scribe.listening:
        points = int(board.pieces.for_built)
        scribe.tell("build", seat, {"building": NAMES[int(piece)], "florins": int(price), "prestige": points})


def stands(board: Board, seat: i64, building: i64, squares: i64) -> None:
    """The building covers squares of this estate and gives its owner prestige (PRI-43, PRI-93)."""
    cells = board.cells
    cells[layout.HAVE + seat] |= bit(building)
    cells[layout.BUILDING_AT + layout.BUILDING_TYPES * seat + building] = squares
    cells[layout.TAKEN + seat] |= squares
    cells[layout.WALLS + seat] |= squares
    board.gain(seat, layout.FROM_BUILDINGS, board.pieces.for_built)
