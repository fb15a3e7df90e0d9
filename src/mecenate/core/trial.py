"""A choice tried in an imagined world, up to the first thing that nobody at the table could foresee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event, Scribe
from mecenate.core.explanation_spec import ExplanationSpec
from mecenate.core.layout import FIRST_FREE_CELL
from mecenate.core.state import State

HEADER: Final[i64] = FIRST_FREE_CELL
NO_LIMIT: Final = 1_000_000


@final
class Certainty:
    """Where certainty ends while an action is carried out: the moment, why, and the cells at that moment."""

    def __init__(self, state: State) -> None:
        self._state: Final = state
        self.cut = ""
        self.of = 0
        self.events = 0
        """How many events were told before."""
        self.cells: vec[i64] = vec[i64]()

    def end(self, cut: str, of: int, events: int) -> None:
        """Certainty ends here, unless it has ended before."""
        if not self.cut:
            self.cut, self.of, self.events = cut, of, events
            self.cells = self._state.cells[:]


@final
class Witness(Scribe):
    """Collects events, and ends certainty where the seat learns something, or after it was told `limit` events.

    It learns from secrets of others that come to light, and from `looks`, the kinds of events before it looks at cards.
    How another seat pays depends on what that seat hides.
    """

    def __init__(self, certainty: Certainty, seat: int, spec: ExplanationSpec | None, limit: int) -> None:
        super().__init__()
        self._certainty: Final = certainty
        self._seat: Final = seat
        self._looks: Final[Sequence[str]] = () if spec is None else spec.looks
        self._payments: Final[Sequence[str]] = () if spec is None else spec.payments
        self._joint_payments: Final[Sequence[str]] = () if spec is None else spec.joint_payments
        self._limit: Final = limit
        self._known = 0

    def _add(self, event: Event) -> None:
        own = event.seat == self._seat
        if event.kind in self._looks:
            if own:
                self._certainty.end("look", 0, len(self.events))
        elif event.reveals and not own:
            self._certainty.end("reveal", 0, len(self.events))
        if event.known_to(self._seat):
            if self._known >= self._limit:
                self._certainty.end("unseen", 0, len(self.events))
            self._known += 1
        super()._add(event)
        if event.kind in self._joint_payments or (event.kind in self._payments and not own):
            self._certainty.end("unseen", 0, len(self.events))


@final
class Drawing(Dealer):
    """Draws like another dealer, and ends certainty at the first draw."""

    def __init__(self, certainty: Certainty, witness: Witness) -> None:
        self._certainty: Final = certainty
        self._witness: Final = witness
        self._dealer: Final = Dealer.fast(0)
        self.drawn = False

    def pick(self, n: i64) -> i64:
        self.drawn = True
        self._certainty.end("draw", int(n), len(self._witness.events))
        return self._dealer.pick(n)


@final
class Trial:
    """One action carried out in a copy of a world."""

    def __init__(self, world: State, action: Action, seat: int, limit: int = NO_LIMIT) -> None:
        """The action must be legal in the world, which stays as it is."""
        state = world.copy()
        functions = world.game.functions
        spec = None if functions is None else functions.explanation
        certainty = Certainty(state)
        witness = Witness(certainty, seat, spec, limit)
        dealer = Drawing(certainty, witness)
        state._play(action.id, dealer, witness)
        if state.over:
            certainty.end("reveal", 0, len(witness.events))
        self.over: Final = state.over
        self.cut: Final = certainty.cut
        self.of: Final = certainty.of
        known = [event for event in witness.events if event.known_to(seat)]
        hidden = [event for event in witness.events[certainty.events :] if event.known_to(seat)] if self.cut else []
        self.events: Final[Sequence[Event]] = known[: len(known) - len(hidden)]
        """What the seat is told while all is certain."""
        self.next: Final = hidden[0].kind if hidden and self.cut != "unseen" else ""
        """The kind of what it is told next."""
        shown = self.cut == "unseen" or any(event.reveals for event in witness.events)
        self.undo: Final = not dealer.drawn and not shown
        """Whether nothing is drawn or shown for certain, so that it can be taken back."""
        if self.cut:
            state = _at_the_cut(world, state, certainty.cells)
        self.state: Final = state
        """The world after the action, or at the cut: there the decision is still the one before the action."""


def _at_the_cut(world: State, state: State, cells: vec[i64]) -> State:
    """The state as it was when certainty ended.

    A rule is half done then, and its agenda may be empty, which would open all screens; so the agenda is the old one.
    """
    at: i64 = 0
    while at < HEADER:
        cells[at] = world.cells[at]
        at += 1
    cut = state.copy()
    cut.cells = cells
    return cut


def same_events(one: Sequence[Event], other: Sequence[Event]) -> int:
    """How many events two worlds have in common from the beginning."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine.kind != theirs.kind or mine.seat != theirs.seat or mine.facts != theirs.facts:
            return count
        count += 1
    return count


def same_steps(world: State, after: State, other: State, other_after: State) -> bool:
    """Whether two worlds changed by the same numbers in the same cells; then their views differ by the same."""
    at: i64 = 0
    count: i64 = len(world.cells)
    while at < count:
        if after.cells[at] - world.cells[at] != other_after.cells[at] - other.cells[at]:
            return False
        at += 1
    return True
