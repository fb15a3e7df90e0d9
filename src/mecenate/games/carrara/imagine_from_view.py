"""Imagining from a view: what is behind the other screens and in the bag is drawn again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda import argument, kind_of
from mecenate.core.dealer import Dealer
from mecenate.core.state import AGENDA, DEPTH, SEATS
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import MONUMENT, can_upgrade, capacity
from mecenate.games.carrara.buying import can_buy_anything, can_buy_at
from mecenate.games.carrara.items import has_room
from mecenate.games.carrara.layout import BAG, BLOCKS, FLORINS, SIX, TILES_A_TYPE
from mecenate.games.carrara.spaces import any_open
from mecenate.games.carrara.vocabulary import GOLD

MOST_FLORINS: Final[i64] = 60
"""Florins behind an unseen screen are drawn from 0 to this."""
MOST_NEEDED: Final[i64] = 8
"""No tile costs more blocks."""
ATTEMPTS: Final = 100


def imagine_from_view(board: Board, seat: int | None, dealer: Dealer) -> None:
    """Replace, in place, everything that this seat (None: a spectator) cannot see.

    Each unseen block is in the bag with probability 1/2, and otherwise behind one of the other screens, all equally
    likely. An empty bag stays empty, and a bag that is not empty stays so. Florins are anything from 0 to
    MOST_FLORINS. A draw is rejected if the seat that must choose could not finish what everybody saw it begin
    (CAR-92, CAR-94, CAR-104).
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
    """Deal all unseen blocks to the bag and the screens again, and florins to the screens."""
    cells = board.cells
    count: i64 = len(others)
    places = count if bag_is_empty else 2 * count
    for other in others:
        cells[FLORINS + other] = dealer.pick(MOST_FLORINS + 1)
    colour: i64 = 0
    while colour < SIX:
        unseen = cells[BAG + colour]
        for other in others:
            unseen += board.blocks(other, colour)
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
    """Whether the seat that must choose can finish what it has begun, if its florins and blocks were drawn."""
    actor = board.asked_seat()
    if seat is not None and actor == seat:
        return True
    level: i64 = 0
    while level < board.cells[DEPTH]:
        if not can_answer(board, actor, level):
            return False
        level += 1
    return True


def can_answer(board: Board, actor: i64, level: i64) -> bool:
    """Whether the actor has enough for the decision at this level of the agenda (CAR-26, CAR-79)."""
    decision = board.cells[AGENDA + level]
    kind = kind_of(decision)
    first = argument(decision, 0)
    second = argument(decision, 1)
    if kind == ask.PAY:
        return capacity(board, actor, second) >= argument(decision, 2)
    if kind == ask.TAKE:
        return second > 0 or can_buy_at(board, actor, first)
    if kind == ask.SECTOR:
        return can_buy_anything(board, actor)
    if kind == ask.SITE:
        is_monument = first % TILES_A_TYPE == MONUMENT
        in_lerici = board.blocks_of(actor) >= board.pieces.value[first]
        return in_lerici or (is_monument and can_upgrade(board, actor, first))
    if kind == ask.SPACE:
        return any_open(board, actor, board.cells[FLORINS + actor]) or item_opens(board, actor, level + 1)
    return True


def item_opens(board: Board, actor: i64, level: i64) -> bool:
    """Whether the decision at this level is about a statue that can open a space (CAR-79)."""
    if level == board.cells[DEPTH]:
        return False
    decision = board.cells[AGENDA + level]
    kind = kind_of(decision)
    if kind == ask.CLAIM_GOLD:
        return has_room(board, actor, GOLD, False, True)
    bought = argument(decision, 1) == ask.PURCHASED_ITEM
    return kind == ask.PLACE and has_room(board, actor, argument(decision, 0), bought, True)


def make_possible(board: Board, others: list[int], bag_is_empty: bool) -> None:
    """Give the seat that must choose enough, in the rare case that no draw did."""
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
    """Move the cheapest block of the first of these screens that has any into the bag."""
    for first in screens:
        for colour in range(int(SIX) - 1, -1, -1):
            if board.cells[first + colour] > 0:
                board.cells[first + colour] -= 1
                board.cells[BAG + colour] += 1
                return
