"""Setting the game up."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import MONUMENT, turn_over_a_tile
from mecenate.games.carrara.turn import begin_turn


def set_up(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Lay out the pieces for the number of players, deal the display, and let seat 0 begin (CAR-1, CAR-4)."""
    lay_out_blocks(board)
    lay_out_tiles(board)
    lay_out_court(board)
    if board.pieces.advanced:
        lay_out_ornaments(board, dealer)
    space: i64 = 0
    while space < layout.DISPLAY_SPACES:
        turn_over_a_tile(board, space, dealer, scribe)
        space += 1
    begin_turn(board, 0)


def lay_out_blocks(board: Board) -> None:
    """Start blocks behind the screens, one block of each colour at I, the rest in the bag (CAR-2, CAR-8, CAR-9)."""
    cells = board.cells
    for colour in range(int(layout.SIX)):
        cells[layout.BAG + colour] = board.pieces.per_colour - 1
        cells[layout.WHEEL + layout.SIX * board.sector_at(0) + colour] = 1
    for seat in range(board.seats):
        cells[layout.FLORINS + seat] = board.pieces.start_florins
        for colour in board.pieces.start_blocks[seat]:
            cells[layout.BLOCKS + layout.SIX * seat + colour] += 1
            cells[layout.BAG + colour] -= 1


def lay_out_tiles(board: Board) -> None:
    """Buildings for this number of players into the pile, monuments and improvements beside the board.

    CAR-3, CAR-4, CAR-5, CAR-6.
    """
    cells = board.cells
    removed = board.pieces.removed[board.seats - 2]
    for tile in range(int(layout.TILES)):
        place = tile % int(layout.TILES_A_TYPE)
        where = layout.MARKET if place == MONUMENT else layout.BOX if place in removed else layout.PILE
        cells[layout.TILE + tile] = where
        cells[layout.PILE_SIZE] += 1 if where == layout.PILE else 0
    for improvement, count in enumerate(board.pieces.improvement_count):
        cells[layout.IMPROVEMENTS + improvement] = count


def lay_out_court(board: Board) -> None:
    """One marker of each seat in every section (CAR-10, CAR-60)."""
    for seat in range(board.seats):
        board.cells[layout.COURT + seat] = bit(board.pieces.sections) - 1


def lay_out_ornaments(board: Board, dealer: Dealer) -> None:
    """Decorations and statues into the supply, gold beside the court; the large wheel lies at random.

    CAR-58, CAR-59, CAR-61.
    """
    cells = board.cells
    pieces = board.pieces
    cells[layout.LARGE_START] = dealer.pick(layout.SIX)
    for n in range(int(layout.SIX)):
        cells[layout.DECORATIONS + n] = pieces.decoration_supply[board.seats - 2]
        cells[layout.STATUES + n] = pieces.statue_supply
    for section in range(int(pieces.sections)):
        if pieces.bonus_gold[section] > 0:
            cells[layout.GOLD_STATUES + section] = board.seats
