"""The turn: its main action, passing, its end, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.court import forgo, return_the_visit, visit_of_another
from mecenate.games.carrara.extras import extras_conceivable


def begin_turn(board: Board, seat: i64) -> None:
    """The Visit marker goes back if this seat held it; then the seat chooses its main action (CAR-13, CAR-39)."""
    board.cells[layout.TURN] = seat
    return_the_visit(board, seat)
    board.ask(ask.MAIN, seat)


def begin_other_action(board: Board, seat: i64, scribe: Scribe) -> None:
    """The main action is not a scoring, so the seat forgoes the visit of another seat, if there is one (CAR-41)."""
    begin_main_action(board, seat)
    if visit_of_another(board, seat):
        forgo(board, seat, scribe)


def begin_main_action(board: Board, seat: i64) -> None:
    """Put the end of the turn on the agenda, below the decisions of the main action (CAR-14)."""
    board.cells[layout.PASSES] = 0
    board.answered()
    board.ask(ask.END, seat)


def pass_the_turn(board: Board, seat: i64, passes: i64, scribe: Scribe) -> None:
    """Take 2 florins; too many passes in a row end the game (CAR-50, CAR-54)."""
    board.cells[layout.PASSES] = passes + 1
    board.cells[layout.FLORINS + seat] += board.pieces.pass_income
    if scribe.listening:
        scribe.tell("pass", seat, {"florins": int(board.pieces.pass_income)})
        announce_the_last_passes(board, scribe)


def announce_the_last_passes(board: Board, scribe: Scribe) -> None:
    """Tell everybody when one more round of passing ends the game (CAR-54)."""
    passes = board.cells[layout.PASSES]
    left = board.max_passes() - passes
    begins = left == board.cells[SEATS] or (passes == 1 and left < board.cells[SEATS])
    if begins and board.cells[layout.FINISHER] == 0:
        scribe.tell("last passes", -1, {"passes": int(passes), "left": int(left)})


def settle(board: Board, scribe: Scribe) -> None:
    """End the turn automatically if everybody can see that nothing is left to choose (CAR-75)."""
    while not board.over and board.asked_kind() == ask.END:
        seat = board.asked_seat()
        if board.pieces.advanced and extras_conceivable(board, seat):
            return
        finish_turn(board, seat, scribe)


def finish_turn(board: Board, seat: i64, scribe: Scribe) -> None:
    """End the game if it is time, else the left neighbour has a turn (CAR-13, CAR-51, CAR-53, CAR-54, CAR-102)."""
    cells = board.cells
    board.answered()
    cells[layout.PURCHASED] = 0
    cells[layout.FRESH + layout.WAREHOUSES * seat] = 0
    cells[layout.FRESH + layout.WAREHOUSES * seat + 1] = 0
    if cells[layout.FINISHER] != 0:
        cells[layout.LAST_TURNS] -= 1
        if cells[layout.LAST_TURNS] == 0:
            end_the_game(board, scribe)
            return
    elif end_is_triggered(board):
        bring_the_end(board, seat, scribe)
    elif cells[layout.PASSES] >= board.max_passes():
        if scribe.listening:
            scribe.tell("everybody passes", -1, {"passes": int(cells[layout.PASSES])})
        end_the_game(board, scribe)
        return
    begin_turn(board, board.next_seat(seat))


def end_is_triggered(board: Board) -> bool:
    """The pile is empty and some seat has placed all its evaluation markers (CAR-51)."""
    if board.cells[layout.PILE_SIZE] > 0:
        return False
    seat: i64 = 0
    while seat < board.cells[SEATS]:
        if board.markers_of(seat) == 0:
            return True
        seat += 1
    return False


def bring_the_end(board: Board, seat: i64, scribe: Scribe) -> None:
    """The seat whose turn it was gets points; each other seat has one more turn (CAR-52, CAR-53)."""
    board.cells[layout.FINISHER] = seat + 1
    board.cells[layout.LAST_TURNS] = board.cells[SEATS] - 1
    board.gain_points(seat, layout.FROM_FINISH, board.pieces.finish_points)
    if scribe.listening:
        scribe.tell("finish", seat, {"points": int(board.pieces.finish_points)})


def end_the_game(board: Board, scribe: Scribe) -> None:
    """All screens go up and the final scoring follows (CAR-44, CAR-53)."""
    board.close()
    if scribe.listening:
        scribe.tell("end", -1, {}, reveals=True)
