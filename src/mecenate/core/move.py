"""Moves: the data that a history is made of, and how it is written in the database."""

from __future__ import annotations

from typing import NamedTuple

from mecenate.core.dealer import Outcome


class Move(NamedTuple):
    """One action that was not taken back: who chose what, and what chance did."""

    seat: int
    text: str
    outcomes: tuple[Outcome, ...]


class Rewind(NamedTuple):
    """Going back to `to` moves; later draws come from another stream of the deal, if one is given."""

    to: int
    stream: int | None = None

    def __str__(self) -> str:
        """The text in the database: `12`, or `12 1` with a stream."""
        return str(self.to) if self.stream is None else f"{self.to} {self.stream}"

    @staticmethod
    def parse(text: str) -> Rewind:
        """The inverse of `str`."""
        to, _, stream = text.partition(" ")
        return Rewind(int(to), int(stream) if stream else None)


class Streams:
    """Which stream of a sealed deal each move draws from: stream 0, until a rewind past something drawn."""

    def __init__(self) -> None:
        self.first_moves: dict[int, int] = {}
        """The streams after stream 0, each by the number of the first move that may draw from it."""
        self.last = 0

    def rewind(self, rewind: Rewind) -> None:
        """Apply a rewind."""
        self.first_moves = {number: stream for number, stream in self.first_moves.items() if number <= rewind.to}
        if rewind.stream is not None:
            self.first_moves[rewind.to + 1] = rewind.stream
            self.last = max(self.last, rewind.stream)

    @property
    def now(self) -> tuple[int, int]:
        """The stream of the next move, and the number of the first move that may have drawn from it; 0 is the deal."""
        begun = max(self.first_moves, default=0)
        return self.first_moves.get(begun, 0), begun


class Transcript(NamedTuple):
    """A game as data, to be replayed in another thread or process."""

    deal: tuple[Outcome, ...]
    snapshots: dict[int, str]
    moves: list[Move]


def outcomes_text(outcomes: tuple[Outcome, ...]) -> str:
    """Outcomes as the database and records have them: `3/28 17/27`."""
    return " ".join(f"{picked}/{of}" for picked, of in outcomes)


def outcomes_of(text: str) -> tuple[Outcome, ...]:
    """The inverse of `outcomes_text`."""
    pairs = (part.split("/") for part in text.split())
    return tuple((int(picked), int(of)) for picked, of in pairs)
