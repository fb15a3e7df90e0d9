"""Worlds that fit everything a seat has seen since the deal (PRI-97, PRI-99).

A seat that remembers knows all florins, since everybody sees every payment. The cards in the other hands and the order
of the piles are hidden. When another seat looks at a pile, that is a shuffle for everybody else: each of the cards
looked at is equally likely to be the one kept, and all orders under the pile are equally likely.

So a world is drawn by replaying the looks with cards whose faces are unknown, and giving a face to a card when the
seat sees it. A draw that contradicts what was seen is rejected and repeated. All accepted draws are equally likely,
because the number of ways to give faces to the other cards is the same for each. A card that another seat plays was
any of its hidden cards, all equally likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.imagine_cards import GIVEN, WIDTH
from mecenate.games.princes.imagine_deck import DeckReplay
from mecenate.games.princes.imagine_from_view import work_is_possible
from mecenate.games.princes.layout import bits_of, first_of
from mecenate.games.princes.marks import CARD_BITS, FIRST_CARD, put_away_so_far


def imagine(board: Board, seat: int | None, dealer: Dealer) -> int:
    """Draw, in place, what this seat (None: a spectator) cannot know; returns how many draws were rejected."""
    rejected: i64 = 0
    if board.over:
        return 0
    observer: i64 = -1 if seat is None else seat
    deck: i64 = 0
    while deck <= layout.PRESTIGE:
        if deck == layout.PROFESSION or board.cells[layout.LOOKS_MADE + deck] > 0:
            rejected += draw_a_deck(board, deck, observer, dealer)
        deck += 1
    return int(rejected)


def draw_a_deck(board: Board, deck: i64, seat: i64, dealer: Dealer) -> i64:
    """Draw one deck; returns how many draws were rejected."""
    begun = deck == layout.BONUS and board.asked_kind() == ask.BONUS and board.asked_seat() != seat
    drawn = DeckReplay(board, deck, seat)
    rejected: i64 = 0
    while True:
        if drawn.deal(dealer):
            write(drawn)
            if not begun or work_is_possible(board):
                return rejected
        rejected += 1


def write(drawn: DeckReplay) -> None:
    """Write the draw into the cells."""
    write_the_pile(drawn)
    write_the_looks(drawn)
    seat: i64 = 0
    while seat < drawn.board.cells[SEATS]:
        if seat != drawn.seat:
            write_a_hand(drawn, seat)
        seat += 1


def write_the_pile(drawn: DeckReplay) -> None:
    """Write the upper and lower part of the pile, the cards looked at, and those being given back."""
    cells = drawn.board.cells
    others = ~bits_of(drawn.deck)
    cells[layout.UNSEEN] &= others
    at: i64 = 0
    while at < drawn.cards.pool_size:
        cells[layout.UNSEEN] |= bit(drawn.cards.face[drawn.cards.pool[at]])
        at += 1
    at = drawn.cards.head
    while at < drawn.cards.tail:
        cells[layout.UNDER + first_of(drawn.deck) + at - drawn.cards.head] = drawn.cards.face[drawn.cards.queue[at]] + 1
        at += 1
    if drawn.cards.looked > 0:
        cells[layout.LOOKED] = faces_looked_at(drawn)
    if drawn.deck == layout.PROFESSION:
        cells[layout.RETURNED] = faces_at(drawn, GIVEN)


def write_the_looks(drawn: DeckReplay) -> None:
    """Write what the others kept and put under the pile."""
    cells = drawn.board.cells
    look: i64 = 0
    while look < drawn.made:
        packed = cells[drawn.looks + look]
        if packed & 15 != drawn.seat:
            written = packed & (bit(FIRST_CARD) - 1)
            away = put_away_so_far(packed)
            card: i64 = 0
            while card < away:
                face = drawn.cards.face[drawn.went[WIDTH * look + card]]
                written |= (face + 1) << (FIRST_CARD + CARD_BITS * card)
                card += 1
            cells[drawn.looks + look] = written
        look += 1


def write_a_hand(drawn: DeckReplay, seat: i64) -> None:
    """Write the hidden cards of another seat, and the cards whose place it knows."""
    cells = drawn.board.cells
    hidden = faces_at(drawn, seat)
    cells[layout.HAND + seat] = (cells[layout.HAND + seat] & (~bits_of(drawn.deck) | cells[layout.PUBLIC])) | hidden
    known = hidden
    card: i64 = 0
    while card < drawn.cards.size:
        if drawn.cards.writer[card] == seat:
            known |= bit(drawn.cards.face[card])
        card += 1
    if drawn.cards.looked > 0 and looker(drawn) == seat:
        known |= faces_looked_at(drawn)
    if drawn.deck == layout.PROFESSION and cells[layout.GIVEN_BACK + seat] > 0:
        own = drawn.cards.face[drawn.given_by(seat)]
        cells[layout.GIVEN_BACK + seat] = own + 1
        if drawn.strangers & bit(seat) == 0 and (cells[layout.UNSEEN] | cells[layout.RETURNED]) & bit(own) != 0:
            known |= bit(own)
    cells[layout.KNOWS + seat] = (cells[layout.KNOWS + seat] & ~bits_of(drawn.deck)) | known


def looker(drawn: DeckReplay) -> i64:
    """The seat that looked last."""
    return drawn.board.cells[drawn.looks + drawn.made - 1] & 15


def faces_at(drawn: DeckReplay, place: i64) -> i64:
    """The faces of the cards at a place."""
    faces: i64 = 0
    card: i64 = 0
    while card < drawn.cards.size:
        if drawn.cards.place[card] == place:
            faces |= bit(drawn.cards.face[card])
        card += 1
    return faces


def faces_looked_at(drawn: DeckReplay) -> i64:
    """The faces of the cards that somebody is looking at."""
    faces: i64 = 0
    at: i64 = 0
    while at < drawn.cards.looked:
        faces |= bit(drawn.cards.face[drawn.cards.hand[at]])
        at += 1
    return faces
