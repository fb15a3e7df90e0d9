"""The action phase: a player's turn, its actions, and its end."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.board import Board
from mecenate.games.princes.building import offer_buildings
from mecenate.games.princes.cooperation import offer_together
from mecenate.games.princes.layout import ACTIONS, BONUS, CARDINAL, FIRST, FREEDOMS, FREEDOMS_LEFT, PHASE, PROFESSION
from mecenate.games.princes.lots import can_recruit, offer_recruits
from mecenate.games.princes.money import offer_selling, pay
from mecenate.games.princes.piles import look
from mecenate.games.princes.powers import has_a_power, offer_powers, offer_the_princess
from mecenate.games.princes.vocabulary import DRAW_BONUS, DRAW_PROFESSION, END_TURN, INTRODUCE
from mecenate.games.princes.vocabulary import FREEDOMS as NAMES
from mecenate.games.princes.works import offer_works


def begin_the_actions(board: Board) -> None:
    """The first player has the first turn (PRI-33)."""
    board.cells[PHASE] = ACTIONS
    begin_turn(board, board.cells[FIRST])


def begin_turn(board: Board, seat: i64) -> None:
    """A turn has two actions, or three with the Cardinal (PRI-33, PRI-69)."""
    pieces = board.pieces
    has_cardinal = pieces.muse and board.owns(seat, CARDINAL)
    board.ask(ask.TURN, seat, pieces.cardinal_actions if has_cardinal else pieces.per_turn)


def offer_the_turn(board: Board, seat: i64, choices: list[Action]) -> None:
    """The actions, while some are left; what is free; and the end of the turn (PRI-33)."""
    if board.about(0) > 0:
        offer_works(board, seat, choices)
        offer_the_princess(board, seat, choices)
        offer_buildings(board, seat, choices)
        offer_together(board, seat, choices)
        offer_drawing(board, seat, choices)
        offer_freedoms(board, seat, choices)
    offer_recruits(board, seat, choices)
    offer_powers(board, seat, choices)
    offer_selling(board, seat, choices)
    choices.append(board.pieces.actions[END_TURN])


def offer_drawing(board: Board, seat: i64, choices: list[Action]) -> None:
    """A profession card once a turn, and bonus cards (PRI-34, PRI-48, PRI-50)."""
    pieces = board.pieces
    means = board.means(seat)
    if board.about(1) & ask.DREW == 0 and means >= pieces.profession_price and board.has_cards(PROFESSION):
        choices.append(pieces.actions[DRAW_PROFESSION])
    if means >= pieces.bonus_price and board.has_cards(BONUS):
        choices.append(pieces.actions[DRAW_BONUS])


def offer_freedoms(board: Board, seat: i64, choices: list[Action]) -> None:
    """A freedom once a turn, if one is left that the seat lacks (PRI-34, PRI-49)."""
    if board.about(1) & ask.INTRODUCED != 0 or board.means(seat) < board.pieces.freedom_price:
        return
    freedom: i64 = 0
    while freedom < len(NAMES):
        if board.cells[FREEDOMS_LEFT + freedom] > 0 and (board.cells[FREEDOMS + seat] >> freedom) & 1 == 0:
            choices.append(board.pieces.actions[INTRODUCE + freedom])
        freedom += 1


def spend_an_action(board: Board, seat: i64, once: i64 = 0) -> None:
    """Use up an action; `once` is a bit for one that cannot be repeated, and offers count from 0 again.

    PRI-33, PRI-34, PRI-89.
    """
    left = board.about(0) - 1
    done = board.about(1) | once
    board.answered()
    board.ask(ask.TURN, seat, left, done, 0)


def draw(board: Board, seat: i64, deck: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Pay and look at five cards of a pile (PRI-48, PRI-50)."""
    if deck == PROFESSION:
        spend_an_action(board, seat, ask.DREW)
        pay(board, seat, board.pieces.profession_price, scribe)
    else:
        spend_an_action(board, seat)
        pay(board, seat, board.pieces.bonus_price, scribe)
    look(board, seat, deck, dealer, scribe)


def introduce(board: Board, seat: i64, freedom: i64, scribe: Scribe) -> None:
    """Pay and put the freedom on the estate (PRI-49)."""
    spend_an_action(board, seat, ask.INTRODUCED)
    pay(board, seat, board.pieces.freedom_price, scribe)
    board.cells[FREEDOMS_LEFT + freedom] -= 1
    board.cells[FREEDOMS + seat] |= bit(freedom)
    if scribe.listening:
        scribe.tell("freedom", seat, {"freedom": NAMES[int(freedom)]})


def turn_is_over(board: Board) -> bool:
    """Whether the last action is done and everybody can see that nothing is left to choose (PRI-36)."""
    seat = board.asked_seat()
    return board.about(0) == 0 and not can_recruit(board, seat) and not has_a_power(board, seat)
