"""Turns, rounds and phases: who is next, and when the game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.cards import score_second_card
from mecenate.games.carpe_diem.fountain import look_at_two
from mecenate.games.carpe_diem.layout import BREAD_GIVEN, DISCS, PHASE, PHASES, ROUND, ROUNDS, TURN
from mecenate.games.carpe_diem.rewards import give_due_reward
from mecenate.games.carpe_diem.setup import deal_ring, lay_out
from mecenate.games.carpe_diem.track import is_ahead

NOBODY: Final[i64] = -1


def next_start(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
    """The next seat places its pawn; after the last one the first turn begins (CAD-14, CAD-77)."""
    following = seat + 1
    if following < board.cells[SEATS]:
        board.ask(ask.START, following)
        return
    if board.pieces.pawns_first:
        lay_out(board, dealer, scribe)
    begin_turn(board, board.first_seat())


def begin_turn(board: Board, seat: i64) -> None:
    """A turn is to move, take and place; its end is below these on the agenda (CAD-16)."""
    board.cells[TURN] = seat
    board.ask(ask.END, seat)
    board.ask(ask.MOVE, seat)


def finish_turn(board: Board, seat: i64, scribe: Scribe) -> None:
    """The left neighbour is next; after seven rounds the phase is scored (CAD-15)."""
    board.answered()
    following = board.next_seat(seat)
    if following == board.first_seat():
        board.cells[ROUND] += 1
    if board.cells[ROUND] < ROUNDS:
        begin_turn(board, following)
    else:
        begin_the_scoring(board, scribe)


def begin_the_scoring(board: Board, scribe: Scribe) -> None:
    """The scoring of a phase begins with the seat furthest ahead on the track (CAD-48)."""
    if scribe.listening:
        scribe.tell("scoring", -1, {"phase": int(board.cells[PHASE]) + 1})
    let_score(board, next_to_score(board))


def next_to_score(board: Board) -> i64:
    """Of the seats that have not scored in this phase, the one furthest ahead on the track, or NOBODY (CAD-48)."""
    following = NOBODY
    seat: i64 = 0
    while seat < board.cells[SEATS]:
        if board.cells[DISCS + seat] == PHASES - board.cells[PHASE] and (
            following == NOBODY or is_ahead(board, seat, following)
        ):
            following = seat
        seat += 1
    return following


def let_score(board: Board, seat: i64) -> None:
    """The seat places a disc; below that on the agenda is the end of its scoring (CAD-49)."""
    board.cells[TURN] = seat
    board.cells[BREAD_GIVEN] = 0
    board.ask(ask.SCORED, seat)
    board.ask(ask.DISC, seat)


def finish_scoring(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """The next seat scores; after the last one the phase ends (CAD-48)."""
    board.answered()
    following = next_to_score(board)
    if following == NOBODY:
        end_the_phase(board, dealer, scribe)
    else:
        let_score(board, following)


def end_the_phase(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """New tiles come to the ring and the next player begins; after the fourth phase the game ends (CAD-58, CAD-60)."""
    cells = board.cells
    cells[BREAD_GIVEN] = 0
    cells[PHASE] += 1
    if cells[PHASE] == PHASES:
        end_the_game(board, scribe)
        return
    cells[ROUND] = 0
    deal_ring(board, dealer, scribe)
    begin_turn(board, board.first_seat())


def end_the_game(board: Board, scribe: Scribe) -> None:
    """Nobody has anything left to choose; the fountain cards are shown (CAD-60, CAD-68)."""
    board.close()
    if scribe.listening:
        scribe.tell("end", -1, {}, reveals=True)


def go_on(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Carry out steps of the agenda that ask nobody, until somebody must choose or the game is over."""
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
