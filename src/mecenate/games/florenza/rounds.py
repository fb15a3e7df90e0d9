"""The round: whose action it is, and what comes next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import DEPTH, SEATS
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import layout
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.ending import (
    ask_the_captain,
    clear_the_middle,
    collect_card_income,
    elect_the_captain,
    end_the_game,
    keep_a_single_card,
    pay_base_income,
    turn_up,
)
from mecenate.games.florenza.phases import begin_the_round

EXTRA_STEPS: Final[i64] = 4


def go_on(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Continue the round until somebody must choose or the game is over (FLO-12, FLO-47)."""
    cells = board.cells
    while cells[DEPTH] == 0 and cells[layout.STAGE] != layout.FINISHED:
        stage = cells[layout.STAGE]
        if not all_have_had_their_turn(board):
            seat = board.in_turn_order(cells[layout.PLACE])
            cells[layout.PLACE] += 1
            if stage == layout.ACTING:
                offer_a_turn(board, seat)
            elif stage == layout.KEEPING:
                offer_to_keep(board, seat)
            else:
                collect_card_income(board, seat, scribe)
        elif stage == layout.ACTING:
            move_the_marker(board, scribe)
        elif stage == layout.KEEPING:
            begin_income(board, scribe)
        elif stage == layout.CHOOSING:
            begin_card_income(board)
        else:
            finish_the_round(board, dealer, scribe)


def all_have_had_their_turn(board: Board) -> bool:
    """Whether every seat has had its turn in this step of the round."""
    return board.cells[layout.PLACE] >= board.cells[SEATS]


def offer_a_turn(board: Board, seat: i64) -> None:
    """Everybody acts in the four common steps; an extra step is for seats with its card (FLO-18, FLO-19, FLO-20)."""
    extra = board.cells[layout.MARKER] - board.pieces.actions_a_round
    if extra < 0 or (board.cells[layout.STEPS + seat] >> extra) & 1:
        board.ask(ask.ACTION, seat)


def move_the_marker(board: Board, scribe: Scribe) -> None:
    """Go to the next step; after the last one the round ends, in round 5 without step a (FLO-18, FLO-19, FLO-58)."""
    cells = board.cells
    cells[layout.MARKER] += 1
    cells[layout.PLACE] = 0
    if cells[layout.MARKER] < board.pieces.actions_a_round + EXTRA_STEPS:
        return
    if cells[layout.ROUND] == board.pieces.rounds:
        begin_income(board, scribe)
        return
    clear_the_middle(board, scribe)
    cells[layout.STAGE] = layout.KEEPING


def offer_to_keep(board: Board, seat: i64) -> None:
    """A seat with several cards chooses one; a single card is kept without asking (FLO-50, FLO-78)."""
    if board.cells[layout.HAND_SIZE + seat] > 1:
        board.ask(ask.KEEP, seat)
    else:
        keep_a_single_card(board, seat)


def begin_income(board: Board, scribe: Scribe) -> None:
    """Step b: base income for all, then the Captain's choice (FLO-51, FLO-52)."""
    cells = board.cells
    pay_base_income(board, scribe)
    cells[layout.STAGE] = layout.CHOOSING
    cells[layout.PLACE] = cells[SEATS]
    ask_the_captain(board, scribe)


def begin_card_income(board: Board) -> None:
    """After the Captain's choice each seat collects the income of its cards, in turn order (FLO-53)."""
    board.cells[layout.STAGE] = layout.COLLECTING
    board.cells[layout.PLACE] = 0


def finish_the_round(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Steps c and d, then the next round or the end of the game (FLO-47, FLO-57, FLO-58)."""
    cells = board.cells
    elect_the_captain(board, scribe)
    if cells[layout.ROUND] == board.pieces.rounds:
        cells[layout.STAGE] = layout.FINISHED
        end_the_game(board, dealer, scribe)
        return
    turn_up(board)
    cells[layout.ROUND] += 1
    cells[layout.STAGE] = layout.ACTING
    cells[layout.MARKER] = 0
    cells[layout.PLACE] = 0
    begin_the_round(board, dealer, scribe)
