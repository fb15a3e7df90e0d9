"""Observations as arrays: the numbers of `State.observe`, and a mask of the legal actions.

The arrays share the memory that compiled code writes (`core.observation_buffer`), so nothing is copied.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from mecenate.core.game import Game
from mecenate.core.observation_buffer import BYTE, FLOAT, FORMS, NONE, ObservationBuffer
from mecenate.core.recall import A_MOVE, Recall
from mecenate.core.state import State

LARGEST: Final = 1000.0
"""The bound of every float of an observation, in both directions; nearly all are between 0 and 1."""
LARGEST_BYTE: Final = 255
DTYPES: Final[dict[str, Any]] = {FLOAT: np.float32, BYTE: np.uint8, NONE: np.uint8}


Arrays = dict[str, NDArray[Any]]


class Memory:
    """The memory of a vector of compiled code, as NumPy's array interface describes it."""

    def __init__(self, vector: Any, dtype: Any, shape: tuple[int, ...]) -> None:
        seen: NDArray[Any] = np.frombuffer(vector, dtype)
        self.vector = vector
        self.__array_interface__ = {
            "version": 3,
            "shape": shape,
            "typestr": seen.dtype.str,
            "data": (seen.__array_interface__["data"][0], False),
        }


def shared(vector: Any, dtype: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """A vector of compiled code as an array with the same memory. The vector must not grow any more."""
    return np.asarray(Memory(vector, dtype, shape)) if 0 not in shape else np.zeros(shape, dtype)


class Observer:
    """Rows of observations of one game, written in place. A game is observed thousands of times."""

    def __init__(self, game: Game, rows: int = 1, form: str = FLOAT, history: int = 0) -> None:
        self.buffer: Final = ObservationBuffer(game, rows, form, history)
        self.game: Final = game
        self.history: Final = history
        self.form: Final = form
        self.size = 0 if form == NONE else self.buffer.size
        self.words = self.buffer.words
        self.masks: Final[NDArray[np.int8]] = shared(self.buffer.masks, np.int8, (rows, self.words))
        """1 for each legal action, by its id; all 0 if another seat must choose."""
        dense = self.buffer.dense
        self._dense = None if dense is None else shared(dense.numbers, np.float64, (rows, self.size))
        self.numbers: Final[NDArray[Any]] = (
            np.zeros((rows, self.size), np.float32)
            if self._dense is not None
            else shared(self.buffer.bytes if form == BYTE else self.buffer.floats, DTYPES[form], (rows, self.size))
        )
        """What the seats may know, in the order of `game.observed`."""
        self.moves: Final[NDArray[np.int32]] = shared(self.buffer.moves, np.int32, (rows, history, A_MOVE))
        """The last moves as the seats know them, the newest first: place, kind of decision, action (`core.recall`)."""
        self.arrays: Final[Arrays] = {"action_mask": self.masks}
        """The arrays by their names in an observation."""
        if form != NONE:
            self.arrays["observation"] = self.numbers
        if history:
            self.arrays["history"] = self.moves

    def refresh(self) -> None:
        """Bring `numbers` up to date after rows were written."""
        if self._dense is not None:
            np.copyto(self.numbers, self._dense, casting="same_kind")

    def observation(self, state: State, seat: int) -> NDArray[Any]:
        """What this seat may know, as an array of its own."""
        self.buffer.observe(0, state, seat)
        self.refresh()
        numbers: NDArray[Any] = self.numbers[0].copy()
        return numbers

    def row(self, row: int) -> Arrays:
        """One row of each array; they share its memory."""
        return {name: array[row] for name, array in self.arrays.items()}

    def look(self, state: State, seat: int, recall: Recall | None) -> Arrays:
        """What this seat may know now, as arrays of its own."""
        self.buffer.write(0, state, seat)
        if recall is not None:
            self.buffer.recall(0, recall, seat)
        self.refresh()
        return {name: array.copy() for name, array in self.row(0).items()}


def in_words(state: State) -> str:
    """The public view as text: who must choose, then one line per field."""
    prompt = state.prompt
    head = f"{state.game.title}: " + ("the game is over" if prompt is None else str(prompt))
    public: dict[str, object] = msgspec.to_builtins(state.view(None))
    lines = [f"  {name}: {msgspec.json.encode(part).decode()}" for name, part in public.items() if name != "printed"]
    return "\n".join([head, *lines])


__all__ = ["BYTE", "FLOAT", "FORMS", "LARGEST", "LARGEST_BYTE", "NONE", "Observer", "in_words", "shared"]
