"""Decorations and statues: claiming, placing, the warehouses, and the purchase (advanced version)."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.carrara import board as layout
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import has_an_equal_before
from mecenate.games.carrara.court import box_the_gold
from mecenate.games.carrara.spaces import any_open, statue_would_open
from mecenate.games.carrara.vocabulary import (
    CLAIM,
    CLAIM_NOTHING,
    FIRST_STATUE,
    GOLD,
    ON,
    PLACE,
    PURCHASE,
    STORE,
    SWAP,
)

# ---------------------------------------------------------------------- where an item fits


def fits_on(board: Board, seat: i64, item: i64, tile: i64, bought: bool) -> bool:
    """Whether the item may stand on this tile of the seat's (CAR-67, CAR-68, CAR-86).

    A decoration needs a tile of its type without one. A statue needs a tile without one in a city that takes
    its colour, a bought statue in the city of its colour; gold goes anywhere.
    """
    if board.built_by(tile) != seat:
        return False
    if item < FIRST_STATUE:
        return tile // layout.TILES_A_TYPE == item and board.cells[layout.DECORATED + tile] == 0
    if board.cells[layout.STATUE + tile] != 0:
        return False
    return city_takes(board.city_of(tile), item, bought)


def city_takes(city: i64, statue: i64, bought: bool) -> bool:
    """Whether a city takes this statue: city n takes the colours 0 to n (CAR-68, CAR-86)."""
    if statue == GOLD:
        return True
    colour = statue - FIRST_STATUE
    return city == colour if bought else city >= colour


def has_room(board: Board, seat: i64, item: i64, bought: bool, must_open: bool) -> bool:
    """Whether the seat has any tile for this item; with `must_open`, one that makes a statue space scorable."""
    if item < FIRST_STATUE:
        return board.plain(seat, item) > 0 and not must_open
    city: i64 = 0
    while city < layout.SIX:
        if (
            board.empty(seat, city) > 0
            and city_takes(city, item, bought)
            and (not must_open or statue_would_open(board, seat, city))
        ):
            return True
        city += 1
    return False


def must_open_a_space(board: Board, seat: i64) -> bool:
    """Whether a scoring is pending that nothing but this item can make possible: then it must (CAR-79)."""
    return board.asked_below() == ask.SPACE and not any_open(board, seat, board.cells[layout.FLORINS + seat])


# ---------------------------------------------------------------------- claiming


def supply_of(board: Board, item: i64) -> i64:
    """How many of a decoration or coloured statue are left beside the board (CAR-12, CAR-65)."""
    return (
        board.cells[layout.DECORATIONS + item]
        if item < FIRST_STATUE
        else board.cells[layout.STATUES + item - FIRST_STATUE]
    )


def take_from_supply(board: Board, item: i64) -> None:
    """One less beside the board."""
    put_into_supply(board, item, -1)


def put_into_supply(board: Board, item: i64, count: i64 = 1) -> None:
    """Coloured items go back beside the board; gold goes to the box, where nobody counts it (CAR-72)."""
    if item < FIRST_STATUE:
        board.cells[layout.DECORATIONS + item] += count
    elif item < GOLD:
        board.cells[layout.STATUES + item - FIRST_STATUE] += count


def offer_the_sector(board: Board, seat: i64, position: i64) -> None:
    """Whoever takes the last block of a sector may claim the decoration or the statue shown there (CAR-64, CAR-65)."""
    if supply_of(board, board.decoration_at(position)) + supply_of(board, board.statue_at(position)) > 0:
        board.ask(ask.CLAIM_SECTOR, seat, position)


def offer_claims(board: Board, seat: i64, choices: list[Action]) -> None:
    """What may be claimed: the sector's two, any decoration, or the gold statue; refusing where it is allowed.

    CAR-64, CAR-76, CAR-78.
    """
    actions = board.pieces.actions
    kind = board.asked_kind()
    if kind == ask.CLAIM_SECTOR:
        position = board.about(0)
        for item in (board.decoration_at(position), board.statue_at(position)):
            if supply_of(board, item) > 0:
                choices.append(actions[CLAIM + item])
    elif kind == ask.CLAIM_DECORATION:
        decoration: i64 = 0
        while decoration < layout.SIX:
            if supply_of(board, decoration) > 0:
                choices.append(actions[CLAIM + decoration])
            decoration += 1
    else:
        choices.append(actions[CLAIM + GOLD])
    if kind != ask.CLAIM_GOLD or not must_open_a_space(board, seat):
        choices.append(actions[CLAIM_NOTHING])
    offer_stored_meanwhile(board, seat, choices)


def claim(board: Board, seat: i64, item: i64, scribe: Scribe) -> None:
    """Take the item; where it goes is the next choice (CAR-66)."""
    if item == GOLD:
        take_the_gold(board, board.about(0))
    else:
        take_from_supply(board, item)
    board.answered()
    board.ask(ask.PLACE, seat, item, ask.CLAIMED)
    if scribe.listening:
        scribe.tell("claim", seat, {"item": board.pieces.items[int(item)]})


def claim_nothing(board: Board, seat: i64, scribe: Scribe) -> None:
    """Refuse; a refused gold statue goes to the box (CAR-77, CAR-78)."""
    if board.asked_kind() == ask.CLAIM_GOLD:
        take_the_gold(board, board.about(0))
    board.answered()
    if scribe.listening:
        scribe.tell("refuse", seat, {})


def take_the_gold(board: Board, section: i64) -> None:
    """One gold statue less by this section, taken or refused (CAR-76, CAR-77)."""
    board.cells[layout.GOLD_STATUES + section] -= 1
    box_the_gold(board, section)


# ---------------------------------------------------------------------- placing and storing


def offer_places(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every tile the item fits on; a claimed item may go into a warehouse too, or wait for a stored one.

    CAR-66, CAR-74, CAR-85.
    """
    item = board.about(0)
    origin = board.about(1)
    must_open = must_open_a_space(board, seat)
    tile: i64 = 0
    while tile < layout.TILES:
        if (
            fits_on(board, seat, item, tile, origin == ask.PURCHASED_ITEM)
            and not has_an_equal_before(board, tile)
            and (not must_open or statue_would_open(board, seat, board.city_of(tile)))
        ):
            choices.append(board.pieces.actions[ON + tile])
        tile += 1
    if origin == ask.CLAIMED:
        if not must_open:
            offer_warehouses(board, seat, choices)
        offer_stored_meanwhile(board, seat, choices)


def offer_warehouses(board: Board, seat: i64, choices: list[Action]) -> None:
    """A free warehouse; with both full and no tile for the item, the place of a stored one (CAR-72, CAR-106)."""
    actions = board.pieces.actions
    first = board.cells[layout.WAREHOUSE + layout.WAREHOUSES * seat]
    second = board.stored(seat, 1)
    if first == 0 or second == 0:
        choices.append(actions[STORE])
    elif not choices or board.pieces.discard_when_full:
        choices.append(actions[SWAP + first - 1])
        if second != first:
            choices.append(actions[SWAP + second - 1])


def place_on(board: Board, seat: i64, tile: i64, scribe: Scribe) -> None:
    """Set the item on the tile, out of the warehouse if it was there (CAR-66, CAR-70)."""
    cells = board.cells
    item = board.about(0)
    origin = board.about(1)
    board.answered()
    if origin >= ask.STORED:
        cells[layout.WAREHOUSE + layout.WAREHOUSES * seat + origin - ask.STORED] = 0
    if item < FIRST_STATUE:
        cells[layout.DECORATED + tile] = 1
        cells[layout.PLAIN + layout.SIX * seat + item] -= 1
    else:
        cells[layout.STATUE + tile] = item - FIRST_STATUE + 1
        cells[layout.EMPTY + layout.SIX * seat + board.city_of(tile)] -= 1
    if scribe.listening:
        pieces = board.pieces
        scribe.tell("place", seat, {"item": pieces.items[int(item)], "tile": pieces.tiles[int(tile)]})


def store(board: Board, seat: i64, scribe: Scribe) -> None:
    """Put the claimed item into a free warehouse; it may leave it in a later turn (CAR-66, CAR-72)."""
    slot: i64 = 0 if board.cells[layout.WAREHOUSE + layout.WAREHOUSES * seat] == 0 else 1
    put_into_warehouse(board, seat, slot, scribe)


def swap(board: Board, seat: i64, old: i64, scribe: Scribe) -> None:
    """Throw a stored item away and store the claimed one instead (CAR-72)."""
    slot: i64 = 0 if board.cells[layout.WAREHOUSE + layout.WAREHOUSES * seat] == old + 1 else 1
    put_into_supply(board, old)
    if scribe.listening:
        scribe.tell("discard", seat, {"item": board.pieces.items[int(old)]})
    put_into_warehouse(board, seat, slot, scribe)


def put_into_warehouse(board: Board, seat: i64, slot: i64, scribe: Scribe) -> None:
    """The claimed item lies in this warehouse, and is fresh until the turn ends (CAR-73)."""
    item = board.about(0)
    board.answered()
    board.cells[layout.WAREHOUSE + layout.WAREHOUSES * seat + slot] = item + 1
    board.cells[layout.FRESH + layout.WAREHOUSES * seat + slot] = 1
    if scribe.listening:
        scribe.tell("store", seat, {"item": board.pieces.items[int(item)]})


# ---------------------------------------------------------------------- free extras of a turn


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
    """Stored items while another choice of the turn, which is no payment, is open (CAR-74, CAR-105).

    That choice stays possible. A claimed item that loses its tile finds the warehouse that becomes free. A scoring
    that needs a statue (CAR-79) is opened by the stored one, or keeps the tiles of the other: every empty tile in a
    city of an unused statue space opens it.
    """
    if board.pieces.stored_any_time:
        offer_stored(board, seat, choices)


def holds_the_same(board: Board, seat: i64) -> bool:
    """Whether both warehouses hold one kind of item and the first is offered already."""
    first = layout.WAREHOUSE + layout.WAREHOUSES * seat
    return board.cells[first] == board.cells[first + 1] and can_place_stored(board, seat, 0)


def can_place_stored(board: Board, seat: i64, slot: i64) -> bool:
    """Whether this warehouse holds an item from an earlier turn that has room on a tile (CAR-73)."""
    at = layout.WAREHOUSES * seat + slot
    item = board.cells[layout.WAREHOUSE + at] - 1
    return item >= 0 and board.cells[layout.FRESH + at] == 0 and has_room(board, seat, item, False, False)


def can_purchase(board: Board, seat: i64, item: i64, must_open: bool) -> bool:
    """Whether this item is in the supply and has its place; money is another matter (CAR-84, CAR-85)."""
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
    """Whether, for all that the others can see, the seat may still have an extra; its florins are hidden.

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
