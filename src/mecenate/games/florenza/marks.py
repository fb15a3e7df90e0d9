"""Marks: every Florenza card drawn since the deal, and how it left the hand (FLO-76).

A draw is one cell of `DRAW`, in the order of the draws: the card, the seat, the round, how it left the hand and in
which round, and for a card that was played how many draws there had been by then. Everybody knows the seats and the
rounds of all draws, and which cards were played when; only its owner knows which draw a played card was.

Copies of a card look the same. So that equal positions have equal marks, the copy that is played or kept counts as the
first one in the hand that was drawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.florenza import layout
from mecenate.games.florenza.board import Board

# The parts of a cell of DRAW, from the lowest bit: 1 + card (7 bits), seat (2), round (4), how the card left the hand
# (2), the round in which it did (4), the number of draws by then if it was played (8).
CARD_MASK: Final[i64] = 0x7F
SEAT_SHIFT: Final[i64] = 7
ROUND_SHIFT: Final[i64] = 9
LEFT_SHIFT: Final[i64] = 13
LEFT_MASK: Final[i64] = 3 << 13
LEFT_IN_SHIFT: Final[i64] = 15
TIME_SHIFT: Final[i64] = 19
DRAWN_MASK: Final[i64] = 0x1FFF
"""What is known when a card is drawn: the card, the seat and the round."""

# How a card left the hand.
HELD: Final[i64] = 0
WAS_PLAYED: Final[i64] = 1
WAS_DISCARDED: Final[i64] = 2


def card_drawn(mark: i64) -> i64:
    """The card of a draw."""
    return (mark & CARD_MASK) - 1


def seat_of(mark: i64) -> i64:
    """The seat that drew it."""
    return (mark >> SEAT_SHIFT) & 3


def round_of(mark: i64) -> i64:
    """The round in which it was drawn."""
    return (mark >> ROUND_SHIFT) & 0xF


def left_by(mark: i64) -> i64:
    """How it left the hand: HELD, WAS_PLAYED or WAS_DISCARDED."""
    return (mark >> LEFT_SHIFT) & 3


def left_in(mark: i64) -> i64:
    """The round in which it left the hand; 0 if it is still there."""
    return (mark >> LEFT_IN_SHIFT) & 0xF


def played_after(mark: i64) -> i64:
    """How many draws there were before it was played."""
    return mark >> TIME_SHIFT


def note_draw(board: Board, seat: i64, card: i64) -> None:
    """Note that a seat has drawn a card."""
    cells = board.cells
    if cells[layout.MEMORY] == 0:
        return
    cells[layout.DRAW + cells[layout.DRAWN]] = (card + 1) | (seat << SEAT_SHIFT) | (cells[layout.ROUND] << ROUND_SHIFT)
    cells[layout.DRAWN] += 1


def note_play(board: Board, seat: i64, card: i64) -> None:
    """Note that a seat has played a card: of equal ones in its hand, the first that it drew."""
    cells = board.cells
    if cells[layout.MEMORY] == 0:
        return
    at = first_held(board, seat, card)
    cells[at] |= (
        (WAS_PLAYED << LEFT_SHIFT) | (cells[layout.ROUND] << LEFT_IN_SHIFT) | (cells[layout.DRAWN] << TIME_SHIFT)
    )


def note_keep(board: Board, seat: i64, card: i64) -> None:
    """Note that a seat has kept a card, of equal ones the first that it drew, and discarded the others."""
    cells = board.cells
    if cells[layout.MEMORY] == 0:
        return
    kept = first_held(board, seat, card)
    gone = (WAS_DISCARDED << LEFT_SHIFT) | (cells[layout.ROUND] << LEFT_IN_SHIFT)
    at = layout.DRAW
    while at < layout.DRAW + cells[layout.DRAWN]:
        if at != kept and seat_of(cells[at]) == seat and cells[at] & LEFT_MASK == 0:
            cells[at] |= gone
        at += 1


def first_held(board: Board, seat: i64, card: i64) -> i64:
    """The cell of the first draw of this card that the seat still holds; there must be one."""
    mark = (card + 1) | (seat << SEAT_SHIFT)
    mask = CARD_MASK | (3 << SEAT_SHIFT) | LEFT_MASK
    at = layout.DRAW
    while board.cells[at] & mask != mark:
        at += 1
    return at


def forget(board: Board) -> None:
    """Remove all marks; from now on only the present view is known."""
    cells = board.cells
    at: i64 = 0
    while at < cells[layout.DRAWN]:
        cells[layout.DRAW + at] = 0
        at += 1
    at = 0
    while at < layout.MOST_ROUNDS * cells[SEATS]:
        cells[layout.BARRED + at] = 0
        at += 1
    cells[layout.DRAWN] = 0
    cells[layout.MEMORY] = 0


# ---------------------------------------------------------------------- audit


def audit_memory(board: Board) -> None:
    """Raise `PositionError` if the draws do not lead to where the cards are."""
    cells = board.cells
    marks = [int(cells[layout.DRAW + n]) for n in range(int(layout.DRAWS))]
    drawn = int(cells[layout.DRAWN])
    if cells[layout.MEMORY] not in (0, 1) or drawn > layout.DRAWS or 0 in marks[:drawn] or any(marks[drawn:]):
        raise PositionError("memory: expected 0 or 1, and as many draws as `drawn` says")
    if cells[layout.MEMORY] == 0:
        if drawn > 0 or any(cells[layout.BARRED + n] for n in range(int(layout.MOST_ROUNDS * cells[SEATS]))):
            raise PositionError("memory: empty, but something is remembered")
        return
    rounds = [int(round_of(mark)) for mark in marks[:drawn]]
    if rounds != sorted(rounds) or not all(1 <= round <= cells[layout.ROUND] for round in rounds):
        raise PositionError("draw: the rounds are not in order")
    _expect_places(board, marks[:drawn])


def _expect_places(board: Board, marks: list[int]) -> None:
    """Hands, cards in front and discards are those that the draws lead to."""
    cells = board.cells
    places = sorted(
        (int(board.pieces.card_of[copy]), int(cells[layout.COPY + copy]))
        for copy in range(int(layout.COPIES))
        if cells[layout.COPY + copy] >= layout.IN_HAND
    )
    led = sorted((int(card_drawn(mark)), place_of(board, mark)) for mark in marks if place_of(board, mark) >= 0)
    if led != places:
        raise PositionError("draw: the draws do not lead to where the cards are")


def place_of(board: Board, mark: i64) -> i64:
    """Where a card that was drawn is; -1 if it was shuffled into the pile again (FLO-15)."""
    seat = seat_of(mark)
    if left_by(mark) == HELD:
        return layout.IN_HAND + seat
    if left_by(mark) == WAS_PLAYED:
        return layout.PLAYED + seat
    if epoch_of(board, left_in(mark)) < epoch_of(board, board.cells[layout.ROUND]):
        return -1
    return layout.DISCARDED + 4 * left_in(mark) + seat


def epoch_of(board: Board, round: i64) -> i64:
    """How often the discards have come back by this round. Within an epoch no card is drawn twice (FLO-15, FLO-95)."""
    if round <= 3:
        return 0
    return 2 if round > 4 and board.pieces.late_discards else 1
