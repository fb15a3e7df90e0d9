"""One layer of a small neural network, in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64


def floats(values: Sequence[float]) -> vec[float]:
    """A vector of machine floats."""
    numbers: vec[float] = vec[float]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


@final
class Layer:
    """A dense layer with ReLU: `out = max(0, weights × in + bias)`. It skips inputs that are 0, which most are."""

    def __init__(self, weights: Sequence[float], bias: Sequence[float]) -> None:
        """`weights` are stored by input, so that one input reads one contiguous run of memory."""
        self.width: Final[i64] = len(bias)
        self.inputs: Final[i64] = len(weights) // len(bias)
        self.weights: Final[vec[float]] = floats(weights)
        self.bias: Final[vec[float]] = floats(bias)
        self.out: Final[vec[float]] = floats(bias)

    def take(self, numbers: vec[float]) -> None:
        """Compute `out` from these inputs."""
        out = self.out
        weights = self.weights
        width = self.width
        n: i64 = 0
        while n < width:
            out[n] = self.bias[n]
            n += 1
        source: i64 = 0
        while source < self.inputs:
            number = numbers[source]
            if number != 0.0:
                at = source * width
                n = 0
                while n < width:
                    out[n] += number * weights[at + n]
                    n += 1
            source += 1
        n = 0
        while n < width:
            out[n] = max(out[n], 0.0)
            n += 1

    def weigh(self, weights: vec[float], first: i64) -> float:
        """The dot product of `out` with the weights from index `first` on."""
        out = self.out
        width = self.width
        total = 0.0
        n: i64 = 0
        while n < width:
            total += out[n] * weights[first + n]
            n += 1
        return total
