"""Shapes: every way to place a piece on an estate, or across the border of two, as sets of bits.

A square is a bit, 7 * row + column, from a1 (bit 0) to g7 (bit 48); the lowest bit of a piece is its foot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from mecenate.core.errors import PackError

SIDE: Final = 7
SQUARES: Final = 49
TURNS: Final = ("r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3")

FULL: Final[i64] = (1 << 49) - 1
NOT_A: Final[i64] = FULL - sum(1 << 7 * n for n in range(7))
NOT_G: Final[i64] = FULL - sum(1 << 7 * n + 6 for n in range(7))

Squares = tuple[tuple[int, int], ...]
"""Columns and rows, counted from the lower left corner of the piece."""


def square_name(square: int) -> str:
    """The name of a square: 'a1' to 'g7' (PRI-2)."""
    return "abcdefg"[square % SIDE] + str(square // SIDE + 1)


SQUARE_NAMES: Final = [square_name(square) for square in range(SQUARES)]


def beside(mask: i64) -> i64:
    """All squares that share a side with one of these."""
    return ((mask & NOT_A) >> 1) | ((mask & NOT_G) << 1) | ((mask << 7) & FULL) | (mask >> 7)


def squares_of(shape: object, where: str, expected: int) -> Squares:
    """The squares of a printed shape, checked: a connected piece of this many squares. Raises `PackError`."""
    if not isinstance(shape, list) or not shape or any(not isinstance(line, str) for line in shape):
        raise PackError(f"[{where}] shape: expected a list of lines of # and .")
    if any(set(line) - {"#", "."} for line in shape) or len({len(line) for line in shape}) != 1:
        raise PackError(f"[{where}] shape: expected lines of # and . of one length")
    squares = [
        (column, len(shape) - 1 - row)
        for row, line in enumerate(shape)
        for column, letter in enumerate(line)
        if letter == "#"
    ]
    if len(squares) != expected:
        raise PackError(f"[{where}] shape: expected {expected} squares, got {len(squares)}")
    if max(len(shape), len(shape[0])) > SIDE:
        raise PackError(f"[{where}] shape: it does not fit into {SIDE} by {SIDE} squares")
    if not _connected(squares):
        raise PackError(f"[{where}] shape: its squares are not connected")
    return _normal(squares)


def _connected(squares: Sequence[tuple[int, int]]) -> bool:
    reached = {squares[0]}
    border = [squares[0]]
    while border:
        x, y = border.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in squares and near not in reached:
                reached.add(near)
                border.append(near)
    return len(reached) == len(squares)


def _normal(squares: Sequence[tuple[int, int]]) -> Squares:
    left = min(x for x, _ in squares)
    low = min(y for _, y in squares)
    return tuple(sorted((x - left, y - low) for x, y in squares))


def orientations(squares: Squares) -> list[tuple[str, Squares]]:
    """The different ways to turn and flip a piece, each under its first name (PRI-44)."""
    different: list[tuple[str, Squares]] = []
    shape = squares
    for turn in TURNS:
        if turn == "f0":
            shape = _normal([(-x, y) for x, y in squares])
        if all(shape != other for _, other in different):
            different.append((turn, shape))
        shape = _normal([(y, -x) for x, y in shape])  # a quarter turn clockwise
    return different


@final
class Placement:
    """One way to lay a piece on an estate."""

    def __init__(self, piece: int, turn: str, mask: int) -> None:
        self.piece: Final = piece
        self.turn: Final = turn
        self.mask: Final = mask

    def foot(self) -> str:
        """The leftmost square of the lowest row."""
        return square_name((self.mask & -self.mask).bit_length() - 1)

    def text(self, name: str) -> str:
        """The text of the action (PRI-44)."""
        return f"place {name} {self.turn} at {self.foot()}"


def placements(piece: int, squares: Squares) -> list[Placement]:
    """Every way to lay a piece on the 49 squares: by orientation, then row and column of its box."""
    laid = []
    for turn, shape in orientations(squares):
        wide = max(x for x, _ in shape) + 1
        high = max(y for _, y in shape) + 1
        first = sum(1 << SIDE * y + x for x, y in shape)
        for low in range(SIDE - high + 1):
            for column in range(SIDE - wide + 1):
                laid.append(Placement(piece, turn, first << SIDE * low + column))
    return laid


@final
class JointPlacement:
    """One way to lay a piece across the border of two estates: its squares in the first and in the second."""

    def __init__(self, piece: int, turn: str, masks: tuple[int, int], foot: tuple[int, int]) -> None:
        self.piece: Final = piece
        self.turn: Final = turn
        self.masks: Final = masks
        self.foot: Final = foot  # 0 or 1 for the estate, and the square

    def text(self, name: str, active: int) -> str:
        """The text of the action for the owner of the first (0) or the second (1) estate (PRI-83)."""
        land, square = self.foot
        whose = "" if land == active else "their "
        return f"joint {name} {self.turn} at {whose}{square_name(square)}"


def joint_placements(piece: int, squares: Squares, right: int, up: int) -> list[JointPlacement]:
    """Every placement across the border; the second estate is this many squares right of and above the first."""
    laid = []
    for turn, shape in orientations(squares):
        wide = max(x for x, _ in shape) + 1
        high = max(y for _, y in shape) + 1
        for low in range(min(0, up), max(0, up) + SIDE - high + 1):
            for column in range(min(0, right), max(0, right) + SIDE - wide + 1):
                spot = _across([(x + column, y + low) for x, y in shape], right, up)
                if spot is not None:
                    laid.append(JointPlacement(piece, turn, spot[0], spot[1]))
    return laid


def _across(squares: list[tuple[int, int]], right: int, up: int) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The bits in both estates and the foot; None if a square is outside or one estate has none."""
    masks = [0, 0]
    feet = []
    for x, y in squares:
        for land, (left, low) in enumerate(((0, 0), (right, up))):
            if left <= x < left + SIDE and low <= y < low + SIDE:
                square = SIDE * (y - low) + x - left
                masks[land] |= 1 << square
                feet.append((y, x, land, square))
                break
        else:
            return None
    if masks[0] == 0 or masks[1] == 0:
        return None
    foot = min(feet)
    return (masks[0], masks[1]), (foot[2], foot[3])
