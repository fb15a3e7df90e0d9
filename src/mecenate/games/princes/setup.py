"""Setting the game up."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action, offer_members
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.estate import builders_changed
from mecenate.games.princes.marks import MOST_CARDS, note_a_return
from mecenate.games.princes.piles import draw_unseen, names
from mecenate.games.princes.rounds import settle
from mecenate.games.princes.vocabulary import BUILDINGS, FREEDOMS, PROFESSIONS, RETURN


def lay_out(board: Board) -> None:
    """Prepare what is the same in every game with this number of players (PRI-1)."""
    board.cells[layout.MEMORY] = 1 if board.pieces.look <= MOST_CARDS else 0
    lay_out_supplies(board)
    lay_out_estates(board)


def set_up(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Draw what chance decides; then everybody gives one card back (PRI-8, PRI-98)."""
    if board.seats == 2:
        draw_extra_freedoms(board, dealer)
    deal(board, dealer, scribe)
    board.ask(ask.NEXT_ROUND, 0)
    for seat in reversed(range(board.seats)):
        board.ask(ask.RETURN, seat)
    settle(board, scribe)


def lay_out_supplies(board: Board) -> None:
    """Money, tiles, tokens and freedoms (PRI-3, PRI-4, PRI-6, PRI-7, PRI-60)."""
    cells = board.cells
    pieces = board.pieces
    for lot in range(len(pieces.supply)):
        cells[layout.LEFT + lot] = pieces.supply[lot]
    for building in range(len(BUILDINGS)):
        cells[layout.BUILDINGS_LEFT + building] = pieces.tiles[building]
    for seat in range(board.seats):
        cells[layout.MONEY + seat] = pieces.start_money[0 if board.seats == 2 else 1]
    cells[layout.UNSEEN] = layout.PROFESSION_BITS | layout.BONUS_BITS | layout.PRESTIGE_BITS
    for freedom in range(len(FREEDOMS)):
        cells[layout.FREEDOMS_LEFT + freedom] = 1 if board.seats == 2 else pieces.freedoms[board.seats - 3]


def draw_extra_freedoms(board: Board, dealer: Dealer) -> None:
    """Two players draw some more freedoms, at most one of each kind (PRI-59, PRI-98, PRI-101)."""
    kinds = list(range(len(FREEDOMS)))
    for _ in range(board.pieces.extra_freedoms):
        kind = kinds.pop(int(dealer.pick(len(kinds))))
        board.cells[layout.FREEDOMS_LEFT + kind] += 1


def lay_out_estates(board: Board) -> None:
    """The palace stands on every estate (PRI-2, PRI-80)."""
    for seat in range(board.seats):
        board.cells[layout.TAKEN + seat] = board.pieces.palace
        board.cells[layout.WALLS + seat] = board.pieces.palace
    for seat in range(board.seats):
        builders_changed(board, seat)


def deal(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Four profession cards for each seat (PRI-5, PRI-8, PRI-98)."""
    for seat in range(board.seats):
        hand: i64 = 0
        for _ in range(board.pieces.dealt):
            hand |= draw_unseen(board, layout.PROFESSION, dealer)
        board.cells[layout.HAND + seat] = hand
        board.cells[layout.KNOWS + seat] = hand
        if scribe.listening:
            scribe.tell("deal", seat, {"cards": names(board, hand)}, audience=(seat,))


def offer_returns(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any of the cards dealt (PRI-8)."""
    offer_members(choices, board.pieces.actions, RETURN, board.cells[layout.HAND + seat] & layout.PROFESSION_BITS)


def give_one_back(board: Board, seat: i64, card: i64, scribe: Scribe) -> None:
    """The card goes back to the pile when all have chosen; its owner knows that it is there (PRI-8, PRI-97)."""
    board.answered()
    board.cells[layout.HAND + seat] ^= bit(card)
    board.cells[layout.RETURNED] |= bit(card)
    note_a_return(board, seat, card)
    if scribe.listening:
        scribe.tell("return", seat, {})
        scribe.tell("returned", seat, {"card": PROFESSIONS[int(card)]}, audience=(int(seat),))
