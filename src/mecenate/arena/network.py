"""The value and the policy network of a game in training, in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

POINTS = 10.0
"""Points per unit of the value's output, so that outputs are about as large as inputs."""
HIDDEN, POLICY_HIDDEN = 32, 24
RATE = 0.002
DECAY_ONE, DECAY_TWO, TINY = 0.9, 0.999, 1e-8
KEEP = 1e-5
"""Weight decay per step."""
FARTHEST = 6.0
"""The scale is widened until no input seen lies further from the mean than so many deviations."""


class Networks:
    """Weights and their Adam updates. Inputs are scaled to about mean 0 and deviation 1.

    Inputs are scaled and nothing else: `parts` folds the scale into the weights, so that the networks of a file
    compute the same. Clipping, for example, would not be repeated by a bot at the table.
    """

    def __init__(self, features: int, words: int, rng: np.random.Generator) -> None:
        def small(*shape: int) -> Floats:
            weights: Floats = rng.standard_normal(shape) / np.sqrt(shape[0])
            return weights

        self.weights: dict[str, Floats] = {
            "value": small(features, HIDDEN),
            "value bias": np.zeros(HIDDEN),
            "last": 0.1 * small(HIDDEN),
            "offset": np.zeros(1),
            "policy": small(features, POLICY_HIDDEN),
            "policy bias": np.zeros(POLICY_HIDDEN),
            "words": np.zeros((words, POLICY_HIDDEN)),
            "word bias": np.zeros(words),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.steps = 0
        self.mean: Floats = np.zeros(features)
        self.deviation: Floats = np.zeros(0)

    def widen_scale(self, vectors: Floats) -> None:
        """Widen the scale as far as these vectors need; the networks compute the same as before."""
        if self.deviation.size == 0:
            self.mean = vectors.mean(axis=0)
            self.deviation = np.maximum(vectors.std(axis=0), 0.25)
        wider: Floats = np.maximum(self.deviation, np.abs(vectors - self.mean).max(axis=0) / FARTHEST)
        for name in ("value", "policy"):
            self.weights[name] *= (wider / self.deviation)[:, None]
        self.deviation = wider

    def _scaled(self, vectors: Floats) -> Floats:
        scaled: Floats = (vectors - self.mean) / self.deviation
        return scaled

    # ------------------------------------------------------------------ the value

    def added(self, vectors: Floats) -> Floats:
        """What the value adds to the appraisals, in points."""
        w = self.weights
        hidden = np.maximum(self._scaled(vectors) @ w["value"] + w["value bias"], 0.0)
        points: Floats = POINTS * (hidden @ w["last"] + w["offset"][0])
        return points

    def learn_value(self, vectors: Floats, added: Floats) -> float:
        """One step towards these sums; returns the mean square error before it, in points."""
        w = self.weights
        x = self._scaled(vectors)
        hidden = np.maximum(x @ w["value"] + w["value bias"], 0.0)
        error = hidden @ w["last"] + w["offset"][0] - added / POINTS
        slope = np.clip(error, -2.0, 2.0) / len(x)
        back = np.outer(slope, w["last"]) * (hidden > 0.0)
        self._step(
            {
                "value": x.T @ back,
                "value bias": back.sum(axis=0),
                "last": hidden.T @ slope,
                "offset": np.array([slope.sum()]),
            }
        )
        return float(np.mean(np.square(POINTS * error)))

    # ------------------------------------------------------------------ the policy

    def learn_policy(self, vectors: Floats, choices: Whole) -> float:
        """One step towards the first of each row of choices (-1: none); returns how often it was the likeliest."""
        w = self.weights
        x = self._scaled(vectors)
        hidden = np.maximum(x @ w["policy"] + w["policy bias"], 0.0)
        there = choices >= 0
        ids = np.where(there, choices, 0)
        ratings = np.einsum("nk,nlk->nl", hidden, w["words"][ids]) + w["word bias"][ids]
        ratings = np.where(there, ratings, -1e9)
        shares = np.exp(ratings - ratings.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        right = float(np.mean(ratings.argmax(axis=1) == 0))
        shares[:, 0] -= 1.0
        shares /= len(x)
        words, bias = np.zeros_like(w["words"]), np.zeros_like(w["word bias"])
        np.add.at(words, ids, shares[:, :, None] * hidden[:, None, :])
        np.add.at(bias, ids, shares)
        back = np.einsum("nl,nlk->nk", shares, w["words"][ids]) * (hidden > 0.0)
        self._step({"policy": x.T @ back, "policy bias": back.sum(axis=0), "words": words, "word bias": bias})
        return right

    def _step(self, slopes: dict[str, Floats]) -> None:
        """Adam, with decay of the weights."""
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += (1.0 - DECAY_ONE) * (slope - first)
            second += (1.0 - DECAY_TWO) * (np.square(slope) - second)
            one = first / (1.0 - DECAY_ONE ** min(self.steps, 10000))
            two = second / (1.0 - DECAY_TWO ** min(self.steps, 10000))
            self.weights[name] -= RATE * one / (np.sqrt(two) + TINY) + KEEP * self.weights[name]

    # ------------------------------------------------------------------ to files and back

    def parts(self, trust: float = 1.0) -> tuple[float, dict[str, list[float]]]:
        """The offset and the parts of a file of weights, for inputs as they are, the value believed so far."""
        w = self.weights
        arrays: dict[str, list[float]] = {}
        for name in ("value", "policy"):
            scaled = w[name] / self.deviation[:, None]
            arrays[name] = scaled.ravel().tolist()
            arrays[f"{name} bias"] = (w[f"{name} bias"] - self.mean @ scaled).tolist()
        arrays["last"] = (trust * POINTS * w["last"]).tolist()
        arrays["words"] = w["words"].ravel().tolist()
        arrays["word bias"] = w["word bias"].tolist()
        return float(trust * POINTS * w["offset"][0]), arrays

    def to_arrays(self) -> dict[str, Any]:
        """Everything that a later run needs to continue."""
        stored: dict[str, Any] = {"mean": self.mean, "deviation": self.deviation, "steps": np.array(self.steps)}
        for kind, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            stored.update({f"{kind}/{name}": part for name, part in arrays.items()})
        return stored

    def from_arrays(self, stored: dict[str, Any]) -> None:
        """Continue from these arrays."""
        self.mean, self.deviation, self.steps = stored["mean"], stored["deviation"], int(stored["steps"])
        for kind, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            for name in arrays:
                arrays[name] = stored[f"{kind}/{name}"]
