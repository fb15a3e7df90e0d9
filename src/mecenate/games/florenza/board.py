"""The board: where every piece is, with accessors in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.state import SEATS, State
from mecenate.games.florenza.components import Components
from mecenate.games.florenza.layout import (
    ARTISTS,
    CAPTAIN,
    CHEAPEST_RESERVED,
    COPY,
    EFFECTS,
    FIORINI,
    HAND,
    HAND_SIZE,
    HAND_SLOTS,
    HOLDING,
    IN_FRONT,
    IN_HAND,
    INCOME,
    KIND_SETS,
    POWER,
    PURSE,
    RESERVED,
    RESOURCES,
    SEVEN,
    SHOWN,
    SIX,
    SUPPLY,
)

if TYPE_CHECKING:
    from mecenate.core.game import Game


class Board(State):
    """The cards of a game in progress, without its rules."""

    def __init__(self, game: Game, pieces: Components, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.pieces = pieces

    # ------------------------------------------------------------------ cells by name

    def resources(self, seat: i64, resource: i64) -> i64:
        """How many cards of a resource a seat holds."""
        return self.cells[RESOURCES + SIX * seat + resource]

    def reserved(self, seat: i64, artist: i64) -> i64:
        """How many cards of an artist a seat has reserved."""
        return self.cells[RESERVED + ARTISTS * seat + artist]

    def in_hand(self, seat: i64, slot: i64) -> i64:
        """1 + the copy in a slot of a hand; 0 if it is empty."""
        return self.cells[HAND + HAND_SLOTS * seat + slot]

    def in_front(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind lie in front of a seat."""
        return self.cells[IN_FRONT + SEVEN * seat + kind]

    def income(self, seat: i64, currency: i64) -> i64:
        """What a seat earns of a currency in each round."""
        return self.cells[INCOME + SEVEN * seat + currency]

    def power_of(self, seat: i64, effect: i64) -> i64:
        """The amount of a guild effect; 0 if the seat has no such guild."""
        return self.cells[POWER + EFFECTS * seat + effect]

    def cheapest_reserved(self, seat: i64, kinds: i64) -> i64:
        """The lowest cost among the reserved artists of these kinds."""
        return self.cells[CHEAPEST_RESERVED + KIND_SETS * seat + kinds]

    # ------------------------------------------------------------------ seats

    def in_turn_order(self, place: i64) -> i64:
        """The seat at a place of the turn order, 0 for the Captain (FLO-11)."""
        return (self.cells[CAPTAIN] + place) % self.cells[SEATS]

    def resources_of(self, seat: i64) -> i64:
        """How many resource cards a seat holds."""
        held: i64 = 0
        left = self.cells[HOLDING + seat]
        while left > 0:
            held += left & 0xFF
            left >>= 8
        return held

    # ------------------------------------------------------------------ paying and taking

    def gain(self, seat: i64, resource: i64) -> bool:
        """Take one resource from the supply, if there is one (FLO-70)."""
        if self.cells[SUPPLY + resource] == 0:
            return False
        self.cells[SUPPLY + resource] -= 1
        self.cells[RESOURCES + SIX * seat + resource] += 1
        self.cells[HOLDING + seat] += self.pieces.one_of[resource]
        return True

    def give(self, seat: i64, resource: i64) -> None:
        """Put one resource back into the supply (FLO-2)."""
        self.cells[RESOURCES + SIX * seat + resource] -= 1
        self.cells[HOLDING + seat] -= self.pieces.one_of[resource]
        self.cells[SUPPLY + resource] += 1

    def earn(self, seat: i64, fiorini: i64) -> i64:
        """Take a sum from the bank, or what is left there; returns what was taken (FLO-3, FLO-55)."""
        bank = self.cells[SUPPLY + FIORINI]
        taken = fiorini if fiorini < bank else bank
        self.cells[SUPPLY + FIORINI] -= taken
        self.cells[PURSE + seat] += taken
        return taken

    def pay(self, seat: i64, fiorini: i64) -> None:
        """Pay a sum to the bank (FLO-3)."""
        self.cells[PURSE + seat] -= fiorini
        self.cells[SUPPLY + FIORINI] += fiorini

    # ------------------------------------------------------------------ hands

    def takes_up(self, seat: i64, copy: i64) -> None:
        """Put a copy into a hand, which is sorted by number."""
        cells = self.cells
        cells[COPY + copy] = IN_HAND + seat
        first = HAND + HAND_SLOTS * seat
        at = first + cells[HAND_SIZE + seat]
        while at > first and cells[at - 1] > copy + 1:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = copy + 1
        cells[HAND_SIZE + seat] += 1

    def lays_down(self, seat: i64, copy: i64, where: i64) -> None:
        """Take a copy out of a hand and put it somewhere."""
        cells = self.cells
        cells[COPY + copy] = where
        at = HAND + HAND_SLOTS * seat
        while cells[at] != copy + 1:
            at += 1
        last = HAND + HAND_SLOTS * seat + cells[HAND_SIZE + seat] - 1
        while at < last:
            cells[at] = cells[at + 1]
            at += 1
        cells[last] = 0
        cells[HAND_SIZE + seat] -= 1

    def copy_in_hand(self, seat: i64, card: i64) -> i64:
        """The first copy of a card that the seat holds; it must hold one."""
        copy = self.pieces.first_copy[card]
        while self.cells[COPY + copy] != IN_HAND + seat:
            copy += 1
        return copy

    def has_in_front(self, seat: i64, card: i64) -> bool:
        """Whether a copy of this card lies in front of the seat."""
        return (self.cells[SHOWN + seat] >> card) & 1 == 1

    # ------------------------------------------------------------------ slots

    def take_from_slots(self, first: i64, size: i64, at: i64) -> None:
        """Take a card out of a row of slots and close the gap; `size` is the cell with the size of the row."""
        cells = self.cells
        last = first + cells[size] - 1
        place = first + at
        while place < last:
            cells[place] = cells[place + 1]
            place += 1
        cells[last] = 0
        cells[size] -= 1
