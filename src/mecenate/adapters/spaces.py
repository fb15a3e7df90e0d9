"""The spaces of observations, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np

from mecenate.adapters.observation import BYTE, LARGEST, LARGEST_BYTE, NONE, Observer
from mecenate.extras import needs

with needs("research"):
    from gymnasium import spaces


def observation_space(observer: Observer) -> spaces.Dict:
    """The space of what a seat gets."""
    found: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (observer.words,), np.int8)}
    shape = (observer.size,)
    if observer.form == BYTE:
        found["observation"] = spaces.Box(0, LARGEST_BYTE, shape, np.uint8)
    elif observer.form != NONE:
        found["observation"] = spaces.Box(-LARGEST, LARGEST, shape, np.float32)
    if observer.history:
        game = observer.game
        most = np.array([game.max_seats, len(game.decisions), observer.words], np.int32)
        found["history"] = spaces.Box(0, np.tile(most, (observer.history, 1)), dtype=np.int32)
    return spaces.Dict(found)
