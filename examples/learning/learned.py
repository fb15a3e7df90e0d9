"""The bot that plays with the weights of `ppo.py`, with NumPy alone.

MECENATE_WEIGHTS=florenza.npz PYTHONPATH=. mecenate arena baselines florenza --levels random,learned:Learned
"""

from __future__ import annotations

import os

import numpy as np

from mecenate.bots import Bot, Outlook
from mecenate.core.action import Action
from mecenate.core.feature_vector import FeatureVector

WEIGHTS = "MECENATE_WEIGHTS"
"""The variable with the file of the weights."""


class Learned(Bot):
    """Takes the action that the network finds most likely to be good."""

    name = "learned"

    def __init__(self, seed: int) -> None:
        layers = np.load(os.environ[WEIGHTS])
        names = ("body.0", "body.2", "odds")
        self.layers = [(layers[f"{name}.weight"], layers[f"{name}.bias"]) for name in names]
        self.vector = FeatureVector(self.layers[0][0].shape[1])

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        """The legal action with the best odds."""
        self.vector.begin()
        outlook.observe(self.vector)
        seen = np.array(list(self.vector.numbers), np.float32)
        for weights, bias in self.layers[:-1]:
            seen = np.maximum(weights @ seen + bias, 0)
        weights, bias = self.layers[-1]
        odds = weights @ seen + bias
        return max(outlook.legal, key=lambda action: odds[action.id])
