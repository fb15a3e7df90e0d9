"""Buying blocks: turning the wheel, filling it, taking from one sector."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.counts import take_one
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.layout import BAG, BLOCKS, FLORINS, SIX, STATUE_TURNS, WHEEL, WHEEL_TURNS
from mecenate.games.carrara.ornaments import offer_the_sector
from mecenate.games.carrara.vocabulary import COLOURS, DONE, LEAVE_WHEEL, POSITIONS, SECTOR, TAKE, TURN_WHEEL


def offer_buying(board: Board, seat: i64, choices: list[Action]) -> None:
    """Turning is possible while any block is left; leaving the wheel only if something can be paid.

    CAR-16, CAR-18, CAR-19.
    """
    actions = board.pieces.actions
    if board.in_bag() > 0 or board.on_wheel() > 0:
        choices.append(actions[TURN_WHEEL])
        if can_buy_anything(board, seat):
            choices.append(actions[LEAVE_WHEEL])


def can_buy_anything(board: Board, seat: i64) -> bool:
    """Whether any block on the wheel costs no more than the seat has; a free block counts (CAR-19)."""
    position = SIX - 1
    while position >= 0:
        if can_buy_at(board, seat, position):
            return True
        position -= 1
    return False


def can_buy_at(board: Board, seat: i64, position: i64) -> bool:
    """Whether the sector at this position holds a block that the seat can pay (CAR-19)."""
    cells = board.cells
    price = board.pieces.price
    florins = cells[FLORINS + seat]
    first = WHEEL + SIX * board.sector_at(position)
    colour = SIX - 1
    while colour >= 0:
        if cells[first + colour] > 0 and price[SIX * colour + position] <= florins:
            return True
        colour -= 1
    return False


def turn_the_wheel(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> bool:
    """Turn by one sector, fill up, then buy. A seat that can pay nothing gets 2 florins, and its turn ends: False.

    CAR-16, CAR-21, CAR-62.
    """
    cells = board.cells
    cells[WHEEL_TURNS] = (cells[WHEEL_TURNS] + 1) % SIX
    if board.pieces.advanced:
        cells[STATUE_TURNS] = (cells[STATUE_TURNS] + 1) % SIX
    if scribe.listening:
        scribe.tell("turn", seat, {"wheels": 2 if board.pieces.advanced else 1})
    fill_the_wheel(board, seat, dealer, scribe)
    if can_buy_anything(board, seat):
        board.ask(ask.SECTOR, seat)
        return True
    cells[FLORINS + seat] += board.pieces.pass_income
    if scribe.listening:
        scribe.tell("rescue", seat, {"florins": int(board.pieces.pass_income)}, reveals=True)
    return False


def fill_the_wheel(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Draw blocks into the sector at I until the wheel is full or the bag is empty (CAR-17, CAR-18)."""
    cells = board.cells
    sector = board.sector_at(0)
    missing = board.pieces.fill_to - board.on_wheel()
    left = board.in_bag()
    drawn: list[str] = []
    while missing > 0 and left > 0:
        colour = take_one(board.cells, BAG, dealer.pick(left))
        cells[WHEEL + SIX * sector + colour] += 1
        missing -= 1
        left -= 1
        if scribe.listening:
            drawn.append(COLOURS[int(colour)])
    if drawn:
        scribe.tell("fill", seat, {"blocks": drawn})


def leave_the_wheel(board: Board, seat: i64, scribe: Scribe) -> None:
    """Buy without new blocks; in the advanced version the statue wheel turns alone (CAR-16, CAR-62, CAR-63)."""
    if board.pieces.advanced:
        board.cells[STATUE_TURNS] = (board.cells[STATUE_TURNS] + 1) % SIX
    if scribe.listening:
        scribe.tell("leave", seat, {"wheels": 1 if board.pieces.advanced else 0})
    board.ask(ask.SECTOR, seat)


def offer_sectors(board: Board, seat: i64, choices: list[Action]) -> None:
    """A seat buys from one sector, which must hold something that it can pay (CAR-20)."""
    position: i64 = 0
    while position < SIX:
        if can_buy_at(board, seat, position):
            choices.append(board.pieces.actions[SECTOR + position])
        position += 1


def choose_a_sector(board: Board, seat: i64, position: i64) -> None:
    """All blocks of this turn come from this sector (CAR-20)."""
    board.answered()
    board.ask(ask.TAKE, seat, position, 0)


def offer_blocks(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any block of the sector that the seat can pay; after the first, stopping too (CAR-20)."""
    cells = board.cells
    price = board.pieces.price
    actions = board.pieces.actions
    position = board.about(0)
    florins = cells[FLORINS + seat]
    first = WHEEL + SIX * board.sector_at(position)
    colour: i64 = 0
    while colour < SIX:
        if cells[first + colour] > 0 and price[SIX * colour + position] <= florins:
            choices.append(actions[TAKE + colour])
        colour += 1
    if board.about(1) > 0:
        choices.append(actions[DONE])


def take_a_block(board: Board, seat: i64, colour: i64, scribe: Scribe) -> None:
    """Pay the price of the position and put the block behind the screen (CAR-20)."""
    cells = board.cells
    position = board.about(0)
    taken = board.about(1) + 1
    price = board.pieces.price[SIX * colour + position]
    first = WHEEL + SIX * board.sector_at(position)
    cells[first + colour] -= 1
    cells[BLOCKS + SIX * seat + colour] += 1
    cells[FLORINS + seat] -= price
    if scribe.listening:
        where = POSITIONS[int(position)]
        scribe.tell("take", seat, {"colour": COLOURS[int(colour)], "florins": int(price), "position": where})
    board.answered()
    if board.total(first, SIX) > 0:
        board.ask(ask.TAKE, seat, position, taken)
    elif board.pieces.advanced:
        offer_the_sector(board, seat, position)
