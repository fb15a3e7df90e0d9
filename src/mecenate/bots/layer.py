"""A layer of a small network: numbers in, numbers out, in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64


def floats(values: Sequence[float]) -> vec[float]:
    """A row of machine numbers."""
    found: vec[float] = vec[float]()
    for value in values:
        found = append(found, value)
    return found


@final
class Layer:
    """`out = weights × in + bias`, and nothing below zero. Zeros among the inputs cost nothing, and most are."""

    def __init__(self, weights: Sequence[float], bias: Sequence[float]) -> None:
        """`weights` lie input by input, so that one input touches one run of memory."""
        self.width: Final[i64] = len(bias)
        self.inputs: Final[i64] = len(weights) // len(bias)
        self.weights: Final[vec[float]] = floats(weights)
        self.bias: Final[vec[float]] = floats(bias)
        self.out: Final[vec[float]] = floats(bias)

    def take(self, numbers: vec[float]) -> None:
        """Fill `out` from these inputs."""
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
        """The sum of `out`, each number times its weight from number `first` on."""
        out = self.out
        width = self.width
        found = 0.0
        n: i64 = 0
        while n < width:
            found += out[n] * weights[first + n]
            n += 1
        return found
