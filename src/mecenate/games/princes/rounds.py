"""Rounds and phases: what comes after a decision, from the deal to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.event import Scribe
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.auction import auctions_are_over, begin_the_auctions, next_lot
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import BANKER_SEAT, END, FIRST, PHASE, RETURNED, ROUND, ROUNDS, UNSEEN
from mecenate.games.princes.muse import begin_the_characters, characters_are_over, next_pawn
from mecenate.games.princes.powers import ask_the_professor, merchant_in_the_end
from mecenate.games.princes.turn import begin_the_actions, begin_turn, turn_is_over
from mecenate.games.princes.works import award_the_best_work

# Steps of the end (PRI-79).
LAST_CARDS: Final[i64] = 0
LAST_MONEY: Final[i64] = 1
OVER: Final[i64] = 2


def settle(board: Board, scribe: Scribe) -> None:
    """Continue until somebody must choose or the game is over."""
    while not board.over:
        kind = board.asked_kind()
        if kind == ask.TURN:
            if not turn_is_over(board):
                return
            leave_turn(board, scribe)
        elif kind < ask.FIRST_STEP:
            return
        elif kind == ask.NEXT_LOT:
            if auctions_are_over(board):
                end_the_auctions(board, scribe)
            else:
                next_lot(board, scribe)
        elif kind == ask.NEXT_PAWN:
            if characters_are_over(board):
                board.answered()
                begin_the_actions(board)
            else:
                next_pawn(board, scribe)
        elif kind == ask.NEXT_CARDS:
            begin_the_characters(board, scribe)
        elif kind == ask.NEXT_ROUND:
            begin_the_first_round(board, scribe)
        else:
            finish(board, scribe)


def begin_the_first_round(board: Board, scribe: Scribe) -> None:
    """The cards given back are shuffled into the pile, and seat 1 is the first player (PRI-7, PRI-8)."""
    board.answered()
    board.cells[UNSEEN] |= board.cells[RETURNED]
    board.cells[RETURNED] = 0
    begin_a_round(board, 0, scribe)


def begin_a_round(board: Board, first: i64, scribe: Scribe) -> None:
    """A new round with a new first player (PRI-10, PRI-52)."""
    board.cells[ROUND] += 1
    board.cells[FIRST] = first
    if scribe.listening:
        least = board.pieces.least[board.cells[ROUND]]
        scribe.tell("round", -1, {"round": int(board.cells[ROUND]), "least": int(least), "first": int(first)})
    begin_the_auctions(board)


def end_the_auctions(board: Board, scribe: Scribe) -> None:
    """Go on with the actions, or first with the characters (PRI-23, PRI-61, PRI-73, PRI-76)."""
    board.answered()
    if not board.pieces.muse:
        begin_the_actions(board)
        return
    merchant_in_the_end(board, scribe)
    board.ask(ask.NEXT_CARDS, 0)
    ask_the_professor(board)


def leave_turn(board: Board, scribe: Scribe) -> None:
    """The next seat has its turn; after the last one the round ends (PRI-33)."""
    following = board.next_seat(board.asked_seat())
    board.answered()
    if following == board.cells[FIRST]:
        end_the_round(board, scribe)
    else:
        begin_turn(board, following)


def end_the_round(board: Board, scribe: Scribe) -> None:
    """The best work of the round is awarded; then comes the next round, or the end (PRI-51, PRI-52, PRI-53)."""
    award_the_best_work(board, scribe)
    if board.cells[ROUND] < ROUNDS:
        begin_a_round(board, board.next_seat(board.cells[FIRST]), scribe)
    else:
        board.cells[PHASE] = END
        board.ask(ask.FINISH, 0, LAST_CARDS)


def finish(board: Board, scribe: Scribe) -> None:
    """The characters are used for the last time, then the game ends (PRI-53, PRI-79)."""
    step = board.about(0)
    board.answered()
    if step == OVER or not board.pieces.muse:
        end_the_game(board, scribe)
        return
    board.ask(ask.FINISH, 0, step + 1)
    if step == LAST_CARDS:
        merchant_in_the_end(board, scribe)
        ask_the_professor(board)
    elif board.cells[BANKER_SEAT] > 0:
        board.ask(ask.EXCHANGE, board.cells[BANKER_SEAT] - 1)


def end_the_game(board: Board, scribe: Scribe) -> None:
    """Nobody has anything left to choose; all hands and purses are shown (PRI-53, PRI-95)."""
    board.close()
    if scribe.listening:
        scribe.tell("end", -1, {}, reveals=True)
