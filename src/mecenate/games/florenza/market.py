"""Actions F, G and H: workers, the market, inspiration; and giving and taking for an exchange."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import vocabulary as say
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import FIORINI, HOLDING, PILE_SIZE, PURSE, RESOURCES, SIX, SUPPLY
from mecenate.games.florenza.phases import draw_cards
from mecenate.games.florenza.vocabulary import BUY, SELL
from mecenate.games.florenza.vocabulary import RESOURCES as NAMES


def offer_the_market(board: Board, seat: i64, choices: list[Action]) -> None:
    """Workers, selling, buying, the swap and inspiration, if they are possible (FLO-43 to FLO-46, FLO-71)."""
    cells = board.cells
    pieces = board.pieces
    actions = pieces.actions
    bank = cells[SUPPLY + FIORINI]
    own = RESOURCES + SIX * seat
    if bank >= pieces.workers:
        choices.append(actions[say.SEND_WORKERS])
    if bank >= pieces.sell_price:
        for resource in range(SIX):
            if cells[own + resource] > 0:
                choices.append(actions[SELL + resource])
    if cells[PURSE + seat] >= pieces.buy_price:
        for resource in range(SIX):
            if cells[SUPPLY + resource] > 0:
                choices.append(actions[BUY + resource])
    if board.resources_of(seat) > 1:
        choices.append(actions[say.SWAP])
    if cells[PILE_SIZE] > 0:
        choices.append(actions[say.SEEK_INSPIRATION])


def send_workers(board: Board, seat: i64, scribe: Scribe) -> None:
    """Action F: a little money from the bank (FLO-43)."""
    board.earn(seat, board.pieces.workers)
    if scribe.listening:
        scribe.tell("workers", int(seat), {"fiorini": int(board.pieces.workers)})


def sell(board: Board, seat: i64, resource: i64, scribe: Scribe) -> None:
    """Action G: one resource for money (FLO-44)."""
    board.give(seat, resource)
    board.earn(seat, board.pieces.sell_price)
    if scribe.listening:
        scribe.tell("sell", int(seat), {"resource": NAMES[int(resource)], "fiorini": int(board.pieces.sell_price)})


def buy(board: Board, seat: i64, resource: i64, scribe: Scribe) -> None:
    """Action G: money for one resource (FLO-44)."""
    board.pay(seat, board.pieces.buy_price)
    board.gain(seat, resource)
    if scribe.listening:
        scribe.tell("buy", int(seat), {"resource": NAMES[int(resource)], "fiorini": int(board.pieces.buy_price)})


def seek_inspiration(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Action H: one card from the pile (FLO-46)."""
    if scribe.listening:
        scribe.tell("inspiration", int(seat), {})
    draw_cards(board, seat, 1, dealer, scribe)


def another_kind_left(board: Board, resource: i64) -> bool:
    """Whether the supply has a resource of another kind than this (FLO-41)."""
    other: i64 = 0
    while other < SIX:
        if other != resource and board.cells[SUPPLY + other] > 0:
            return True
        other += 1
    return False


def can_barter(board: Board, seat: i64) -> bool:
    """Whether the seat has a resource that can be exchanged for one of another kind (FLO-41)."""
    if board.cells[HOLDING + seat] == 0:
        return False
    resource: i64 = 0
    while resource < SIX:
        if board.resources(seat, resource) > 0 and another_kind_left(board, resource):
            return True
        resource += 1
    return False


def offer_gifts(board: Board, seat: i64, choices: list[Action]) -> None:
    """What the seat may give; for Baratto another kind must be left to take (FLO-41, FLO-45)."""
    barter = board.about(1) == ask.BARTER
    resource: i64 = 0
    while resource < SIX:
        if board.resources(seat, resource) > 0 and (not barter or another_kind_left(board, resource)):
            choices.append(board.pieces.actions[say.GIVE + resource])
        resource += 1


def give(board: Board, seat: i64, resource: i64, scribe: Scribe) -> None:
    """One resource goes to the supply; after the last of them one is taken (FLO-41, FLO-45)."""
    left = board.about(0) - 1
    exchange = board.about(1)
    board.answered()
    board.give(seat, resource)
    if scribe.listening:
        scribe.tell("give", int(seat), {"resource": NAMES[int(resource)]})
    if left > 0:
        board.ask(ask.GIVE, seat, left, exchange)
        return
    board.ask(ask.TAKE, seat, resource + 1 if exchange == ask.BARTER else 0, exchange)
    choices: list[Action] = []
    offer_takings(board, choices)
    if len(choices) == 1:
        take(board, seat, choices[0].id - say.TAKE, scribe)


def offer_takings(board: Board, choices: list[Action]) -> None:
    """What the supply has; after Baratto not the kind just given (FLO-41, FLO-45)."""
    forbidden = board.about(0) - 1
    resource: i64 = 0
    while resource < SIX:
        if resource != forbidden and board.cells[SUPPLY + resource] > 0:
            choices.append(board.pieces.actions[say.TAKE + resource])
        resource += 1


def take(board: Board, seat: i64, resource: i64, scribe: Scribe) -> None:
    """Take one resource from the supply; this ends the exchange (FLO-41, FLO-45)."""
    board.answered()
    board.gain(seat, resource)
    if scribe.listening:
        scribe.tell("take", int(seat), {"resource": NAMES[int(resource)]})
