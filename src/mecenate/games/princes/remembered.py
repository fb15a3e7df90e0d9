"""Perfect memory: what a seat knows that has written down all payments, earnings and plays (PRI-97)."""

from __future__ import annotations

from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import MONEY, PUBLIC, bits_of
from mecenate.games.princes.printed import named
from mecenate.games.princes.view import Purse, Remembered
from mecenate.games.princes.vocabulary import DECKS


def remembered(board: Board, seat: int | None) -> Remembered:
    """The florins of the others, since all payments are public, and the cards whose place the seat does not know."""
    known = board.cells[PUBLIC] if seat is None else board.known_to(seat)
    hidden = {name: named(board.pieces.cards, bits_of(deck) & ~known) for deck, name in enumerate(DECKS)}
    players: list[Purse] = []
    if not board.pieces.purses_open:
        players = [Purse(other, int(board.cells[MONEY + other])) for other in range(board.seats) if other != seat]
    return Remembered(hidden, players)
