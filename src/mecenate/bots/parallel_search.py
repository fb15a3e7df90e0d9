"""Root-parallel search: several processes search the same choice in worlds of their own, and the trees are added.

The processes are started once and kept. Where there can be none (in a worker process, or with a pack that other
processes do not know), one process searches.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from mecenate.bots.bot import Outlook
from mecenate.bots.levels import Level, tuning_of
from mecenate.bots.node import Node
from mecenate.bots.search import Search
from mecenate.bots.weights import value_for
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game
from mecenate.core.state import State

UNLIMITED = 1 << 40

SHORTEST = 1e-9
"""The time of a search without any, so that a division works."""

Clock = Callable[[], float]
Stop = Callable[[], bool]
Branch = tuple[int, int, float, list[float], list[Any]]
"""A node as it is sent between processes: action, visits, margins, sums, branches."""


class Limits(NamedTuple):
    """How long a search may take: so many iterations, or so many seconds if `iterations` is None."""

    iterations: int | None
    seconds: float
    patient: bool = False
    """Whether no line is dropped before the end, as hints need it."""


def never() -> bool:
    """The stop condition of a search that is not interrupted."""
    return False


def others_for(game: Game) -> int:
    """How many other processes can help to search this game."""
    if multiprocessing.current_process().daemon or multiprocessing.parent_process() is not None:
        return 0
    known = catalogue.game(**game.keywords) if game.name in _names() else None
    return max(0, (os.cpu_count() or 1) - 1) if known == game else 0


def _names() -> list[str]:
    return [entry.name for entry in catalogue.catalogue()]


def search_in_parallel(
    outlook: Outlook,
    level: Level,
    seeds: list[int],
    root: Node,
    limits: Limits,
    *,
    clock: Clock = time.perf_counter,
    stop: Stop = never,
) -> None:
    """Grow `root` here with the first seed, and in a process for each other seed meanwhile."""
    world = outlook.imagine(Dealer.fast(seeds[0]))
    game = world.game
    pool = _others() if len(seeds) > 1 else None
    futures = [
        pool.submit(_search, game.keywords, world.to_json(), level, seed, limits)
        for seed in seeds[1:]
        if pool is not None
    ]
    grow(outlook, level, seeds[0], root, limits, clock=clock, stop=stop)
    for future in futures:
        _add(root, future.result(), game)


def grow(
    outlook: Outlook,
    level: Level,
    seed: int,
    root: Node,
    limits: Limits,
    *,
    clock: Clock = time.perf_counter,
    stop: Stop = never,
) -> None:
    """Search in this process until the limits are reached, by this clock."""
    started = clock()
    search = new_search(outlook.game, level, seed)

    def spent() -> float:
        if stop():
            return 1.0
        return 0.0 if limits.iterations is not None else (clock() - started) / max(limits.seconds, SHORTEST)

    iterations = UNLIMITED if limits.iterations is None else limits.iterations
    search.run(outlook.imagine, root, iterations, spent, patient=limits.patient)


def new_search(game: Game, level: Level, seed: int, *, turns: int | None = None) -> Search:
    """The search of a level, which looks `turns` ahead if that is given."""
    return Search(
        value_for(game, level.learned),
        seed,
        plan=level.plan_in(game.name),
        trust=tuning_of(game.name).trust,
        contenders=level.contenders,
        turns=level.turns_in(game.name) if turns is None else turns,
        glance=level.glance_in(game.name),
    )


@cache
def _others() -> ProcessPoolExecutor:
    """The other processes, started when they are first needed."""
    pool = ProcessPoolExecutor(max(1, (os.cpu_count() or 2) - 1), multiprocessing.get_context("spawn"))
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    return pool


def _search(game: dict[str, Any], state: str, level: Level, seed: int, limits: Limits) -> list[Branch]:
    """What another process does: the state is an imagined one."""
    world: State = catalogue.game(**game).state_from_json(state)
    root = Node(None, world.seats)
    grow(Outlook(world), level, seed, root, limits)
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
