"""Perfect memory: the fountain cards that a seat has not seen (CAD-68)."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import PILE
from mecenate.games.carpe_diem.view import Remembered
from mecenate.games.carpe_diem.vocabulary import KINDS as KIND_NAMES


def remembered(board: Board, seat: int | None) -> Remembered:
    """The fountain cards in the pile, in other hands and among those that others put back, counted by kind."""
    others = [other for other in range(board.seats) if other != seat]
    cards: dict[str, int] = {}
    for kind, name in enumerate(KIND_NAMES):
        count: i64 = board.cells[PILE + kind]
        for other in others:
            count += board.cards_held(other, kind) + board.cards_returned(other, kind)
        if count > 0:
            cards[name] = int(count)
    return Remembered(cards)
