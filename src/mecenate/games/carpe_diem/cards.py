"""The scoring after each phase: a disc between two cards, green cards, red cards, bread, and the penalty."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.paying import can_pay_a_set, give_a_coin, give_a_good, need_at, offer_pieces, set_size
from mecenate.games.carpe_diem.prompts import card_facts
from mecenate.games.carpe_diem.rewards import take_bread, take_coins
from mecenate.games.carpe_diem.track import advance
from mecenate.games.carpe_diem.vocabulary import DISC, ENOUGH, GIVE_BREAD, KEEP_BREAD, SCORE

NEEDS: Final[i64] = 4
"""How many numbers a card has in the tables of needs and rewards."""
CHIMNEY: Final[i64] = 12
ANY_LANDSCAPE: Final[i64] = 13


def offer_circles(board: Board, choices: list[Action]) -> None:
    """Any circle between two cards that has no disc yet (CAD-9, CAD-49)."""
    first = layout.CIRCLES * (board.cells[SEATS] - 2)
    circle: i64 = 0
    while circle < layout.CIRCLES:
        if board.pieces.open_circle[first + circle] and board.cells[layout.CIRCLE + circle] == 0:
            choices.append(board.pieces.actions[DISC + circle])
        circle += 1


def place_a_disc(board: Board, seat: i64, circle: i64, scribe: Scribe) -> None:
    """Place the disc for good; the seat scores the two cards beside it (CAD-49, CAD-50)."""
    one, other = board.pieces.circle_cards[2 * circle], board.pieces.circle_cards[2 * circle + 1]
    board.cells[layout.CIRCLE + circle] = seat + 1
    board.cells[layout.DISCS + seat] -= 1
    board.answered()
    board.ask(ask.CARD, seat, one, other)
    if scribe.listening:
        scribe.tell("disc", seat, card_facts(board, one) | card_facts(board, other, "2"))


def offer_cards(board: Board, choices: list[Action]) -> None:
    """Which of the two cards comes first (CAD-50)."""
    choices.append(board.pieces.actions[SCORE + board.about(0)])
    choices.append(board.pieces.actions[SCORE + board.about(1)])


def choose_first_card(board: Board, seat: i64, space: i64, scribe: Scribe) -> None:
    """Score this card completely, then the other one (CAD-50)."""
    other = board.about(1) if board.about(0) == space else board.about(0)
    board.answered()
    board.ask(ask.SECOND, seat, other)
    score_a_card(board, seat, space, scribe)


def score_second_card(board: Board, seat: i64, scribe: Scribe) -> None:
    """Score the second card; the rewards of the first may be used for it (CAD-50)."""
    space = board.about(0)
    board.answered()
    score_a_card(board, seat, space, scribe)


def score_a_card(board: Board, seat: i64, space: i64, scribe: Scribe) -> None:
    """Score a green card as often as possible (CAD-51), or ask for the payment of a red one (CAD-53)."""
    card = board.card_at(space)
    times: i64 = 0
    if not board.pieces.card_pays[card]:
        times = times_owned(board, seat, card)
    if times > 0:
        fulfil(board, seat, space, times, scribe)
    go_on_with_card(board, seat, space, times, scribe)


def go_on_with_card(board: Board, seat: i64, space: i64, times: i64, scribe: Scribe) -> None:
    """Ask for the payment of a red card if it can be paid, else for bread (CAD-53, CAD-55)."""
    card = board.card_at(space)
    if board.pieces.card_pays[card] and can_pay_a_set(board, seat, card):
        board.ask(ask.PAY, seat, space, times)
    else:
        ask_for_bread(board, seat, space, times, scribe)


def times_owned(board: Board, seat: i64, card: i64) -> i64:
    """How many whole sets of what a green card shows the seat has (CAD-51)."""
    pieces = board.pieces
    times = count_of(board, seat, pieces.need_thing[NEEDS * card]) // pieces.need_count[NEEDS * card]
    n: i64 = 1
    while n < NEEDS and pieces.need_thing[NEEDS * card + n] >= 0:
        at = NEEDS * card + n
        times = min(times, count_of(board, seat, pieces.need_thing[at]) // pieces.need_count[at])
        n += 1
    return times


def count_of(board: Board, seat: i64, thing: i64) -> i64:
    """What counts for green cards: finished things, and every chimney (CAD-52)."""
    if thing < layout.KINDS:
        return board.finished(seat, thing)
    if thing == CHIMNEY:
        return board.cells[layout.CHIMNEYS + seat]
    first = layout.FIRST_LANDSCAPE if thing == ANY_LANDSCAPE else layout.MERCHANT
    return board.total(layout.DONE + layout.KINDS * seat + first, layout.GOODS)


def fulfil(board: Board, seat: i64, space: i64, times: i64, scribe: Scribe) -> None:
    """Give the reward of a card, this many times (CAD-51, CAD-53)."""
    reward = board.pieces.card_reward
    at = NEEDS * board.card_at(space)
    points, coins = times * reward[at], times * reward[at + 1]
    bread, steps = times * reward[at + 2], times * reward[at + 3]
    board.cells[layout.CARD_POINTS + seat] += points
    if scribe.listening:
        facts = card_facts(board, space)
        facts["times"] = int(times)
        facts["points"] = int(points)
        scribe.tell("card", seat, facts)
    if coins > 0:
        take_coins(board, seat, coins, scribe)
    if bread > 0:
        take_bread(board, seat, bread, scribe)
    if steps > 0:
        advance(board, seat, steps, scribe)


def may_give_bread(board: Board, seat: i64) -> bool:
    """A seat with three bread may fulfil a card with it, once in a scoring (CAD-55, CAD-72)."""
    if board.pieces.bread_once and board.cells[layout.BREAD_GIVEN] > 0:
        return False
    return board.cells[layout.BREAD + seat] >= board.pieces.bread_for_a_card


def ask_for_bread(board: Board, seat: i64, space: i64, times: i64, scribe: Scribe) -> None:
    """When a card cannot be fulfilled again in the normal way, the seat may use bread (CAD-55)."""
    if may_give_bread(board, seat):
        board.ask(ask.BREAD, seat, space, times)
    else:
        close_a_card(board, seat, space, times, scribe)


def offer_bread(board: Board, choices: list[Action]) -> None:
    """Give the bread or keep it (CAD-55)."""
    choices.append(board.pieces.actions[GIVE_BREAD])
    choices.append(board.pieces.actions[KEEP_BREAD])


def give_bread(board: Board, seat: i64, scribe: Scribe) -> None:
    """The card is fulfilled one time without having or paying what it shows (CAD-55)."""
    space, times = board.about(0), board.about(1)
    board.cells[layout.BREAD + seat] -= board.pieces.bread_for_a_card
    board.cells[layout.BREAD_GIVEN] += 1
    board.answered()
    if scribe.listening:
        scribe.tell("give bread", seat, {"bread": int(board.pieces.bread_for_a_card)})
    fulfil(board, seat, space, 1, scribe)
    go_on_with_card(board, seat, space, times + 1, scribe)


def keep_bread(board: Board, seat: i64, scribe: Scribe) -> None:
    """Keep the bread; using it is optional (CAD-56)."""
    space, times = board.about(0), board.about(1)
    board.answered()
    close_a_card(board, seat, space, times, scribe)


def close_a_card(board: Board, seat: i64, space: i64, times: i64, scribe: Scribe) -> None:
    """A card that was not fulfilled at all costs points (CAD-56), but no more than the seat has (CAD-57, CAD-73)."""
    if times > 0:
        return
    lost = board.pieces.penalty
    if board.pieces.points_stop_at_zero:
        lost = min(lost, board.points_of(seat))
    board.cells[layout.LOST_POINTS + seat] += lost
    if scribe.listening:
        facts = card_facts(board, space)
        facts["points"] = int(lost)
        scribe.tell("fail", seat, facts)


def offer_payments(board: Board, seat: i64, choices: list[Action]) -> None:
    """A piece of the set; before a set also bread, and stopping once the card is fulfilled (CAD-53, CAD-55)."""
    offer_pieces(board, seat, choices)
    if board.about(2) > 0:
        return
    if may_give_bread(board, seat):
        choices.append(board.pieces.actions[GIVE_BREAD])
    if board.about(1) > 0:
        choices.append(board.pieces.actions[ENOUGH])


def pay(board: Board, seat: i64, good: i64, scribe: Scribe) -> None:
    """Pay one piece of a set: a good, or a coin (-1). The last piece fulfils the card once (CAD-53, CAD-54)."""
    space, times, paid = board.about(0), board.about(1), board.about(2)
    card = board.card_at(space)
    need = need_at(board, card, paid)
    if good >= 0:
        give_a_good(board, seat, good, scribe)
    else:
        give_a_coin(board, seat, scribe)
    board.answered()
    paid += 1
    if paid < set_size(board, card):
        only_coins: i64 = 1 if good < 0 and need_at(board, card, paid) == need else 0
        board.ask(ask.PAY, seat, space, times, paid, only_coins)
        return
    fulfil(board, seat, space, 1, scribe)
    go_on_with_card(board, seat, space, times + 1, scribe)
