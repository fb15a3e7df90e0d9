"""Turns, rounds and phases: who is next, and when the game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import BREAD_GIVEN, DISCS, PHASE, PHASES, ROUND, ROUNDS, TURN, Board
from mecenate.games.carpe_diem.cards import score_second_card
from mecenate.games.carpe_diem.fountain import look_at_two
from mecenate.games.carpe_diem.rewards import give_due_reward
from mecenate.games.carpe_diem.setup import deal_ring, lay_out
from mecenate.games.carpe_diem.track import is_ahead

NOBODY: Final[i64] = -1


def next_start(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
    """After the last pawn is placed the first turn begins, if need be with cards and tiles (CAD-14, CAD-77)."""
    following = seat + 1
    if following < board.cells[SEATS]:
        board.ask(ask.START, following)
        return
    if board.pieces.pawns_first:
        lay_out(board, dealer, scribe)
    begin_turn(board, board.first_seat())


def begin_turn(board: Board, seat: i64) -> None:
    """Move, take, place; below them on the agenda waits the end of the turn (CAD-16)."""
    board.cells[TURN] = seat
    board.ask(ask.END, seat)
    board.ask(ask.MOVE, seat)


def finish_turn(board: Board, seat: i64, scribe: Scribe) -> None:
    """The left neighbour is next; seven rounds make a phase (CAD-15)."""
    board.answered()
    following = board.next_seat(seat)
    if following == board.first_seat():
        board.cells[ROUND] += 1
    if board.cells[ROUND] < ROUNDS:
        begin_turn(board, following)
        return
    if scribe.listening:
        scribe.tell("scoring", -1, {"phase": int(board.cells[PHASE]) + 1})
    begin_scoring(board, next_to_score(board))


def next_to_score(board: Board) -> i64:
    """Of those who still have this phase's disc the one furthest ahead on the track (CAD-48)."""
    following = NOBODY
    seat: i64 = 0
    while seat < board.cells[SEATS]:
        if board.cells[DISCS + seat] == PHASES - board.cells[PHASE] and (
            following == NOBODY or is_ahead(board, seat, following)
        ):
            following = seat
        seat += 1
    return following


def begin_scoring(board: Board, seat: i64) -> None:
    """A disc must be placed; below it on the agenda waits the end of this seat's scoring (CAD-49)."""
    board.cells[TURN] = seat
    board.cells[BREAD_GIVEN] = 0
    board.ask(ask.SCORED, seat)
    board.ask(ask.DISC, seat)


def finish_scoring(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """The next seat scores; after the last the next phase begins, or the game is over (CAD-58, CAD-60)."""
    cells = board.cells
    board.answered()
    following = next_to_score(board)
    if following != NOBODY:
        begin_scoring(board, following)
        return
    cells[BREAD_GIVEN] = 0
    cells[PHASE] += 1
    if cells[PHASE] == PHASES:
        board.close()
        if scribe.listening:
            scribe.tell("end", -1, {}, reveals=True)
        return
    cells[ROUND] = 0
    deal_ring(board, dealer, scribe)
    begin_turn(board, board.first_seat())


def go_on(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Do what waits on the agenda and asks nobody, until somebody must choose or the game is over."""
    while not board.over and board.asked_kind() > ask.BREAD:
        kind = board.asked_kind()
        seat = board.asked_seat()
        if kind == ask.END:
            finish_turn(board, seat, scribe)
        elif kind == ask.SCORED:
            finish_scoring(board, dealer, scribe)
        elif kind == ask.SECOND:
            score_second_card(board, seat, scribe)
        elif kind == ask.DUE:
            give_due_reward(board, seat, scribe)
        else:
            look_at_two(board, seat, dealer, scribe)
