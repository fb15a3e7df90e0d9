"""Training by self-play: TD(lambda) for the value; the policy learns the choices of planned turns.

Processes play games while this one learns from those before. A lesson is always played with the weights of two lessons
earlier, however fast the processes are, so a run without interruption gives the same weights for the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional
from torch.optim.swa_utils import AveragedModel

from mecenate.arena.calibration import Rows, calibrate, square_errors
from mecenate.arena.episodes import Lessons, Played
from mecenate.arena.network import POINTS, Networks, with_features, with_units
from mecenate.bots.value import LEAST_LOG, MOST_LOG
from mecenate.bots.weights import feature_names, fingerprint, read, write
from mecenate.core import catalogue
from mecenate.core.errors import MecenateError
from mecenate.core.game import Game

LAMBDA = 0.9
BATCH = 256
REPEATS = 4
"""How often a position is used for training, on average, while it is in the buffer."""
REMEMBERED = 120_000
"""Positions, and choices, that are kept."""
AT_ONCE = 4096
"""Rows that are read together when all are read."""
FIRST_RATE, LAST_RATE = 2e-3, 5e-5
LEAST_STEPS = 32
"""Steps of a lesson at least. A short game has so few turns that `REPEATS` alone would hardly train it."""
AVERAGE = 0.998
"""The decay of the average of late weights, which plays and is saved."""
WEIGHT_DECAY = 1e-4

VERSIONS: dict[str, tuple[dict[str, str], ...]] = {
    "carrara": ({}, {"version": "advanced"}),
    "princes": ({}, {}, {"expansions": "muse"}, {"expansions": "cooperation"}, {"expansions": "muse,cooperation"}),
    "florenza": ({}, {}, {}, {"guilds": "out"}),
}
"""The options of a title, game after game, each in its share; only the usual ones for a title that is not here."""


@dataclass(frozen=True)
class Lesson:
    """Progress after some games: the mean total, the error of the value, the accuracy of the policy."""

    games: int
    mean_total: float
    error: float
    first_sight: float


class Memory:
    """The replay buffer: the last positions and choices, as arrays that new rows overwrite, the oldest first."""

    def __init__(self) -> None:
        self.parts: dict[str, Any] = {}
        self.added: dict[str, int] = {}

    def add(self, **rows: list[Any]) -> None:
        """Add rows of several games."""
        for name, parts in rows.items():
            for part in parts:
                self._put(name, part)

    def _put(self, name: str, rows: Any) -> None:
        if name not in self.parts:
            self.parts[name] = np.zeros((REMEMBERED, *rows.shape[1:]), dtype=rows.dtype)
        first = self.added.get(name, 0)
        self.parts[name][np.arange(first, first + len(rows)) % REMEMBERED] = rows
        self.added[name] = first + len(rows)

    def some(self, rng: np.random.Generator, *names: str) -> list[torch.Tensor]:
        """A batch of rows at random."""
        rows = rng.integers(0, min(self.added[names[0]], REMEMBERED), BATCH)
        return [torch.from_numpy(self.parts[name][rows]) for name in names]

    def positions(self) -> Iterator[Rows]:
        """All positions, some thousands at a time."""
        filled = min(self.added["vectors"], REMEMBERED)
        for first in range(0, filled, AT_ONCE):
            part = slice(first, min(first + AT_ONCE, filled))
            vectors, there, ends = (torch.from_numpy(self.parts[name][part]) for name in ("vectors", "there", "ends"))
            yield vectors, there, ends

    def stored(self) -> dict[str, Any]:
        """What `load` gives back."""
        filled = {name: part[: self.added[name]] for name, part in self.parts.items()}
        return {"parts": {name: torch.from_numpy(part) for name, part in filled.items()}, "added": self.added}

    def load(self, stored: dict[str, Any]) -> None:
        """Take over what was stored."""
        for name, part in stored["parts"].items():
            self._put(name, part.numpy())
        self.added = dict(stored["added"])


class Training:
    """Self-play of one game, lesson after lesson."""

    def __init__(self, game: Game, seed: int, budget: int, games: int) -> None:
        """`budget`: positions of its own turn that a player evaluates; `games`: how many are played in all."""
        torch.manual_seed(seed)
        self.game = game
        self.seed = seed
        self.budget = budget
        self.games = games
        self.versions = [catalogue.game(game.name, **options) for options in VERSIONS.get(game.name, ({},))]
        words = max(len(version.actions) for version in self.versions)
        self.rng = np.random.default_rng(seed)
        self.networks = Networks(len(feature_names(game)), words)
        self.average = AveragedModel(self.networks, avg_fn=late_average, use_buffers=True)
        self.optimizer = torch.optim.AdamW(self.networks.parameters(), lr=FIRST_RATE, weight_decay=WEIGHT_DECAY)
        self.memory = Memory()
        self.curve: list[Lesson] = []
        self.warm = False
        """Whether it began with weights of an earlier run."""

    @property
    def played(self) -> int:
        """Games learned from so far."""
        return self.curve[-1].games if self.curve else 0

    def parts(self) -> dict[str, Any] | None:
        """The weights that play; None before the first lesson."""
        return dict(self.average.module.parts()) if self.curve or self.warm else None

    def begin_with(self, path: Path) -> None:
        """Begin with the weights of a file instead of at random; its inputs and units may be others."""
        head, parts = read(path)
        fitted = with_features(parts, head["features"], feature_names(self.game))
        self.networks.load_parts(with_units(fitted, self.seed))
        self.average.module.load_state_dict(self.networks.state_dict())
        self.warm = True

    def run(self, lessons: Lessons, told: Callable[[Lesson], None]) -> None:
        """Play and learn until all games are played; `told` is called after every lesson."""
        for episodes in self._played(lessons):
            lesson = self.learn(episodes)
            self.curve.append(lesson)
            told(lesson)

    def _played(self, lessons: Lessons) -> Iterator[list[Played]]:
        """The games of each lesson; those of the next one are under way while this one is learned."""
        first = self.played
        under_way = lessons.play(self, first)
        while under_way.games:
            following = lessons.play(self, first + under_way.games)
            yield under_way.result()
            first += under_way.games
            under_way = following

    # ------------------------------------------------------------------ learning

    def learn(self, episodes: list[Played]) -> Lesson:
        """Add games to the buffer and take some steps."""
        vectors = np.concatenate([episode.vectors[:, : episode.seats].reshape(-1, self._size) for episode in episodes])
        self._fit_scale(torch.from_numpy(vectors))
        errors = self._remember(episodes)
        self._set_rate()
        positions = sum(len(episode.vectors) for episode in episodes)
        for _ in range(max(REPEATS * positions // BATCH, LEAST_STEPS)):
            self._step(self._value_loss())
        right = 0.0
        steps = max(REPEATS * sum(len(episode.choices) for episode in episodes) // BATCH, LEAST_STEPS) // 4
        for _ in range(steps):
            loss, share = self._policy_loss()
            self._step(loss)
            right += share / steps
        totals = [total for episode in episodes for total in episode.totals]
        error = float(np.sqrt(np.mean(np.square(errors))))
        games = self.played + len(episodes)
        return Lesson(games, round(float(np.mean(totals)), 2), round(error, 2), round(right, 3))

    @property
    def _size(self) -> int:
        return len(feature_names(self.game))

    def _fit_scale(self, vectors: torch.Tensor) -> None:
        if self.warm and not self.curve:
            self.networks.rescale(vectors)
            self.average.module.rescale(vectors)
        self.networks.widen_scale(vectors)
        if not self.curve and not self.warm:
            self.average.module.load_state_dict(self.networks.state_dict())
        self.average.module.widen_scale(vectors)

    def _set_rate(self) -> None:
        left = max(0.0, 1.0 - self.played / self.games)
        first = FIRST_RATE / 2 if self.warm else FIRST_RATE
        for group in self.optimizer.param_groups:
            group["lr"] = LAST_RATE + (first - LAST_RATE) * left

    def _remember(self, episodes: list[Played]) -> Any:
        """Add games to the buffer with the targets of their positions; returns the errors of the value."""
        values = [self._values(episode) for episode in episodes]
        totals = [self._totals(episode) for episode in episodes]
        games = list(zip(episodes, values, totals, strict=True))
        self.memory.add(
            vectors=[episode.vectors for episode in episodes],
            there=[episode.there for episode in episodes],
            targets=[lambda_returns(each, ends) - episode.appraisals for episode, each, ends in games],
            ends=[ends - episode.appraisals for episode, _, ends in games],
            choice_vectors=[episode.choice_vectors for episode in episodes],
            choices=[episode.choices for episode in episodes],
        )
        return np.concatenate([(each - ends)[:, : episode.seats].reshape(-1) for episode, each, ends in games])

    def _totals(self, episode: Played) -> Any:
        totals = np.zeros(episode.appraisals.shape[1], dtype=np.float32)
        totals[: episode.seats] = episode.totals
        return totals

    @torch.no_grad()
    def _values(self, episode: Played) -> Any:
        """What the weights that play say of the final totals, position by position."""
        vectors = torch.from_numpy(episode.vectors)
        there = torch.from_numpy(episode.there)
        known = self.curve or self.warm
        added = self.average.module.evaluate(vectors, there)[0].numpy() if known else np.zeros_like(episode.appraisals)
        return episode.appraisals + added

    def calibrate(self, episodes: list[Played] | None = None) -> None:
        """Fit the deviation and the margin of the weights that play to these games, or to those in the buffer."""
        if episodes is None:
            calibrate(self.average.module, list(self.memory.positions()))
        else:
            calibrate(self.average.module, [self._rows(episode) for episode in episodes])

    def _rows(self, episode: Played) -> Rows:
        ends = self._totals(episode) - episode.appraisals
        return torch.from_numpy(episode.vectors), torch.from_numpy(episode.there), torch.from_numpy(ends)

    def _value_loss(self) -> torch.Tensor:
        """The distance to the targets, and the likelihood of the real ends under the deviation."""
        vectors, there, targets, ends = self.memory.some(self.rng, "vectors", "there", "targets", "ends")
        added, spread = self.networks.evaluate(vectors, there)
        distance = functional.smooth_l1_loss(added / POINTS, targets / POINTS, reduction="none")
        squares = square_errors(added.detach(), ends, there)
        spread = spread.clamp(LEAST_LOG, MOST_LOG)
        unlikely = spread + 0.5 * squares * torch.exp(-2.0 * spread)
        loss: torch.Tensor = ((distance + 0.05 * unlikely) * there).sum() / there.sum()
        return loss

    def _policy_loss(self) -> tuple[torch.Tensor, float]:
        """The cross entropy of the choices made, and how often the likeliest was one."""
        vectors, choices = self.memory.some(self.rng, "choice_vectors", "choices")
        ratings = self.networks.rate(vectors, choices)
        loss = functional.cross_entropy(ratings, torch.zeros(len(ratings), dtype=torch.long))
        return loss, float((ratings.argmax(dim=1) == 0).float().mean())

    def _step(self, loss: torch.Tensor) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.networks.parameters(), 1.0)
        self.optimizer.step()
        self.average.update_parameters(self.networks)

    # ------------------------------------------------------------------ files

    def save_weights(self, path: Path, command: str) -> None:
        """Write the weights that play; they replace those of an earlier checkpoint at once."""
        head = {
            "game": self.game.name,
            "command": command,
            "seed": self.seed,
            "games": self.played,
            **fingerprint(self.game),
            "curve": [asdict(lesson) for lesson in self.curve[:: max(1, len(self.curve) // 20)]],
        }
        write(path, head, self.average.module.parts())

    def save_progress(self, path: Path) -> None:
        """Write what a later run needs to go on, beside the weights."""
        progress = {
            "networks": self.networks.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "draws": self.rng.bit_generator.state,
            "curve": [asdict(lesson) for lesson in self.curve],
            "run": self._run(),
            "warm": self.warm,
            "memory": self.memory.stored(),
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = progress_of(path).with_suffix(".tmp")
        torch.save(progress, unfinished)
        unfinished.replace(progress_of(path))

    def _run(self) -> dict[str, Any]:
        """What must be the same to resume a run."""
        return {"game": self.game.name, "seed": self.seed, "plan": self.budget, "features": feature_names(self.game)}

    def resume(self, path: Path) -> None:
        """Go on from what `save_progress` left there. Raises `NoProgress` if that is not there, or of another run."""
        if not progress_of(path).is_file():
            raise NoProgress(f"there is no training to go on with: {progress_of(path)} is missing")
        stored = torch.load(progress_of(path), weights_only=True)
        if stored["run"] != self._run():
            raise NoProgress(f"{progress_of(path)} is of another run: {stored['run']}")
        self.warm = stored["warm"]
        self.networks.load_state_dict(stored["networks"])
        self.average.load_state_dict(stored["average"])
        self.optimizer.load_state_dict(stored["optimizer"])
        self.rng.bit_generator.state = stored["draws"]
        self.curve = [Lesson(**lesson) for lesson in stored["curve"]]
        self.memory.load(stored["memory"])


class NoProgress(MecenateError):
    """There is no progress of an earlier run to resume."""


def progress_of(path: Path) -> Path:
    """Where a run leaves what it needs to go on; it is not shipped."""
    return path.with_suffix(".progress.pt")


def late_average(average: torch.Tensor, new: torch.Tensor, steps: int | torch.Tensor) -> torch.Tensor:
    """The average after a step. Its decay begins low, so that the random weights of the start are soon forgotten."""
    decay = min(AVERAGE, (1.0 + float(steps)) / (10.0 + float(steps)))
    return decay * average + (1.0 - decay) * new


def lambda_returns(values: Any, totals: Any) -> Any:
    """For each position a blend of all later values and the real end, nearer ones first; seats in columns."""
    returns = np.empty_like(values)
    after = following = totals
    for n in range(len(values) - 1, -1, -1):
        after = (1.0 - LAMBDA) * following + LAMBDA * after
        returns[n] = after
        following = values[n]
    return returns
