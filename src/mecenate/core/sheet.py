"""The old name of `core.feature_vector`; it goes with release 0.3."""

from __future__ import annotations

import warnings

from mecenate.core.feature_vector import EVERY_GAME
from mecenate.core.feature_vector import FeatureVector as Sheet

__all__ = ["EVERY_GAME", "Sheet"]

warnings.warn("mecenate.core.sheet is now mecenate.core.feature_vector", DeprecationWarning, stacklevel=2)
