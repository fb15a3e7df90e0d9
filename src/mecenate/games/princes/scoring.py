"""The end: prestige cards, the winner."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.score import Score, rank
from mecenate.core.state import SEATS
from mecenate.games.princes.board import Board
from mecenate.games.princes.components import FEWEST, NEED
from mecenate.games.princes.layout import FIRST_PRESTIGE, HAND, MONEY, PRESTIGE_BITS, SOLD, SOURCES
from mecenate.games.princes.works import feature


def scores(board: Board) -> list[Score]:
    """The scores if the game ends now; most prestige wins, then most money, then the rank is shared (PRI-55)."""
    seats = range(int(board.cells[SEATS]))
    return rank(
        [breakdown(board, seat) for seat in seats],
        [(int(board.cells[MONEY + seat]),) for seat in seats],
    )


def breakdown(board: Board, seat: int) -> dict[str, int]:
    """A seat's prestige by source (PRI-56)."""
    points = {source: int(board.prestige_from(seat, n)) for n, source in enumerate(SOURCES)}
    if not board.pieces.muse:
        del points["merchant"]
        del points["banker"]
    if board.pieces.may_sell:
        points["sold"] = -int(board.cells[SOLD + seat])
    points["prestige cards"] = int(prestige_cards(board, seat))
    return points


def prestige_cards(board: Board, seat: i64) -> i64:
    """What all prestige cards of a seat give (PRI-53)."""
    hand = (board.cells[HAND + seat] & PRESTIGE_BITS) >> FIRST_PRESTIGE
    points: i64 = 0
    card: i64 = 0
    while hand != 0:
        if hand & 1:
            points += prestige_card(board, seat, card)
        hand >>= 1
        card += 1
    return points


def prestige_card(board: Board, seat: i64, card: i64) -> i64:
    """What one prestige card gives its owner (PRI-53, PRI-54)."""
    pieces = board.pieces
    if pieces.goal_kind[card] == NEED:
        return pieces.goal_points[card] if has_reached(board, seat, card) else 0
    which = pieces.goal_of[int(card)][0]
    fewest = pieces.goal_kind[card] == FEWEST
    mine = feature(board, seat, which)
    if mine == 0 and not fewest:
        return 0
    tied = False
    for other in range(int(board.cells[SEATS])):
        if other == seat:
            continue
        theirs = feature(board, other, which)
        if theirs == mine:
            tied = True
        elif (theirs < mine) == fewest:
            return 0
    return pieces.goal_tied[card] if tied else pieces.goal_points[card]


def has_reached(board: Board, seat: i64, card: i64) -> bool:
    """Whether the seat has all that the card asks for (PRI-54)."""
    needs = board.pieces.goal_need[int(card)]
    features = board.pieces.goal_of[int(card)]
    n: i64 = 0
    while n < len(features):
        if feature(board, seat, features[n]) < needs[n]:
            return False
        n += 1
    return True
