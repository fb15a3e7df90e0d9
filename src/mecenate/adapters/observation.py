"""Observations as arrays: the numbers of `State.observe`, and a mask of the legal actions."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from mecenate.core.feature_vector import FeatureVector
from mecenate.core.game import Game
from mecenate.core.state import State

LARGEST: Final = 1000.0
"""The bound of every number of an observation, in both directions; nearly all are between 0 and 1."""


class Observer:
    """Writes observations of one game. It reuses one vector, since a game is observed thousands of times."""

    def __init__(self, game: Game) -> None:
        self.size = len(game.observed)
        self.words = len(game.vocabulary)
        self._vector = FeatureVector(self.size)

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        """What this seat may know, in the order of `game.observed`."""
        self._vector.begin()
        state.observe(seat, self._vector)
        numbers: NDArray[np.float64] = np.frombuffer(self._vector.numbers)  # type: ignore[call-overload]  # it is one
        return numbers.astype(np.float32)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that is legal for this seat now, by its id; all 0 if another seat must choose."""
        legal = np.zeros(self.words, dtype=np.int8)
        if state.actor == seat:
            legal[[action.id for action in state.legal()]] = 1
        return legal


def in_words(state: State) -> str:
    """The public view as text: who must choose, then one line per field."""
    prompt = state.prompt
    head = f"{state.game.title}: " + ("the game is over" if prompt is None else str(prompt))
    public: dict[str, object] = msgspec.to_builtins(state.view(None))
    lines = [f"  {name}: {msgspec.json.encode(part).decode()}" for name, part in public.items() if name != "printed"]
    return "\n".join([head, *lines])
