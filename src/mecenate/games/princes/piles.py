"""The piles: looking at five cards, keeping one, and putting the rest under."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit, count
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import (
    CARDS,
    HAND,
    KNOWS,
    LOOKED,
    UNDER,
    UNDER_SIZE,
    UNSEEN,
    bits_of,
    deck_of,
    first_of,
)
from mecenate.games.princes.marks import note_a_look, note_where_it_went
from mecenate.games.princes.vocabulary import DECKS, KEEP
from mecenate.games.princes.vocabulary import UNDER as UNDER_WORD


def draw_unseen(board: Board, deck: i64, dealer: Dealer) -> i64:
    """Draw a card of the upper part of a pile, all equally likely, in the order of the deck (PRI-98)."""
    unseen = board.cells[UNSEEN] & bits_of(deck)
    pick = dealer.pick(count(unseen))
    while pick > 0:
        unseen &= unseen - 1
        pick -= 1
    drawn = unseen & -unseen
    board.cells[UNSEEN] ^= drawn
    return drawn


def take_from_under(board: Board, deck: i64) -> i64:
    """Take the next of the cards that were put under a pile (PRI-9)."""
    cells = board.cells
    first = UNDER + first_of(deck)
    drawn = bit(cells[first] - 1)
    size = cells[UNDER_SIZE + deck] - 1
    at: i64 = 0
    while at < size:
        cells[first + at] = cells[first + at + 1]
        at += 1
    cells[first + size] = 0
    cells[UNDER_SIZE + deck] = size
    return drawn


def look(board: Board, seat: i64, deck: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Take the top five cards of a pile, or all, and look at them (PRI-31, PRI-98)."""
    cells = board.cells
    if cells[UNSEEN] & bits_of(deck) != 0:
        forget(board, seat, cells[UNSEEN] & bits_of(deck))
    number = min(board.pieces.look, count(cells[UNSEEN] & bits_of(deck)) + cells[UNDER_SIZE + deck])
    if scribe.listening:
        scribe.tell("look", seat, {"pile": DECKS[int(deck)], "cards": int(number)}, reveals=True)
    looked: i64 = 0
    n: i64 = 0
    while n < number:
        if cells[UNSEEN] & bits_of(deck) != 0:
            looked |= draw_unseen(board, deck, dealer)
        else:
            looked |= take_from_under(board, deck)
        n += 1
    cells[LOOKED] = looked
    cells[KNOWS + seat] |= looked
    note_a_look(board, seat, deck, number)
    if scribe.listening:
        scribe.tell("see", seat, {"cards": names(board, looked)}, audience=(int(seat),))
    if number == 1:
        keep(board, seat, lowest(looked), scribe)
    else:
        board.ask(ask.KEEP, seat, deck)


def names(board: Board, cards: i64) -> list[str]:
    """The names of a set of cards, in their order."""
    return [board.pieces.cards[card] for card in range(int(CARDS)) if cards & bit(card)]


def lowest(cards: i64) -> i64:
    """The number of the first card of a set."""
    card: i64 = 0
    while (cards >> card) & 1 == 0:
        card += 1
    return card


def forget(board: Board, seat: i64, cards: i64) -> None:
    """All other seats no longer know where these cards are (PRI-97)."""
    other: i64 = 0
    while other < board.cells[SEATS]:
        if other != seat:
            board.cells[KNOWS + other] &= ~cards
        other += 1


def offer_looked(board: Board, choices: list[Action], family: i64) -> None:
    """Each of the cards looked at, to keep or to put under (PRI-32)."""
    card = first_of(board.about(0))
    looked = board.cells[LOOKED] >> card
    while looked != 0:
        if looked & 1:
            choices.append(board.pieces.actions[family + card])
        looked >>= 1
        card += 1


def offer_keeping(board: Board, choices: list[Action]) -> None:
    """Which card to keep."""
    offer_looked(board, choices, KEEP)


def offer_under(board: Board, choices: list[Action]) -> None:
    """Which card goes under the pile next."""
    offer_looked(board, choices, UNDER_WORD)


def choose_to_keep(board: Board, seat: i64, card: i64, scribe: Scribe) -> None:
    """Keep this card, as the answer to the decision."""
    board.answered()
    keep(board, seat, card, scribe)


def keep(board: Board, seat: i64, card: i64, scribe: Scribe) -> None:
    """Take one card into the hand; the others go under the pile (PRI-32)."""
    cells = board.cells
    forget(board, seat, cells[LOOKED])
    cells[LOOKED] ^= bit(card)
    cells[HAND + seat] |= bit(card)
    note_where_it_went(board, card)
    if scribe.listening:
        scribe.tell("keep", seat, {"pile": DECKS[int(deck_of(card))]})
        scribe.tell("kept", seat, {"card": board.pieces.cards[int(card)]}, audience=(int(seat),))
    if cells[LOOKED] != 0:
        board.ask(ask.UNDER, seat, deck_of(card))
        last_goes_under(board, seat, scribe)


def put_under(board: Board, seat: i64, card: i64, scribe: Scribe) -> None:
    """Put a card below everything in its pile; only this seat knows it is there (PRI-32, PRI-97)."""
    lay_under(board, seat, card, scribe)
    last_goes_under(board, seat, scribe)


def lay_under(board: Board, seat: i64, card: i64, scribe: Scribe) -> None:
    """Move one of the cards looked at to the very bottom."""
    cells = board.cells
    deck = deck_of(card)
    cells[UNDER + first_of(deck) + cells[UNDER_SIZE + deck]] = card + 1
    cells[UNDER_SIZE + deck] += 1
    cells[LOOKED] ^= bit(card)
    note_where_it_went(board, card)
    if scribe.listening:
        scribe.tell("under", seat, {"card": board.pieces.cards[int(card)]}, audience=(int(seat),))


def last_goes_under(board: Board, seat: i64, scribe: Scribe) -> None:
    """The last card goes under the pile automatically, and the look is over."""
    looked = board.cells[LOOKED]
    if looked & (looked - 1) != 0:
        return
    lay_under(board, seat, lowest(looked), scribe)
    board.answered()
