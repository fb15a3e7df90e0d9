"""The search: which of the good ways to play a turn is the best, seen from some turns later.

The turn is planned first, and the most promising ways to play it contend. Each is tried in worlds that the seat cannot
tell from the real one: the turn is played, then every seat plays some turns by short plans of its own (max^n), and the
value judges after each. All contenders meet the same worlds in the same order, so that none is preferred for its luck;
chance is drawn from dealers of the search, so that it can neither peek at the table's chance nor settle on one outcome.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.bots.layer import floats
from mecenate.bots.node import Node
from mecenate.bots.planning import Planner, line_of, until_chance
from mecenate.bots.value import Value, margin_of
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import DEPTH, SEATS, State

Imagine = Callable[[Dealer], State]
"""Gives a whole state that the seat cannot tell from the real one."""
Stop = Callable[[], bool]

EXPLORATION: Final = 0.1
"""How much a contender that was tried seldom is favoured; about how far apart the prospects of one turn lie."""
ALIKE: Final[i64] = 6
"""So many ways are looked at for each contender: those that differ only after chance are one."""
SEEDS: Final[i64] = 1 << 30


@final
class Verdict:
    """What one try has shown: the mean of what the value said after each turn, or the real end alone if it came.

    Judgements soon after the turn know little of what it leads to, later ones have more chance in them; the mean is
    steadier than either.
    """

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat: Final[i64] = seat
        self.heard = 0
        self.margin: float = 0.0
        self.prospects: Final[vec[float]] = floats([0.0] * int(seats))

    def hear(self, value: Value, world: State) -> None:
        """One more judgement."""
        over = world.cells[DEPTH] == 0
        totals = value.totals(world)
        prospects = value.prospects(totals, over)
        self.heard = 1 if over else self.heard + 1
        part = 1.0 / float(self.heard)
        self.margin += part * (margin_of(totals, self.seat) - self.margin)
        seat: i64 = 0
        while seat < len(self.prospects):
            self.prospects[seat] += part * (prospects[seat] - self.prospects[seat])
            seat += 1


@final
class Search:
    """Lets the ways to play one turn contend. The same seed and number of iterations give the same tree."""

    def __init__(self, value: Value, seed: int, *, plan: int, contenders: int, turns: int, glance: int) -> None:
        """`plan`: positions looked through for the own turn; `contenders`: how many ways to play it are tried;

        `turns`: how many are played after it; `glance`: positions looked through for each.
        """
        self.value: Final = value
        self.dealer: Final = Dealer.fast(seed)
        self.plan: Final[i64] = plan
        self.contenders: Final[i64] = contenders
        self.turns: Final[i64] = turns
        self.glance: Final[i64] = glance
        self.worlds: Final[list[int]] = []
        self.seat: i64 = 0
        self.iterations: i64 = 0

    def run(self, imagine: Imagine, root: Node, iterations: int, until: float, stop: Stop | None = None) -> None:
        """Try contenders until so many iterations are done, the clock (`time.perf_counter`) shows `until`, or `stop`.

        A turn that can be played in one way only is tried once.
        """
        paths = self.line_up(imagine(self.dealer), root)
        self.try_out(imagine, paths[0])
        most: i64 = iterations
        while self.iterations < most and len(paths) > 1:
            if time.perf_counter() >= until or (stop is not None and stop()):
                break
            self.try_out(imagine, self.favourite(root, paths))

    def line_up(self, world: State, root: Node) -> list[list[Node]]:
        """The contenders, each as its nodes below `root`: the best ways of the plan, up to where chance comes in."""
        self.seat = world.asked_seat()
        planned = Node(None, world.cells[SEATS])
        Planner(self.value, self.dealer).plan(world, planned, self.plan)
        found: list[list[Node]] = []
        known: set[Node] = set()
        for way in ways(planned)[: int(ALIKE * self.contenders)]:
            path = root.enter(until_chance(world, way, self.dealer))
            if path[-1] not in known:
                known.add(path[-1])
                found.append(path)
            if len(found) >= self.contenders:
                break
        return found

    def favourite(self, root: Node, paths: list[list[Node]]) -> list[Node]:
        """The contender to try next: one that did well, or one of which little is known (UCB1)."""
        found = paths[0]
        most = -1.0
        tried = log(float(root.visits))
        for path in paths:
            last = path[-1]
            if last.visits == 0:
                return path
            rating = last.mean(self.seat) + EXPLORATION * sqrt(tried / float(last.visits))
            if rating > most:
                most = rating
                found = path
        return found

    def try_out(self, imagine: Imagine, path: list[Node]) -> None:
        """One contender, the next of its worlds, one judgement."""
        number = int(path[-1].visits)
        if number == len(self.worlds):
            self.worlds.append(int(self.dealer.pick(SEEDS)))
        dealer = Dealer.fast(self.worlds[number])
        world = imagine(dealer)
        for node in path[1:]:
            action = node.action
            assert action is not None
            if world.cells[DEPTH] == 0 or world.asked_seat() != self.seat or action not in world.legal():
                break  # what lay hidden is another thing in this world
            world.apply(action, dealer)
        verdict = self.play_on(world, dealer)
        for node in path:
            node.add(verdict.prospects, verdict.margin)
        self.iterations += 1

    def play_on(self, world: State, dealer: Dealer) -> Verdict:
        """The rest of the turn, then so many turns of whoever is to choose; what the value says after each."""
        planner = Planner(self.value, dealer)
        verdict = Verdict(self.seat, world.cells[SEATS])
        self.play_turn(world, self.seat, planner)
        verdict.hear(self.value, world)
        left = self.turns
        while left > 0 and world.cells[DEPTH] != 0:
            self.play_turn(world, world.asked_seat(), planner)
            verdict.hear(self.value, world)
            left -= 1
        return verdict

    def play_turn(self, world: State, seat: i64, planner: Planner) -> None:
        """One turn by a short plan, and another where chance leads out of it."""
        line: list[Action] = []
        while world.cells[DEPTH] != 0 and world.asked_seat() == seat:
            legal = world.legal()
            if not line or line[0] not in legal:
                line = list(legal) if len(legal) == 1 else self.glance_at(world, planner)
            world.apply(line[0], planner.dealer)
            line = line[1:]

    def glance_at(self, world: State, planner: Planner) -> list[Action]:
        """The best turn of a short plan."""
        root = Node(None, world.cells[SEATS])
        planner.plan(world, root, self.glance)
        return line_of(root)


def ways(root: Node) -> list[list[Action]]:
    """The turns that a plan has looked through, the most promising first; of those that promise the same only one.

    Ways of the same promise differ in what the value does not see, as a rule in the order or the place of things.
    """
    found: dict[float, list[Action]] = {}
    gather(root, [], found, set())
    return [found[promise] for promise in sorted(found, reverse=True)]


def gather(node: Node, line: list[Action], found: dict[float, list[Action]], met: set[Node]) -> None:
    """Add the turns that go on from a node after `line`, each under its promise; a position is entered once."""
    if not node.children:
        found.setdefault(node.promise, line)
        return
    for child in node.children.values():
        if child not in met:
            met.add(child)
            action = child.action
            assert action is not None
            gather(child, [*line, action], found, met)
