"""A position of Carpe Diem in dicts and lists: what lies where, and what is still to be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from mecenate.testing.oracle import Picks

from . import carpe_diem_pieces as pieces
from .carpe_diem_district import District, cell_of
from .carpe_diem_pieces import Card, Tile

SPACES = range(1, 8)
"""The spaces of the ring (CAD-11)."""


class Job(NamedTuple):
    """Something that must be done, now or later; what it is about depends on its kind."""

    kind: str
    seat: int = -1
    number: int = 0  # of a phase or a round
    tile: Tile | None = None  # in hand, to be placed
    rewards: tuple[tuple[str, int], ...] = ()  # kind and number of tiles of what was finished
    spaces: tuple[str, ...] = ()  # of the grid
    times: int = 0  # so often a card has been fulfilled
    owed: tuple[str, ...] = ()  # the goods that are still to be paid of a set
    coined: str = ""  # the good of this set that a coin has stood in for


@dataclass
class Player:
    """One seat."""

    district: District
    points: dict[str, int]  # start, cards, penalties
    pawn: int | None = None
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(pieces.GOODS, 0))
    coins: int = 0
    bread: int = 0
    stored: int = 0
    discs: int = 4
    hand: list[str] = field(default_factory=list)  # fountain cards
    returned: list[str] = field(default_factory=list)

    def copy(self) -> Player:
        """A player who shares nothing changeable with this one."""
        return replace(
            self,
            district=self.district.copy(),
            points=dict(self.points),
            goods=dict(self.goods),
            hand=list(self.hand),
            returned=list(self.returned),
        )

    def left_over(self) -> int:
        """CAD-62: what lies in the store."""
        return sum(self.goods.values()) + self.coins + self.bread + self.stored


@dataclass
class Position:
    """Everything on the table."""

    seats: int
    options: dict[str, str | int]
    players: list[Player]
    cards: dict[str, Card]  # by space of the grid
    circles: dict[str, int | None]  # who has a disc there
    ring: dict[int, list[Tile]]
    lower_row: list[Tile]
    unseen: dict[str, list[Tile]]  # by back
    pile: list[str]  # fountain cards that nobody has seen
    track: list[list[int]]  # the discs on each space, from the bottom
    todo: list[Job] = field(default_factory=list)  # the last comes first
    phase: int = 1
    round: int = 1
    first: int = 0
    turn: int = 0  # whose turn it is, or who scores
    bread_given: bool = False  # for a card, in the scoring of this player

    def twin(self) -> Position:
        """A position that shares nothing changeable with this one."""
        return replace(
            self,
            players=[player.copy() for player in self.players],
            circles=dict(self.circles),
            ring={space: list(tiles) for space, tiles in self.ring.items()},
            lower_row=list(self.lower_row),
            unseen={back: list(tiles) for back, tiles in self.unseen.items()},
            pile=list(self.pile),
            track=[list(stack) for stack in self.track],
            todo=list(self.todo),
        )

    # ------------------------------------------------------------------ the banner track

    def space_of(self, seat: int) -> int:
        """Where a disc lies on the track."""
        return next(space for space, stack in enumerate(self.track) if seat in stack)

    def below(self, seat: int) -> int:
        """How many discs lie under this one."""
        return self.track[self.space_of(seat)].index(seat)

    def walk(self, seat: int, steps: int) -> None:
        """CAD-46, CAD-47, CAD-74: move a disc; it comes to lie on top."""
        here = self.space_of(seat)
        there = min(here + steps, pieces.LAST_OF_TRACK)
        if here < there or (steps > 0 and self.options["track_end"] == "restack"):
            self.track[here].remove(seat)
            self.track[there].append(seat)


# ------------------------------------------------------------------ set-up


def set_up(seats: int, options: Mapping[str, str | int], picks: Picks) -> Position:
    """CAD-70: a new game, drawn in the order of the clause."""
    boards = list(pieces.BOARDS)
    dealt = [boards.pop(picks(len(boards))) for _ in range(seats)]
    frame = list(pieces.FRAME)
    frames = [[frame.pop(picks(len(frame))) for _ in pieces.SIDES] for _ in range(seats)]
    players = [
        Player(
            District(dealt[seat], frames[seat], {cell_of(cell) for cell in dealt[seat].banners}),
            {"start": pieces.START_POINTS[seats][seat], "cards": 0, "penalties": 0},
        )
        for seat in range(seats)
    ]
    track: list[list[int]] = [[] for _ in range(pieces.LAST_OF_TRACK + 1)]
    track[0] = list(range(seats))  # CAD-13
    position = Position(
        seats=seats,
        options={**pieces.DEFAULTS, **options},
        players=players,
        cards={},
        circles={f"{one}-{other}": None for one, other in pieces.circles(seats)},
        ring={space: [] for space in SPACES},
        lower_row=[],
        unseen={back: pieces.tiles(back) for back in ("white", "black")},
        pile=[kind for kind in pieces.KINDS for _ in range(2)],
        track=track,
    )
    position.todo = [Job("phase", number=number) for number in (4, 3, 2, 1)]
    pawns = [Job("start", seat) for seat in reversed(range(seats))]
    layout = [Job("lay out")]
    position.todo += [*layout, *pawns] if position.options["pawns"] == "first" else [*pawns, *layout]  # CAD-77
    return position


def lay_out(position: Position, job: Job, picks: Picks) -> None:
    """CAD-7, CAD-11: cards, lower row and the first tiles of the ring."""
    position.cards = deal_cards(position.seats, picks)
    black = position.unseen["black"]
    position.lower_row = [black.pop(picks(len(black))) for _ in range(11)]
    deal_ring(position, "white", picks)


def deal_cards(seats: int, picks: Picks) -> dict[str, Card]:
    """CAD-7: draw of each back, mix, lay out."""
    drawn = []
    for back, number in zip("ABCD", pieces.CARDS_DRAWN[seats], strict=True):
        deck = list(pieces.CARDS[back])
        drawn += [deck.pop(picks(len(deck))) for _ in range(number)]
    return {space: drawn.pop(picks(len(drawn))) for space in pieces.grid(seats)}


def deal_ring(position: Position, back: str, picks: Picks) -> None:
    """CAD-11, CAD-58: four tiles for each space."""
    tiles = position.unseen[back]
    for space in SPACES:
        position.ring[space] = [tiles.pop(picks(len(tiles))) for _ in range(4)]
