"""Lines of a record: the actions of the game itself, and branches with actions that were taken back or only tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mecenate.core.action import Action
from mecenate.core.dealer import Outcome
from mecenate.core.errors import MecenateError, RecordError
from mecenate.core.event import Event
from mecenate.core.history import History
from mecenate.core.moves import Move, Rewind
from mecenate.core.state import State

if TYPE_CHECKING:
    from mecenate.core.record import Record


class Step(NamedTuple):
    """One action of a record: who chose what, what chance did, and whether something hidden was shown by it."""

    seat: int
    action: Action
    outcomes: tuple[Outcome, ...]
    reveals: bool


class Note(NamedTuple):
    """What a record says about a position, beside how it came about."""

    comment: str = ""
    chances: tuple[float, ...] = ()
    """The chance of each seat to win, from 0 to 1."""
    points: tuple[float, ...] = ()
    """The points that each seat is expected to have in the end."""
    seconds: float | None = None
    """How long the seat thought about the action that led here."""
    seconds_left: float | None = None


class Line:
    """A run of actions: the game itself, or a branch that leaves another line after some action.

    `after` is the number of actions before its first one. A branch was `played` and taken back, or never happened.
    """

    def __init__(self, record: Record, history: History, parent: Line | None = None, after: int = 0) -> None:
        self.record = record
        self.history = history
        """Its own actions. A branch has a history that starts at the position where it leaves its parent."""
        self.parent = parent
        self.after = after
        self.name = ""
        self.played = parent is None
        self.branches: list[Line] = []
        self.notes: dict[int, Note] = {}
        """By the number of actions that lead to the position."""
        self._steps: list[Step] = []

    @property
    def state(self) -> State:
        """The state after its last action."""
        return self.history.state

    @property
    def steps(self) -> list[Step]:
        """Its actions."""
        moves = self.history.moves
        for number in range(len(self._steps) + 1, len(moves) + 1):
            seat, text, outcomes = moves[number - 1]
            action = self.record.game.parse(text)
            self._steps.append(Step(seat, action, outcomes, self.history.reveals(number)))
        return self._steps

    @property
    def events(self) -> list[list[Event]]:
        """What happened by each of its actions."""
        return [self.history.events(number) for number in range(1, len(self.history.moves) + 1)]

    @property
    def streams(self) -> dict[int, int]:
        """The streams of the sealed deal, each by the number of the first action that draws from it."""
        return self.history.streams.first_moves

    @property
    def end(self) -> int:
        """The number of its last action."""
        return self.after + len(self.history.moves)

    def state_at(self, number: int) -> State:
        """A fresh state after `number` actions."""
        if self.parent is not None and number <= self.after:
            return self.parent.state_at(number)
        return self.history.at(number - self.after)

    def branch(self, after: int, name: str = "", played: bool = False) -> Line:
        """Begin a branch after action `after` of this line. Raises `RecordError`."""
        if not self.after <= after <= self.end:
            raise RecordError(f"a branch cannot leave after action {after}: the line has {self.after} to {self.end}")
        line = Line(self.record, History.from_position(self.record.game, self.state_at(after)), self, after)
        line.name = name
        line.played = played
        self.branches.append(line)
        return line

    def add(self, step: Step) -> None:
        """Carry out a recorded action. Raises `RecordError`."""
        self._follow(Move(step.seat, str(step.action), step.outcomes))

    def _follow(self, move: Move) -> None:
        try:
            self.history.follow(move, exact=True)
        except MecenateError as error:
            raise RecordError(f"action {self.end + 1}: {error}") from None

    def rewind(self, rewind: Rewind) -> None:
        """Drop all actions after the first `rewind.to`, with their notes. Only for the line of the game itself."""
        self.history.rewind(rewind)
        self.notes = {number: note for number, note in self.notes.items() if number <= rewind.to}
        del self._steps[rewind.to :]

    def set_aside(self, to: int) -> None:
        """Keep all actions after the first `to`, with their notes and branches, as an undone branch of this line."""
        later = [branch for branch in self.branches if branch.after > to]
        self.branches = [branch for branch in self.branches if branch.after <= to]
        undone = self.branch(to, played=True)
        for move in self.history.moves[to:]:
            undone._follow(move)
        undone.notes = {number: note for number, note in self.notes.items() if number > to}
        undone.streams.update({number: stream for number, stream in self.streams.items() if number > to})
        undone.branches = later
        for branch in later:
            branch.parent = undone
