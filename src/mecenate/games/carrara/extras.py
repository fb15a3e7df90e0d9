"""The free extras of a turn: moving stored items, and one purchase (advanced version)."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.items import has_room, supply_of, take_from_supply
from mecenate.games.carrara.spaces import any_open
from mecenate.games.carrara.vocabulary import GOLD, PLACE, PURCHASE


def offer_extras(board: Board, seat: i64, choices: list[Action]) -> None:
    """Moving stored items onto tiles, and one purchase a turn (CAR-74)."""
    if not board.pieces.advanced:
        return
    offer_stored(board, seat, choices)
    if board.cells[layout.FLORINS + seat] >= board.pieces.purchase_price and board.cells[layout.PURCHASED] == 0:
        offer_purchases(board, seat, choices)


def offer_stored(board: Board, seat: i64, choices: list[Action]) -> None:
    """The items of earlier turns that have room on a tile, equal ones once (CAR-73)."""
    slot: i64 = 0
    while slot < layout.WAREHOUSES:
        if can_place_stored(board, seat, slot) and not (slot == 1 and holds_the_same(board, seat)):
            choices.append(board.pieces.actions[PLACE + board.stored(seat, slot) - 1])
        slot += 1


def offer_stored_meanwhile(board: Board, seat: i64, choices: list[Action]) -> None:
    """Stored items during another choice of the turn, except a payment (CAR-74, CAR-105).

    The other choice stays possible. If the stored item takes the tile of a claimed one, its warehouse becomes free.
    If a scoring needs a statue (CAR-79), the stored one opens the space, or leaves the tiles that would open it.
    """
    if board.pieces.stored_any_time:
        offer_stored(board, seat, choices)


def holds_the_same(board: Board, seat: i64) -> bool:
    """Whether both warehouses hold the same kind of item and the first one is offered."""
    first = layout.WAREHOUSE + layout.WAREHOUSES * seat
    return board.cells[first] == board.cells[first + 1] and can_place_stored(board, seat, 0)


def can_place_stored(board: Board, seat: i64, slot: i64) -> bool:
    """Whether this warehouse holds an item from an earlier turn that has room on a tile (CAR-73)."""
    at = layout.WAREHOUSES * seat + slot
    item = board.cells[layout.WAREHOUSE + at] - 1
    return item >= 0 and board.cells[layout.FRESH + at] == 0 and has_room(board, seat, item, False, False)


def can_purchase(board: Board, seat: i64, item: i64, must_open: bool) -> bool:
    """Whether this item is in the supply and fits somewhere; the price is not checked (CAR-84, CAR-85)."""
    return supply_of(board, item) > 0 and has_room(board, seat, item, True, must_open)


def offer_purchases(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any coloured item with a place for it; a pending scoring must stay possible after the price is paid.

    CAR-79, CAR-84.
    """
    left = board.cells[layout.FLORINS + seat] - board.pieces.purchase_price
    must_open = board.asked_kind() == ask.SPACE and not any_open(board, seat, left)
    item: i64 = 0
    while item < GOLD:
        if can_purchase(board, seat, item, must_open):
            choices.append(board.pieces.actions[PURCHASE + item])
        item += 1


def extras_conceivable(board: Board, seat: i64) -> bool:
    """Whether the seat may still have an extra, judged by what the others can see; its florins are hidden.

    CAR-75, CAR-104.
    """
    if can_place_stored(board, seat, 0) or can_place_stored(board, seat, 1):
        return True
    if board.cells[layout.PURCHASED] != 0:
        return False
    if not board.pieces.screens_up and board.cells[layout.FLORINS + seat] < board.pieces.purchase_price:
        return False
    item: i64 = 0
    while item < GOLD:
        if can_purchase(board, seat, item, False):
            return True
        item += 1
    return False


def place_stored(board: Board, seat: i64, item: i64) -> None:
    """Choose a tile for an item out of a warehouse; an item stored in this turn stays (CAR-73)."""
    at = layout.WAREHOUSES * seat
    is_first = board.cells[layout.WAREHOUSE + at] == item + 1 and board.cells[layout.FRESH + at] == 0
    slot: i64 = 0 if is_first else 1
    board.ask(ask.PLACE, seat, item, ask.STORED + slot)


def purchase(board: Board, seat: i64, item: i64, scribe: Scribe) -> None:
    """Pay, take the item from the supply, and place it at once (CAR-84, CAR-85)."""
    board.cells[layout.FLORINS + seat] -= board.pieces.purchase_price
    board.cells[layout.PURCHASED] += 1
    take_from_supply(board, item)
    board.ask(ask.PLACE, seat, item, ask.PURCHASED_ITEM)
    if scribe.listening:
        price = int(board.pieces.purchase_price)
        scribe.tell("purchase", seat, {"item": board.pieces.items[int(item)], "florins": price})
