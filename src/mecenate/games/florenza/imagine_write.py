"""Writes a drawn world into the cells of the board."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.agenda import argument, kind_of
from mecenate.core.state import AGENDA, DEPTH
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import marks
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.imagine_from_view import sort_the_hands
from mecenate.games.florenza.imagine_world import NONE, World
from mecenate.games.florenza.layout import COPIES, COPY, DRAW, FRONT, FRONTS, PILE, PLAYED, WORKS


def write(world: World) -> None:
    """Write the drawn cards into the cells."""
    evidence = world.evidence
    board = evidence.board
    cells = board.cells
    before = cells[COPY : COPY + COPIES]
    n: i64 = 0
    while n < evidence.copy_count:
        cells[COPY + evidence.copies[n]] = PILE
        n += 1
    n = 0
    while n < evidence.drawn:
        mark = evidence.marks[n]
        copy = world.copy[n]
        if marks.seat_of(mark) != evidence.seat:
            mark = (mark & marks.DRAWN_MASK & ~marks.CARD_MASK) | (world.pieces.card_of[copy] + 1) | world.left[n]
            cells[DRAW + n] = mark
        place = marks.place_of(board, mark)
        cells[COPY + copy] = PILE if place < 0 else place
        n += 1
    move_artists(board, before)
    sort_the_hands(board)


def move_artists(board: Board, before: vec[i64]) -> None:
    """Update the artists of played cards that are other copies now, engaged or being asked for (FLO-30)."""
    cells = board.cells
    card_of = board.pieces.card_of
    moved = NONE[:76]
    changed = False
    copy: i64 = 0
    while copy < COPIES:
        place = before[copy]
        if PLAYED <= place < PLAYED + 4 and cells[COPY + copy] != place:
            new = board.pieces.first_copy[card_of[copy]]
            while cells[COPY + new] != place:
                new += 1
            moved[copy] = new
            changed = True
        copy += 1
    if not changed:
        return
    at = FRONT
    while at < FRONT + FRONTS:
        if 0 < cells[at] <= WORKS and moved[cells[at] - 1] >= 0:
            cells[at] = moved[cells[at] - 1] + 1
        at += 1
    at = AGENDA
    while at < AGENDA + cells[DEPTH]:
        work = argument(cells[at], 0)
        if kind_of(cells[at]) == ask.ENGAGE and work < WORKS and moved[work] >= 0:
            cells[at] += (moved[work] - work) << 12
        at += 1
