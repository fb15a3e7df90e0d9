"""The board: where every piece is, with accessors in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.bits import count
from mecenate.core.state import SEATS, State
from mecenate.games.princes.components import Components
from mecenate.games.princes.layout import (
    BUILDING_AT,
    CHARACTER_OWNER,
    FIT,
    FREE,
    GLORY,
    HAND,
    KNOWS,
    LANDSCAPES,
    MONEY,
    PARTNERS,
    POINTS,
    PROFESSION_BITS,
    PUBLIC,
    RECRUITED,
    RECRUITS,
    STATUS,
    TABLE,
    UNDER_SIZE,
    UNSEEN,
    bits_of,
)

if TYPE_CHECKING:
    from mecenate.core.game import Game


class Board(State):
    """The pieces of a game in progress, without its rules."""

    def __init__(self, game: Game, pieces: Components, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.pieces = pieces

    # ------------------------------------------------------------------ cells by name

    def prestige_from(self, seat: i64, source: i64) -> i64:
        """The prestige that a seat has from a source."""
        return self.cells[POINTS + 7 * seat + source]

    def landscapes(self, seat: i64, kind: i64) -> i64:
        """How many landscapes of a type a seat has."""
        return self.cells[LANDSCAPES + 3 * seat + kind]

    def building_at(self, seat: i64, building: i64) -> i64:
        """The squares of a building on an estate; 0 if it is not there."""
        return self.cells[BUILDING_AT + 10 * seat + building]

    def first_fit(self, seat: i64, piece: i64) -> i64:
        """The first legal placement of a piece on an estate."""
        return self.cells[FIT + 13 * seat + piece]

    # ------------------------------------------------------------------ money and prestige

    def means(self, seat: i64) -> i64:
        """The most that a seat can pay: its florins, and what its prestige sells for, if it may be sold (PRI-14)."""
        if self.pieces.may_sell:
            return self.cells[MONEY + seat] + self.pieces.sale * self.cells[GLORY + seat]
        return self.cells[MONEY + seat]

    def gain(self, seat: i64, source: i64, points: i64) -> None:
        """Move a seat's figure forward (PRI-12)."""
        self.cells[POINTS + 7 * seat + source] += points
        self.cells[GLORY + seat] += points

    def opening_bid(self) -> i64:
        """The bid that opens an auction, and the price for the last free player (PRI-16, PRI-57)."""
        return self.pieces.opening[0 if self.cells[SEATS] == 2 else 1]

    def free_players(self) -> i64:
        """How many have neither bought nor dropped out, in the auction phase or in A2 (PRI-23, PRI-66)."""
        players: i64 = 0
        seat: i64 = 0
        while seat < self.cells[SEATS]:
            if self.cells[STATUS + seat] == FREE:
                players += 1
            seat += 1
        return players

    # ------------------------------------------------------------------ cards

    def pile_size(self, deck: i64) -> i64:
        """How many cards a pile has (PRI-9)."""
        return count(self.cells[UNSEEN] & bits_of(deck)) + self.cells[UNDER_SIZE + deck]

    def has_cards(self, deck: i64) -> bool:
        """Whether a pile has any card."""
        return self.cells[UNSEEN] & bits_of(deck) != 0 or self.cells[UNDER_SIZE + deck] > 0

    def cards_in_hand(self, seat: i64) -> i64:
        """Profession and recruiting cards in a seat's hand."""
        return count(self.cells[HAND + seat] & PROFESSION_BITS) + self.cells[RECRUITS + seat]

    def cards_on_table(self, seat: i64) -> i64:
        """Profession and recruiting cards face up in front of a seat: its works (PRI-42)."""
        return count(self.cells[TABLE + seat]) + self.cells[RECRUITED + seat]

    def known_to(self, seat: i64) -> i64:
        """The cards whose place a seat knows (PRI-97)."""
        return self.cells[PUBLIC] | self.cells[KNOWS + seat]

    # ------------------------------------------------------------------ a seat's things

    def landscapes_of(self, seat: i64) -> i64:
        """How many landscapes a seat has."""
        at = LANDSCAPES + 3 * seat
        return self.cells[at] + self.cells[at + 1] + self.cells[at + 2]

    def owns(self, seat: i64, character: i64) -> bool:
        """Whether a seat holds this character."""
        return self.cells[CHARACTER_OWNER + character] == seat + 1

    def partner_in(self, seat: i64, building: i64) -> i64:
        """The seat with which a building is shared; -1 if it is not shared."""
        return ((self.cells[PARTNERS + seat] >> (4 * building)) & 15) - 1
