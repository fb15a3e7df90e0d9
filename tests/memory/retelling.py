"""The history behind an imagined world: a deal and unseen choices that lead to it, played again from the start.

`State.imagine` gives a world as it is now. For each title that hides anything a `Retelling` reads from this world what
must have been drawn and chosen unseen, and plays the whole game again with that. If the world fits what a seat has
seen, the seat sees the same at every step, and the game ends up in the imagined world.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import mecenate
from mecenate.core.dealer import Outcome
from tests.memory.belief import Seat, Step, cells_of, observed, step
from tests.memory.small import CARPE_DIEM, ring_picks
from tests.tables import Table, choose

KINDS = 12
"""Kinds of fountain cards in Carpe Diem."""


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
        """Play one more action, each legal one as likely."""
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
    """The same game with other things unseen; a title says which."""

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
        """Play to the present; where the seat sees something else than it really saw, or an empty text."""
        for number, real in enumerate(self.line.steps):
            action = self.action(real)
            if action not in self.state.legal():
                return f"step {number}: {action} is not legal"
            scribe = mecenate.Scribe()
            self.state.apply(action, self.dealer(real), scribe)
            if observed(self.state, scribe.events, self.seat) != self.line.seen(number, self.seat):
                return f"step {number}: seat {self.seat} sees something else after {action}"
        return ""


class CarpeDiemRetelling(Retelling):
    """Every look of another seat brings a card that it put back later and one that it holds."""

    def begin(self) -> mecenate.State:
        seats = [seat for seat in range(self.world.seats) if seat != self.seat]
        self.held = {seat: _cards(self.world, "hand", seat) for seat in seats}
        self.put_back = {seat: _cards(self.world, "returned", seat) for seat in seats}
        self.returning = dict.fromkeys(seats, -1)
        return super().begin()

    def action(self, real: Step) -> mecenate.Action:
        if real.kind not in CARPE_DIEM.unseen or real.actor == self.seat:
            return real.action
        words = [str(word) for word in real.after.game.actions if str(word).startswith("return ")]
        return real.after.game.parse(words[self.returning[real.actor]])

    def dealer(self, real: Step) -> mecenate.Dealer:
        looker = next((event.seat for event in real.events if event.kind == "look"), None)
        if looker is None or looker == self.seat:
            return FountainDealer(self.state, real.outcomes, _drawn_by(real))
        first = self.put_back[looker].pop() if self.put_back[looker] else self.held[looker].pop()
        self.returning[looker] = first
        return FountainDealer(self.state, real.outcomes, [first, self.held[looker].pop()])


def _cards(world: mecenate.State, where: str, seat: int) -> list[int]:
    """The kinds of the cards that a seat holds or has put back."""
    counts = cells_of(world, where)[KINDS * seat : KINDS * (seat + 1)]
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _drawn_by(real: Step) -> list[int]:
    """The kinds of fountain cards that were really drawn, in order, as their owner was told."""
    names = [str(word).removeprefix("return ") for word in real.after.game.actions if str(word).startswith("return ")]
    told = [event.facts["cards"] for event in real.events if event.kind == "look at"]
    return [names.index(card) for cards in told if isinstance(cards, list) for card in cards]


class FountainDealer(mecenate.Dealer):
    """Fills the ring as it was, and deals these fountain cards."""

    def __init__(self, state: mecenate.State, outcomes: Sequence[Outcome], kinds: list[int]) -> None:
        self.state = state
        self.outcomes = outcomes
        self.open = ring_picks(outcomes)
        self.kinds = list(kinds)
        self.picks = 0

    def pick(self, n: int) -> int:
        """The real pick for a tile; for a card the first of the wanted kind (CAD-70)."""
        self.picks += 1
        if self.picks - 1 in self.open or not self.kinds:
            return self.outcomes[self.picks - 1][0]
        kind = self.kinds.pop(0)
        pile = cells_of(self.state, "pile")
        assert pile[kind] > 0, "the imagined world has more cards of a kind than there are"
        return sum(pile[:kind])
