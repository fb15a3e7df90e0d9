"""Records: a game on paper, one line an action, for people to read and programs to check.

    mecenate record 1
    game carrara
    rules 1
    pack 6b0f3c2a91d4e8f7
    option version advanced
    seats 3
    seal 5d41402abc4b2a76…            (of a sealed deal: published before the start)
    secret 736563726574               (its secret in hexadecimal, once it may be known)

    deal ! 3/6 12/30 …
    1. [1] turn both wheels ! 4/28 17/27
    2. [1] sector III

Behind ` ! ` stand the chance outcomes of the line: picked/out of. Seats are counted from 1 on paper, from 0 in
the program. Lines that start with # are remarks.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from mecenate.core import catalogue
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, Outcome, SealedDealer, WatchedDealer
from mecenate.core.errors import DealError, MecenateError, RecordError
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game
from mecenate.core.state import State

FORMAT = "mecenate record 1"
_STEP = re.compile(r"(\d+)\. \[(\d+)\] (.+?)(?: ! (.+))?")
_OUTCOME = re.compile(r"(\d+)/(\d+)")


class Step(NamedTuple):
    """One action of a record: who chose what, what chance did, and whether it may still be taken back."""

    seat: int
    action: Action
    outcomes: tuple[Outcome, ...]
    reveals: bool


class Record:
    """A game that is being played or has been played, from its deal to its last action.

    `play` carries actions out and writes them down; `undo` takes the last one back where that is fair; `replay`
    makes any earlier state again. `state` is the state after the last action, and must not be changed by others.
    """

    def __init__(self, game: Game, seats: int, dealer: Dealer) -> None:
        """Deal a new game."""
        self.game = game
        self.seats = seats
        self.steps: list[Step] = []
        self.events: list[list[Event]] = []
        self.seal: str | None = dealer.commitment if isinstance(dealer, SealedDealer) else None
        self.secret: bytes | None = None
        self._dealer = dealer
        watched = WatchedDealer(dealer)
        scribe = Scribe()
        self.state = game.start(seats, watched, scribe)
        self.deal: tuple[Outcome, ...] = tuple(watched.outcomes)
        self.deal_events = scribe.events

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
        self.state = self.replay(len(self.steps) - 1)
        self.events.pop()
        return self.steps.pop().action

    def reveal(self) -> None:
        """Write the secret of a sealed deal into the record, so that everybody can check it. Only after the end."""
        if not self.state.over:
            raise RecordError("the secret of a deal is shown when the game is over, not before")
        if isinstance(self._dealer, SealedDealer):
            self.secret = self._dealer.secret

    def outcomes(self) -> list[Outcome]:
        """All chance outcomes, in order."""
        return [*self.deal, *(outcome for step in self.steps for outcome in step.outcomes)]

    def replay(self, at: int | None = None) -> State:
        """The state after `at` actions (None: all), made again from the deal. Raises `RecordError`."""
        count = len(self.steps) if at is None else at
        if not 0 <= count <= len(self.steps):
            raise RecordError(f"the record has {len(self.steps)} actions; there is no position {at}")
        state = self.game.start(self.seats, Dealer.recorded(self.deal))
        for number, step in enumerate(self.steps[:count], 1):
            _replay_step(state, step, number)
        return state

    def verify(self) -> str:
        """Check everything that can be checked; returns what was found in a sentence, or raises `RecordError`.

        Every action must be legal for the seat that chose it with the outcomes as written, the end must be the
        end, and with a secret the whole deal must follow from it and the seal must fit.
        """
        state = self.replay()
        ended = "the game is over" if state.over else "the game is not over"
        found = f"{len(self.steps)} actions follow the rules and {ended}"
        if self.secret is None:
            return found + ("; the seal can be checked when the secret is known" if self.seal else "")
        sealed = Dealer.sealed(self.secret)
        if sealed.commitment != self.seal:
            raise RecordError("the secret does not fit the seal that was published at the start")
        for number, (picked, of) in enumerate(self.outcomes(), 1):
            if sealed.pick(of) != picked:
                raise RecordError(f"outcome {number} of the deal does not follow from the secret")
        return found + "; the deal follows from the secret and fits the seal"

    # ------------------------------------------------------------------ text

    def __str__(self) -> str:
        head = [
            FORMAT,
            f"game {self.game.name}",
            f"rules {self.game.rules_version}",
            f"pack {self.game.pack_digest}",
        ]
        head += [f"option {name} {value}" for name, value in self.game.options.items()]
        head.append(f"seats {self.seats}")
        if self.seal is not None:
            head.append(f"seal {self.seal}")
        if self.secret is not None:
            head.append(f"secret {self.secret.hex()}")
        lines = ["deal" + _outcome_text(self.deal)]
        lines += [
            f"{number}. [{step.seat + 1}] {step.action}{_outcome_text(step.outcomes)}"
            for number, step in enumerate(self.steps, 1)
        ]
        return "\n".join([*head, "", *lines]) + "\n"

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
        return _Reader(text, components).read()


def _replay_step(state: State, step: Step, number: int) -> list[Event]:
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


def _outcome_text(outcomes: tuple[Outcome, ...]) -> str:
    return " ! " + " ".join(f"{picked}/{of}" for picked, of in outcomes) if outcomes else ""


def _outcomes(text: str | None) -> tuple[Outcome, ...]:
    found = []
    for part in (text or "").split():
        match = _OUTCOME.fullmatch(part)
        if match is None:
            raise RecordError(f"'{part}' is not an outcome such as 3/28")
        found.append((int(match[1]), int(match[2])))
    return tuple(found)


class _Reader:
    """Reads the text of a record line by line, so that an error can name its line."""

    def __init__(self, text: str, components: object) -> None:
        self.lines = [line.strip() for line in text.splitlines()]
        self.components = components
        self.at = 0

    def read(self) -> Record:
        try:
            return self._read()
        except RecordError:
            raise
        except MecenateError as error:
            raise self._error(str(error)) from None

    def _error(self, what: str) -> RecordError:
        return RecordError(f"line {self.at}: {what}")

    def _next(self) -> str | None:
        """The next line that says something; None at the end."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            if line and not line.startswith("#"):
                return line
        return None

    def _read(self) -> Record:
        if self._next() != FORMAT:
            raise self._error(f"a record starts with the line '{FORMAT}'")
        fields: dict[str, str] = {}
        options: dict[str, object] = {}
        line = self._next()
        while line is not None and line.split(" ")[0] != "deal":
            word, _, rest = line.partition(" ")
            if word == "option":
                name, _, value = rest.partition(" ")
                options[name] = value
            elif word in ("game", "rules", "pack", "seats", "seal", "secret"):
                fields[word] = rest.strip()
            else:
                raise self._error(f"'{word}' is not known in the head of a record")
            line = self._next()
        if line is None:
            raise self._error("the record ends before its deal")
        return self._read_game(fields, options, line)

    def _read_game(self, fields: dict[str, str], options: dict[str, object], deal: str) -> Record:
        for word in ("game", "seats"):
            if word not in fields:
                raise self._error(f"the head of the record has no line '{word} …'")
        if not fields["seats"].isdecimal():
            raise self._error(f"'{fields['seats']}' is not a number of seats")
        game = catalogue.game(fields["game"], components=self.components, **options)
        if fields.get("pack", game.pack_digest) != game.pack_digest:
            raise self._error("the record was played with another component pack; give that pack too")
        try:
            outcomes = _outcomes(deal[len("deal") :].removeprefix(" ! "))
            record = Record(game, int(fields["seats"]), Dealer.recorded(outcomes))
        except (DealError, RecordError) as error:
            raise self._error(f"the deal: {error}") from None
        record.seal = fields.get("seal")
        try:
            record.secret = bytes.fromhex(fields["secret"]) if "secret" in fields else None
        except ValueError:
            raise self._error("the secret is not hexadecimal") from None
        while (line := self._next()) is not None:
            self._read_step(record, line)
        return record

    def _read_step(self, record: Record, line: str) -> None:
        match = _STEP.fullmatch(line)
        number = len(record.steps) + 1
        if match is None or int(match[1]) != number:
            raise self._error(f"expected action '{number}. [seat] …', found '{line}'")
        try:
            action = record.game.parse(match[3])
            step = Step(int(match[2]) - 1, action, _outcomes(match[4]), False)
            events = _replay_step(record.state, step, number)
        except MecenateError as error:
            raise self._error(str(error)) from None
        record.steps.append(step._replace(reveals=any(event.reveals for event in events)))
        record.events.append(events)
