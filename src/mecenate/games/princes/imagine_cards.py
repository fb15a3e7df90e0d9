"""The cards of one deck while a world is drawn: numbered cards, whose faces may be unknown."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.layout import row
from mecenate.games.princes.layout import first_of
from mecenate.games.princes.marks import CARD_BITS, CARD_MASK, FIRST_CARD

NOWHERE: Final[i64] = -1
"""The place of a card that is in the pile, or that the seat knows."""
GIVEN: Final[i64] = -2
"""The place of a card that was given back while others are still choosing."""
MOST_CARDS: Final[i64] = 21
"""The largest deck."""
WIDTH: Final[i64] = 7
"""The most cards of one look."""
NOTHING: Final = row([0] * 140)


@final
class DeckCards:
    """Where each card of a deck is. A card has a number; its face is -1 until it is known."""

    def __init__(self, deck: i64, size: i64) -> None:
        self.deck: Final[i64] = deck
        self.size: Final[i64] = size
        self.face: vec[i64] = NOTHING[:MOST_CARDS]  # -1 unknown
        self.place: vec[i64] = NOTHING[:MOST_CARDS]  # the seat in whose hand it is hidden, NOWHERE or GIVEN
        self.writer: vec[i64] = NOTHING[:MOST_CARDS]  # the seat that put it under the pile, else -1
        self.pool: vec[i64] = NOTHING[:MOST_CARDS]  # the upper part of the pile
        self.pool_size: i64 = 0
        self.queue: vec[i64] = NOTHING[:]  # the lower part, from `head` to `tail`
        self.head: i64 = 0
        self.tail: i64 = 0
        self.hand: vec[i64] = NOTHING[:8]  # the cards looked at
        self.looked: i64 = 0  # how many of them are still looked at

    def clear(self) -> None:
        """Reset: all faces are unknown, and the pile is empty."""
        card: i64 = 0
        while card < self.size:
            self.face[card] = -1
            self.place[card] = NOWHERE
            self.writer[card] = -1
            card += 1
        self.pool_size = 0
        self.head = 0
        self.tail = 0
        self.looked = 0

    def into_the_pool(self, card: i64) -> None:
        """Add a card to the upper part of the pile."""
        self.pool[self.pool_size] = card
        self.pool_size += 1

    def take_out(self, card: i64) -> None:
        """Take a card out of the pool."""
        at: i64 = 0
        while self.pool[at] != card:
            at += 1
        self.pool_size -= 1
        self.pool[at] = self.pool[self.pool_size]

    def next_card(self, dealer: Dealer) -> i64:
        """The card on top of the pile."""
        if self.pool_size == 0:
            self.head += 1
            return self.queue[self.head - 1]
        at = dealer.pick(self.pool_size)
        card = self.pool[at]
        self.pool_size -= 1
        self.pool[at] = self.pool[self.pool_size]
        return card

    def shuffle(self, number: i64, dealer: Dealer) -> None:
        """Shuffle the cards looked at."""
        last = number - 1
        while last > 0:
            at = dealer.pick(last + 1)
            card = self.hand[last]
            self.hand[last] = self.hand[at]
            self.hand[at] = card
            last -= 1

    def name_the_hand(self, faces: i64, number: i64) -> None:
        """Give these faces, in this order, to the cards looked at whose faces are unknown."""
        face = first_of(self.deck)
        card: i64 = 0
        while card < number:
            if self.face[self.hand[card]] < 0:
                while faces & bit(face) == 0:
                    face += 1
                self.face[self.hand[card]] = face
                face += 1
            card += 1

    def sort_the_hand(self, packed: i64) -> None:
        """Sort the cards looked at: those that were put away come first, in the order of the look's cell."""
        first: i64 = 0
        shift = FIRST_CARD
        while (packed >> shift) & CARD_MASK != 0:
            wanted = ((packed >> shift) & CARD_MASK) - 1
            at = first
            while self.face[self.hand[at]] != wanted:
                at += 1
            card = self.hand[at]
            self.hand[at] = self.hand[first]
            self.hand[first] = card
            first += 1
            shift += CARD_BITS

    def faces_in_hand(self, number: i64) -> i64:
        """The known faces of the cards looked at."""
        faces: i64 = 0
        at: i64 = 0
        while at < number:
            if self.face[self.hand[at]] >= 0:
                faces |= bit(self.face[self.hand[at]])
            at += 1
        return faces

    def unknown_card(self, seat: i64, number: i64) -> i64:
        """Card `number`, from 0, among those in a hand with unknown faces; -1 if there are fewer."""
        card: i64 = 0
        while card < self.size:
            if self.place[card] == seat and self.face[card] < 0:
                if number == 0:
                    return card
                number -= 1
            card += 1
        return -1

    def give_faces(self, dealer: Dealer, left: i64) -> None:
        """Give every card with an unknown face one of the faces left, all equally likely."""
        faces: vec[i64] = NOTHING[:MOST_CARDS]
        size: i64 = 0
        face = first_of(self.deck)
        while left >> face != 0:
            if left & bit(face) != 0:
                faces[size] = face
                size += 1
            face += 1
        card: i64 = 0
        while card < self.size:
            if self.face[card] < 0:
                at = dealer.pick(size)
                self.face[card] = faces[at]
                size -= 1
                faces[at] = faces[size]
            card += 1
