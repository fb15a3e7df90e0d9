"""The final scoring: villas, leftovers, the banner track, fountain cards, the frame, the winner."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.score import Score, rank
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board


def scores(board: Board) -> list[Score]:
    """The scores if the game ends now; of tied seats the one further back on the track wins (CAD-66, CAD-67)."""
    cells = board.cells
    seats = range(int(cells[SEATS]))
    return rank(
        [breakdown(board, seat) for seat in seats],
        [(-int(cells[layout.TRACK + seat]), -int(cells[layout.BELOW + seat])) for seat in seats],
    )


def breakdown(board: Board, seat: int) -> dict[str, int]:
    """A seat's points by source, in rulebook order; the track counts by its space (CAD-60, CAD-63)."""
    cells = board.cells
    return {
        "start": int(board.start_points_of(seat)),
        "cards": int(cells[layout.CARD_POINTS + seat]),
        "penalties": -int(cells[layout.LOST_POINTS + seat]),
        "villas": int(cells[layout.VILLA_POINTS + seat]),
        "leftovers": int(points_for_leftovers(board, seat)),
        "track": int(cells[layout.TRACK + seat]),
        "fountains": int(points_for_fountains(board, seat)),
        "frame": int(points_for_the_frame(board, seat)),
    }


def points_for_leftovers(board: Board, seat: i64) -> i64:
    """Goods, coins, bread and stored tiles together, rounded down once (CAD-62)."""
    cells = board.cells
    items = board.goods_of(seat) + cells[layout.COINS + seat] + cells[layout.BREAD + seat] + cells[layout.STORED + seat]
    return items // board.pieces.items_per_point


def points_for_fountains(board: Board, seat: i64) -> i64:
    """Each card gives points for every finished thing of its kind (CAD-64)."""
    points: i64 = 0
    kind: i64 = 0
    while kind < layout.KINDS:
        cards = board.cards_held(seat, kind)
        points += cards * board.pieces.fountain_points[kind] * board.finished(seat, kind)
        kind += 1
    return points


def points_for_the_frame(board: Board, seat: i64) -> i64:
    """All tasks that are done (CAD-65)."""
    points: i64 = 0
    side: i64 = 0
    while side < 4:
        piece = board.frame_piece(seat, side)
        task = 2 * piece
        while task < 2 * piece + 2:
            if is_done(board, seat, task, side):
                points += board.pieces.task_points[task]
            task += 1
        side += 1
    return points


def is_done(board: Board, seat: i64, task: i64, side: i64) -> bool:
    """Whether the line of a task contains part of a finished thing of its kind (CAD-65)."""
    covered = board.cells[layout.COVERED + layout.KINDS * seat + board.pieces.task_kind[task]]
    return covered & board.pieces.task_line[4 * task + side] != 0
