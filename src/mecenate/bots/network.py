"""The networks of a game as a bot runs them: a value for batches of positions, a policy for single ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

import numpy as np
from librt.vecs import append, vec
from mypy_extensions import i64

ONE_THREAD: Final = 262144
"""OpenBLAS multiplies matrices of up to so many products (rows x inputs x outputs) in the calling thread. Larger ones
would start threads that compete with the other bots."""


def floats(values: Sequence[float]) -> vec[float]:
    """A vector of machine floats."""
    numbers: vec[float] = vec[float]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def zeros(count: i64) -> vec[float]:
    """A vector of so many zeros."""
    numbers: vec[float] = vec[float]()
    n: i64 = 0
    while n < count:
        numbers = append(numbers, 0.0)
        n += 1
    return numbers


def table_of(numbers: vec[float], columns: int) -> Any:
    """A NumPy array, read-only, over the memory of a vector, which must not grow."""
    buffer: Any = numbers
    return np.frombuffer(buffer, dtype=np.float64).reshape(-1, columns)


@final
class ValueNetwork:
    """One hidden layer that sees a seat's own numbers and the mean of its rivals' numbers.

    For each seat it gives three outputs: the points that the seat will score beyond its appraisal, the logarithm of
    the standard deviation of its final total against the others', and a correction of the margin that follows from
    both. NumPy evaluates many positions in one pass, in single precision; `bench/judgements.py` measures what that
    saves against single ones.
    """

    def __init__(
        self,
        own: Sequence[float],
        rivals: Sequence[float],
        bias: Sequence[float],
        out: Sequence[float],
        margin: Sequence[float],
    ) -> None:
        """`own` and `rivals` are stored by input; `out` has two numbers a unit, then the two offsets.

        `margin` has a number a unit, the offset, and the factor of the margin that follows from totals and deviations.
        """
        hidden = len(bias)
        inputs = len(own) // hidden
        shape = (inputs, hidden)
        self.hidden: Final = hidden
        self.at_once: Final = max(1, ONE_THREAD // (2 * hidden * inputs))
        self.first: Final[Any] = np.ascontiguousarray(
            np.concatenate([np.reshape(own, shape), np.reshape(rivals, shape)], axis=1), dtype=np.float32
        )
        self.bias: Final[Any] = np.asarray(bias, dtype=np.float32)
        last = np.column_stack([np.reshape(out[: 2 * hidden], (hidden, 2)), margin[:hidden]])
        self.last: Final[Any] = np.ascontiguousarray(last, dtype=np.float32)
        self.offset: Final[Any] = np.array([*out[2 * hidden :], margin[hidden]], dtype=np.float32)
        self.margin_factor: Final[float] = margin[hidden + 1]

    def evaluate(self, rows: Any, seats: int) -> Any:
        """The outputs of each row; the rows of a position stand together, one for each seat."""
        rows = rows.astype(np.float32)
        product = np.empty((len(rows), 2 * self.hidden), dtype=np.float32)
        for start in range(0, len(rows), self.at_once):
            end = start + self.at_once
            np.matmul(rows[start:end], self.first, out=product[start:end])
        both = product.reshape(-1, seats, 2 * self.hidden)
        rivals = both[:, :, self.hidden :]
        hidden = rivals.sum(axis=1, keepdims=True) - rivals
        hidden *= 1.0 / (seats - 1)
        hidden += both[:, :, : self.hidden]
        hidden += self.bias
        np.maximum(hidden, 0.0, out=hidden)
        return hidden.reshape(-1, self.hidden) @ self.last + self.offset


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
