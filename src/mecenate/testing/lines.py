"""Lines of play: a real game with all that its seats have seen, and the same game with other things unseen.

`State.imagine` gives a world as it is now. For a title that hides anything, a `Retelling` reads from this world what
must have been drawn and chosen unseen, and plays the whole game again with that. If the world fits what a seat has
seen, the seat sees the same at every step, and the game ends up in the imagined world.
"""

from __future__ import annotations

from collections.abc import Iterator

import mecenate
from mecenate.testing.belief import Seat, Step, observed, step
from mecenate.testing.tables import Table, choose


class Line:
    """A real game, with all that its seats have seen of it."""

    def __init__(self, table: Table, seed: int) -> None:
        self.dealer = mecenate.Dealer.fast(seed)
        watched = mecenate.WatchedDealer(self.dealer)
        self.start = table.open().start(table.seats, watched)
        self.dealt = watched.outcomes
        self.table = table
        self.seed = seed
        self.state = self.start
        self.steps: list[Step] = []
        self._seen: dict[tuple[int, Seat], bytes] = {}

    def go_on(self) -> None:
        """Play one more action; all legal ones are equally likely."""
        self.steps.append(step(self.state, choose(self.state, self.dealer), self.dealer))
        self.state = self.steps[-1].after

    def play_out(self, stride: int) -> Iterator[mecenate.State]:
        """Play to the end; the state before every so many choices, from the first one."""
        while not self.state.over:
            if len(self.steps) % stride == 0:
                yield self.state
            self.go_on()

    def seen(self, number: int, seat: Seat) -> bytes:
        """What a seat saw of step `number`."""
        if (number, seat) not in self._seen:
            real = self.steps[number]
            self._seen[number, seat] = observed(real.after, real.events, seat)
        return self._seen[number, seat]


class Retelling:
    """The same game with other hidden things; the title says which."""

    def __init__(self, line: Line, world: mecenate.State, seat: Seat) -> None:
        self.line = line
        self.world = world
        self.seat = seat
        self.state = self.begin()

    def begin(self) -> mecenate.State:
        """The deal."""
        return self.line.start.copy()

    def action(self, real: Step) -> mecenate.Action:
        """What is chosen instead."""
        return real.action

    def dealer(self, real: Step) -> mecenate.Dealer:
        """What chance does instead."""
        return mecenate.Dealer.recorded(real.outcomes)

    def problem(self) -> str:
        """Play to the present; returns where the seat sees something other than it really saw, or an empty text."""
        for number, real in enumerate(self.line.steps):
            action = self.action(real)
            if action not in self.state.legal():
                return f"step {number}: {action} is not legal"
            scribe = mecenate.Scribe()
            self.state.apply(action, self.dealer(real), scribe)
            if observed(self.state, scribe.events, self.seat) != self.line.seen(number, self.seat):
                return f"step {number}: the seat sees something else after {action}"
        return ""
