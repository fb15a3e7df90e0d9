"""Information-set Monte Carlo tree search with UCB1 and random playouts: the baseline of the arena."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.bots.node import Node
from mecenate.core.dealer import Dealer
from mecenate.core.state import DEPTH, SEATS, State

EXPLORATION: Final = 0.7
LONGEST: Final = 4000
"""A playout ends after so many choices."""


@final
class IsmctsSearch:
    """It knows only the rules: random worlds, random playouts to the end, and 1 for the winner."""

    def __init__(self, seed: int) -> None:
        self.dealer: Final = Dealer.fast(seed)

    def run(self, imagine: Callable[[Dealer], State], root: Node, iterations: int) -> None:
        """Run so many iterations."""
        for _ in range(iterations):
            self.iterate(imagine(self.dealer), root)

    def iterate(self, world: State, root: Node) -> None:
        """Selection, expansion by one node, playout, backpropagation."""
        path: list[Node] = [root]
        node = root
        while world.cells[DEPTH] != 0:
            node = self.choose(world, node)
            action = node.action
            assert action is not None
            path.append(node)
            world.apply(action, self.dealer)
            if node.visits == 0:
                break
        steps = 0
        while world.cells[DEPTH] != 0 and steps < LONGEST:
            legal = world.legal()
            world.apply(legal[self.dealer.pick(len(legal))], self.dealer)
            steps += 1
        prospects = victory(world)
        for node in path:
            node.add(prospects, 0.0)

    def choose(self, world: State, node: Node) -> Node:
        """A random legal child that was never visited; else the best by UCB1, over the times it was available."""
        seat = world.asked_seat()
        legal = world.legal()
        fresh = [action for action in legal if action.id not in node.children]
        if fresh:
            action = fresh[self.dealer.pick(len(fresh))]
            child = Node(action, world.cells[SEATS])
            node.children[action.id] = child
            child.available = 1
            return child
        best = node.children[legal[0].id]
        most = -1.0
        for action in legal:
            child = node.children[action.id]
            child.available += 1
            rating = child.mean(seat) + EXPLORATION * sqrt(log(float(child.available)) / float(child.visits))
            if rating > most:
                most = rating
                best = child
        return best


def victory(world: State) -> vec[float]:
    """1 for the winner, divided among equals."""
    scores = world.scores()
    winners = sum([1 for score in scores if score.rank == 1])
    shares: vec[float] = vec[float]()
    seat: i64 = 0
    while seat < world.cells[SEATS]:
        shares = append(shares, 1.0 / float(winners) if scores[int(seat)].rank == 1 else 0.0)
        seat += 1
    return shares
