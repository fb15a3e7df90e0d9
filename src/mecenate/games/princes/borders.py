"""Borders: which estates are neighbours in Cooperation, which squares face each other, and joint placements."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.errors import PackError
from mecenate.core.layout import row
from mecenate.core.pack import Pack, table
from mecenate.games.princes.shapes import SIDE, JointPlacement, Squares, joint_placements
from mecenate.games.princes.vocabulary import BUILDINGS

MAX_SEATS: Final = 5
TABLE: Final[i64] = 25
"""The size of a table of seat by seat; there is one for each number of players from 2."""

NEIGHBOURS: Final[i64] = 4
"""The most neighbours a seat can have."""

Offset = tuple[int, int]
"""How far another estate is to the right and up, in squares."""
APART: Final = (100, 100)
"""The offset of estates that are not neighbours."""


@final
class Borders:
    """The layout of the estates for every number of players (PRI-81, PRI-102), as tables that the rules index.

    Without `shapes` no estates are neighbours.
    """

    def __init__(self, pack: Pack, layout: str, shapes: list[Squares]) -> None:
        strips: list[tuple[int, int, int]] = []
        lies: list[Offset] = []
        offsets: list[Offset] = []
        relation: list[int] = []
        for seats in range(2, MAX_SEATS + 1):
            places = _offsets(pack, layout, seats) if shapes else {}
            for seat in range(MAX_SEATS):
                for other in range(MAX_SEATS):
                    offset = places.get((seat, other), APART)
                    strips.append(_facing(offset))
                    lies.append(offset)
                    if seat < other and offset != APART and offset not in offsets:
                        offsets.append(offset)
                    relation.append(offsets.index(offset) if seat < other and offset != APART else -1)
        self.own: Final[vec[i64]] = row([own for own, _, _ in strips])  # squares of the first that face the second
        self.theirs: Final[vec[i64]] = row([theirs for _, theirs, _ in strips])  # the squares that they face
        self.shift: Final[vec[i64]] = row(
            [shift for _, _, shift in strips]
        )  # the shift from their bits to the own ones
        self.lies: Final = lies  # the offset of the second from the first; APART if they are not neighbours
        self.relation: Final[vec[i64]] = row(relation)  # of a lower to a higher seat; -1 if not neighbours
        self.near: Final[vec[i64]] = row(_near(strips))  # four for each seat: its neighbours, then -1

        # All joint placements, relation by relation and building by building.
        laid = [
            joint_placements(piece, shapes[piece], right, up)
            for right, up in offsets
            for piece in range(len(BUILDINGS))
        ]
        self.rows: Final[list[JointPlacement]] = [placement for row_of_pair in laid for placement in row_of_pair]
        self.first: Final[vec[i64]] = row(
            [sum(len(row_of_pair) for row_of_pair in laid[:n]) for n in range(len(laid) + 1)]
        )
        self.low: Final[vec[i64]] = row([placement.masks[0] for placement in self.rows])
        self.high: Final[vec[i64]] = row([placement.masks[1] for placement in self.rows])

        # Their texts, which differ with the active seat, and the placement of each text.
        low_texts = [placement.text(BUILDINGS[placement.piece], 0) for placement in self.rows]
        high_texts = [placement.text(BUILDINGS[placement.piece], 1) for placement in self.rows]
        words = {text: n for n, text in enumerate(dict.fromkeys(low_texts + high_texts))}
        of = [n // len(BUILDINGS) for n, row_of_pair in enumerate(laid) for _ in row_of_pair]
        self.texts: Final = list(words)
        self.low_word: Final[vec[i64]] = row([words[text] for text in low_texts])
        self.high_word: Final[vec[i64]] = row([words[text] for text in high_texts])
        self.low_row: Final = {of[n] * len(words) + words[text]: n for n, text in enumerate(low_texts)}
        self.high_row: Final = {of[n] * len(words) + words[text]: n for n, text in enumerate(high_texts)}

    def row_of(self, relation: int, active_is_low: bool, word: int) -> int:
        """The joint placement of a text for this border."""
        rows = self.low_row if active_is_low else self.high_row
        return rows[relation * len(self.texts) + word]


def _near(strips: list[tuple[int, int, int]]) -> list[int]:
    """The neighbours of each seat, for every number of players, filled up to NEIGHBOURS with -1."""
    near: list[int] = []
    for first in range(0, len(strips), MAX_SEATS):
        here = [other for other in range(MAX_SEATS) if strips[first + other][0] != 0]
        near += [*here, -1, -1, -1, -1][: int(NEIGHBOURS)]
    return near


def _offsets(pack: Pack, layout: str, seats: int) -> dict[tuple[int, int], Offset]:
    """The offset of each neighbour, for this number of players."""
    offsets: dict[tuple[int, int], Offset] = {}
    if layout == "ring":
        for seat in range(seats if seats > 2 else 1):
            after = (seat + 1) % seats
            offsets[seat, after] = (SIDE, 0)
            offsets[after, seat] = (-SIDE, 0)
        return offsets
    corners = _corners(table(pack, "cooperation.flat"), seats)
    for seat, (down, right) in enumerate(corners):
        for other, (down2, right2) in enumerate(corners):
            offset = (right2 - right, down - down2)
            if seat != other and _facing(offset)[0] != 0:
                offsets[seat, other] = offset
    return offsets


def _corners(flat: Pack, seats: int) -> list[tuple[int, int]]:
    corners = flat.get(f"p{seats}")
    if not isinstance(corners, list) or len(corners) != seats:
        raise PackError(f"[cooperation.flat] p{seats}: expected {seats} corners, got {corners!r}")
    for corner in corners:
        if not isinstance(corner, list) or len(corner) != 2 or any(not isinstance(n, int) for n in corner):
            raise PackError(f"[cooperation.flat] p{seats}: expected [row, column], got {corner!r}")
    read = [(int(corner[0]), int(corner[1])) for corner in corners]
    for n, (down, right) in enumerate(read):
        if any(abs(down - down2) < SIDE and abs(right - right2) < SIDE for down2, right2 in read[:n]):
            raise PackError(f"[cooperation.flat] p{seats}: two estates overlap")
    return read


def _facing(offset: Offset) -> tuple[int, int, int]:
    """The own squares that face the other estate, the squares they face, and the distance of the bits (PRI-85)."""
    right, up = offset
    own = 0
    theirs = 0
    shift = 0
    for square in range(SIDE * SIDE):
        x, y = square % SIDE, square // SIDE
        for x2, y2 in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if right <= x2 < right + SIDE and up <= y2 < up + SIDE and not (0 <= x2 < SIDE and 0 <= y2 < SIDE):
                other = SIDE * (y2 - up) + x2 - right
                own |= 1 << square
                theirs |= 1 << other
                shift = square - other
    return own, theirs, shift
