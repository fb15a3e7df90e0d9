"""One seat at a game of The Princes of Florence."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from . import princes_pieces as pieces
from .princes_land import Squares


class Piece(NamedTuple):
    """What lies on an estate: of a joint building the part that lies there."""

    name: str
    squares: Squares
    partner: int | None = None


@dataclass
class Player:
    """One seat."""

    florins: int
    points: dict[str, int]
    sold: int = 0
    hand: list[str] = field(default_factory=list)  # profession cards
    recruited: set[str] = field(default_factory=set)  # those in hand that everybody knows (PRI-97)
    recruiting: int = 0  # recruiting cards in hand
    bonus: list[str] = field(default_factory=list)
    prestige_cards: list[str] = field(default_factory=list)
    works: list[str] = field(default_factory=list)  # profession cards face up
    left_here: int = 0  # recruiting cards face up
    jesters: int = 0
    builders: int = 0
    freedoms: list[str] = field(default_factory=list)
    estate: list[Piece] = field(default_factory=list)
    best: int = 0
    status: str = "free"  # in the auction phase and in A2: free, bought or out
    returned: str | None = None  # the profession card given back, as long as its place is known to this player

    @property
    def prestige(self) -> int:
        return sum(self.points.values()) - self.sold

    def copy(self) -> Player:
        """A player who shares nothing changeable with this one."""
        return replace(
            self,
            points=dict(self.points),
            hand=list(self.hand),
            recruited=set(self.recruited),
            bonus=list(self.bonus),
            prestige_cards=list(self.prestige_cards),
            works=list(self.works),
            freedoms=list(self.freedoms),
            estate=list(self.estate),
        )

    def has(self, name: str) -> int:
        """How many pieces of this name lie on the estate."""
        return len([piece for piece in self.estate if piece.name == name])

    @property
    def cards_in_hand(self) -> int:
        return len(self.hand) + self.recruiting

    def cards(self) -> int:
        """Profession and recruiting cards, in hand or face up (PRI-38)."""
        return self.cards_in_hand + len(self.works) + self.left_here

    def counts(self) -> dict[str, int]:
        """Everything that bonus cards and prestige cards count (PRI-40, PRI-53)."""
        counts = {name: self.has(name) for name in pieces.LANDSCAPES}
        for size, names in pieces.SIZES.items():
            counts[size] = sum(self.has(name) for name in names)
        counts["sizes"] = len([size for size in pieces.SIZES if counts[size] > 0])
        counts["buildings"] = sum(counts[size] for size in pieces.SIZES)
        counts["landscapes"] = sum(counts[name] for name in pieces.LANDSCAPES)
        counts["landscape types"] = len([name for name in pieces.LANDSCAPES if counts[name] > 0])
        counts["freedoms"] = len(self.freedoms)
        counts["jesters"] = self.jesters
        counts["builders"] = self.builders
        counts["prestige cards"] = len(self.prestige_cards)
        categories = ["forest", "lake", "park", "jesters", "builders", "prestige cards", "freedoms"]
        counts["categories"] = len([name for name in categories if counts[name] > 0])
        counts["in hand"] = self.cards_in_hand
        counts["works"] = len(self.works) + self.left_here
        counts["covered"] = sum(len(piece.squares) for piece in self.estate)
        return counts
