"""The search: compares the best lines of a planned turn by what they lead to some turns later.

The turn is planned first, and the most promising ways to play it contend. Each is tried in worlds that the seat cannot
tell from the real one: the turn is played, then every seat plays some turns by short plans of its own (max^n), and the
value judges after each. All contenders meet the same worlds in the same order, so that none is preferred for its luck;
chance is drawn from dealers of the search, so that it can neither peek at the table's chance nor settle on one outcome.
World by world contenders drop out. While there is time, other ways challenge the one that is left; a search that has
tried them all ends before its time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.bots.network import zeros
from mecenate.bots.node import Node
from mecenate.bots.planning import UNKNOWN, Planner, Step, line_of, until_chance
from mecenate.bots.value import AT_THE_END, Batch, Value
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import DEPTH, SEATS, State

Imagine = Callable[[Dealer], State]
"""Draws a state that the seat cannot tell from the real one."""
Spent = Callable[[], float]
"""The share of its time that a search has used; at 1 it ends."""

ENOUGH_WORLDS: Final[i64] = 8
"""Worlds that a line meets before it can be dropped, so that rare events have had a chance to occur."""
CLEARLY: Final = 3.0
"""A line that is so many standard errors behind is dropped."""
HASTE: Final = 1.5
"""How fast lines are dropped as time passes: 1 is linear, more leaves more time for the last ones."""
ALIKE: Final[i64] = 6
"""Planned lines examined per contender: lines that differ only after a chance event count as one. As many challenge the
contender that is left."""
GRAINS: Final = 100_000.0
"""Promises that differ by less than about one part in so many count as the same: single precision has no more."""
SEEDS: Final[i64] = 1 << 30


@final
class Verdict:
    """The result of one try: the mean of the evaluations after the turns of the last round, or the real end if it came.

    Earlier evaluations would only repeat what the plan said. A whole round counts, because the value favours or slights
    the seat that is to choose.
    """

    def __init__(self, batch: Batch, seat: i64) -> None:
        """From the positions of a batch, in the order of play."""
        batch.evaluate()
        self.margin: float = 0.0
        self.prospects: Final[vec[float]] = zeros(batch.seats)
        count: i64 = len(batch.totals) // batch.seats
        first = first_that_counts(batch)
        part = 1.0 / float(count - first)
        number = first
        while number < count:
            self.margin += part * batch.margin(number, seat)
            other: i64 = 0
            while other < batch.seats:
                self.prospects[other] += part * batch.prospect(number, other)
                other += 1
            number += 1


def first_that_counts(batch: Batch) -> i64:
    """The number of the first position of a try that counts: one of the last round, or the end if the game ended."""
    last: i64 = len(batch.totals) // batch.seats - 1
    if batch.deviations[last * batch.seats] == AT_THE_END:
        return last
    return max(last - batch.seats + 1, 0)


@final
class Contender:
    """One way to play the turn, as its nodes below the root, and the prospect it brought in each world so far."""

    def __init__(self, path: list[Node]) -> None:
        self.path: Final = path
        self.marks: vec[float] = vec[float]()
        self.total: float = path[-1].head_start
        """The sum of the marks, and what the plan said of it."""

    def mark(self, prospect: float) -> None:
        """One more world."""
        self.marks = append(self.marks, prospect)
        self.total += prospect

    def is_beaten_by(self, best: Contender) -> bool:
        """Whether it lies further behind than chance explains, in the worlds that it has met; the best has met them.

        The same in all of them counts as beaten, too: nothing more can be learned about the two.
        """
        worlds: i64 = len(self.marks)
        if worlds < ENOUGH_WORLDS:
            return False
        lead = 0.0
        world: i64 = 0
        while world < worlds:
            lead += best.marks[world] - self.marks[world]
            world += 1
        lead /= float(worlds)
        if lead < 0.0:
            return False
        squares = 0.0
        world = 0
        while world < worlds:
            apart = best.marks[world] - self.marks[world] - lead
            squares += apart * apart
            world += 1
        return lead * lead * float(worlds * (worlds - 1)) >= CLEARLY * CLEARLY * squares


@final
class Search:
    """Compares lines for one turn. The same seed and number of iterations give the same tree."""

    def __init__(
        self, value: Value, seed: int, *, plan: int, trust: float, contenders: int, turns: int, glance: int
    ) -> None:
        """`plan`: positions looked through for the own turn; `trust`: how many tries what it says of a way counts for;

        `contenders`: how many ways to play it are tried; `turns`: how many are played after it; `glance`: positions
        looked through for each.
        """
        self.value: Final = value
        self.dealer: Final = Dealer.fast(seed)
        self.plan: Final[i64] = plan
        self.trust: Final[float] = trust
        self.contenders: Final[i64] = contenders
        self.turns: Final[i64] = turns
        self.glance: Final[i64] = glance
        self.worlds: Final[list[int]] = []
        self.seat: i64 = 0
        self.iterations: i64 = 0
        self.batch: Batch | None = None
        self.planner: Planner | None = None
        self.found: list[Way] = []
        """The ways of the plan, the most promising first."""
        self.most: int = 1
        self.spent: Spent | None = None

    def run(
        self, imagine: Imagine, root: Node, iterations: int, spent: Spent | None = None, *, patient: bool = False
    ) -> None:
        """Try all contenders in world after world, until one is left, so many iterations are done, or all is spent.

        Then the other ways challenge it one by one. A turn that can be played in one way only is tried once. Whoever is
        `patient` searches to the end: nobody drops out for being beaten, and two are never parted.
        """
        self.most = iterations
        self.spent = spent
        world = imagine(self.dealer)
        paths = self.line_up(world, root)
        field = [Contender(path) for path in paths]
        places = len(field)
        waiting = [] if patient else self.challengers(world, root, paths)
        while True:
            for contender in field:
                self.try_out(imagine, contender)
                share = self.share_spent()
                if share >= 1.0:
                    return
            field = staying(field, max(2, ceil(float(places) * (1.0 - share) ** HASTE)), patient)
            while len(field) == 1:
                if not waiting:
                    return
                field = self.challenge(imagine, field[0], Contender(waiting.pop(0)))
                if self.share_spent() >= 1.0:
                    return

    def share_spent(self) -> float:
        """The share of its iterations or of its time that the search has used."""
        share = float(self.iterations) / float(self.most)
        return share if self.spent is None else max(share, self.spent())

    def challenge(self, imagine: Imagine, best: Contender, challenger: Contender) -> list[Contender]:
        """Try a challenger in the worlds that the best has met; who stays in the contest, the best so far first.

        Both stay if the challenger did better: the next worlds decide.
        """
        while len(challenger.marks) < len(best.marks):
            self.try_out(imagine, challenger)
            if challenger.is_beaten_by(best) or self.share_spent() >= 1.0:
                return [best]
        return [challenger, best] if challenger.total > best.total else [best]

    def line_up(self, world: State, root: Node) -> list[list[Node]]:
        """The contenders, each as its nodes below `root`: the best ways of the plan, up to where chance comes in."""
        self.seat = world.asked_seat()
        self.batch = Batch(self.value, world.cells[SEATS])
        self.planner = Planner(self.value, world.cells[SEATS], self.dealer)
        self.found = ways(self.planner.plan(world, self.plan))
        contenders: list[list[Node]] = []
        for way in self.found[: int(ALIKE * self.contenders)]:
            if len(contenders) < self.contenders:
                self.add_path(world, root, way, contenders)
        return contenders

    def challengers(self, world: State, root: Node, contenders: list[list[Node]]) -> list[list[Node]]:
        """The other ways of the plan: the best of every first choice that no contender has, then the most promising."""
        most = int(ALIKE * self.contenders)
        begun = {path[1] for path in contenders}
        ordered: list[Way] = []
        for way in self.found:
            first = root.enter(way.line[:1])[-1]
            if first not in begun:
                begun.add(first)
                ordered.append(way)
        ordered += self.found[:most]
        paths = list(contenders)
        for way in ordered[:most]:
            self.add_path(world, root, way, paths)
        return paths[len(contenders) :]

    def add_path(self, world: State, root: Node, way: Way, paths: list[list[Node]]) -> None:
        """Add a way up to where chance comes in, unless one that is the same until then is there."""
        path = root.enter(until_chance(world, way.line, self.dealer))
        for other in paths:
            if other[-1] is path[-1]:
                return
        path[-1].head_start = self.trust * way.promise
        paths.append(path)

    def try_out(self, imagine: Imagine, contender: Contender) -> None:
        """Evaluate one contender in its next world."""
        number = len(contender.marks)
        if number == len(self.worlds):
            self.worlds.append(int(self.dealer.pick(SEEDS)))
        dealer = Dealer.fast(self.worlds[number])
        world = imagine(dealer)
        for node in contender.path[1:]:
            action = node.action
            assert action is not None
            if world.cells[DEPTH] == 0 or world.asked_seat() != self.seat or action not in world.legal():
                break  # hidden information differs in this world
            world.apply(action, dealer)
        planner, batch = self.planner, self.batch
        assert planner is not None and batch is not None
        planner.dealer = dealer
        verdict = self.play_on(world, planner, batch)
        for node in contender.path:
            node.add(verdict.prospects, verdict.margin)
        contender.mark(verdict.prospects[self.seat])
        self.iterations += 1

    def play_on(self, world: State, planner: Planner, batch: Batch) -> Verdict:
        """The rest of the turn, then so many turns of whoever is to choose, with an evaluation after each."""
        batch.clear()
        self.play_turn(world, self.seat, planner)
        self.settle(world, planner)
        batch.add(world)
        left = self.turns
        while left > 0 and world.cells[DEPTH] != 0:
            self.play_turn(world, world.asked_seat(), planner)
            self.settle(world, planner)
            batch.add(world)
            left -= 1
        return Verdict(batch, self.seat)

    def settle(self, world: State, planner: Planner) -> None:
        """Play an auction that is in progress to its end: no position is judged between two bids."""
        while world.cells[DEPTH] != 0 and world.bidding() is not None:
            self.play_turn(world, world.asked_seat(), planner)

    def play_turn(self, world: State, seat: i64, planner: Planner) -> None:
        """One turn by a short plan, and another where chance leads out of it."""
        line: list[Action] = []
        while world.cells[DEPTH] != 0 and world.asked_seat() == seat:
            legal = world.legal()
            if not line or line[0] not in legal:
                line = list(legal) if len(legal) == 1 else line_of(planner.plan(world, self.glance))
            world.apply(line[0], planner.dealer)
            line = line[1:]


def staying(field: list[Contender], places: int, patient: bool) -> list[Contender]:
    """Those that stay in the contest, the best first, at most so many; all have met the same worlds.

    The best is tried first in the next world, so that it has been tried most often wherever time ends.
    """
    ranked = sorted(field, key=lambda contender: -contender.total)
    best = ranked[0]
    kept = [best]
    for contender in ranked[1:]:
        if len(kept) < places and (patient or not contender.is_beaten_by(best)):
            kept.append(contender)
    return kept


@final
class Way:
    """One way to play the turn, with the value of the position it ends in."""

    def __init__(self, line: list[Action], promise: float) -> None:
        self.line: Final = line
        self.promise: Final[float] = promise


def ways(root: Step) -> list[Way]:
    """The turns that a plan has looked through, the most promising first; of those that promise the same only one.

    Ways of the same promise differ in what the value does not see, as a rule in the order or the place of things.
    """
    lines: dict[i64, list[Action]] = {}
    gather(root, [], lines, set())
    return [Way(lines[grains], float(grains) / GRAINS) for grains in sorted(lines, reverse=True)]


def gather(step: Step, line: list[Action], lines: dict[i64, list[Action]], met: set[Step]) -> None:
    """Add the turns that go on from a step after `line`, each under its promise; a position is entered once."""
    if not step.children:
        if step.promise > UNKNOWN:
            lines.setdefault(i64(step.promise * GRAINS + 0.5), line)
        return
    for child in step.children:
        if child not in met:
            met.add(child)
            action = child.action
            assert action is not None
            gather(child, [*line, action], lines, met)
