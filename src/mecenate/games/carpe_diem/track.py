"""The banner track: moving a disc, and who is ahead."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import BELOW, TRACK


def advance(board: Board, seat: i64, steps: i64, scribe: Scribe) -> None:
    """Move a disc; it goes on top of others on its new space, and stops on the last space (CAD-46, CAD-47, CAD-74)."""
    cells = board.cells
    here = cells[TRACK + seat]
    there = min(here + steps, board.pieces.track_last)
    if there == here and not (board.pieces.track_end_restacks and steps > 0):
        return
    below = cells[BELOW + seat]
    arrived: i64 = 0
    other: i64 = 0
    while other < cells[SEATS]:
        if other != seat:
            if cells[TRACK + other] == here and cells[BELOW + other] > below:
                cells[BELOW + other] -= 1
            if cells[TRACK + other] == there:
                arrived += 1
        other += 1
    cells[TRACK + seat] = there
    cells[BELOW + seat] = arrived
    if scribe.listening:
        scribe.tell("track", seat, {"steps": int(there - here), "space": int(there)})


def is_ahead(board: Board, seat: i64, other: i64) -> bool:
    """Whether a seat comes before another on the track: further on, or higher on the same space (CAD-48)."""
    cells = board.cells
    if cells[TRACK + seat] != cells[TRACK + other]:
        return cells[TRACK + seat] > cells[TRACK + other]
    return cells[BELOW + seat] > cells[BELOW + other]
