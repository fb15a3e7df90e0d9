"""The unseen: what lies behind the other screens and in the bag, drawn anew for one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.state import SEATS
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara.board import BAG, BLOCKS, FLORINS, SIX, Board
from mecenate.games.carrara.building import capacity

MOST_FLORINS: Final[i64] = 60
"""Florins behind an unseen screen are drawn from 0 to this."""
MOST_NEEDED: Final[i64] = 8
"""No tile costs more blocks."""
ATTEMPTS: Final = 100


def imagine(board: Board, seat: int | None, dealer: Dealer) -> None:
    """Replace, in place, everything that this seat (None: a spectator) cannot see (CAR-92, CAR-94, CAR-104).

    Each unseen block lies in the bag or behind one of the other screens: in the bag as likely as behind all
    of them together, and behind each of them alike. Florins are anything from 0 to MOST_FLORINS. A draw in which
    the seat that must choose could not finish what everybody saw it begin is thrown away.
    """
    if board.over or not board.pieces.screens_up:
        return
    others = [other for other in range(int(board.cells[SEATS])) if other != seat]
    for _ in range(ATTEMPTS):
        draw_the_unseen(board, others, dealer)
        if is_possible(board, seat):
            return
    make_possible(board, others)


def draw_the_unseen(board: Board, others: list[int], dealer: Dealer) -> None:
    """Deal all unseen blocks anew to bag and screens, and florins to the screens."""
    cells = board.cells
    count: i64 = len(others)
    for other in others:
        cells[FLORINS + other] = dealer.pick(MOST_FLORINS + 1)
    colour: i64 = 0
    while colour < SIX:
        unseen = cells[BAG + colour]
        for other in others:
            unseen += cells[BLOCKS + SIX * other + colour]
            cells[BLOCKS + SIX * other + colour] = 0
        cells[BAG + colour] = 0
        while unseen > 0:
            place = dealer.pick(2 * count)
            if place < count:
                cells[BLOCKS + SIX * others[int(place)] + colour] += 1
            else:
                cells[BAG + colour] += 1
            unseen -= 1
        colour += 1


def is_possible(board: Board, seat: int | None) -> bool:
    """Whether the seat that must choose, if its things were drawn, can finish what it has begun."""
    actor = board.asked_seat()
    if seat is not None and actor == seat:
        return True
    if board.asked_kind() == ask.PAY:
        return capacity(board, actor, board.about(1)) >= board.about(2)
    return len(board._choices()) > 0


def make_possible(board: Board, others: list[int]) -> None:
    """Give the seat that must choose plenty: the rare case that luck did not bring about."""
    actor = board.asked_seat()
    board.cells[FLORINS + actor] = MOST_FLORINS
    city = board.about(1) if board.asked_kind() == ask.PAY else SIX - 1
    need = board.about(2) if board.asked_kind() == ask.PAY else MOST_NEEDED
    for colour in range(int(min(city + 1, SIX - 1)) + 1):
        for at in [BAG, *(BLOCKS + SIX * other for other in others if other != actor)]:
            while board.cells[at + colour] > 0 and capacity(board, actor, city) < need:
                board.cells[at + colour] -= 1
                board.cells[BLOCKS + SIX * actor + colour] += 1
