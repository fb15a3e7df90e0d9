"""Self-play games for training, played in this process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mecenate.arena.cluster import TRIES, connect
from mecenate.arena.simulate import derived_seed
from mecenate.bots.selfplay import MOST_CHOICES, Episode, SelfPlay
from mecenate.bots.value import MOST_SEATS, Value
from mecenate.bots.weights import weights_from
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer

if TYPE_CHECKING:
    from mecenate.arena.training import Training

STRAY = 30
"""How many choices in a thousand are random at the start of a run; the number falls to 0 at its end."""
NOISE = 0.02
"""Noise added to each evaluation at the start of a run, as a share of a game; it falls to 0 as well."""
CALIBRATION = 600
"""Games to which the deviation and the margin are fitted at the end of a run."""
A_PART = 4
"""Games that a process plays before it is given other weights."""


class Order(NamedTuple):
    """Games to be played: of which version, by which weights, with which numbers."""

    games: list[dict[str, Any]]
    """The keywords of the versions, game after game."""
    parts: dict[str, Sequence[float]] | None
    seed: int
    budget: int
    numbers: range
    stray: int
    """Choices in a thousand that are random."""
    noise: float
    """What is added to each evaluation, as a share of a game."""


@dataclass(frozen=True)
class Played:
    """One game as arrays. Seats that do not play are rows of zeros, so that all games have the same shape."""

    seats: int
    vectors: NDArray[np.float32]
    """Turns, seats, features."""
    there: NDArray[np.float32]
    """1 for each seat that plays, turn by turn."""
    appraisals: NDArray[np.float32]
    totals: list[float]
    choice_vectors: NDArray[np.float32]
    choices: NDArray[np.int64]


@dataclass
class UnderWay:
    """The games of a lesson that are being played."""

    games: int
    futures: list[Future[list[Played]]]

    def result(self) -> list[Played]:
        """All games, in the order of their numbers."""
        return [episode for future in self.futures for episode in future.result()]


class Lessons:
    """Plays the games of each lesson on a pool."""

    def __init__(self, pool: Any, games: int) -> None:
        """`games`: how many make a lesson."""
        self.pool = pool
        self.games = games

    def play(self, training: Training, first: int) -> UnderWay:
        """Start the games of the lesson that begins with this number; none after the last."""
        return self._start(training, first, min(first + self.games, training.games), 1.0 - first / training.games)

    def play_to_calibrate(self, training: Training) -> list[Played]:
        """Games after the last lesson, played as well as the weights can."""
        return self._start(training, training.games, training.games + CALIBRATION, 0.0).result()

    def _start(self, training: Training, first: int, last: int, chance: float) -> UnderWay:
        """Start games with a share of the random choices and of the noise."""
        versions = [version.keywords for version in training.versions]
        parts = training.parts()
        orders = [
            Order(
                versions,
                parts,
                training.seed,
                training.budget,
                range(number, min(number + A_PART, last)),
                round(STRAY * chance),
                NOISE * chance,
            )
            for number in range(first, last, A_PART)
        ]
        return UnderWay(max(last - first, 0), [self.pool.submit(play, order) for order in orders])


@contextmanager
def processes(workers: int) -> Iterator[Any]:
    """A pool of so many processes."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield pool


@contextmanager
def cluster(address: str, workers: int) -> Iterator[Any]:
    """The same on a Ray cluster."""
    ray, started = connect(address, workers)
    remote = ray.remote(play).options(max_retries=TRIES, num_cpus=1)

    class Pool:
        """An executor that runs its work on the cluster."""

        def submit(self, _: Any, order: Order) -> Any:
            """Start a part of the work."""
            return remote.remote(order).future()

    try:
        yield Pool()
    finally:
        if started:
            ray.shutdown()


def play(order: Order) -> list[Played]:
    """Play the games of an order."""
    games = [catalogue.game(**keywords) for keywords in order.games]
    features = len(games[0].features)
    value = Value(features, None if order.parts is None else weights_from(order.parts))
    episodes = []
    for number in order.numbers:
        game = games[number % len(games)]
        seats = seats_of(number // len(games), game.min_seats, game.max_seats)
        table = Dealer.fast(derived_seed(str(order.seed), f"{game.name} deal", number))
        seed = derived_seed(str(order.seed), game.name, number)
        players = SelfPlay(value, seats, seed, order.budget, order.stray, order.noise)
        episodes.append(as_arrays(players.play(game.start(seats, table), table), value.size))
    return episodes


def seats_of(number: int, least: int, most: int) -> int:
    """The number of seats of a game: all allowed numbers in turn."""
    return least + number % (most - least + 1)


def as_arrays(episode: Episode, features: int) -> Played:
    """An episode as arrays of one shape."""
    turns = len(episode.turns)
    vectors = np.zeros((turns, int(MOST_SEATS), features), dtype=np.float32)
    vectors[:, : episode.seats] = np.array(episode.turns, dtype=np.float32).reshape(turns, episode.seats, features)
    there = np.zeros((turns, int(MOST_SEATS)), dtype=np.float32)
    there[:, : episode.seats] = 1.0
    appraisals = np.zeros((turns, int(MOST_SEATS)), dtype=np.float32)
    appraisals[:, : episode.seats] = np.array(episode.appraisals, dtype=np.float32)
    return Played(
        episode.seats,
        vectors,
        there,
        appraisals,
        episode.totals,
        np.array(episode.choice_vectors, dtype=np.float32).reshape(-1, features),
        padded(episode.choices),
    )


def padded(rows: list[list[int]]) -> NDArray[np.int64]:
    """Rows of choices as one table, -1 where a row is shorter."""
    table = np.full((len(rows), int(MOST_CHOICES)), -1, dtype=np.int64)
    for n, row in enumerate(rows):
        table[n, : len(row)] = row
    return table
