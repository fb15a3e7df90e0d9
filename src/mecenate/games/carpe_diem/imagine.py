"""Worlds that fit everything a seat has seen since the deal (CAD-68)."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.fountain import draw_a_card
from mecenate.games.carpe_diem.imagine_from_view import collect
from mecenate.games.carpe_diem.layout import HAND, KINDS, RETURNED


def imagine(board: Board, seat: int | None, dealer: Dealer) -> int:
    """Draw, in place, the fountain cards that this seat (None: a spectator) does not know. No draw is rejected.

    A seat sees how many cards another draws and puts back, and nothing else about them. So the others draw again from
    the unknown cards: two for each fountain, then one of the kinds in the hand goes back, all equally likely.
    """
    if board.over:
        return 0
    others = [other for other in range(int(board.cells[SEATS])) if other != seat]
    held = [collect(board, HAND + KINDS * other) for other in others]
    put_back = [collect(board, RETURNED + KINDS * other) for other in others]
    for n, other in enumerate(others):
        drawn = held[n] + put_back[n]
        for fountain in range(drawn // 2):
            draw_a_card(board, other, dealer)
            draw_a_card(board, other, dealer)
            if fountain < put_back[n]:
                put_one_back(board, other, dealer)
    return 0


def put_one_back(board: Board, seat: i64, dealer: Dealer) -> None:
    """One of the kinds in a hand goes under the pile, all equally likely."""
    hand = HAND + KINDS * seat
    kinds: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if board.cells[hand + kind] > 0:
            kinds += 1
        kind += 1
    left = dealer.pick(kinds)
    kind = 0
    while board.cells[hand + kind] == 0 or left > 0:
        if board.cells[hand + kind] > 0:
            left -= 1
        kind += 1
    board.cells[hand + kind] -= 1
    board.cells[RETURNED + KINDS * seat + kind] += 1
