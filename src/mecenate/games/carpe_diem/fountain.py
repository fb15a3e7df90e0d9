"""Fountains: looking at two cards and putting one back."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.counts import take_one
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import HAND, KINDS, PILE, RETURNED
from mecenate.games.carpe_diem.vocabulary import KINDS as KIND_NAMES
from mecenate.games.carpe_diem.vocabulary import RETURN


def look_at_two(board: Board, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Draw two cards that only this seat sees (CAD-41, CAD-42)."""
    board.answered()
    drawn = [draw_a_card(board, seat, dealer), draw_a_card(board, seat, dealer)]
    board.ask(ask.FOUNTAIN, seat)
    if scribe.listening:
        scribe.tell("look", seat, {}, reveals=True)
        cards: list[str] = [KIND_NAMES[int(kind)] for kind in drawn]
        scribe.tell("look at", seat, {"cards": cards}, audience=(int(seat),), reveals=True)


def draw_a_card(board: Board, seat: i64, dealer: Dealer) -> i64:
    """One of the fountain cards nobody has seen, all equally likely (CAD-70)."""
    kind = take_one(board.cells, PILE, dealer.pick(board.total(PILE, KINDS)))
    board.cells[HAND + KINDS * seat + kind] += 1
    return kind


def offer_returns(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any kind among the cards held (CAD-43)."""
    kind: i64 = 0
    while kind < KINDS:
        if board.cards_held(seat, kind) > 0:
            choices.append(board.pieces.actions[RETURN + kind])
        kind += 1


def put_back(board: Board, seat: i64, kind: i64, scribe: Scribe) -> None:
    """Put a card under the pile; it is never drawn again (CAD-43, CAD-44)."""
    board.cells[HAND + KINDS * seat + kind] -= 1
    board.cells[RETURNED + KINDS * seat + kind] += 1
    board.answered()
    if scribe.listening:
        scribe.tell("return", seat, {"held": int(board.total(HAND + KINDS * seat, KINDS))})
        scribe.tell("return card", seat, {"card": KIND_NAMES[int(kind)]}, audience=(int(seat),))
