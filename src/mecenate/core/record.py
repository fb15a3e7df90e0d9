"""Records: a game as text, one line an action, for people to read and programs to check.

    mecenate record 2
    game carrara
    rules 1
    pack 6b0f3c2a91d4e8f7
    option version advanced
    seats 3
    player 1 Ada
    seal 5d41402abc4b2a76…            (of a sealed deal: published before the start)
    secret 736563726574               (its secret in hexadecimal, once it may be known)

    deal ! 3/6 12/30 …
    1. [1] turn both wheels ! 4/28 17/27
    ; a bold start
    2. [1] sector III

Behind ` ! ` stand the chance outcomes of the line: picked/out of. Seats are counted from 1 in the text, from 0 in the
program. docs/records.md has the grammar of both formats; `core.record_text` reads and writes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, Outcome, SealedDealer, WatchedDealer
from mecenate.core.errors import MecenateError, RecordError
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game
from mecenate.core.state import State


class Step(NamedTuple):
    """One action of a record: who chose what, what chance did, and whether it may still be taken back."""

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

    def __init__(self, record: Record, state: State, parent: Line | None = None, after: int = 0) -> None:
        """`state` is the position that the line begins at; the line changes it."""
        self.record = record
        self.parent = parent
        self.after = after
        self.state = state
        self.name = ""
        self.played = parent is None
        self.steps: list[Step] = []
        self.events: list[list[Event]] = []
        self.branches: list[Line] = []
        self.notes: dict[int, Note] = {}
        """By the number of actions that lead to the position."""
        self.streams: dict[int, int] = {}
        """The streams of the sealed deal, each by the number of the first action that draws from it."""

    @property
    def end(self) -> int:
        """The number of its last action."""
        return self.after + len(self.steps)

    def state_at(self, number: int) -> State:
        """The state after `number` actions, made again from the deal. Raises `RecordError`."""
        if self.parent is not None and number <= self.after:
            return self.parent.state_at(number)
        state = self.record.dealt() if self.parent is None else self.parent.state_at(self.after)
        for at, step in enumerate(self.steps[: number - self.after], self.after + 1):
            carry_out(state, step, at)
        return state

    def branch(self, after: int, name: str = "", played: bool = False) -> Line:
        """Begin a branch after action `after` of this line. Raises `RecordError`."""
        if not self.after <= after <= self.end:
            raise RecordError(f"a branch cannot leave after action {after}: the line has {self.after} to {self.end}")
        line = Line(self.record, self.state_at(after), self, after)
        line.name = name
        line.played = played
        self.branches.append(line)
        return line

    def add(self, step: Step) -> None:
        """Carry out an action that was written down. Raises `RecordError`."""
        events = carry_out(self.state, step, self.end + 1)
        self.steps.append(step._replace(reveals=any(event.reveals for event in events)))
        self.events.append(events)


class Record:
    """A game that is being played or has been played, from its deal to its last action.

    `play` carries actions out and writes them down; `undo` takes the last one back where that is fair; `replay`
    makes any earlier state again. `state` is the state after the last action, and must not be changed by others.
    """

    def __init__(self, game: Game, seats: int, dealer: Dealer) -> None:
        """Deal a new game."""
        self.game = game
        self.seats = seats
        self.players: dict[int, str] = {}
        self.seal: str | None = dealer.commitment if isinstance(dealer, SealedDealer) else None
        self.secret: bytes | None = None
        self._dealer = dealer
        watched = WatchedDealer(dealer)
        scribe = Scribe()
        state = game.start(seats, watched, scribe)
        self.deal: tuple[Outcome, ...] = tuple(watched.outcomes)
        self.deal_events = scribe.events
        self.line = Line(self, state)

    @property
    def state(self) -> State:
        """The state after the last action."""
        return self.line.state

    @property
    def steps(self) -> list[Step]:
        """All actions, without branches."""
        return self.line.steps

    @property
    def events(self) -> list[list[Event]]:
        """What happened by each action."""
        return self.line.events

    def play(self, action: Action | str) -> list[Event]:
        """Carry an action out and write it down; returns what happened. Raises `IllegalAction`, changes nothing."""
        if isinstance(action, str):
            action = self.state.parse(action)
        seat = self.state.actor
        watched = WatchedDealer(self._dealer)
        scribe = Scribe()
        self.state.apply(action, watched, scribe)
        assert seat is not None
        reveals = any(event.reveals for event in scribe.events)
        self.steps.append(Step(seat, action, tuple(watched.outcomes), reveals))
        self.events.append(scribe.events)
        return scribe.events

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: nothing was drawn and nothing hidden was shown by it."""
        return bool(self.steps) and not self.steps[-1].outcomes and not self.steps[-1].reveals

    def undo(self, seat: int | None = None) -> Action:
        """Take the last action back. Raises `RecordError` where that would not be fair.

        With `seat`, only if it was that seat's own; without, the caller answers for who may ask.
        """
        if not self.steps:
            raise RecordError("there is nothing to undo")
        if seat is not None and self.steps[-1].seat != seat:
            raise RecordError("somebody else has chosen since")
        if not self.can_undo:
            raise RecordError(f"'{self.steps[-1].action}' cannot be undone: it turned something over")
        self.line.state = self.replay(len(self.steps) - 1)
        self.events.pop()
        self.line.notes.pop(len(self.steps), None)
        return self.steps.pop().action

    def rewind(self, to: int, stream: int | None = None) -> None:
        """Take back all actions after the first `to`, as players may agree to do. Raises `RecordError`.

        If something was drawn or shown since, the actions stay in the record as an undone branch. `stream` is the
        stream of the sealed deal that is drawn from afterwards; without it the next actions draw as before.
        """
        line = self.line
        state = self.replay(to)
        later = [branch for branch in line.branches if branch.after > to]
        if later or any(step.outcomes or step.reveals for step in self.steps[to:]):
            undone = Line(self, line.state, line, to)
            undone.played = True
            undone.steps, undone.events = line.steps[to:], line.events[to:]
            undone.notes = {number: note for number, note in line.notes.items() if number > to}
            undone.streams = {number: used for number, used in line.streams.items() if number > to}
            undone.branches = later
            for branch in later:
                branch.parent = undone
            line.branches = [branch for branch in line.branches if branch.after <= to] + [undone]
        line.steps, line.events, line.state = line.steps[:to], line.events[:to], state
        line.notes = {number: note for number, note in line.notes.items() if number <= to}
        line.streams = {number: used for number, used in line.streams.items() if number <= to}
        if stream is not None:
            line.streams[to + 1] = stream
            if isinstance(self._dealer, SealedDealer):
                self._dealer = SealedDealer(self._dealer.secret, 0, stream)

    def reveal(self) -> None:
        """Write the secret of a sealed deal into the record, so that everybody can check it. Only after the end."""
        if not self.state.over:
            raise RecordError("the secret of a deal is shown when the game is over, not before")
        if isinstance(self._dealer, SealedDealer):
            self.secret = self._dealer.secret

    def outcomes(self) -> list[Outcome]:
        """All chance outcomes of the game, in order, without branches."""
        return [*self.deal, *(outcome for step in self.steps for outcome in step.outcomes)]

    def dealt(self) -> State:
        """The state before the first action, made again."""
        return self.game.start(self.seats, Dealer.recorded(self.deal))

    def replay(self, at: int | None = None) -> State:
        """The state after `at` actions (None: all), made again from the deal. Raises `RecordError`."""
        count = len(self.steps) if at is None else at
        if not 0 <= count <= len(self.steps):
            raise RecordError(f"the record has {len(self.steps)} actions; there is no position {at}")
        return self.line.state_at(count)

    def verify(self) -> str:
        """Check everything that can be checked; returns a sentence that says what was checked, or raises `RecordError`.

        Every action must be legal for the seat that chose it with the outcomes as written, the end must be the
        end, and with a secret the whole deal must follow from it and the seal must fit.
        """
        state = self.replay()
        ended = "the game is over" if state.over else "the game is not over"
        summary = f"{len(self.steps)} actions follow the rules and {ended}"
        if self.secret is None:
            return summary + ("; the seal can be checked when the secret is known" if self.seal else "")
        if Dealer.sealed(self.secret).commitment != self.seal:
            raise RecordError("the secret does not fit the seal that was published at the start")
        check_draws(self, self.secret)
        return summary + "; the deal follows from the secret and fits the seal"

    # ------------------------------------------------------------------ text

    def __str__(self) -> str:
        from mecenate.core.record_text import write

        return write(self)

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(str(self), encoding="utf-8")

    @staticmethod
    def load(path: str | Path, components: object = None) -> Record:
        """Read a record from a file; `components` is the pack it was played with, if not the usual one."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise RecordError(f"cannot read {path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not a text file") from None
        return Record.parse(text, components)

    @staticmethod
    def parse(text: str, components: object = None) -> Record:
        """Read a record from its text. Raises `RecordError` that names the line."""
        from mecenate.core.record_text import read

        return read(text, components)


def carry_out(state: State, step: Step, number: int) -> list[Event]:
    """Carry out action `number` of a record; returns what happened. Raises `RecordError`."""
    if state.actor != step.seat:
        raise RecordError(f"action {number}: it is not seat {step.seat + 1} that must choose here")
    dealer = Dealer.recorded(step.outcomes)
    scribe = Scribe()
    try:
        state.apply(step.action, dealer, scribe)
    except MecenateError as error:
        raise RecordError(f"action {number}: {error}") from None
    if dealer.left:
        raise RecordError(f"action {number}: the record draws more than the rules do")
    return scribe.events


def check_draws(record: Record, secret: bytes) -> None:
    """Raise `RecordError` unless all outcomes that were played follow from the secret, stream by stream."""
    dealer = Dealer.sealed(secret)
    for picked, of in record.deal:
        if dealer.pick(of) != picked:
            raise RecordError("the deal does not follow from the secret")
    _check_line(record.line, secret, 0, len(record.deal))


def _check_line(line: Line, secret: bytes, stream: int, position: int) -> None:
    """Check a line whose draws go on from this position of this stream."""
    branches = [branch for branch in line.branches if branch.played]
    dealer = SealedDealer(secret, position, stream)
    for number, step in _numbered(line):
        for branch in branches:
            if branch.after == number - 1:
                _check_line(branch, secret, dealer.stream, dealer.position)
        if number in line.streams:
            if line.streams[number] <= dealer.stream:
                raise RecordError(f"action {number}: stream {line.streams[number]} was used before")
            dealer = SealedDealer(secret, 0, line.streams[number])
        if step is None:
            return
        for picked, of in step.outcomes:
            if dealer.pick(of) != picked:
                raise RecordError(f"action {number}: outcome {picked}/{of} does not follow from the secret")


def _numbered(line: Line) -> Iterator[tuple[int, Step | None]]:
    """The actions of a line with their numbers, and None for the one that would come next."""
    yield from enumerate(line.steps, line.after + 1)
    yield line.end + 1, None
