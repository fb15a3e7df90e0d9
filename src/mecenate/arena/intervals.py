"""Confidence intervals of shares of games."""

from __future__ import annotations

from math import sqrt

NORMAL = 1.96
"""The standard deviations on either side of the mean that hold 95 % of a normal distribution."""


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games."""
    if games == 0:
        return 0.0, 1.0
    square = NORMAL**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return middle - half, middle + half
