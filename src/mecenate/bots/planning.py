"""Planning a turn: all ways to play it, as far as the budget goes, judged by the position at its end.

The small choices of a turn make sense only together, so nothing is judged in between. Chance on the way is drawn
from the planner's own dealer: a sample, never the table's.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mecenate.bots.node import UNKNOWN, Node
from mecenate.bots.value import Value
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.state import SEATS, State

LONGEST: Final[i64] = 24
"""A turn is cut after so many choices, and evaluated there."""
GRAIN: Final[i64] = 1000


@final
class Planner:
    """Expands the rest of a seat's turn into a tree, and evaluates its ends."""

    def __init__(self, value: Value, dealer: Dealer, noise: float = 0.0) -> None:
        """`noise` is added to every evaluation, at most so much, as a share of a game."""
        self.value: Final = value
        self.dealer: Final = dealer
        self.noise: Final[float] = noise
        self.left: i64 = 0
        self.seen: dict[bytes, Node] = {}

    def plan(self, state: State, root: Node, budget: i64) -> None:
        """Grow the tree below `root` by about `budget` positions; `state` is an imagined one and stays as it is."""
        self.seen = {}
        self.left = budget
        root.promise = self._look(state, root, state.asked_seat(), budget, 0)

    def _look(self, state: State, node: Node, seat: i64, budget: i64, depth: i64) -> float:
        """The value of the best way to finish the turn from here."""
        if state.over or state.asked_seat() != seat or depth >= LONGEST:
            return self._judge(state, seat)
        best = UNKNOWN
        limit = self.left - budget
        choices = self._picked(state, budget)
        todo: i64 = len(choices)
        for action in choices:
            share = (self.left - limit) // todo
            todo -= 1
            best = max(best, self._follow(state, node, action, seat, max(share - 1, 0), depth))
        return best

    def _picked(self, state: State, budget: i64) -> tuple[Action, ...]:
        """All legal choices, or the most probable ones where the budget does not suffice for all."""
        legal = state.legal()
        most = max(budget, 1)
        if len(legal) <= most:
            return legal
        shares = self.value.priors(state, legal)
        ranked = sorted([(-shares[n], n) for n in range(len(legal))])
        return tuple([legal[n] for _, n in ranked[: int(most)]])

    def _follow(self, state: State, node: Node, action: Action, seat: i64, budget: i64, depth: i64) -> float:
        """Make one choice in a copy; a position that was reached in another order is not looked at twice."""
        self.left -= 1
        child = state.copy()
        child.apply(action, self.dealer)
        key = child.key()
        known = self.seen.get(key)
        below = Node(action, state.cells[SEATS])
        if known is not None:
            below.promise = known.promise
            below.children.update(known.children)
        else:
            self.seen[key] = below
            below.promise = self._look(child, below, seat, budget, depth + 1)
        node.children[action.id] = below
        return below.promise

    def _judge(self, state: State, seat: i64) -> float:
        prospect = self.value.prospect(state, seat)
        if self.noise > 0.0:
            prospect += self.noise * (float(self.dealer.pick(GRAIN)) / float(GRAIN) - 0.5)
        return prospect


def line_of(root: Node) -> list[Action]:
    """The choices of the best turn, as planned."""
    line: list[Action] = []
    node = root.most_promising()
    while node is not None:
        action = node.action
        assert action is not None
        line.append(action)
        node = node.most_promising()
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
