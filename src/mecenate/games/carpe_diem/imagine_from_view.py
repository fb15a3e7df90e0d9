"""Imagining from a view: the fountain cards that a seat does not know are dealt again."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.counts import take_one
from mecenate.core.dealer import Dealer
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import HAND, KINDS, PILE, RETURNED


def imagine_from_view(board: Board, seat: int | None, dealer: Dealer) -> None:
    """Replace, in place, what this seat (None: a spectator) cannot see; all deals are equally likely (CAD-68, CAD-70).

    All unknown fountain cards go to the pile; then the others draw as many as they hold and have put back. The tiles
    still to come are known: they are those that nobody has seen.
    """
    if board.over:
        return
    others = [other for other in range(int(board.cells[SEATS])) if other != seat]
    held = [collect(board, HAND + KINDS * other) for other in others]
    put_back = [collect(board, RETURNED + KINDS * other) for other in others]
    for n, other in enumerate(others):
        deal(board, HAND + KINDS * other, held[n], dealer)
        deal(board, RETURNED + KINDS * other, put_back[n], dealer)


def collect(board: Board, first: i64) -> int:
    """Move a row of cards into the pile; returns how many there were."""
    cells = board.cells
    cards: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        cards += cells[first + kind]
        cells[PILE + kind] += cells[first + kind]
        cells[first + kind] = 0
        kind += 1
    return int(cards)


def deal(board: Board, first: i64, count: int, dealer: Dealer) -> None:
    """Draw this many cards from the pile into a row."""
    for _ in range(count):
        kind = take_one(board.cells, PILE, dealer.pick(board.total(PILE, KINDS)))
        board.cells[first + kind] += 1
