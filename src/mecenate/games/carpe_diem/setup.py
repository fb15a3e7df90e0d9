"""Setting the game up, and dealing the tiles of a phase."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.core.counts import take_one
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.building import CANDIDATE
from mecenate.games.carpe_diem.pieces_boards import BANNERS
from mecenate.games.carpe_diem.pieces_cards import CARD_BACKS


def set_up(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Deal boards, frames, cards and tiles in this order, then let seat 0 place its pawn (CAD-1, CAD-70).

    With the option the pawns come before cards and tiles (CAD-77).
    """
    cells = board.cells
    for n, count in enumerate(board.pieces.pile_count):
        cells[layout.UNSEEN + n] = count
    for kind, count in enumerate(board.pieces.fountain_copies):
        cells[layout.PILE + kind] = count
    for seat in range(board.seats):
        cells[layout.BELOW + seat] = seat
        cells[layout.DISCS + seat] = layout.PHASES
    deal_boards(board, dealer)
    deal_frames(board, dealer)
    if not board.pieces.pawns_first:
        lay_out(board, dealer, scribe)
    board.ask(ask.START, 0)


def lay_out(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """The scoring cards, the lower row and the first tiles of the ring (CAD-7, CAD-11)."""
    deal_cards(board, dealer)
    deal_lower_row(board, dealer)
    deal_ring(board, dealer, scribe)


def deal_boards(board: Board, dealer: Dealer) -> None:
    """A building board for each seat, with its nine banners and its shovel (CAD-5)."""
    cells = board.cells
    pieces = board.pieces
    left = list(range(len(pieces.board_ids)))
    for seat in range(board.seats):
        number = left.pop(int(dealer.pick(len(left))))
        cells[layout.BOARD + seat] = number
        for n in range(BANNERS):
            cells[layout.BANNER + seat] |= bit(pieces.banner[BANNERS * number + n])
        lay_out_needs(board, seat)


def lay_out_needs(board: Board, seat: int) -> None:
    """Cells at the frame need grass there, and only the shovel is open for the first tile (CAD-24, CAD-27)."""
    cells = board.cells
    pieces = board.pieces
    for cell in range(int(layout.CELLS)):
        for side in range(4):
            if pieces.neighbour[4 * cell + side] < 0:
                cells[layout.NEED + layout.CELLS * seat + cell] |= pieces.side_asked[side]
    cells[layout.NEED + layout.CELLS * seat + pieces.shovel[cells[layout.BOARD + seat]]] |= CANDIDATE


def deal_frames(board: Board, dealer: Dealer) -> None:
    """Four pieces around each district (CAD-6)."""
    left = list(range(len(board.pieces.frame_ids)))
    for seat in range(board.seats):
        for side in range(4):
            board.cells[layout.FRAME + 4 * seat + side] = left.pop(int(dealer.pick(len(left))))


def deal_cards(board: Board, dealer: Dealer) -> None:
    """Draw cards of each back, shuffle them, and put them on the grid (CAD-7)."""
    pieces = board.pieces
    set_up = pieces.set_ups[board.seats - 2]
    drawn: list[int] = []
    for back, count in zip(CARD_BACKS, set_up.drawn, strict=True):
        left = [n for n, card in enumerate(pieces.cards) if card.back == back]
        for _ in range(count):
            drawn.append(left.pop(int(dealer.pick(len(left)))))
    for space in set_up.spaces:
        board.cells[layout.GRID + space] = 1 + drawn.pop(int(dealer.pick(len(drawn))))


def deal_lower_row(board: Board, dealer: Dealer) -> None:
    """Eleven black tiles for the whole game (CAD-11)."""
    pieces = board.pieces
    drawn: list[int] = []
    for _ in range(int(layout.LOWER_ROW)):
        drawn.append(int(draw_a_tile(board, pieces.white_piles, pieces.piles, dealer)))
    for n, tile in enumerate(sorted(drawn)):
        board.cells[layout.LOWER + n] = 1 + tile


def deal_ring(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Four tiles for each space: white, or black in the last phase (CAD-11, CAD-58)."""
    pieces = board.pieces
    last_phase = board.cells[layout.PHASE] == layout.PHASES - 1
    first = pieces.white_piles if last_phase else 0
    end = pieces.piles if last_phase else pieces.white_piles
    left = board.total(layout.UNSEEN + first, end - first)
    space: i64 = 0
    while space < layout.RING_SPACES:
        n: i64 = 0
        while n < layout.A_SPACE:
            lay_at(board, space, n, draw_one_of(board, first, dealer.pick(left)) + 1)
            left -= 1
            n += 1
        space += 1
    if scribe.listening:
        scribe.tell("deal", -1, {"phase": int(board.cells[layout.PHASE]) + 1})


def lay_at(board: Board, space: i64, count: i64, code: i64) -> None:
    """Insert a tile into the `count` tiles of a space, which are sorted by number."""
    cells = board.cells
    at = layout.RING + layout.A_SPACE * space + count
    while at > layout.RING + layout.A_SPACE * space and cells[at - 1] > code:
        cells[at] = cells[at - 1]
        at -= 1
    cells[at] = code


def draw_a_tile(board: Board, first: i64, end: i64, dealer: Dealer) -> i64:
    """One of the unseen tiles of these piles, all equally likely (CAD-70)."""
    return draw_one_of(board, first, dealer.pick(board.total(layout.UNSEEN + first, end - first)))


def draw_one_of(board: Board, first: i64, pick: i64) -> i64:
    """Take unseen tile number `pick`, counted pile by pile from `first`."""
    return board.pieces.pile_type[first + take_one(board.cells, layout.UNSEEN + first, pick)]
