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

Chance outcomes follow ` ! `: picked/out of. Seats are counted from 1 in the text, from 0 in the program.
docs/records.md has the grammar of both formats; `core.record_text` reads and writes them.
"""

from __future__ import annotations

from pathlib import Path

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, Outcome, SealedDealer
from mecenate.core.errors import MecenateError, RecordError
from mecenate.core.event import Event
from mecenate.core.game import Game
from mecenate.core.history import History
from mecenate.core.moves import Rewind, carry_out
from mecenate.core.record_line import Line, Note, Step
from mecenate.core.record_proof import check_draws
from mecenate.core.state import State

__all__ = ["Line", "Note", "Record", "Step"]


class Record:
    """A game that is being played or has been played, from its deal to its last action.

    `play` carries out an action and records it; `undo` takes the last one back if it drew and showed nothing; `replay`
    makes any earlier state again. `state` is the state after the last action, and must not be changed by others.
    """

    def __init__(self, game: Game, seats: int, dealer: Dealer) -> None:
        """Deal a new game."""
        self.game = game
        self.seats = seats
        self.players: dict[int, str] = {}
        self.seal: str | None = dealer.commitment if isinstance(dealer, SealedDealer) else None
        self.secret: bytes | None = None
        self.line = Line(self, History.begin(game, seats, dealer))

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

    @property
    def deal(self) -> tuple[Outcome, ...]:
        """The chance outcomes of the deal."""
        return self.line.history.deal

    @property
    def deal_events(self) -> list[Event]:
        """What happened by the deal."""
        return self.line.history.events(0)

    def play(self, action: Action | str) -> list[Event]:
        """Carry out an action and record it; returns what happened. Raises `IllegalAction` and then changes nothing."""
        return self.line.history.play(action)[1]

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: nothing was drawn and nothing hidden was shown by it."""
        return self.line.end > 0 and not self.line.history.shows(self.line.end)

    def undo(self, seat: int | None = None) -> Action:
        """Take the last action back. Raises `RecordError` if it drew or showed something.

        With `seat`, only if it was that seat's own action; without it, the caller decides who may undo.
        """
        if not self.steps:
            raise RecordError("there is nothing to undo")
        last = self.steps[-1]
        if seat is not None and last.seat != seat:
            raise RecordError("somebody else has chosen since")
        if not self.can_undo:
            raise RecordError(f"'{last.action}' cannot be undone: it turned something over")
        self.line.rewind(Rewind(self.line.end - 1))
        return last.action

    def rewind(self, to: int, stream: int | None = None) -> None:
        """Take back all actions after the first `to`, as players may agree to do. Raises `RecordError`.

        If something was drawn or shown since, the actions stay in the record as an undone branch. `stream` is the
        stream of the sealed deal that is drawn from afterwards; without it the next actions draw as before.
        """
        self._check_position(to)
        if any(branch.after > to for branch in self.line.branches) or self.line.history.shown_since(to):
            self.line.set_aside(to)
        self.line.rewind(Rewind(to, stream))

    def reveal(self) -> None:
        """Write the secret of a sealed deal into the record, so that everybody can check it. Only after the end."""
        if not self.state.over:
            raise RecordError("the secret of a deal is shown when the game is over, not before")
        self.secret = self.line.history.secret

    def outcomes(self) -> list[Outcome]:
        """All chance outcomes of the game, in order, without branches."""
        return [*self.deal, *(outcome for move in self.line.history.moves for outcome in move.outcomes)]

    def dealt(self) -> State:
        """The state before the first action, dealt again."""
        return self.line.history.redeal()

    def replay(self, at: int | None = None) -> State:
        """A fresh state after `at` actions (None: all). Raises `RecordError`."""
        number = self.line.end if at is None else at
        self._check_position(number)
        return self.line.state_at(number)

    def _check_position(self, number: int) -> None:
        if not 0 <= number <= self.line.end:
            raise RecordError(f"the record has {self.line.end} actions; there is no position {number}")

    def verify(self) -> str:
        """Check everything that can be checked; returns a sentence that says what was checked, or raises `RecordError`.

        Every action must be legal for the seat that chose it with the outcomes as written, the end must be the
        end, and with a secret the whole deal must follow from it and the seal must fit.
        """
        state = self._replayed_from_the_deal()
        ended = "the game is over" if state.over else "the game is not over"
        summary = f"{self.line.end} actions follow the rules and {ended}"
        if self.secret is None:
            return summary + ("; the seal can be checked when the secret is known" if self.seal else "")
        if Dealer.sealed(self.secret).commitment != self.seal:
            raise RecordError("the secret does not fit the seal that was published at the start")
        check_draws(self.deal, self.line, self.secret)
        return summary + "; the deal follows from the secret and fits the seal"

    def _replayed_from_the_deal(self) -> State:
        state = self.dealt()
        for number, move in enumerate(self.line.history.moves, 1):
            try:
                carry_out(state, move, exact=True)
            except MecenateError as error:
                raise RecordError(f"action {number}: {error}") from None
        return state

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
