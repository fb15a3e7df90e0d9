"""Sightings: when a seat sees a card of a deck again, and how a card can get there.

All of it follows from public facts: who looked at how many cards of which pile, and in which order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.bits import bit, count
from mecenate.core.layout import row
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import LOOKED, LOOKS_MADE, PLAYED, PRESTIGE
from mecenate.games.princes.marks import CARD_BITS, CARD_MASK, FIRST_CARD, faces_of, looks_of, put_away_so_far

# Where a card can end, as bits: look n of the observer, the hand after look n (KEPT + n), and the pile.
KEPT: Final[i64] = 20
IN_PILE: Final[i64] = 1 << 40
ANY_HAND: Final[i64] = ((1 << 20) - 1) << 20
NOTHING: Final = row([0] * 100)


@final
class Sightings:
    """The looks at one deck, as one seat follows them."""

    def __init__(self, board: Board, deck: i64, seat: i64, pool: i64) -> None:
        """`pool` is how many cards the upper part of the pile had before the first look."""
        self.board = board
        self.deck = deck
        self.seat = seat
        self.looks: i64 = looks_of(deck)
        self.made: i64 = board.cells[LOOKS_MADE + deck]
        self.first_put: vec[i64] = NOTHING[:21]  # how many cards were put under the pile before each look
        self.first_taken: vec[i64] = NOTHING[:21]  # how many of them were taken again
        self.taker: vec[i64] = NOTHING[:]  # the look that takes each card that was put under, else -1
        self.ends: vec[i64] = NOTHING[:21]  # where cards of a look can end
        self.sure: vec[i64] = NOTHING[:21]  # 1 if the observer has seen every card of this look before
        self.must: vec[i64] = NOTHING[:21]  # cards that the observer put under the pile and that were surely here
        self.follow(pool)
        look = self.made - 1
        while look >= 0:
            self.ends[look] = self.ends_of(look)
            look -= 1
        look = 0
        while look < self.made:
            if self.looker(look) == seat:
                self.find_musts(look)
            look += 1

    def follow(self, pool: i64) -> None:
        """Find which look takes the cards that another look has put under the pile."""
        put: i64 = 0
        taken: i64 = 0
        look: i64 = 0
        while look < self.made:
            packed = self.board.cells[self.looks + look]
            number = (packed >> 4) & 7
            self.first_put[look] = put
            self.first_taken[look] = taken
            drawn = min(number, pool)
            pool -= drawn
            self.sure[look] = 1 if drawn == 0 else 0
            from_under = number - drawn
            while from_under > 0:
                self.taker[taken] = look
                if not self.is_sure(taken, look):
                    self.sure[look] = 0
                taken += 1
                from_under -= 1
            put += max(put_away_so_far(packed) - 1, 0)
            look += 1
            self.first_put[look] = put
        while taken < put:
            self.taker[taken] = -1
            taken += 1

    def is_sure(self, place: i64, before: i64) -> bool:
        """Whether the observer has certainly seen the card at a place of the lower part of the pile."""
        look = before - 1
        while self.first_put[look] > place:
            look -= 1
        return self.looker(look) == self.seat or self.sure[look] == 1

    def looker(self, look: i64) -> i64:
        """The seat that looked."""
        return self.board.cells[self.looks + look] & 15

    def seen_at(self, look: i64) -> i64:
        """The cards of a look that the observer made."""
        packed = self.board.cells[self.looks + look]
        seen = faces_of(packed)
        return seen | self.board.cells[LOOKED] if count(seen) < (packed >> 4) & 7 else seen

    def ends_of(self, look: i64) -> i64:
        """Where a card can end that another seat looks at."""
        ends: i64 = 0
        number = (self.board.cells[self.looks + look] >> 4) & 7
        order: i64 = 0
        while order < number:
            ends |= self.ends_from(look, order)
            order += 1
        return ends

    def ends_from(self, look: i64, order: i64) -> i64:
        """Where the card can end that a look puts away as number `order`: 0 is kept, the next go under."""
        if order >= put_away_so_far(self.board.cells[self.looks + look]):
            return IN_PILE
        if order == 0:
            return bit(KEPT + look)
        taker = self.taker[self.first_put[look] + order - 1]
        if taker < 0:
            return IN_PILE
        return bit(taker) if self.looker(taker) == self.seat else self.ends[taker]

    def find_musts(self, look: i64) -> None:
        """Find cards that the observer put away in this look and that can reach their next sighting in only one way.

        That way is the look in which another seat kept the card, or the only one whose cards the observer saw next.
        """
        packed = self.board.cells[self.looks + look]
        order: i64 = 1
        while order < put_away_so_far(packed):
            face = ((packed >> (FIRST_CARD + CARD_BITS * order)) & CARD_MASK) - 1
            through = self.only_way(self.next_sighting(face, look))
            if through > look:
                self.must[through] |= bit(face)
            order += 1

    def only_way(self, wanted: i64) -> i64:
        """The look of another seat that every path to this end passes; -1 if there is none, or several."""
        if wanted & (wanted - 1) != 0:
            return -1
        look: i64 = 0
        while look < self.made:
            if wanted == bit(KEPT + look):
                return look
            if wanted == bit(look):
                return self.only_source(look)
            look += 1
        return -1

    def only_source(self, look: i64) -> i64:
        """The look of another seat that put all cards of this look under the pile; -1 if several did, or the seat."""
        only: i64 = -1
        source: i64 = 0
        while source < look:
            put = self.first_put[source]
            while put < self.first_put[source + 1]:
                if self.taker[put] == look and only != source:
                    if only >= 0 or self.looker(source) == self.seat:
                        return -1
                    only = source
                put += 1
            source += 1
        return only

    def next_sighting(self, face: i64, look: i64) -> i64:
        """Where a card of this look must end: where the observer sees it next, or out of sight."""
        later = look + 1
        while later < self.made:
            if self.looker(later) == self.seat and self.seen_at(later) & bit(face) != 0:
                return bit(later)
            later += 1
        played = self.board.cells[PLAYED + face] - 1 if self.deck != PRESTIGE else -1
        if played < 0:
            return IN_PILE | ANY_HAND
        sighting: i64 = 0
        look = max(look, 0)
        while look < played >> 3:
            if self.looker(look) == played & 7:
                sighting |= bit(KEPT + look)
            look += 1
        return sighting
