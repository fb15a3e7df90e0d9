"""Perfect memory: what a seat knows that has written down all takings, payments and plays (FLO-73, FLO-74)."""

from __future__ import annotations

from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import COPIES, COPY, DISCARDED, IN_HAND, PILE, PLAYED, PURSE
from mecenate.games.florenza.view import Holding, Remembered
from mecenate.games.florenza.view_builder import card, resources


def remembered(board: Board, seat: int | None) -> Remembered:
    """What the others hold, since everybody sees what is taken and paid, and the cards that the seat cannot see."""
    return Remembered(
        hidden_cards(board, seat),
        [holding(board, other) for other in range(board.seats) if other != seat],
    )


def holding(board: Board, seat: int) -> Holding:
    """The money and the resources of a seat."""
    return Holding(seat, int(board.cells[PURSE + seat]), resources(board, seat))


def hidden_cards(board: Board, seat: int | None) -> dict[str, int]:
    """The Florenza cards in the pile, in other hands and among the discards of others, counted by name."""
    counts: dict[str, int] = {}
    for copy in range(COPIES):
        where = board.cells[COPY + copy]
        in_a_hand = IN_HAND <= where < PLAYED
        if where == PILE or ((in_a_hand or where >= DISCARDED) and where % 4 != (-1 if seat is None else seat)):
            word = card(board, copy).word
            counts[word] = counts.get(word, 0) + 1
    return counts
