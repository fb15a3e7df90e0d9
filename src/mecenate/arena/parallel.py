"""Simulation on all cores, with the same result as on one."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from mecenate.arena.cluster import spread
from mecenate.arena.simulate import Progress, Simulation, simulate
from mecenate.core import catalogue
from mecenate.core.game import Game

CHUNKS_A_WORKER = 8
"""Small enough that no worker waits long for the last part, large enough that starting one costs little."""


LEAST_WORKERS = 2
"""At least so many parts, since the size of a cluster is not known."""


def simulate_parallel(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    workers: int,
    ray: str | None = None,
    seed: str = "0",
    progress: Progress | None = None,
) -> Simulation:
    """The result of `simulate`, computed by several processes here or on a cluster; with a replaced pack, by one."""
    if (workers <= 1 and ray is None) or not _can_travel(game):
        return simulate(game, bots, games, seed=seed, progress=progress)
    simulation = Simulation(tuple(bots))
    started = time.perf_counter()
    parts = [
        (game.keywords, list(bots), numbers, seed)
        for numbers in chunks(games, max(workers, LEAST_WORKERS) * CHUNKS_A_WORKER)
    ]
    for part in spread(_simulate_numbers, parts, workers=workers, ray=ray):
        simulation.merge(part)
        if progress is not None:
            progress(simulation.games)
    simulation.seconds = time.perf_counter() - started
    return simulation


def chunks(games: int, count: int) -> Iterator[range]:
    """The numbers of the games in about equal parts, none empty."""
    edges = sorted({games * part // count for part in range(count + 1)})
    return (range(low, high) for low, high in pairwise(edges))


def _can_travel(game: Game) -> bool:
    """Whether another process can make the same game from its keywords."""
    return catalogue.game(**game.keywords) == game


def _simulate_numbers(game: dict[str, Any], bots: list[str], numbers: range, seed: str) -> Simulation:
    return simulate(catalogue.game(**game), bots, len(numbers), seed=seed, first=numbers.start)
