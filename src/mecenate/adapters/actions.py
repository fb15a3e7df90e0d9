"""The parts of actions: what is done, with which piece, how it is turned and where it goes.

A flat number for each placement hides that two of them share a piece or a cell. A learner can score the parts
instead, and add them up for each action:

    parts = ActionParts(mecenate.game("princes"))
    scores = sum(score[parts.table[:, n]] for n, score in enumerate(scores_of_parts))

The parts are read from the texts of the actions, so every game has them.
"""

from __future__ import annotations

import re
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mecenate.core.action import Action
from mecenate.core.errors import UnknownAction
from mecenate.core.game import Game

COLUMNS: Final = ("verb", "piece", "turn", "cell")
PLACEMENT: Final = re.compile(
    r"(?:(?P<verb>\w+) (?P<piece>.+) (?P<turn>[rf]\d) )?at (?P<cell>(?:their )?[a-z]\d+)(?: turned (?P<turned>\d))?"
)
"""`place library r1 at c3`, `joint library f1 at their f2` (turned over), `at c3`, `at c3 turned 1`."""


class ActionParts:
    """The vocabulary of a game as a table: a row for each action, by its id, and a column for each part.

    A part is a number into `values` of its column; 0 is for none.
    """

    def __init__(self, game: Game) -> None:
        rows = [parts_of(action) for action in game.vocabulary]
        self.values: Final = {
            name: ("", *dict.fromkeys(row[n] for row in rows if row[n])) for n, name in enumerate(COLUMNS)
        }
        self.sizes: Final = tuple(len(self.values[name]) for name in COLUMNS)
        """How many values each column has."""
        self._numbers: Final = [{value: n for n, value in enumerate(self.values[name])} for name in COLUMNS]
        self.table: Final[NDArray[np.int16]] = np.array([self._encode(row) for row in rows], np.int16)
        self._words: Final = {row: word for word, row in enumerate(rows)}
        if len(self._words) != len(rows):
            raise ValueError(f"two actions of {game.title} have the same parts")

    def word(self, verb: str, piece: str = "", turn: str = "", cell: str = "") -> int:
        """The number of the action with these parts. Raises `UnknownAction` if there is none."""
        found = self._words.get((verb, piece, turn, cell))
        if found is None:
            raise UnknownAction(f"no action has the parts {verb!r}, {piece!r}, {turn!r}, {cell!r}")
        return found

    def _encode(self, row: tuple[str, ...]) -> list[int]:
        return [numbers[value] for numbers, value in zip(self._numbers, row, strict=True)]


def parts_of(action: Action) -> tuple[str, str, str, str]:
    """Verb, piece, turn and cell of an action. One that places nothing has a verb, and the rest is its piece."""
    placed = PLACEMENT.fullmatch(action.text)
    if placed is None:
        verb, _, piece = action.text.partition(" ")
        return verb, piece, "", ""
    turn = placed["turn"] or f"r{placed['turned'] or 0}"
    return placed["verb"] or "place", placed["piece"] or "", turn, placed["cell"]
