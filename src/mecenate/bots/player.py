"""The bot of every level: it plays its plan, or plans or searches its turn again."""

from __future__ import annotations

import time

from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.levels import Level
from mecenate.bots.node import Node
from mecenate.bots.parallel_search import Clock, Limits, Stop, never, others_for, search_in_parallel
from mecenate.bots.plan_cache import PlanCache
from mecenate.bots.planning import Planner, Step, line_of, until_chance
from mecenate.bots.weights import value_for
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import State

FEW = 4
"""A decision with fewer choices than this, such as a bid, gets a part of the turn's time."""
AFTER_CHANCE = 0.4
"""The share of a turn's time for a new search, when something was revealed during the turn."""


class Player(Bot):
    """A bot of one level. The same seed gives the same choices unless the clock limits the search."""

    def __init__(
        self,
        level: Level,
        seed: int,
        *,
        iterations: int | None = None,
        scale: float = 1.0,
        clock: Clock = time.thread_time,
    ) -> None:
        """`iterations` fixes the length of a search instead of the clock; `scale` shortens or stretches its time.

        By the processor time of its thread it is as strong on a busy machine as on an idle one, only slower.
        """
        self.name = level.name
        self.level = level
        self.iterations = iterations
        self.scale = scale
        self.clock = clock
        self._dealer = Dealer.fast(seed)
        self.plan = PlanCache()
        """The choices that it has planned."""
        self.turn_goes_on = False
        """Whether its turn goes on after what is planned."""
        self._stopped = False
        self._stop_when: Stop = never

    def stop(self) -> None:
        """End a search that is under way in another thread: the best so far is chosen."""
        self._stopped = True

    def stop_when(self, stop: Stop) -> None:
        """Let every search ask, many times a second, whether it should end: the best so far is chosen then."""
        self._stop_when = stop

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        if len(outlook.legal) == 1:
            self.turn_goes_on = False
            return outlook.legal[0]
        planned = self.plan.lookup(outlook)
        if planned is not None:
            return planned
        world = outlook.imagine(self._dealer)
        if self.level.searches:
            line = self.search(outlook, seconds).most_tried(outlook.seat)
        else:
            line = line_of(self._plan(world))
        line = until_chance(world, line, self._dealer)
        self.turn_goes_on = self.plan.store(world, outlook.seat, line)
        return line[0]

    def _plan(self, world: State) -> Step:
        value = value_for(world.game, self.level.learned)
        planner = Planner(value, world.seats, self._dealer, self.level.noise)
        return planner.plan(world, self.level.plan_in(world.game.name))

    # ------------------------------------------------------------------ searching

    def search(self, outlook: Outlook, seconds: float | None = None, *, patient: bool = False) -> Node:
        """The tree of a search from what the seat knows, for a choice or, if it is `patient`, for hints."""
        self._stopped = False
        count = 1 + (others_for(outlook.game) if self.level.all_cores else 0)
        seeds = [int(self._dealer.pick(1 << 30)) for _ in range(count)]
        root = Node(None, outlook.seats)
        limits = Limits(self.iterations, self.allowance(outlook, seconds), patient)
        search_in_parallel(outlook, self.level, seeds, root, limits, clock=self.clock, stop=self._is_stopped)
        return root

    def allowance(self, outlook: Outlook, seconds: float | None) -> float:
        """Seconds for this choice and those that are planned with it."""
        seconds_a_turn = self.level.seconds if seconds is None else seconds
        if len(outlook.legal) < FEW:
            seconds_a_turn *= len(outlook.legal) / FEW
        if self.turn_goes_on:
            seconds_a_turn *= AFTER_CHANCE
        return seconds_a_turn * self.scale

    def _is_stopped(self) -> bool:
        return self._stopped or self._stop_when()
