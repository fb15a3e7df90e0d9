"""Actions B and C: finishing and reserving monuments."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.florenza import layout
from mecenate.games.florenza.artists import ask_for_an_artist, cheapest
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.playing import pay_cost
from mecenate.games.florenza.vocabulary import FINISH, RESERVE_MONUMENT


def fiorini_for(board: Board, seat: i64, monument: i64) -> i64:
    """The money that a monument costs this seat, with the discount of its guild, at least 0 (FLO-35)."""
    price = board.pieces.monument_price[monument] - board.power_of(seat, layout.MONUMENT_DISCOUNT)
    return price if price > 0 else 0


def offer_monuments(board: Board, seat: i64, choices: list[Action]) -> None:
    """Action B: monuments of the row and those the seat has reserved, if it can pay them (FLO-34)."""
    cells = board.cells
    actions = board.pieces.actions
    needs = board.pieces.monument_needs
    holding = cells[layout.HOLDING + seat] | layout.ENOUGH
    for at in range(layout.ROW, layout.ROW + cells[layout.ROW_SIZE]):
        monument = cells[at] - 1
        if (holding - needs[monument]) & layout.ENOUGH == layout.ENOUGH and has_the_money(board, seat, monument):
            choices.append(actions[FINISH + monument])
    if cells[layout.MONUMENTS_RESERVED + seat] == 0:
        return
    kept = layout.KEPT_BY + seat
    for monument in range(layout.MONUMENTS):
        if cells[layout.MONUMENT + monument] != kept or (holding - needs[monument]) & layout.ENOUGH != layout.ENOUGH:
            continue
        if has_the_money(board, seat, monument):
            choices.append(actions[FINISH + monument])


def has_the_money(board: Board, seat: i64, monument: i64) -> bool:
    """Whether the seat can pay the fiorini of a monument and an artist for it (FLO-32, FLO-34)."""
    left = board.cells[layout.PURSE + seat] - fiorini_for(board, seat, monument)
    return left >= 0 and cheapest(board, seat, board.pieces.monument_artists[monument]) <= left


def finish_a_monument(board: Board, seat: i64, monument: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Pay for a monument, put it in front of the seat, and engage an artist (FLO-33, FLO-34, FLO-35)."""
    cells = board.cells
    fiorini = fiorini_for(board, seat, monument)
    pay_cost(board, seat, board.pieces.monument_needs[monument], fiorini)
    if cells[layout.MONUMENT + monument] == layout.IN_ROW:
        leave_the_row(board, monument)
    else:
        cells[layout.MONUMENTS_RESERVED + seat] -= 1
    cells[layout.MONUMENT + monument] = layout.DONE_BY + seat
    if scribe.listening:
        scribe.tell("finish", int(seat), {"monument": board.pieces.monuments[int(monument)], "fiorini": int(fiorini)})
    ask_for_an_artist(board, seat, layout.WORKS + monument, dealer, scribe)


def leave_the_row(board: Board, monument: i64) -> None:
    """Take a monument out of the row; it is not replaced (FLO-34)."""
    at: i64 = 0
    while board.cells[layout.ROW + at] != monument + 1:
        at += 1
    board.take_from_slots(layout.ROW, layout.ROW_SIZE, at)


def offer_reservations_of_monuments(board: Board, choices: list[Action]) -> None:
    """Action C: any monument of the row (FLO-36)."""
    cells = board.cells
    actions = board.pieces.actions
    for at in range(layout.ROW, layout.ROW + cells[layout.ROW_SIZE]):
        choices.append(actions[RESERVE_MONUMENT - 1 + cells[at]])


def reserve_a_monument(board: Board, seat: i64, monument: i64, scribe: Scribe) -> None:
    """Put a monument in front of the seat; only this seat can finish it (FLO-36)."""
    leave_the_row(board, monument)
    board.cells[layout.MONUMENT + monument] = layout.KEPT_BY + seat
    board.cells[layout.MONUMENTS_RESERVED + seat] += 1
    if scribe.listening:
        scribe.tell("reserve monument", int(seat), {"monument": board.pieces.monuments[int(monument)]})
