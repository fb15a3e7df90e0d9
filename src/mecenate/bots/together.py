"""Several processes search for one choice, each in worlds of its own; their trees are added up (root parallel).

The processes are started once and kept. Where that is not possible (a process that may have no children, a pack that
other processes do not know), the search goes on alone.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any

from mecenate.bots.bot import Outlook
from mecenate.bots.levels import Level
from mecenate.bots.node import Node
from mecenate.bots.search import Search
from mecenate.bots.weights import value_for
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game, OptionValue
from mecenate.core.state import State

UNLIMITED = 1 << 40

SHORTEST = 1e-9
"""Seconds of a search that is given none."""

Clock = Callable[[], float]
Stop = Callable[[], bool]
Branch = tuple[int, int, float, list[float], list[Any]]
"""A node on its way between processes: word, visits, margins, sums, branches."""


def never() -> bool:
    """A search that nobody stops."""
    return False


def others_for(game: Game) -> int:
    """How many other processes can search this game along."""
    if multiprocessing.current_process().daemon or multiprocessing.parent_process() is not None:
        return 0
    known = catalogue.game(game.name, **game.options) if game.name in _names() else None
    return max(0, (os.cpu_count() or 1) - 1) if known == game else 0


def _names() -> list[str]:
    return [entry.name for entry in catalogue.catalogue()]


def search_together(
    outlook: Outlook,
    level: Level,
    seeds: list[int],
    root: Node,
    iterations: int | None,
    seconds: float,
    *,
    clock: Clock = time.perf_counter,
    stop: Stop = never,
    patient: bool = False,
) -> None:
    """Grow `root` here with the first seed, and in a process for each other seed meanwhile."""
    world = outlook.imagine(Dealer.fast(seeds[0]))
    game = world.game
    pool = _others() if len(seeds) > 1 else None
    futures = [
        pool.submit(_search, game.name, game.options, world.to_json(), level, seed, iterations, seconds, patient)
        for seed in seeds[1:]
        if pool is not None
    ]
    grow(outlook, level, seeds[0], root, iterations, seconds, clock=clock, stop=stop, patient=patient)
    for future in futures:
        _add(root, future.result(), game)


def grow(
    outlook: Outlook,
    level: Level,
    seed: int,
    root: Node,
    iterations: int | None,
    seconds: float,
    *,
    clock: Clock = time.perf_counter,
    stop: Stop = never,
    patient: bool = False,
) -> None:
    """Search in this process, for so many iterations or seconds of this clock at most."""
    started = clock()
    value = value_for(outlook.game, level.learned)
    turns = level.turns_in(outlook.game.name)
    search = Search(value, seed, plan=level.plan, contenders=level.contenders, turns=turns, glance=level.glance)

    def spent() -> float:
        if stop():
            return 1.0
        return 0.0 if iterations is not None else (clock() - started) / max(seconds, SHORTEST)

    search.run(outlook.imagine, root, UNLIMITED if iterations is None else iterations, spent, patient=patient)


@cache
def _others() -> ProcessPoolExecutor:
    """The other processes, started when they are first needed."""
    pool = ProcessPoolExecutor(max(1, (os.cpu_count() or 2) - 1), multiprocessing.get_context("spawn"))
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def _search(
    name: str,
    options: dict[str, OptionValue],
    state: str,
    level: Level,
    seed: int,
    iterations: int | None,
    seconds: float,
    patient: bool,
) -> list[Branch]:
    """What another process does: the state is an imagined one."""
    world: State = catalogue.game(name, **options).state_from_json(state)
    root = Node(None, world.seats)
    grow(Outlook(world), level, seed, root, iterations, seconds, patient=patient)
    return _branches(root)


def _branches(node: Node) -> list[Branch]:
    return [
        (child.action.id, int(child.visits), child.margins, list(child.sums), _branches(child))
        for child in node.children.values()
        if child.action is not None and child.visits > 0
    ]


def _add(node: Node, branches: list[Branch], game: Game) -> None:
    for word, visits, margins, sums, below in branches:
        child = node.enter([game.actions[word]])[-1]
        child.visits += visits
        child.margins += margins
        for seat, part in enumerate(sums):
            child.sums[seat] += part
        _add(child, below, game)
