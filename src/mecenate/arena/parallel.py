"""Many games on all cores: the same games, the same result, less waiting."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

from mecenate.arena.cluster import spread
from mecenate.arena.simulate import Progress, Simulation, simulate
from mecenate.core import catalogue
from mecenate.core.game import Game, OptionValue

CHUNKS_A_WORKER = 8
"""Small enough that no worker waits long for the last, large enough that starting one costs nothing."""


LEAST_WORKERS = 2
"""Parts are made for at least so many, since nobody knows how large a cluster is."""


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
    """What `simulate` gives, from several processes, here or on a cluster; a replaced pack is played in one."""
    if (workers <= 1 and ray is None) or not _can_travel(game):
        return simulate(game, bots, games, seed=seed, progress=progress)
    found = Simulation(tuple(bots))
    started = time.perf_counter()
    parts = [
        (game.name, dict(game.options), list(bots), numbers, seed)
        for numbers in chunks(games, max(workers, LEAST_WORKERS) * CHUNKS_A_WORKER)
    ]
    for part in spread(_simulate_numbers, parts, workers=workers, ray=ray):
        found.merge(part)
        if progress is not None:
            progress(found.games)
    found.seconds = time.perf_counter() - started
    return found


def chunks(games: int, count: int) -> Iterator[range]:
    """The numbers of the games in about equal parts, none empty."""
    edges = sorted({games * part // count for part in range(count + 1)})
    return (range(low, high) for low, high in pairwise(edges))


def _can_travel(game: Game) -> bool:
    """Whether another process can make the same game from its name and options."""
    return catalogue.game(game.name, **game.options) == game


def _simulate_numbers(
    name: str, options: dict[str, OptionValue], bots: list[str], numbers: range, seed: str
) -> Simulation:
    return simulate(catalogue.game(name, **options), bots, len(numbers), seed=seed, first=numbers.start)
