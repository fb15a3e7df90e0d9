"""The auction phase: opening, bidding, winning, declining, and the last free player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.lots import is_for_sale, may_have, receive
from mecenate.games.princes.money import offer_selling, pay
from mecenate.games.princes.powers import offer_powers
from mecenate.games.princes.vocabulary import BID, DECLINE, LOTS, OPEN, PASS, TAKE

NOBODY: Final[i64] = -1


def begin_the_auctions(board: Board) -> None:
    """Every lot and every player is free again; the first player opens (PRI-10, PRI-20, PRI-23)."""
    cells = board.cells
    cells[layout.PHASE] = layout.AUCTION
    lot: i64 = 0
    while lot < layout.ANY_LANDSCAPE:
        cells[layout.BUYER + lot] = 0
        lot += 1
    seat: i64 = 0
    while seat < cells[SEATS]:
        cells[layout.STATUS + seat] = layout.FREE
        seat += 1
    board.ask(ask.NEXT_LOT, cells[layout.FIRST])


def auctions_are_over(board: Board) -> bool:
    """Whether everybody has bought something or declined (PRI-23)."""
    return board.free_players() == 0


def next_lot(board: Board, scribe: Scribe) -> None:
    """Find who opens the next auction; the last free player buys without one (PRI-20, PRI-21, PRI-22)."""
    opener = board.asked_seat()
    board.answered()
    while board.cells[layout.STATUS + opener] != layout.FREE:
        opener = board.next_seat(opener)
    if not anything_to_have(board, opener):
        board.ask(ask.OPEN, opener)
        decline(board, opener, scribe)
    else:
        board.ask(ask.OPEN if board.free_players() > 1 else ask.LAST, opener)


def anything_to_have(board: Board, seat: i64) -> bool:
    """Whether any lot is left that the seat may have, whatever its money (PRI-21)."""
    lot = first_lot(board)
    end = end_of_lots(board)
    while lot < end:
        if is_for_sale(board, lot) and may_have(board, seat, lot):
            return True
        lot += 1
    return False


def first_lot(board: Board) -> i64:
    """With two players the landscapes are one lot, which has the last number (PRI-58)."""
    return layout.JESTER if board.cells[SEATS] == 2 else 0


def end_of_lots(board: Board) -> i64:
    """One more than the last lot."""
    return layout.ANY_LANDSCAPE + 1 if board.cells[SEATS] == 2 else layout.ANY_LANDSCAPE


# ---------------------------------------------------------------------- opening


def offer_opening(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any lot that is for sale and that the seat may have and can pay, or none (PRI-16, PRI-17, PRI-21)."""
    offer_lots(board, seat, OPEN, first_lot(board), end_of_lots(board), choices)


def offer_lots(board: Board, seat: i64, word: i64, first: i64, end: i64, choices: list[Action]) -> None:
    """The lots from `first` to before `end` that the seat can have for the opening sum, or none of them.

    `word` is the action of lot 0. PRI-16, PRI-21, PRI-22.
    """
    if board.means(seat) >= board.opening_bid():
        lot = first
        while lot < end:
            if is_for_sale(board, lot) and may_have(board, seat, lot):
                choices.append(board.pieces.actions[word + lot])
            lot += 1
    choices.append(board.pieces.actions[DECLINE])
    offer_selling(board, seat, choices)
    offer_powers(board, seat, choices)


def open_an_auction(board: Board, seat: i64, lot: i64, dealer: Dealer, scribe: Scribe) -> None:
    """The opener bids the opening sum (PRI-16)."""
    bid = board.opening_bid()
    board.answered()
    if scribe.listening:
        scribe.tell("open", seat, {"lot": LOTS[int(lot)], "florins": int(bid)})
    ask_for_bids(board, lot, bid // 100, seat, seat, 0, dealer, scribe)


def decline(board: Board, seat: i64, scribe: Scribe) -> None:
    """Buy nothing in this round (PRI-21, PRI-22)."""
    board.answered()
    board.cells[layout.STATUS + seat] = layout.OUT
    board.ask(ask.NEXT_LOT, seat)
    if scribe.listening:
        scribe.tell("decline", seat, {})


# ---------------------------------------------------------------------- bidding


def ask_for_bids(
    board: Board,
    lot: i64,
    hundreds: i64,
    leader: i64,
    opener: i64,
    passed: i64,
    dealer: Dealer,
    scribe: Scribe,
) -> None:
    """Ask the next bidder, or end the auction if nobody is left who may bid (PRI-18, PRI-19)."""
    bidder = next_bidder(board, lot, leader, passed)
    if bidder == NOBODY:
        end_the_auction(board, lot, hundreds, leader, opener, dealer, scribe)
    else:
        board.ask(ask.BID, bidder, lot, hundreds, leader + 16 * opener, passed)


def next_bidder(board: Board, lot: i64, leader: i64, passed: i64) -> i64:
    """The next seat after the leader that may still bid for a lot, or NOBODY (PRI-18)."""
    seat = board.next_seat(leader)
    while seat != leader:
        if (
            (passed >> seat) & 1 == 0
            and board.cells[layout.STATUS + seat] == layout.FREE
            and may_have(board, seat, lot)
        ):
            return seat
        seat = board.next_seat(seat)
    return NOBODY


def end_the_auction(
    board: Board, lot: i64, hundreds: i64, leader: i64, opener: i64, dealer: Dealer, scribe: Scribe
) -> None:
    """The leader buys the lot; then the next free player after this opener opens an auction (PRI-19, PRI-20)."""
    board.ask(ask.NEXT_LOT, opener)
    win(board, leader, lot, hundreds, dealer, scribe)


def offer_bids(board: Board, seat: i64, choices: list[Action]) -> None:
    """Raise by the fixed step if the seat can pay it, or pass (PRI-14, PRI-18)."""
    if board.means(seat) >= 100 * board.about(1) + board.pieces.raising:
        choices.append(board.pieces.actions[BID])
    choices.append(board.pieces.actions[PASS])
    offer_selling(board, seat, choices)
    offer_powers(board, seat, choices)


def bid(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Lead with a higher bid (PRI-18)."""
    lot = board.about(0)
    hundreds = board.about(1) + board.pieces.raising // 100
    opener = board.about(2) >> 4
    passed = board.about(3)
    board.answered()
    if scribe.listening:
        scribe.tell("bid", seat, {"lot": LOTS[int(lot)], "florins": int(100 * hundreds)})
    ask_for_bids(board, lot, hundreds, seat, opener, passed, dealer, scribe)


def pass_the_bid(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Leave this auction, but not the next ones (PRI-18)."""
    lot = board.about(0)
    hundreds = board.about(1)
    leader = board.about(2) & 15
    opener = board.about(2) >> 4
    passed = board.about(3) | bit(seat)
    board.answered()
    if scribe.listening:
        scribe.tell("pass", seat, {"lot": LOTS[int(lot)]})
    ask_for_bids(board, lot, hundreds, leader, opener, passed, dealer, scribe)


# ---------------------------------------------------------------------- buying


def offer_last_lots(board: Board, seat: i64, choices: list[Action]) -> None:
    """The last free player takes any lot for the opening sum, or nothing (PRI-22, PRI-58)."""
    landscapes = board.cells[SEATS] > 2 or is_for_sale(board, layout.ANY_LANDSCAPE)
    offer_lots(board, seat, TAKE, 0 if landscapes else layout.JESTER, layout.ANY_LANDSCAPE, choices)


def take_last(board: Board, seat: i64, lot: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Buy without an auction (PRI-22)."""
    board.answered()
    board.ask(ask.NEXT_LOT, seat)
    win(board, seat, lot, board.opening_bid() // 100, dealer, scribe)


def win(board: Board, seat: i64, lot: i64, hundreds: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Pay and take the lot; the holder of the Merchant first chooses whether to pay (PRI-19, PRI-72)."""
    if scribe.listening:
        scribe.tell("win", seat, {"lot": LOTS[int(lot)], "florins": int(100 * hundreds)})
    if board.pieces.muse and board.owns(seat, layout.MERCHANT):
        board.ask(ask.MERCHANT, seat, lot, hundreds)
        return
    pay(board, seat, 100 * hundreds, scribe)
    receive(board, seat, lot, dealer, scribe)
