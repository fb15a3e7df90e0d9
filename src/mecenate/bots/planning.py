"""Planning a turn: all ways to play it, as far as the budget goes, judged by the position at its end.

The small choices of a turn make sense only together, so nothing is judged in between. Chance on the way is drawn
from the planner's own dealer: a sample, never the table's.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.bots.value import Batch, Value
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.state import State

LONGEST: Final[i64] = 24
"""The most choices in a planned turn; a longer turn is evaluated there."""
GRAIN: Final[i64] = 1000
UNKNOWN: Final = -1.0
INSIDE: Final[i64] = -1
"""The number of a position inside a turn, which is not evaluated."""


@final
class Step:
    """A choice of a planned turn, and those that may follow it."""

    def __init__(self, action: Action | None) -> None:
        self.action: Final = action
        self.promise: float = UNKNOWN
        """The value of the best way to finish the turn from here, for the seat that plans."""
        self.number: i64 = INSIDE
        """The number in the batch of the position where the turn ends."""
        self.same: Step | None = None
        """The step that led to the same position first."""
        self.children: list[Step] = []

    def most_promising(self) -> Step | None:
        """The child with the best promise, of equals the first; None where the turn ends."""
        best: Step | None = None
        for child in self.children:
            if best is None or child.promise > best.promise:
                best = child
        return best


@final
class Planner:
    """Expands the rest of a seat's turn into a tree, and evaluates its ends in batches."""

    def __init__(self, value: Value, seats: i64, dealer: Dealer, noise: float = 0.0) -> None:
        """Each evaluation is shifted by up to half of `noise` either way, as a share of a game."""
        self.value: Final = value
        self.batch: Final = Batch(value, seats)
        self.dealer: Dealer = dealer
        self.noise: Final[float] = noise
        self.left: i64 = 0
        self.seen: dict[bytes, Step] = {}

    def plan(self, state: State, budget: i64) -> Step:
        """The root of a tree of about `budget` positions; `state` is an imagined one and stays as it is."""
        root = Step(None)
        seat = state.asked_seat()
        self.seen = {}
        self.left = budget
        self.batch.clear()
        self._grow(state, root, seat, budget, 0)
        self.batch.evaluate()
        self._judge(root, seat)
        return root

    def _grow(self, state: State, step: Step, seat: i64, budget: i64, depth: i64) -> None:
        """Add the ways to finish the turn from here."""
        if state.over or state.asked_seat() != seat or depth >= LONGEST:
            step.number = self.batch.add(state)
            return
        limit = self.left - budget
        choices = self._picked(state, budget)
        todo: i64 = len(choices)
        for action in choices:
            share = (self.left - limit) // todo
            todo -= 1
            self._follow(state, step, action, seat, max(share - 1, 0), depth)

    def _picked(self, state: State, budget: i64) -> tuple[Action, ...]:
        """All legal choices, or the most probable ones where the budget does not suffice for all."""
        legal = state.legal()
        most = max(budget, 1)
        if len(legal) <= most:
            return legal
        shares = self.value.priors(state, legal)
        if most == 1:
            return (legal[likeliest(shares)],)
        ranked = sorted([(-shares[n], n) for n in range(len(legal))])
        return tuple([legal[n] for _, n in ranked[: int(most)]])

    def _follow(self, state: State, step: Step, action: Action, seat: i64, budget: i64, depth: i64) -> None:
        """Make one choice in a copy; a position that was reached in another order is not looked at twice."""
        self.left -= 1
        child = state.copy()
        child.apply(action, self.dealer)
        below = Step(action)
        step.children.append(below)
        key = child.key()
        below.same = self.seen.get(key)
        if below.same is None:
            self.seen[key] = below
            self._grow(child, below, seat, budget, depth + 1)

    def _judge(self, step: Step, seat: i64) -> None:
        """Set the promise of a step and of all below it, the first of equal positions before the others."""
        same = step.same
        if same is not None:
            if same.promise > UNKNOWN:  # else the turn came back to where it was
                step.promise = same.promise
                step.children = same.children
        elif step.number != INSIDE:
            step.promise = self.batch.prospect(step.number, seat)
            if self.noise > 0.0:
                step.promise += self.noise * (float(self.dealer.pick(GRAIN)) / float(GRAIN) - 0.5)
        else:
            best = UNKNOWN
            for child in step.children:
                self._judge(child, seat)
                best = max(best, child.promise)
            step.promise = best


def likeliest(shares: vec[float]) -> i64:
    """The index of the largest share, of equals the first."""
    best: i64 = 0
    n: i64 = 1
    while n < len(shares):
        if shares[n] > shares[best]:
            best = n
        n += 1
    return best


def line_of(root: Step) -> list[Action]:
    """The choices of the best turn, as planned."""
    line: list[Action] = []
    step = root.most_promising()
    while step is not None:
        action = step.action
        assert action is not None
        line.append(action)
        step = step.most_promising()
    return line


def until_chance(world: State, line: list[Action], dealer: Dealer) -> list[Action]:
    """The part of a line that can be played out as planned: up to the first choice after which something is drawn.

    The line ends, too, where another seat chooses, and where the next choice is not there in this world: something
    that lay hidden came to light without a draw, and was another thing where the line was found.
    """
    seat = world.asked_seat()
    going = world.copy()
    watched = WatchedDealer(dealer)
    for n, action in enumerate(line):
        if action not in going.legal():
            return line[:n]
        going.apply(action, watched)
        if watched.outcomes or going.over or going.asked_seat() != seat:
            return line[: n + 1]
    return line
