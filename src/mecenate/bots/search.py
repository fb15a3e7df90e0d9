"""Information-set Monte Carlo tree search: many worlds that fit what the seat knows, one tree of choices for all.

Every iteration imagines a world anew and draws chance from the search's own dealer, so that nothing unseen is known
twice in the same way: the search can neither peek at the table's chance nor settle on one outcome of it. Each seat
chooses for itself (max^n). A new position is played to the end of its turn at first sight and then judged by the
value; nothing is judged in the middle of a turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.bots.node import UNKNOWN, Node
from mecenate.bots.planning import Planner
from mecenate.bots.value import Value, margin_of
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import DEPTH, SEATS, State

Imagine = Callable[[Dealer], State]
"""Gives a whole state that the seat cannot tell from the real one."""
Stop = Callable[[], bool]

EXPLORATION: Final = 0.5
URGENCY: Final = 0.03
"""How much worse than its parent a choice is taken to be that nobody has looked at."""
WARMTH: Final = 0.02
"""Promises of a turn this far apart differ in prior by the factor e."""
LONGEST: Final[i64] = 24
BETWEEN_LOOKS: Final[i64] = 8
"""Iterations between two looks at the clock."""


@final
class Search:
    """Grows one tree. The same seed and number of iterations give the same tree."""

    def __init__(self, value: Value, seed: int, *, prior: bool, plan: int, rounds: int) -> None:
        """`prior`: whether first sight guides the search; `plan`: positions looked through for the own turn first;

        `rounds`: after so many changes of the seat to choose, a line is judged where it stands.
        """
        self.value: Final = value
        self.dealer: Final = Dealer.fast(seed)
        self.prior: Final = prior
        self.plan: Final[i64] = plan
        self.rounds: Final[i64] = rounds
        self.iterations: i64 = 0

    def run(self, imagine: Imagine, root: Node, iterations: int, until: float, stop: Stop | None = None) -> None:
        """Grow the tree until so many iterations are done, the clock (`time.perf_counter`) shows `until`, or `stop`."""
        if self.plan > 0 and not root.children:
            world = imagine(self.dealer)
            planner = Planner(self.value, self.dealer)
            planner.plan(world, root, self.plan)
            lean_on_promises(root)
        done: i64 = 0
        most: i64 = iterations
        while done < most:
            if done % BETWEEN_LOOKS == 0 and (time.perf_counter() >= until or (stop is not None and stop())):
                break
            self.iterate(imagine(self.dealer), root)
            done += 1
        self.iterations += done

    def iterate(self, world: State, root: Node) -> None:
        """One world, one line, one judgement."""
        path: list[Node] = [root]
        node = root
        searcher = world.asked_seat()
        changes: i64 = 0
        while not world.over:
            seat = world.asked_seat()
            child = self.choose(world, node, seat)
            action = child.action
            assert action is not None
            world.apply(action, self.dealer)
            node = child
            path.append(node)
            if world.cells[DEPTH] == 0:
                break
            if world.asked_seat() != seat:
                changes += 1
                if node.visits == 0 or changes >= self.rounds:
                    break
            elif node.visits == 0 and not node.children:  # else the plan of the turn goes on from here
                self.finish_the_turn(world, seat)
                break
        totals = self.value.totals(world)
        prospects = self.value.prospects(totals, world.cells[DEPTH] == 0)
        margin = margin_of(totals, searcher)
        for node in path:
            node.add(prospects, margin)

    def choose(self, world: State, node: Node, seat: i64) -> Node:
        """The most promising of the legal choices, those that were seldom legal or tried a little before the others."""
        legal = world.legal()
        children = node.children
        self.meet(world, node, legal)
        plain = node.mean(seat) - URGENCY if node.visits > 0 else 0.5
        best: Node | None = None
        most = -1e9
        for action in legal:
            child = children[action.id]
            child.available += 1
            if child.visits > 0:
                rating = child.mean(seat)
            else:
                rating = child.promise if child.promise > UNKNOWN else plain
            rating += EXPLORATION * child.prior * sqrt(float(child.available)) / float(1 + child.visits)
            if rating > most:
                most = rating
                best = child
        assert best is not None
        return best

    def meet(self, world: State, node: Node, legal: tuple[Action, ...]) -> None:
        """Make a child for each legal choice that was never met here."""
        children = node.children
        for action in legal:
            if action.id not in children:
                break
        else:
            return
        seats = world.cells[SEATS]
        count = float(len(legal))
        shares = self.value.first_sight(world, legal) if self.prior else None
        for n, action in enumerate(legal):
            if action.id not in children:
                children[action.id] = Node(action, 1.0 / count if shares is None else shares[n], seats)

    def finish_the_turn(self, world: State, seat: i64) -> None:
        """Play on at first sight while the same seat chooses."""
        steps: i64 = 0
        while steps < LONGEST and not world.over and world.asked_seat() == seat:
            legal = world.legal()
            at: i64 = 0
            if len(legal) > 1:
                at = likeliest(self.value.first_sight(world, legal))
            world.apply(legal[at], self.dealer)
            steps += 1


def likeliest(shares: vec[float]) -> i64:
    """The number of the largest share, the first of equals."""
    found: i64 = 0
    n: i64 = 1
    while n < len(shares):
        if shares[n] > shares[found]:
            found = n
        n += 1
    return found


def lean_on_promises(node: Node) -> None:
    """Priors for the own turn: the better what the plan found below, the more likely."""
    if not node.children:
        return
    best = max([child.promise for child in node.children.values()])
    total = 0.0
    for child in node.children.values():
        child.prior = 2.718281828 ** max((child.promise - best) / WARMTH, -20.0)
        total += child.prior
    for child in node.children.values():
        child.prior /= total
        lean_on_promises(child)
