"""Training by self-play: TD(lambda) for the value; the policy learns the choices of planned turns."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from mecenate.arena.network import Floats, Networks, Whole
from mecenate.arena.simulate import derived_seed
from mecenate.bots.selfplay import MOST_CHOICES, Episode, SelfPlay
from mecenate.bots.value import Value
from mecenate.bots.weights import feature_names, weights_from, write
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game

LAMBDA = 0.98
CYCLE = 16
"""Games between two updates."""
SEATS = (2, 3, 4, 2)
"""The number of seats, game after game."""
BATCH = 256
REPEATS = 3
"""How often a position is used for training, on average, while it is in the buffer."""
REMEMBERED = 60000
"""Positions, and choices, that are kept."""
STRAY = 30
"""Turns in a thousand that begin with a random choice."""
OTHER_VERSIONS: dict[str, dict[str, str]] = {
    "carrara": {"version": "advanced"},
    "princes": {"expansions": "muse,cooperation"},
}
"""Every third game is played like this, so that the weights know these tables too."""


@dataclass(frozen=True)
class Lesson:
    """Progress after some games: the mean total, the error of the value, the accuracy of the policy."""

    games: int
    mean_total: float
    error: float
    first_sight: float


class Memory:
    """The replay buffer: the last positions and choices, as arrays."""

    def __init__(self) -> None:
        self.parts: dict[str, Any] = {}

    def add(self, **rows: Any) -> None:
        """Add rows, and drop the oldest."""
        for name, row in rows.items():
            whole = np.concatenate([self.parts[name], row]) if name in self.parts else row
            self.parts[name] = whole[-REMEMBERED:]

    def size(self, name: str) -> int:
        """How many rows there are of a kind."""
        return len(self.parts[name]) if name in self.parts else 0


class Training:
    """Self-play of one game, lesson after lesson. The same seed gives the same weights."""

    def __init__(self, game: Game, seed: int, budget: int, strangers: int = 0, trust: int = 100) -> None:
        """`strangers`: games in a hundred with one; `trust`: how much of what the value adds is believed, of a hundred.

        Where the rule of thumb is good and the games are few, a value that is believed in part plays better than both.
        """
        self.game = game
        self.seed = seed
        self.budget = budget
        self.strangers = strangers
        self.trust = trust / 100
        other = OTHER_VERSIONS.get(game.name)
        self.games = [game, game, catalogue.game(game.name, **other) if other else game]
        words = max(len(version.actions) for version in self.games)
        self.rng = np.random.default_rng(seed)
        self.networks = Networks(len(feature_names(game)), words, self.rng)
        self.memory = Memory()
        self.played = 0
        self.spread = 10.0
        self.curve: list[Lesson] = []

    def run(self, games: int, told: Callable[[Lesson], None]) -> None:
        """Play until so many games were played in all, and tell of every lesson."""
        while self.played < games:
            episodes = self._play(min(CYCLE, games - self.played))
            lesson = self._learn(episodes)
            self.curve.append(lesson)
            told(lesson)

    # ------------------------------------------------------------------ playing

    def _value(self) -> Value:
        if not self.curve:
            return Value(len(self.game.features))
        offset, parts = self.networks.parts(self.trust)
        return Value(len(self.game.features), weights_from({"offset": offset, "spread": self.spread}, dict(parts)))

    def _play(self, games: int) -> list[Episode]:
        value = self._value()
        episodes = []
        for _ in range(games):
            seed = derived_seed(str(self.seed), self.game.name, self.played)
            state = self.games[self.played % 3].start(SEATS[self.played % len(SEATS)], Dealer.fast(seed))
            episodes.append(SelfPlay(value, seed, self.budget, STRAY, self.strangers).play(state))
            self.played += 1
        return episodes

    # ------------------------------------------------------------------ learning

    def _learn(self, episodes: list[Episode]) -> Lesson:
        vectors = np.array([vector for episode in episodes for seat in episode.vectors for vector in seat])
        self.networks.widen_scale(vectors)
        added, errors = self._returns(episodes)
        self.memory.add(sheets=vectors, added=added)
        self.memory.add(
            choice_sheets=np.array([vector for episode in episodes for vector in episode.choice_vectors]),
            choices=padded([row for episode in episodes for row in episode.choices]),
        )
        for _ in range(REPEATS * len(vectors) // BATCH):
            self.networks.learn_value(*self._some("sheets", "added"))
        right = 0.0
        steps = max(REPEATS * sum(len(episode.choices) for episode in episodes) // BATCH, 1)
        for _ in range(steps):
            right += self.networks.learn_policy(*self._some("choice_sheets", "choices")) / steps
        totals = [total for episode in episodes for total in episode.totals]
        error = float(np.sqrt(np.mean(np.square(errors))))
        self.spread = 0.9 * self.spread + 0.1 * error
        return Lesson(self.played, round(float(np.mean(totals)), 2), round(error, 2), round(right, 3))

    def _some(self, *names: str) -> list[Any]:
        rows = self.rng.integers(0, self.memory.size(names[0]), BATCH)
        return [self.memory.parts[name][rows] for name in names]

    def _returns(self, episodes: list[Episode]) -> tuple[Floats, Floats]:
        """What the value should have added in each position, and how far it was from the real end."""
        returns: list[Floats] = []
        errors: list[Floats] = []
        for episode in episodes:
            for seat, vectors in enumerate(episode.vectors):
                appraisals = np.array(episode.appraisals[seat])
                values = appraisals + (self.networks.added(np.array(vectors)) if self.curve else 0.0)
                returns.append(lambda_returns(values, episode.totals[seat]) - appraisals)
                errors.append(values - episode.totals[seat])
        return np.concatenate(returns), np.concatenate(errors)

    # ------------------------------------------------------------------ files

    def save(self, path: Path, command: str) -> None:
        """Write the weights, and beside them what a later run needs to go on."""
        offset, parts = self.networks.parts(self.trust)
        head = {
            "game": self.game.name,
            "command": command,
            "seed": self.seed,
            "games": self.played,
            "offset": offset,
            "spread": round(self.spread, 3),
            "features": feature_names(self.game),
            "curve": [asdict(lesson) for lesson in self.curve[:: max(1, len(self.curve) // 20)]],
        }
        write(path, head, dict(parts))
        lessons = np.array([list(asdict(lesson).values()) for lesson in self.curve])
        more: dict[str, Any] = {
            "lessons": lessons,
            "spread": self.spread,
            "draws": json.dumps(self.rng.bit_generator.state),
        }
        np.savez_compressed(progress_of(path), **self.networks.to_arrays(), **self.memory.parts, **more)

    def resume(self, path: Path) -> None:
        """Go on from what `save` left there; whole lessons later the weights are those of a run without a break."""
        with np.load(progress_of(path)) as stored:
            self.networks.from_arrays(dict(stored))
            self.memory.add(**{name: stored[name] for name in ("sheets", "added", "choice_sheets", "choices")})
            self.curve = [Lesson(int(row[0]), *(float(part) for part in row[1:])) for row in stored["lessons"]]
            self.spread = float(stored["spread"])
            self.rng.bit_generator.state = json.loads(str(stored["draws"]))
        self.played = self.curve[-1].games


def progress_of(path: Path) -> Path:
    """Where a run leaves what it needs to go on; it is not shipped."""
    return path.with_suffix(".progress.npz")


def lambda_returns(values: Floats, total: float) -> Floats:
    """For each position a blend of all later values and the real end, nearer ones first."""
    returns = np.empty_like(values)
    after = total
    following = total
    for n in range(len(values) - 1, -1, -1):
        after = (1.0 - LAMBDA) * following + LAMBDA * after
        returns[n] = after
        following = values[n]
    return returns


def padded(rows: list[list[int]]) -> Whole:
    """Rows of choices as one table, -1 where a row is shorter."""
    table = np.full((len(rows), int(MOST_CHOICES)), -1, dtype=np.int64)
    for n, row in enumerate(rows):
        table[n, : len(row)] = row
    return table
