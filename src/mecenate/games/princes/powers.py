"""Muse & Princess: the powers of the Merchant, the Professor, the Princess and the Banker."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import count
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.lots import receive
from mecenate.games.princes.money import pay
from mecenate.games.princes.piles import look
from mecenate.games.princes.vocabulary import DECLINE, KEEP_CARD, MERCHANT_FREE, MERCHANT_PRESTIGE
from mecenate.games.princes.vocabulary import PRINCESS as PRINCESS_WORD
from mecenate.games.princes.vocabulary import PROFESSOR as PROFESSOR_WORD
from mecenate.games.princes.works import finish_the_work, offer_conversions

# ---------------------------------------------------------------------- Merchant and Professor


def has_a_pile(board: Board) -> bool:
    """Whether there is a pile that the Professor can use."""
    return board.has_cards(layout.BONUS) or board.has_cards(layout.PRESTIGE)


def has_a_power(board: Board, seat: i64) -> bool:
    """Whether the seat holds a Merchant or Professor that it could use (PRI-36)."""
    if not board.pieces.muse:
        return False
    return board.owns(seat, layout.MERCHANT) or (board.owns(seat, layout.PROFESSOR) and has_a_pile(board))


def offer_powers(board: Board, seat: i64, choices: list[Action]) -> None:
    """The Merchant's prestige and the Professor's card, at any choice of the seat (PRI-71, PRI-73, PRI-75, PRI-76)."""
    if not board.pieces.muse:
        return
    actions = board.pieces.actions
    if board.owns(seat, layout.MERCHANT):
        choices.append(actions[MERCHANT_PRESTIGE])
    if board.owns(seat, layout.PROFESSOR):
        if board.has_cards(layout.BONUS):
            choices.append(actions[PROFESSOR_WORD])
        if may_take_prestige(board):
            choices.append(actions[PROFESSOR_WORD + 1])


def offer_powers_meanwhile(board: Board, seat: i64, choices: list[Action]) -> None:
    """The same as an answer to an offer or a counter-offer (PRI-73, PRI-76, PRI-106)."""
    if board.pieces.powers_any_time:
        offer_powers(board, seat, choices)


def may_take_prestige(board: Board) -> bool:
    """Whether the prestige pile can be looked at; its last card stays while it is being auctioned (PRI-76)."""
    if board.asked_kind() == ask.BID and board.about(0) == layout.PRESTIGE_LOT:
        return board.pile_size(layout.PRESTIGE) > 1
    return board.has_cards(layout.PRESTIGE)


def offer_power_now(board: Board, seat: i64, choices: list[Action]) -> None:
    """Use the power, or keep the card; at the last time, use it or give it back (PRI-73, PRI-76)."""
    offer_powers(board, seat, choices)
    choices.append(board.pieces.actions[DECLINE if board.about(1) == 1 else KEEP_CARD])


def place_on_track(board: Board, seat: i64) -> i64:
    """1, plus 1 for each seat with more prestige (PRI-74)."""
    place: i64 = 1
    other: i64 = 0
    while other < board.cells[SEATS]:
        if board.cells[layout.GLORY + other] > board.cells[layout.GLORY + seat]:
            place += 1
        other += 1
    return place


def merchant_prestige(board: Board, seat: i64, scribe: Scribe) -> None:
    """Prestige for the place on the track; the card goes back (PRI-71, PRI-74)."""
    points = place_on_track(board, seat)
    board.gain(seat, layout.FROM_MERCHANT, points)
    board.cells[layout.CHARACTER_OWNER + layout.MERCHANT] = 0
    if scribe.listening:
        scribe.tell("merchant", seat, {"prestige": int(points)})


def use_the_professor(board: Board, seat: i64, deck: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Look at five cards for free and keep one; the character goes back (PRI-75)."""
    board.cells[layout.CHARACTER_OWNER + layout.PROFESSOR] = 0
    if scribe.listening:
        scribe.tell("professor", seat, {})
    look(board, seat, deck, dealer, scribe)


def offer_merchant(board: Board, choices: list[Action]) -> None:
    """After winning a lot: take it for free, or pay and take the prestige (PRI-72)."""
    choices.append(board.pieces.actions[MERCHANT_PRESTIGE])
    choices.append(board.pieces.actions[MERCHANT_FREE])


def win_with_the_merchant(board: Board, seat: i64, free: bool, dealer: Dealer, scribe: Scribe) -> None:
    """Settle the price, then take the lot (PRI-72)."""
    lot = board.about(0)
    florins = 100 * board.about(1)
    board.answered()
    if free:
        board.cells[layout.CHARACTER_OWNER + layout.MERCHANT] = 0
        if scribe.listening:
            scribe.tell("free", seat, {"florins": int(florins)})
    else:
        pay(board, seat, florins, scribe)
        merchant_prestige(board, seat, scribe)
    receive(board, seat, lot, dealer, scribe)


def merchant_in_the_end(board: Board, scribe: Scribe) -> None:
    """At the end of the auctions an unused Merchant gives its prestige (PRI-73)."""
    holder = board.cells[layout.CHARACTER_OWNER + layout.MERCHANT] - 1
    if holder >= 0:
        merchant_prestige(board, holder, scribe)


def ask_the_professor(board: Board) -> None:
    """The last time to use the Professor (PRI-76)."""
    holder = board.cells[layout.CHARACTER_OWNER + layout.PROFESSOR] - 1
    if holder >= 0 and has_a_pile(board):
        board.ask(ask.POWER, holder, layout.PROFESSOR, 1)


def give_back(board: Board) -> None:
    """Keep the card for later; the last time, give the Professor back unused (PRI-76)."""
    if board.about(1) == 1:
        board.cells[layout.CHARACTER_OWNER + layout.PROFESSOR] = 0
    board.answered()


# ---------------------------------------------------------------------- Princess and Banker


def princess_value(board: Board, seat: i64) -> i64:
    """Only landscapes, buildings (including joint ones), builders and cards count (PRI-70, PRI-94)."""
    each = board.pieces.princess
    cards = board.cards_in_hand(seat) + board.cards_on_table(seat)
    value = each[0] * board.landscapes_of(seat) + each[1] * count(board.cells[layout.HAVE + seat])
    return value + each[2] * board.cells[layout.BUILDERS + seat] + each[3] * cards


def offer_the_princess(board: Board, seat: i64, choices: list[Action]) -> None:
    """A work without a card, if it reaches the least value (PRI-70)."""
    if not board.pieces.muse or not board.owns(seat, layout.PRINCESS):
        return
    if princess_value(board, seat) >= board.pieces.least[board.cells[layout.ROUND]]:
        choices.append(board.pieces.actions[PRINCESS_WORD])


def work_for_the_princess(board: Board, seat: i64, scribe: Scribe) -> None:
    """Complete the work for the Princess; the card goes back (PRI-67, PRI-70)."""
    value = princess_value(board, seat)
    board.cells[layout.CHARACTER_OWNER + layout.PRINCESS] = 0
    if scribe.listening:
        scribe.tell("princess", seat, {"value": int(value)})
    finish_the_work(board, seat, value, scribe)


def offer_the_exchange(board: Board, seat: i64, choices: list[Action]) -> None:
    """At the end, up to as many points as the florins buy (PRI-78)."""
    offer_conversions(board, board.cells[layout.MONEY + seat] // board.pieces.banker_exchange, choices)


def exchange(board: Board, seat: i64, points: i64, scribe: Scribe) -> None:
    """The owner of the Banker in the last round exchanges money for prestige (PRI-78)."""
    florins = points * board.pieces.banker_exchange
    board.answered()
    board.cells[layout.MONEY + seat] -= florins
    board.gain(seat, layout.FROM_BANKER, points)
    if scribe.listening:
        scribe.tell("exchange", seat, {"florins": int(florins), "prestige": int(points)}, reveals=True)
