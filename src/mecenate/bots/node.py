"""The search tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.action import Action


@final
class Node:
    """What follows one choice. Edges are keyed by the action: worlds differ, lines of play do not.

    `sums` has the prospects of every seat, since chance decides who chooses next, and `margins` the points by which
    the seat that searches was ahead.
    """

    def __init__(self, action: Action | None, seats: i64) -> None:
        self.action: Final = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.margins: float = 0.0
        self.head_start: float = 0.0
        """What is added to the sum of the seat that searches when lines are compared."""
        sums: vec[float] = vec[float]()
        seat: i64 = 0
        while seat < seats:
            sums = append(sums, 0.0)
            seat += 1
        self.sums: Final[vec[float]] = sums
        self.children: Final[dict[int, Node]] = {}

    def mean(self, seat: i64) -> float:
        """The average prospect of a seat; it must have been visited."""
        return self.sums[seat] / float(self.visits)

    def add(self, prospects: vec[float], margin: float) -> None:
        """Count a visit and add its result."""
        self.visits += 1
        self.margins += margin
        seat: i64 = 0
        while seat < len(self.sums):
            self.sums[seat] += prospects[seat]
            seat += 1

    def enter(self, line: Sequence[Action]) -> list[Node]:
        """This node and those of a line of play below it, made where they are not there yet."""
        path = [self]
        node = self
        for action in line:
            below = node.children.get(action.id)
            if below is None:
                below = node.children[action.id] = Node(action, len(self.sums))
            path.append(below)
            node = below
        return path

    def most_visited(self) -> Node | None:
        """The child that the search trusts most; of equals the first."""
        best: Node | None = None
        for child in self.children.values():
            if best is None or child.visits > best.visits:
                best = child
        return best

    def most_tried(self, seat: i64) -> list[Action]:
        """The line of play below that was tried most often; of equals the one that did best for a seat."""
        best: list[Action] = []
        most: tuple[i64, float] = (0, 0.0)
        for line, last in self.tried_out([]):
            rank = (last.visits, last.sums[seat] + last.head_start)
            if rank > most:
                most = rank
                best = line
        return best

    def tried_out(self, line: list[Action]) -> list[tuple[list[Action], Node]]:
        """Every line of play below that was tried to its end, and its last node."""
        lines: list[tuple[list[Action], Node]] = []
        for child in self.children.values():
            action = child.action
            if action is not None and child.visits > 0:
                further = [*line, action]
                lines += child.tried_out(further) or [(further, child)]
        return lines
