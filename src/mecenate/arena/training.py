"""Training by self-play: TD(lambda) for the value; the policy learns the choices of planned turns.

Processes play games while this one learns from those before. A lesson is played with the weights of two lessons
earlier, whoever is faster, so a run that is not interrupted gives the same weights for the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from mecenate.arena.episodes import Lessons, Played
from mecenate.arena.network import POINTS, Networks
from mecenate.bots.value import LEAST_LOG, MOST_LOG
from mecenate.bots.weights import feature_names, fingerprint, read, write
from mecenate.core import catalogue
from mecenate.core.errors import MecenateError
from mecenate.core.game import Game

LAMBDA = 0.98
BATCH = 256
REPEATS = 4
"""How often a position is used for training, on average, while it is in the buffer."""
REMEMBERED = 120_000
"""Positions, and choices, that are kept."""
FIRST_RATE, LAST_RATE = 2e-3, 5e-5
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
    """The replay buffer: the last positions and choices, as arrays."""

    def __init__(self) -> None:
        self.parts: dict[str, Any] = {}

    def add(self, **rows: list[Any]) -> None:
        """Add rows of several games, and drop the oldest."""
        for name, parts in rows.items():
            whole = [self.parts[name], *parts] if name in self.parts else parts
            self.parts[name] = np.concatenate(whole)[-REMEMBERED:]

    def some(self, rng: np.random.Generator, *names: str) -> list[torch.Tensor]:
        """A batch of rows at random."""
        rows = rng.integers(0, len(self.parts[names[0]]), BATCH)
        return [torch.from_numpy(self.parts[name][rows]) for name in names]


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
        self.average = AveragedModel(self.networks, multi_avg_fn=get_ema_multi_avg_fn(AVERAGE), use_buffers=True)
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
        """Begin with the weights of a file instead of at random."""
        self.networks.load_parts(read(path)[1])
        self.average.module.load_state_dict(self.networks.state_dict())
        self.warm = True

    def run(self, lessons: Lessons, told: Callable[[Lesson], None]) -> None:
        """Play and learn until all games are played, and tell of every lesson."""
        for episodes in self._played(lessons):
            lesson = self.learn(episodes)
            self.curve.append(lesson)
            if lesson.games >= self.games:
                self.calibrate(episodes)
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
        for _ in range(max(REPEATS * positions // BATCH, 1)):
            self._step(self._value_loss())
        right = 0.0
        steps = max(REPEATS * sum(len(episode.choices) for episode in episodes) // BATCH // 4, 1)
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
        """Put games into the buffer with the targets of their positions; returns the errors of the value."""
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

    @torch.no_grad()
    def calibrate(self, episodes: list[Played]) -> None:
        """Scale the deviation so that it fits the errors of the weights that play, in these games."""
        squares = predicted = 0.0
        for episode in episodes:
            there = torch.from_numpy(episode.there)
            added, spread = self.average.module.evaluate(torch.from_numpy(episode.vectors), there)
            ends = torch.from_numpy(self._totals(episode) - episode.appraisals)
            squares += float((square_errors(added, ends, there) * there).sum())
            predicted += float((torch.exp(2.0 * spread.clamp(LEAST_LOG, MOST_LOG)) * there).sum())
        for networks in (self.networks, self.average.module):
            networks.out.bias[1] += 0.5 * float(np.log(squares / predicted))

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
            "memory": {name: torch.from_numpy(part) for name, part in self.memory.parts.items()},
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = progress_of(path).with_suffix(".tmp")
        torch.save(progress, unfinished)
        unfinished.replace(progress_of(path))

    def _run(self) -> dict[str, Any]:
        """What must be the same when a run goes on."""
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
        self.memory.parts = {name: part.numpy() for name, part in stored["memory"].items()}


def square_errors(added: torch.Tensor, ends: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """The squares of the errors of each seat against the mean error of all, which decides nothing."""
    seats = there.sum(dim=1, keepdim=True)
    apart = (ends - added) * there
    apart = apart - apart.sum(dim=1, keepdim=True) / seats
    squares: torch.Tensor = apart.square() * seats / (seats - 1.0)
    return squares


class NoProgress(MecenateError):
    """There is nothing to go on with."""


def progress_of(path: Path) -> Path:
    """Where a run leaves what it needs to go on; it is not shipped."""
    return path.with_suffix(".progress.pt")


def lambda_returns(values: Any, totals: Any) -> Any:
    """For each position a blend of all later values and the real end, nearer ones first; seats in columns."""
    returns = np.empty_like(values)
    after = following = totals
    for n in range(len(values) - 1, -1, -1):
        after = (1.0 - LAMBDA) * following + LAMBDA * after
        returns[n] = after
        following = values[n]
    return returns
