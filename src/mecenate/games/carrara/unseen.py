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
    """Replace, in place, everything that this seat (None: a spectator) cannot see.

    Each unseen block lies in the bag or behind one of the other screens: in the bag as likely as behind all
    of them together, and behind each of them alike; but an empty bag stays empty, and another does not become so.
    Florins are anything from 0 to MOST_FLORINS. A draw in which the seat that must choose could not finish what
    everybody saw it begin is thrown away (CAR-92, CAR-94, CAR-104).
    """
    if board.over or not board.pieces.screens_up:
        return
    others = [other for other in range(int(board.cells[SEATS])) if other != seat]
    bag_is_empty = board.in_bag() == 0
    for _ in range(ATTEMPTS):
        draw_the_unseen(board, others, bag_is_empty, dealer)
        if (bag_is_empty or board.in_bag() > 0) and is_possible(board, seat):
            return
    make_possible(board, others, bag_is_empty)


def draw_the_unseen(board: Board, others: list[int], bag_is_empty: bool, dealer: Dealer) -> None:
    """Deal all unseen blocks anew to bag and screens, and florins to the screens."""
    cells = board.cells
    count: i64 = len(others)
    places = count if bag_is_empty else 2 * count
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
            place = dealer.pick(places)
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


def make_possible(board: Board, others: list[int], bag_is_empty: bool) -> None:
    """Give the seat that must choose plenty: the rare case that luck did not bring about."""
    actor = board.asked_seat()
    paying = board.asked_kind() == ask.PAY
    board.cells[FLORINS + actor] = MOST_FLORINS
    city = board.about(1) if paying else SIX - 1
    need = board.about(2) if paying else MOST_NEEDED
    screens = [BLOCKS + SIX * other for other in others if other != actor]
    for colour in range(int(min(city + 1, SIX - 1)) + 1):
        for at in [*screens, BAG]:
            while board.cells[at + colour] > 0 and capacity(board, actor, city) < need:
                board.cells[at + colour] -= 1
                board.cells[BLOCKS + SIX * actor + colour] += 1
    if not bag_is_empty and board.in_bag() == 0:
        put_one_into_the_bag(board, [*screens, BLOCKS + SIX * actor])


def put_one_into_the_bag(board: Board, screens: list[i64]) -> None:
    """The cheapest block behind these screens, looked through in order, goes into the bag."""
    for first in screens:
        for colour in range(int(SIX) - 1, -1, -1):
            if board.cells[first + colour] > 0:
                board.cells[first + colour] -= 1
                board.cells[BAG + colour] += 1
                return
