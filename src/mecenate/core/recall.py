"""Recall: the last moves of a game, as each seat knows them.

A seat knows who moved and about what. It knows the action if it made it, or if no event of the move was kept from it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from mecenate.core.event import Event

A_MOVE: Final = 3
"""The numbers of a move: the place of the seat that moved, the kind of its decision, and the action.

Each is 1 more than the place, kind or id, so that 0 is for none, and for an action that the seat does not know.
"""
UNKNOWN: Final = -1


@final
class Move:
    """One move: who chose what, and which seats were told all of it."""

    def __init__(self, seat: int, kind: int, word: int, known: tuple[bool, ...]) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.word: Final = word
        self.known: Final = known


@final
class Recall:
    """The last `moves` moves of a game, the newest first."""

    def __init__(self, moves: int, seats: int) -> None:
        self.moves: Final = moves
        self.seats: Final = seats
        self._past: list[Move] = []

    def note(self, seat: int, kind: int, word: int, events: list[Event]) -> None:
        """Add a move with all of its events."""
        known = tuple([other == seat or all_known(events, other) for other in range(self.seats)])
        self._past.insert(0, Move(seat, kind, word, known))
        if len(self._past) > self.moves:
            self._past.pop()

    def numbers(self, eye: int) -> list[int]:
        """The moves as this seat knows them, A_MOVE numbers each; zeros where there are none."""
        found: list[int] = []
        for move in self._past:
            word = move.word if move.known[eye] else UNKNOWN
            found.extend(((move.seat - eye) % self.seats + 1, move.kind + 1, word + 1))
        return found + [0] * (A_MOVE * self.moves - len(found))

    def write(self, eye: int, buffer: vec[i32], first: i64) -> None:
        """Write the numbers into a buffer, from `first` on."""
        at = first
        for number in self.numbers(eye):
            buffer[at] = i32(number)
            at += 1

    def copy(self) -> Recall:
        """An independent copy."""
        twin = Recall(self.moves, self.seats)
        twin._past = self._past[:]
        return twin

    def imagine(self, eye: int) -> Recall:
        """A copy in which nobody knows an action that this seat does not know."""
        twin = Recall(self.moves, self.seats)
        twin._past = [
            move if move.known[eye] else Move(move.seat, move.kind, UNKNOWN, move.known) for move in self._past
        ]
        return twin

    def to_list(self) -> list[tuple[int, int, int, tuple[bool, ...]]]:
        """Plain data, which `from_list` reads."""
        return [(move.seat, move.kind, move.word, move.known) for move in self._past]

    @staticmethod
    def from_list(moves: int, seats: int, stored: list[tuple[int, int, int, tuple[bool, ...]]]) -> Recall:
        """The inverse of `to_list`."""
        made = Recall(moves, seats)
        made._past = [Move(seat, kind, word, known) for seat, kind, word, known in stored]
        return made


def all_known(events: list[Event], seat: int) -> bool:
    """Whether a seat may know all of these events, and there are some."""
    for event in events:
        if not event.known_to(seat):
            return False
    return bool(events)
