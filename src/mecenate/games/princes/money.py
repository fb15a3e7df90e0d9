"""Paying, and selling prestige for money."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import GLORY, MONEY, SOLD
from mecenate.games.princes.vocabulary import SELL


def offer_selling(board: Board, seat: i64, choices: list[Action]) -> None:
    """Sell one point of prestige for 100 florins, at any choice of the own turn (PRI-13, PRI-103)."""
    if board.pieces.sell_any_time and board.cells[GLORY + seat] > 0:
        choices.append(board.pieces.actions[SELL])


def sell(board: Board, seat: i64, points: i64, forced: bool, scribe: Scribe) -> None:
    """Move the figure back and take the money (PRI-12, PRI-13); a forced sale reveals that money was missing."""
    florins = points * board.pieces.sale
    board.cells[GLORY + seat] -= points
    board.cells[SOLD + seat] += points
    board.cells[MONEY + seat] += florins
    if scribe.listening:
        scribe.tell("sell", seat, {"prestige": int(points), "florins": int(florins)}, reveals=forced)


def pay(board: Board, seat: i64, florins: i64, scribe: Scribe) -> None:
    """Pay the bank, or another; if money is missing, as much prestige is sold as is needed (PRI-13, PRI-14)."""
    missing = florins - board.cells[MONEY + seat]
    if missing > 0:
        sale = board.pieces.sale
        sell(board, seat, (missing + sale - 1) // sale, True, scribe)
    board.cells[MONEY + seat] -= florins
