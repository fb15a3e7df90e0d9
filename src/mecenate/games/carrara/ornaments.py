"""Ornaments: claiming decorations and statues, placing them, and storing them (advanced version)."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import has_an_equal_before
from mecenate.games.carrara.court import box_the_gold
from mecenate.games.carrara.extras import offer_stored_meanwhile
from mecenate.games.carrara.items import fits_on, must_open_a_space, put_into_supply, supply_of, take_from_supply
from mecenate.games.carrara.spaces import statue_would_open
from mecenate.games.carrara.vocabulary import CLAIM, CLAIM_NOTHING, FIRST_STATUE, GOLD, ON, STORE, SWAP

# ---------------------------------------------------------------------- claiming


def offer_the_sector(board: Board, seat: i64, position: i64) -> None:
    """A seat that takes the last block of a sector may claim the decoration or statue shown there (CAR-64, CAR-65)."""
    if supply_of(board, board.decoration_at(position)) + supply_of(board, board.statue_at(position)) > 0:
        board.ask(ask.CLAIM_SECTOR, seat, position)


def offer_claims(board: Board, seat: i64, choices: list[Action]) -> None:
    """What may be claimed: the two items of the sector, any decoration, or the gold statue; or nothing, if allowed.

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
    """Remove a gold statue from this section, claimed or refused (CAR-76, CAR-77)."""
    board.cells[layout.GOLD_STATUES + section] -= 1
    box_the_gold(board, section)


# ---------------------------------------------------------------------- placing and storing


def offer_places(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every tile that the item fits on; a claimed item may also go into a warehouse, or be placed after a stored one.

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
    """A free warehouse; if both are full and no tile fits, the place of a stored item (CAR-72, CAR-106)."""
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
    """Put the claimed item into a free warehouse, until a later turn (CAR-66, CAR-72)."""
    slot: i64 = 0 if board.cells[layout.WAREHOUSE + layout.WAREHOUSES * seat] == 0 else 1
    put_into_warehouse(board, seat, slot, scribe)


def swap(board: Board, seat: i64, old: i64, scribe: Scribe) -> None:
    """Discard a stored item and store the claimed one instead (CAR-72)."""
    slot: i64 = 0 if board.cells[layout.WAREHOUSE + layout.WAREHOUSES * seat] == old + 1 else 1
    put_into_supply(board, old)
    if scribe.listening:
        scribe.tell("discard", seat, {"item": board.pieces.items[int(old)]})
    put_into_warehouse(board, seat, slot, scribe)


def put_into_warehouse(board: Board, seat: i64, slot: i64, scribe: Scribe) -> None:
    """Put the claimed item into this warehouse; it may not leave before the turn ends (CAR-73)."""
    item = board.about(0)
    board.answered()
    board.cells[layout.WAREHOUSE + layout.WAREHOUSES * seat + slot] = item + 1
    board.cells[layout.FRESH + layout.WAREHOUSES * seat + slot] = 1
    if scribe.listening:
        scribe.tell("store", seat, {"item": board.pieces.items[int(item)]})
