"""Replays the looks at one deck with cards whose faces are unknown until the seat sees them (PRI-97)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.bits import bit, count
from mecenate.core.dealer import Dealer
from mecenate.core.state import SEATS
from mecenate.games.princes.board import Board
from mecenate.games.princes.imagine_cards import GIVEN, MOST_CARDS, NOTHING, NOWHERE, WIDTH, DeckCards
from mecenate.games.princes.imagine_looks import Sightings
from mecenate.games.princes.layout import (
    GIVEN_BACK,
    HAND,
    LOOKS_MADE,
    PLAYED,
    PRESTIGE,
    PROFESSION,
    PUBLIC,
    ROUND,
    bits_of,
    first_of,
)
from mecenate.games.princes.marks import CARD_MASK, FIRST_CARD, looks_of, put_away_so_far


@final
class DeckReplay:
    """The looks at one deck and the plays from it, in order, as one seat saw them."""

    def __init__(self, board: Board, deck: i64, seat: i64) -> None:
        self.board = board
        self.deck = deck
        self.seat = seat
        self.looks: i64 = looks_of(deck)
        self.made: i64 = board.cells[LOOKS_MADE + deck]
        self.hidden: vec[i64] = NOTHING[:5]  # cards in each hand whose faces may be unknown
        self.mine: i64 = self.own_cards()
        self.cards: Final = DeckCards(deck, count(bits_of(deck) & ~self.mine))
        self.went: vec[i64] = NOTHING[:]  # the cards of each look in the order of its cell, WIDTH for each look
        self.known: i64 = 0
        self.strangers: i64 = 0  # seats that no longer know that the card they gave back is in the pool
        self.begin()
        self.sightings: Final = Sightings(board, deck, seat, self.cards.pool_size)

    def own_cards(self) -> i64:
        """The cards of this deck that the seat was dealt and did not give back."""
        cells = self.board.cells
        if self.deck != PROFESSION or self.seat < 0:
            return 0
        own = cells[HAND + self.seat] & ~cells[PUBLIC] & bits_of(self.deck)
        card: i64 = 0
        while card < MOST_CARDS:
            if cells[PLAYED + card] & 7 == self.seat + 1:
                own |= bit(card)
            card += 1
        look: i64 = 0
        while look < self.made:
            packed = cells[self.looks + look]
            if packed & 15 == self.seat and (packed >> FIRST_CARD) & CARD_MASK != 0:
                own &= ~bit(((packed >> FIRST_CARD) & CARD_MASK) - 1)
            look += 1
        return own

    # ------------------------------------------------------------------ drawing

    def deal(self, dealer: Dealer) -> bool:
        """Replay all looks and plays; False if this draw contradicts what the seat saw."""
        self.begin()
        look: i64 = 0
        while look < self.made:
            if not self.show_played(look, dealer) or not self.look(look, dealer):
                return False
            look += 1
        if not self.show_played(look, dealer):
            return False
        self.cards.give_faces(dealer, bits_of(self.deck) & ~self.known)
        return True

    def begin(self) -> None:
        """Deal the hands of the others, what was given back, and the pile."""
        cells = self.board.cells
        self.cards.clear()
        self.strangers = 0
        self.known = self.mine
        seat: i64 = 0
        while seat < cells[SEATS]:
            self.hidden[seat] = 0
            seat += 1
        card: i64 = self.deal_hands() if self.deck == PROFESSION else 0
        while card < self.cards.size:
            self.cards.into_the_pool(card)
            card += 1
        if self.deck == PROFESSION and self.seat >= 0 and cells[GIVEN_BACK + self.seat] > 0:
            own = cells[GIVEN_BACK + self.seat] - 1
            self.cards.face[self.given_by(self.seat)] = own
            self.known |= bit(own)

    def deal_hands(self) -> i64:
        """Deal four professions to each seat, of which it may have given one back; returns how many were dealt.

        The cards that the observer kept have no number.
        """
        cells = self.board.cells
        seat: i64 = 0
        card: i64 = 0
        while seat < cells[SEATS]:
            if cells[GIVEN_BACK + seat] > 0:
                self.give_back(card)
                card += 1
            kept = self.board.pieces.dealt - (1 if cells[GIVEN_BACK + seat] > 0 else 0)
            while kept > 0 and seat != self.seat:
                self.cards.place[card] = seat
                self.hidden[seat] += 1
                card += 1
                kept -= 1
            seat += 1
        return card

    def give_back(self, card: i64) -> None:
        """A card goes back into the pile when all have chosen."""
        if self.board.cells[ROUND] == 0:
            self.cards.place[card] = GIVEN
        else:
            self.cards.into_the_pool(card)

    def given_by(self, giver: i64) -> i64:
        """The number of the card that a seat gave back, in the order of `deal_hands`."""
        cells = self.board.cells
        card: i64 = 0
        seat: i64 = 0
        while seat < giver:
            back: i64 = 1 if cells[GIVEN_BACK + seat] > 0 else 0
            card += back if seat == self.seat else self.board.pieces.dealt
            seat += 1
        return card

    def look(self, look: i64, dealer: Dealer) -> bool:
        """A seat looks at the next cards; False if the observer saw other cards."""
        packed = self.board.cells[self.looks + look]
        looker = packed & 15
        number = (packed >> 4) & 7
        if self.cards.pool_size > 0:
            self.strangers |= ~bit(looker)
        self.take_cards(look, looker, number, dealer)
        if looker == self.seat:
            if not self.recognise(look, number, dealer):
                return False
        elif not self.mix(look, number, dealer):
            return False
        self.put_away(look, packed, looker, number)
        return True

    def take_cards(self, look: i64, looker: i64, number: i64, dealer: Dealer) -> None:
        """Take the next cards of the pile.

        While nobody else has looked into the pool, the card that the observer gave back is there, and the observer
        has seen whether it came.
        """
        own = self.own_in_the_pool() if looker == self.seat else -1
        card: i64 = 0
        if own >= 0:
            self.cards.take_out(own)
            if self.sightings.seen_at(look) & bit(self.cards.face[own]) != 0:
                self.cards.hand[0] = own
                card = 1
        back = own >= 0 and card == 0
        while card < number:
            self.cards.hand[card] = self.cards.next_card(dealer)
            card += 1
        if back:
            self.cards.into_the_pool(own)

    def own_in_the_pool(self) -> i64:
        """The card that the observer gave back, if it is certainly in the pool; else -1."""
        if (
            self.deck != PROFESSION
            or self.board.cells[GIVEN_BACK + self.seat] == 0
            or self.strangers & bit(self.seat) != 0
        ):
            return -1
        own = self.given_by(self.seat)
        at: i64 = 0
        while at < self.cards.pool_size:
            if self.cards.pool[at] == own:
                return own
            at += 1
        return -1

    def mix(self, look: i64, number: i64, dealer: Dealer) -> bool:
        """Another seat shuffles the cards; False if a card cannot reach the place where the observer sees it next.

        For a card that was certainly here, the number of orders that fit is the same in every draw. So reshuffling
        until these cards fit is equivalent to rejecting the whole draw.
        """
        if self.sightings.must[look] & ~self.cards.faces_in_hand(number) != 0:
            return False
        self.cards.shuffle(number, dealer)
        while not self.fits(look, number, True):
            self.cards.shuffle(number, dealer)
        return self.fits(look, number, False)

    def fits(self, look: i64, number: i64, certain: bool) -> bool:
        """Whether the cards that the observer knows can reach the place where it sees them next."""
        at: i64 = 0
        while at < number:
            card = self.cards.hand[at]
            face = self.cards.face[card]
            if face >= 0 and self.seat >= 0:
                surely = self.cards.writer[card] == self.seat or self.sightings.must[look] & bit(face) != 0
                if surely == certain:
                    wanted = self.sightings.next_sighting(face, look)
                    if self.sightings.ends_from(look, at) & wanted == 0:
                        return False
            at += 1
        return True

    def recognise(self, look: i64, number: i64, dealer: Dealer) -> bool:
        """The observer sees the faces, and puts the cards in the order in which it put them away."""
        seen = self.sightings.seen_at(look)
        before: i64 = 0
        card: i64 = 0
        while card < number:
            face = self.cards.face[self.cards.hand[card]]
            if face >= 0:
                before |= bit(face)
            card += 1
        if before != seen & self.known:
            return False
        self.cards.shuffle(number, dealer)
        self.cards.name_the_hand(seen & ~self.known, number)
        self.known |= seen
        self.cards.sort_the_hand(self.board.cells[self.looks + look])
        return True

    def put_away(self, look: i64, packed: i64, looker: i64, number: i64) -> None:
        """Keep the first card and put the next ones under the pile, as many as were put away so far."""
        away = put_away_so_far(packed)
        card: i64 = 0
        while card < away:
            token = self.cards.hand[card]
            self.went[WIDTH * look + card] = token
            if card == 0:
                self.cards.writer[token] = -1
                if looker != self.seat:
                    self.cards.place[token] = looker
                    self.hidden[looker] += 1 - self.sightings.sure[look]
            else:
                self.cards.writer[token] = looker
                self.cards.queue[self.cards.tail] = token
                self.cards.tail += 1
            card += 1
        self.cards.looked = number - away
        while card < number:
            if away > 0:
                self.cards.writer[self.cards.hand[card]] = -1
            self.cards.hand[card - away] = self.cards.hand[card]
            card += 1

    def show_played(self, look: i64, dealer: Dealer) -> bool:
        """Remove the cards that others played before this look from their hands; False if one cannot be there."""
        if self.deck == PRESTIGE:
            return True
        cells = self.board.cells
        face = first_of(self.deck)
        end = face + count(bits_of(self.deck))
        while face < end:
            played = cells[PLAYED + face] - 1
            seat = played & 7
            if played >= 0 and played >> 3 == look and seat != self.seat and not self.show(face, seat, dealer):
                return False
            face += 1
        return True

    def show(self, face: i64, seat: i64, dealer: Dealer) -> bool:
        """A seat plays a card: it was one of its hidden cards.

        A face that the observer has seen must be there. Any other face belongs to one of the cards with unknown faces.
        Their number differs from draw to draw, so a draw is accepted in proportion to it: `hidden` is the most that
        there can be.
        """
        card: i64 = 0
        if self.known & bit(face) != 0:
            while self.cards.face[card] != face:
                card += 1
            if self.cards.place[card] != seat:
                return False
        else:
            card = self.cards.unknown_card(seat, dealer.pick(self.hidden[seat]))
            if card < 0:
                return False
            self.cards.face[card] = face
            self.known |= bit(face)
            self.hidden[seat] -= 1
        self.cards.place[card] = NOWHERE
        return True
