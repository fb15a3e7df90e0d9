"""The value and the policy network of a game in training, in PyTorch (`mecenate[train]`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

POINTS = 10.0
"""Points per unit of the value's output, so that outputs are about as large as inputs."""
HIDDEN, POLICY_HIDDEN = 128, 32
FARTHEST = 6.0
"""The scale is widened until no input seen lies further from the mean than so many deviations."""
LEAST_DEVIATION = 0.25


class Networks(nn.Module):
    """Both networks. Inputs are scaled to about mean 0 and deviation 1 and nothing else: `parts` folds the scale into
    the weights, so that a bot computes the same from inputs as they are.
    """

    def __init__(self, features: int, words: int) -> None:
        super().__init__()
        self.own = nn.Linear(features, HIDDEN)
        self.rivals = nn.Linear(features, HIDDEN, bias=False)
        self.out = nn.Linear(HIDDEN, 2)
        self.policy = nn.Linear(features, POLICY_HIDDEN)
        self.words = nn.Parameter(torch.zeros(words, POLICY_HIDDEN))
        self.word_bias = nn.Parameter(torch.zeros(words))
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("deviation", torch.zeros(features))
        self.register_buffer("margin", torch.cat([torch.zeros(HIDDEN + 1), torch.ones(1)]))
        with torch.no_grad():
            self.rivals.weight *= 0.3
            self.out.weight *= 0.1
            self.out.bias.zero_()

    @torch.no_grad()
    def widen_scale(self, vectors: torch.Tensor) -> None:
        """Widen the scale as far as these vectors need; the networks compute the same as before."""
        if not self.deviation.any():
            self.mean.copy_(vectors.mean(dim=0))
            self.deviation.copy_(vectors.std(dim=0).clamp(min=LEAST_DEVIATION))
        farthest = (vectors - self.mean).abs().amax(dim=0) / FARTHEST
        wider = torch.maximum(self.deviation, farthest)
        for layer in (self.own, self.rivals, self.policy):
            layer.weight *= wider / self.deviation
        self.deviation.copy_(wider)

    def scaled(self, vectors: torch.Tensor) -> torch.Tensor:
        """Inputs for the layers."""
        scaled: torch.Tensor = (vectors - self.mean) / self.deviation
        return scaled

    def evaluate(self, vectors: torch.Tensor, there: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """What the value adds to the appraisals, in points, and the logarithm of its deviation.

        `vectors` has positions, seats, features; `there` is 1 for the seats that play.
        """
        return self.outputs(self.hidden(vectors, there))

    def hidden(self, vectors: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
        """The units of the value's hidden layer."""
        x = self.scaled(vectors) * there[:, :, None]
        rivals = self.rivals(x)
        others = (there.sum(dim=1, keepdim=True) - there).clamp(min=1.0)[:, :, None]
        mean = (rivals.sum(dim=1, keepdim=True) - rivals) / others
        return torch.relu(self.own(x) + mean)

    def outputs(self, hidden: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The outputs of `evaluate` from the hidden units."""
        out = self.out(hidden)
        return POINTS * out[:, :, 0], out[:, :, 1] + float(np.log(POINTS))

    def rate(self, vectors: torch.Tensor, choices: torch.Tensor) -> torch.Tensor:
        """The logits of each row of choices; -1 in a row stands for none."""
        hidden = torch.relu(self.policy(self.scaled(vectors)))
        ids = choices.clamp(min=0)
        ratings = torch.einsum("nk,nlk->nl", hidden, self.words[ids]) + self.word_bias[ids]
        return ratings.masked_fill(choices < 0, -1e9)

    # ------------------------------------------------------------------ to files and back

    @torch.no_grad()
    def parts(self) -> dict[str, Sequence[float]]:
        """The parts of a file of weights, for inputs that are not scaled (see `bots.weights`)."""

        def unscaled(layer: nn.Linear) -> tuple[Any, Any]:
            weight = (layer.weight / self.deviation).double()
            shift = -(weight @ self.mean.double())
            bias = shift if layer.bias is None else layer.bias.double() + shift
            return weight.T, bias

        own, bias = unscaled(self.own)
        rivals, rivals_bias = unscaled(self.rivals)
        policy, policy_bias = unscaled(self.policy)
        out = self.out.weight.T.double() * torch.tensor([POINTS, 1.0])
        offset = self.out.bias.double() * torch.tensor([POINTS, 1.0]) + torch.tensor([0.0, float(np.log(POINTS))])
        tables = {
            "own": own,
            "rivals": rivals,
            "bias": bias + rivals_bias,
            "out": torch.cat([out.reshape(-1), offset]),
            "margin": self.margin,
            "policy": policy,
            "policy bias": policy_bias,
            "words": self.words,
            "word bias": self.word_bias,
        }
        return {name: table.reshape(-1).tolist() for name, table in tables.items()}

    @torch.no_grad()
    def load_parts(self, parts: dict[str, Sequence[float]]) -> None:
        """Take over the weights of a file, but for the correction of margins, which `Training.calibrate` fits.

        The scale is set to 1; `rescale` fits it again.
        """

        def table(name: str, *shape: int) -> torch.Tensor:
            return torch.tensor(parts[name], dtype=torch.float32).reshape(shape)

        features = len(self.mean)
        self.mean.zero_()
        self.deviation.fill_(1.0)
        self.own.weight.copy_(table("own", features, HIDDEN).T)
        self.own.bias.copy_(table("bias", HIDDEN))
        self.rivals.weight.copy_(table("rivals", features, HIDDEN).T)
        out = table("out", HIDDEN + 1, 2)
        self.out.weight.copy_((out[:HIDDEN] / torch.tensor([POINTS, 1.0])).T)
        self.out.bias.copy_((out[HIDDEN] - torch.tensor([0.0, float(np.log(POINTS))])) / torch.tensor([POINTS, 1.0]))
        self.policy.weight.copy_(table("policy", features, POLICY_HIDDEN).T)
        self.policy.bias.copy_(table("policy bias", POLICY_HIDDEN))
        self.words.copy_(table("words", len(self.words), POLICY_HIDDEN))
        self.word_bias.copy_(table("word bias", len(self.words)))

    @torch.no_grad()
    def rescale(self, vectors: torch.Tensor) -> None:
        """Fit the scale to these vectors; the networks compute the same as before."""
        mean = vectors.mean(dim=0)
        farthest = (vectors - mean).abs().amax(dim=0) / FARTHEST
        deviation = torch.maximum(vectors.std(dim=0).clamp(min=LEAST_DEVIATION), farthest)
        shift = (mean - self.mean) / self.deviation
        self.own.bias += self.own.weight @ shift + self.rivals.weight @ shift
        self.policy.bias += self.policy.weight @ shift
        for layer in (self.own, self.rivals, self.policy):
            layer.weight *= deviation / self.deviation
        self.mean.copy_(mean)
        self.deviation.copy_(deviation)


def with_features(parts: dict[str, Sequence[float]], old: list[str], new: list[str]) -> dict[str, Sequence[float]]:
    """The parts of a file for other inputs: those of the same name keep their weights, the others begin at 0."""
    rows = [old.index(name) if name in old else len(old) for name in new]
    fitted = dict(parts)
    for name in ("own", "rivals", "policy"):
        table = np.reshape(parts[name], (len(old), -1))
        fitted[name] = np.concatenate([table, np.zeros((1, table.shape[1]))])[rows].reshape(-1).tolist()
    return fitted


def with_units(parts: dict[str, Sequence[float]], seed: int) -> dict[str, Sequence[float]]:
    """The parts of a file for `HIDDEN` units: those that are added see random inputs, and add nothing at first."""
    width = len(parts["bias"])
    added = HIDDEN - width
    if added <= 0:
        return parts
    rng = np.random.default_rng(seed)
    widened = dict(parts)
    for name in ("own", "rivals"):
        table = np.reshape(parts[name], (-1, width))
        deviation = table.std(axis=1, keepdims=True)
        new = rng.normal(size=(len(table), added)) * deviation
        widened[name] = np.concatenate([table, new], axis=1).reshape(-1).tolist()
    bias = np.asarray(parts["bias"])
    widened["bias"] = [*bias.tolist(), *rng.choice(bias, added).tolist()]
    offsets = {"out": 2, "margin": 1}
    for name, columns in offsets.items():
        cut = width * columns
        widened[name] = [*parts[name][:cut], *([0.0] * added * columns), *parts[name][cut:]]
    return widened
