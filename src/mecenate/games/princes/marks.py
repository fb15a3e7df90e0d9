"""Marks: what happened to hidden cards, stored in the cells so that a seat can remember it (PRI-97).

A look is one cell: the seat (4 bits), how many cards it looked at (3 bits), then the card it kept and the cards it put
under the pile in their order, 1 + card (6 bits each). A played card is one cell: 1 + the seat + 8 times the number of
looks at its deck so far.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import (
    BONUS,
    FIRST_BONUS,
    GIVEN_BACK,
    LOOKS,
    LOOKS_MADE,
    MEMORY,
    PLAYED,
    PROFESSION,
    deck_of,
)

FIRST_CARD: Final[i64] = 7
CARD_BITS: Final[i64] = 6
CARD_MASK: Final[i64] = 63
MOST_CARDS: Final[i64] = 7
"""The most cards of a look. With a pack that lets players look at more, seats use their present view."""
MOST_LOOKS: Final = (15, 20, 14)
"""The most looks at each deck: each takes a card. Two players leave 15 professions in the pile."""


def looks_of(deck: i64) -> i64:
    """The first cell of the looks at a deck."""
    if deck == PROFESSION:
        return LOOKS
    return LOOKS + 15 if deck == BONUS else LOOKS + 35


def note_a_look(board: Board, seat: i64, deck: i64, number: i64) -> None:
    """Note that a seat looks at cards of a pile."""
    cells = board.cells
    if cells[MEMORY] == 0:
        return
    cells[looks_of(deck) + cells[LOOKS_MADE + deck]] = seat | (number << 4)
    cells[LOOKS_MADE + deck] += 1


def note_where_it_went(board: Board, card: i64) -> None:
    """Note that a card of the last look was kept or put under the pile."""
    cells = board.cells
    if cells[MEMORY] == 0:
        return
    deck = deck_of(card)
    at = looks_of(deck) + cells[LOOKS_MADE + deck] - 1
    shift = FIRST_CARD
    while (cells[at] >> shift) & CARD_MASK != 0:
        shift += CARD_BITS
    cells[at] |= (card + 1) << shift


def note_a_play(board: Board, seat: i64, card: i64) -> None:
    """Note that a profession or bonus card was played; a recruited one was noted before."""
    cells = board.cells
    if cells[MEMORY] == 1 and cells[PLAYED + card] == 0:
        deck = BONUS if card >= FIRST_BONUS else PROFESSION
        cells[PLAYED + card] = 1 + seat + 8 * cells[LOOKS_MADE + deck]


def note_a_return(board: Board, seat: i64, card: i64) -> None:
    """Note that a seat gave a profession card back at the deal."""
    if board.cells[MEMORY] == 1:
        board.cells[GIVEN_BACK + seat] = card + 1


def put_away_so_far(packed: i64) -> i64:
    """How many cards of a look were kept or put under the pile."""
    count: i64 = 0
    while (packed >> (FIRST_CARD + CARD_BITS * count)) & CARD_MASK != 0:
        count += 1
    return count


def faces_of(packed: i64) -> i64:
    """The cards of a look that were kept or put under the pile."""
    faces: i64 = 0
    shift = FIRST_CARD
    while (packed >> shift) & CARD_MASK != 0:
        faces |= bit(((packed >> shift) & CARD_MASK) - 1)
        shift += CARD_BITS
    return faces
