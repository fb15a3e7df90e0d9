"""Paying for red cards: sets of goods, piece by piece, with coins for any of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import COINS, GOOD, GOODS
from mecenate.games.carpe_diem.vocabulary import GOODS as GOOD_NAMES
from mecenate.games.carpe_diem.vocabulary import PAY, PAY_COIN

NEEDS: Final[i64] = 4


def missing(board: Board, seat: i64, card: i64, first: i64) -> i64:
    """How many goods the seat lacks for the needs of a card from number `first` on; coins must replace them."""
    pieces = board.pieces
    lacking: i64 = 0
    n = first
    while n < NEEDS and pieces.need_thing[NEEDS * card + n] >= 0:
        lack = pieces.need_count[NEEDS * card + n]
        lack -= board.cells[GOOD + GOODS * seat + pieces.need_thing[NEEDS * card + n]]
        if lack > 0:
            lacking += lack
        n += 1
    return lacking


def can_pay_a_set(board: Board, seat: i64, card: i64) -> bool:
    """Whether goods and coins are enough for one set (CAD-53, CAD-54)."""
    return missing(board, seat, card, 0) <= board.cells[COINS + seat]


def need_at(board: Board, card: i64, paid: i64) -> i64:
    """The need of the card that the next piece is for, after `paid` pieces of the set."""
    n: i64 = 0
    while paid >= board.pieces.need_count[NEEDS * card + n]:
        paid -= board.pieces.need_count[NEEDS * card + n]
        n += 1
    return n


def left_of_need(board: Board, card: i64, paid: i64) -> i64:
    """How many pieces of the present good are still to pay, including the next one."""
    n: i64 = 0
    while paid >= board.pieces.need_count[NEEDS * card + n]:
        paid -= board.pieces.need_count[NEEDS * card + n]
        n += 1
    return board.pieces.need_count[NEEDS * card + n] - paid


def set_size(board: Board, card: i64) -> i64:
    """How many pieces a whole set has."""
    return board.pieces.need_count[NEEDS * card] + (
        board.pieces.need_count[NEEDS * card + 1]
        + board.pieces.need_count[NEEDS * card + 2]
        + board.pieces.need_count[NEEDS * card + 3]
    )


def offer_pieces(board: Board, seat: i64, choices: list[Action]) -> None:
    """The good itself, or a coin if the set can be completed after it (CAD-54)."""
    cells = board.cells
    actions = board.pieces.actions
    card = board.card_at(board.about(0))
    paid = board.about(2)
    need = need_at(board, card, paid)
    good = board.pieces.need_thing[NEEDS * card + need]
    only_coins = board.about(3) != 0
    if not only_coins and cells[GOOD + GOODS * seat + good] > 0:
        choices.append(actions[PAY + good])
    rest = left_of_need(board, card, paid) + missing(board, seat, card, need + 1)
    if cells[COINS + seat] >= rest:
        choices.append(actions[PAY_COIN])


def give_a_good(board: Board, seat: i64, good: i64, scribe: Scribe) -> None:
    """A good goes back to the supply (CAD-53)."""
    board.cells[GOOD + GOODS * seat + good] -= 1
    if scribe.listening:
        scribe.tell("pay", seat, {"piece": GOOD_NAMES[int(good)]})


def give_a_coin(board: Board, seat: i64, scribe: Scribe) -> None:
    """Pay a coin instead of a good (CAD-54)."""
    board.cells[COINS + seat] -= 1
    if scribe.listening:
        scribe.tell("pay", seat, {"piece": "coin"})
