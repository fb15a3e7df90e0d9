"""Action A: playing a Florenza card."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.florenza import layout
from mecenate.games.florenza.artists import ask_for_an_artist, cheapest
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.marks import note_play


def pay_cost(board: Board, seat: i64, needs: i64, fiorini: i64) -> None:
    """Pay resources, given as one byte for each kind, to the supply, and money to the bank (FLO-23)."""
    cells = board.cells
    cells[layout.HOLDING + seat] -= needs
    own = layout.RESOURCES + layout.SIX * seat
    resource: i64 = 0
    while needs > 0:
        cells[own + resource] -= needs & 0xFF
        cells[layout.SUPPLY + resource] += needs & 0xFF
        needs >>= 8
        resource += 1
    board.pay(seat, fiorini)


def offer_cards(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every different card of the hand that the seat may play and can pay, with an artist (FLO-22)."""
    cells = board.cells
    pieces = board.pieces
    card_of = pieces.card_of
    needs = pieces.needs
    holding = cells[layout.HOLDING + seat] | layout.ENOUGH
    before: i64 = -1
    first = layout.HAND + layout.HAND_SLOTS * seat
    for at in range(first, first + cells[layout.HAND_SIZE + seat]):
        card = card_of[cells[at] - 1]
        if card != before and (holding - needs[card]) & layout.ENOUGH == layout.ENOUGH and may_play(board, seat, card):
            choices.append(pieces.actions[pieces.play + card])
        before = card


def may_play(board: Board, seat: i64, card: i64) -> bool:
    """Whether the seat has the money, and not yet such a card or another preacher in front (FLO-25, FLO-26, FLO-32)."""
    cells = board.cells
    pieces = board.pieces
    left = cells[layout.PURSE + seat] - pieces.price[card]
    if left < 0 or board.has_in_front(seat, card):
        return False
    if pieces.kind[card] == layout.PREACHER and cells[layout.IN_FRONT + layout.SEVEN * seat + layout.PREACHER] > 0:
        return False
    return cheapest(board, seat, pieces.card_artists[card]) <= left


def note_pass(board: Board, seat: i64) -> None:
    """Note which cards a seat that passes cannot have: those that it could have played (FLO-21, FLO-76).

    The pile is empty then, so the seat already holds what it will hold at the end of the round.
    """
    cells = board.cells
    pieces = board.pieces
    if cells[layout.MEMORY] == 0:
        return
    holding = cells[layout.HOLDING + seat] | layout.ENOUGH
    at = layout.BARRED + layout.MOST_ROUNDS * seat + cells[layout.ROUND] - 1
    card: i64 = 0
    while card < len(pieces.needs):
        if (holding - pieces.needs[card]) & layout.ENOUGH == layout.ENOUGH and may_play(board, seat, card):
            cells[at] |= bit(card)
        card += 1


def play_a_card(board: Board, seat: i64, card: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Pay for a card, put it in front, and engage an artist for a church or a palace (FLO-22, FLO-23, FLO-33)."""
    pieces = board.pieces
    copy = board.copy_in_hand(seat, card)
    pay_cost(board, seat, pieces.needs[card], pieces.price[card])
    board.lays_down(seat, copy, layout.PLAYED + seat)
    show_an_old_card(board, seat, card)
    note_play(board, seat, card)
    take_effect(board, seat, card)
    if scribe.listening:
        scribe.tell("play", int(seat), {"card": pieces.cards[int(card)]})
    if pieces.card_artists[card] != 0:
        ask_for_an_artist(board, seat, copy, dealer, scribe)


def take_effect(board: Board, seat: i64, card: i64) -> None:
    """Add the effects of a card in front of a seat (FLO-24)."""
    cells = board.cells
    pieces = board.pieces
    cells[layout.IN_FRONT + layout.SEVEN * seat + pieces.kind[card]] += 1
    cells[layout.SHOWN + seat] += bit(card)
    amount: i64 = 0
    while amount < layout.SEVEN:
        cells[layout.INCOME + layout.SEVEN * seat + amount] += pieces.income[layout.SEVEN * card + amount]
        amount += 1
    cells[layout.EXTRA_CARDS + seat] += pieces.extra_cards[card]
    if pieces.step[card] >= 0:
        cells[layout.STEPS + seat] |= bit(pieces.step[card])
    if pieces.effect[card] >= 0:
        cells[layout.POWER + layout.EFFECTS * seat + pieces.effect[card]] += pieces.amount[card]


def show_an_old_card(board: Board, seat: i64, card: i64) -> None:
    """A card of an earlier pile was played: it may have been the one kept before (FLO-76)."""
    cells = board.cells
    held = cells[layout.HELD_OVER + seat]
    if held == 0:
        return
    copy = board.pieces.first_copy[card]
    while copy < layout.COPIES and board.pieces.card_of[copy] == card:
        if cells[layout.COPY + copy] != layout.BOX:
            held &= bit(board.pieces.pile_of[copy] + 1) - 1
        copy += 1
    cells[layout.HELD_OVER + seat] = held
