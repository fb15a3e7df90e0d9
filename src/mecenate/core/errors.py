"""What can go wrong, each with a sentence that says what was wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mecenate.core.reason import Reason


class MecenateError(Exception):
    """The parent of every error that this package raises on purpose; `str()` of it is fit for a person."""


class OptionError(MecenateError):
    """A game was asked for with an option, or a number of seats, that it does not have."""


class UnknownGame(MecenateError):
    """No game of that name is known."""


class RulesError(MecenateError):
    """A game was asked for with a version of its rules that this release does not have."""


class UnknownAction(MecenateError):
    """A text is not a word of the game's vocabulary at all."""


class IllegalAction(MecenateError):
    """A word of the vocabulary that may not be chosen now. `reason` says why as data, where that is known.

    `game` is the name of the game whose word it is.
    """

    def __init__(self, message: str, reason: Reason | None = None, game: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.game = game


class DealError(MecenateError):
    """Chance was asked for and the dealer cannot give it: a script ended, or a record does not fit."""


class PackError(MecenateError):
    """A component pack does not validate; the message names the block."""


class PositionError(MecenateError):
    """A state read from JSON is not a position of that game."""


class RecordError(MecenateError):
    """A record file is damaged; the message names the line."""


class HistoryError(MecenateError):
    """A position or a move of a game's past cannot be shown. `code` says why, for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
