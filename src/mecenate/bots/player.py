"""The opponent at any level: it recalls its plan, or looks at its turn, or searches, and plans again."""

from __future__ import annotations

import time

from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.levels import Level
from mecenate.bots.memory import Plan
from mecenate.bots.node import Node
from mecenate.bots.planning import Planner, line_of, until_chance
from mecenate.bots.together import Clock, others_for, search_together
from mecenate.bots.value import Value
from mecenate.bots.weights import value_for
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import State

FEW = 4
"""Fewer choices than this get less than a turn's time: a bid, an answer."""
AFTER_CHANCE = 0.4
"""The share of a turn's time that is left when something came to light in it."""


class Player(Bot):
    """A bot of some level; the same seed gives the same choices where time plays no part."""

    def __init__(
        self,
        level: Level,
        seed: int,
        *,
        iterations: int | None = None,
        scale: float = 1.0,
        clock: Clock = time.perf_counter,
    ) -> None:
        """`iterations` fixes the length of a search instead of the clock; `scale` shortens or stretches its time.

        With `time.thread_time` as its clock it is as strong on a busy machine as on an idle one, only slower.
        """
        self.name = level.name
        self.level = level
        self.iterations = iterations
        self.scale = scale
        self.clock = clock
        self._dealer = Dealer.fast(seed)
        self._plan = Plan()
        self._turn_goes_on = False
        self._stopped = False

    def stop(self) -> None:
        """End a search that is under way in another thread: the best so far is chosen."""
        self._stopped = True

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        planned = self._plan.recall(outlook)
        if planned is not None:
            return planned
        world = outlook.imagine(self._dealer)
        if self.level.contenders > 0:
            line = self.search(outlook, seconds).most_tried(outlook.seat)
        else:
            line = line_of(self._look(world))
        line = until_chance(world, line, self._dealer)
        self._turn_goes_on = self._plan.remember(world, outlook.seat, line)
        return line[0]

    def _value(self, state: State) -> Value:
        return value_for(state.game, self.level.learned)

    def _look(self, world: State) -> Node:
        root = Node(None, world.seats)
        Planner(self._value(world), self._dealer, self.level.noise).plan(world, root, self.level.plan)
        return root

    # ------------------------------------------------------------------ searching

    def search(self, outlook: Outlook, seconds: float | None = None, *, patient: bool = False) -> Node:
        """The tree of a search from what the seat knows, for a choice or, if it is `patient`, for hints."""
        self._stopped = False
        count = 1 + (others_for(outlook.game) if self.level.all_cores else 0)
        seeds = [int(self._dealer.pick(1 << 30)) for _ in range(count)]
        root = Node(None, outlook.seats)
        seconds = self.allowance(outlook, seconds)
        search_together(
            outlook,
            self.level,
            seeds,
            root,
            self.iterations,
            seconds,
            clock=self.clock,
            stop=self._is_stopped,
            patient=patient,
        )
        return root

    def allowance(self, outlook: Outlook, seconds: float | None) -> float:
        """Seconds for this choice and those that are planned with it."""
        found = self.level.seconds if seconds is None else seconds
        if len(outlook.legal) < FEW:
            found *= len(outlook.legal) / FEW
        if self._turn_goes_on:
            found *= AFTER_CHANCE
        return found * self.scale

    def _is_stopped(self) -> bool:
        return self._stopped
