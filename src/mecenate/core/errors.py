"""The errors. Each message says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mecenate.core.reason import Reason


class MecenateError(Exception):
    """The base class of all errors that this package raises on purpose. The message is written for people."""


class OptionError(MecenateError):
    """The game does not have this option, or this value, or is not for this number of seats."""


class UnknownGame(MecenateError):
    """No game of that name is known."""


class RulesError(MecenateError):
    """This release does not have this version of the rules."""


class UnknownAction(MecenateError):
    """A text is not an action of the game at all. `near` has the texts of the most similar ones."""

    def __init__(self, message: str, near: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.near = tuple(near)


class IllegalAction(MecenateError):
    """An action of the game that may not be chosen now. `reason` says why as data, where that is known.

    `game` is the name of the game whose action it is.
    """

    def __init__(self, message: str, reason: Reason | None = None, game: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.game = game


class DealError(MecenateError):
    """The dealer cannot draw: there is none, a script has ended, or a record does not fit."""


class PackError(MecenateError):
    """A component pack is not valid; the message begins with the block and the key: `[wheel] fill_to: …`.

    `kind` says what is wrong, for programs: `syntax` (not TOML), `size`, `unknown` (no such part), `value`, or `fit`
    (the parts do not make a game together).
    """

    def __init__(self, message: str, kind: str = "value") -> None:
        super().__init__(message)
        self.kind = kind


class PositionError(MecenateError):
    """A state read from JSON is not a position of that game."""


class RecordError(MecenateError):
    """A record file is damaged; the message names the line."""


class HistoryError(MecenateError):
    """An earlier position or move of a game cannot be shown. `code` says why, for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
