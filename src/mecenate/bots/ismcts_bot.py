"""The bot `plain`: ISMCTS without evaluation. It is a baseline for the arena, not an opponent for people."""

from __future__ import annotations

import time

from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.ismcts import IsmctsSearch
from mecenate.bots.node import Node
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer

SECONDS = 1.0
"""Seconds for every choice: as much as a master has for a whole turn, so that it never has less time."""
BETWEEN_LOOKS = 8
"""Iterations between two readings of the clock."""


class IsmctsBot(Bot):
    """Information-set search with random playouts. It keeps no plan, so it searches for every choice."""

    name = "plain"

    def __init__(self, seed: int, *, iterations: int | None = None, scale: float = 1.0) -> None:
        self.iterations = iterations
        self.scale = scale
        self._dealer = Dealer.fast(seed)

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        root = Node(None, outlook.seats)
        search = IsmctsSearch(int(self._dealer.pick(1 << 30)))
        if self.iterations is not None:
            search.run(outlook.imagine, root, self.iterations)
        else:
            until = time.thread_time() + self.scale * (SECONDS if seconds is None else seconds)
            while time.thread_time() < until:
                search.run(outlook.imagine, root, BETWEEN_LOOKS)
        best = root.most_visited()
        assert best is not None and best.action is not None
        return best.action
