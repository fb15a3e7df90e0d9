"""Moves: what a history is made of, as data, and how a stored move is carried out again."""

from __future__ import annotations

from typing import NamedTuple

from mecenate.core.dealer import Dealer, Outcome
from mecenate.core.errors import DealError, IllegalAction
from mecenate.core.event import Event, Scribe
from mecenate.core.state import State


class Move(NamedTuple):
    """One action that was not taken back: who chose what, and the outcomes of chance."""

    seat: int
    text: str
    outcomes: tuple[Outcome, ...]


class Rewind(NamedTuple):
    """Going back to `to` moves. With `stream`, later draws come from that stream of the deal."""

    to: int
    stream: int | None = None

    def __str__(self) -> str:
        """As stored in the database: `12`, or `12 1` with a stream."""
        return str(self.to) if self.stream is None else f"{self.to} {self.stream}"

    @staticmethod
    def parse(text: str) -> Rewind:
        """Read what `str()` wrote."""
        to, _, stream = text.partition(" ")
        return Rewind(int(to), int(stream) if stream else None)


class Streams:
    """Which stream of a sealed deal each move draws from: stream 0, until a rewind past something drawn."""

    def __init__(self) -> None:
        self.first_moves: dict[int, int] = {}
        """The streams after stream 0, each by the number of the first move that may draw from it."""
        self.last = 0

    def rewind(self, rewind: Rewind) -> None:
        """Take a rewind into account."""
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


def carry_out(state: State, move: Move, *, exact: bool = False) -> list[Event]:
    """Carry out a stored move; returns what happened. Raises the engine's errors.

    With `exact`, the seat must be the one that chooses and every stored outcome must be drawn, as in a record. Without,
    a game that older rules played still opens.
    """
    if exact and state.actor != move.seat:
        raise IllegalAction(f"it is not seat {move.seat + 1} that must choose here")
    dealer = Dealer.recorded(move.outcomes)
    scribe = Scribe()
    state.apply(state.parse(move.text), dealer, scribe)
    if exact and dealer.left:
        raise DealError("the record draws more than the rules do")
    return scribe.events


def outcomes_text(outcomes: tuple[Outcome, ...]) -> str:
    """Outcomes as they stand in the database and in a record: `3/28 17/27`."""
    return " ".join(f"{picked}/{of}" for picked, of in outcomes)


def outcomes_of(text: str) -> tuple[Outcome, ...]:
    """Read what `outcomes_text` wrote."""
    pairs = (part.split("/") for part in text.split())
    return tuple((int(picked), int(of)) for picked, of in pairs)
