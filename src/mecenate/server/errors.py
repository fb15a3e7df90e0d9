"""Refusals: each has a code for programs, a message for people and an HTTP status."""

from __future__ import annotations

from typing import NamedTuple

from mecenate.core.errors import (
    HistoryError,
    IllegalAction,
    MecenateError,
    OptionError,
    PackError,
    RecordError,
    UnknownAction,
    UnknownGame,
)
from mecenate.core.event import Fact
from mecenate.lang import Language

MAX_MESSAGE = 600
"""Longer messages are cut."""

NOT_STORED = "the database does not answer, so nothing was changed; please try again"


class ReasonFacts(NamedTuple):
    """Why an action of a game is not legal: the game, the kind of reason (None if none is known) and its facts."""

    game: str
    kind: str | None
    facts: dict[str, Fact]


class Refusal(MecenateError):
    """Something was asked for that the server does not do; nothing was changed."""

    def __init__(self, code: str, message: str, status: int, why: ReasonFacts | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.why = why

    def text(self, language: str) -> str:
        """The refusal as a sentence in a language of the server."""
        speaker = Language(language)
        if self.why is not None:
            return speaker.reason(*self.why)
        return speaker.refusal(self.code) or str(self)


class Unavailable(Refusal):
    """The database cannot be used now; `reason` is for the log."""

    def __init__(self, reason: str) -> None:
        super().__init__("not-stored", NOT_STORED, 503)
        self.reason = reason


def bad_request(message: str) -> Refusal:
    """The request cannot be read."""
    return Refusal("malformed", message, 400)


def sign_in() -> Refusal:
    """The request is not authenticated."""
    return Refusal("sign-in", "say who you are first: a name is enough (POST /api/guests)", 401)


def not_allowed(message: str) -> Refusal:
    """Authenticated, but not allowed."""
    return Refusal("not-allowed", message, 403)


def unknown_table(id: str) -> Refusal:
    """There is no such table, or none that this person may know of."""
    return Refusal("unknown-table", f"there is no table {id!r}, or it is by invitation and your link is not right", 404)


def not_seated() -> Refusal:
    """Only those who sit at the table may do this."""
    return Refusal("not-seated", "you do not sit at this table", 403)


def conflict(code: str, message: str) -> Refusal:
    """It does not fit what the table is doing now."""
    return Refusal(code, message, 409)


def stale(version: int) -> Refusal:
    """The sender had not seen the newest move."""
    return Refusal("stale-version", f"the table has moved on: it is at version {version} now", 409)


def too_many(message: str) -> Refusal:
    """A limit of the server."""
    return Refusal("too-many", message, 429)


def too_many_bots(most: int) -> Refusal:
    """A guest's limit for tables with bots that search."""
    return Refusal(
        "too-many-bots",
        f"a guest may have {most} tables with bots of the level journeyman or above that are not over: "
        "finish or abandon one, choose other bots, or make an account",
        429,
    )


def not_stored() -> Refusal:
    """The database does not answer, or did not store it."""
    return Refusal("not-stored", NOT_STORED, 503)


def broken() -> Refusal:
    """A defect of the server; the answer says nothing about the machine."""
    return Refusal("broken", "something broke in the server; the error has been logged", 500)


_CODES: list[tuple[type[MecenateError], str]] = [
    (UnknownAction, "unknown-action"),
    (IllegalAction, "illegal-action"),
    (PackError, "bad-pack"),
    (UnknownGame, "unknown-game"),
    (OptionError, "bad-option"),
    (RecordError, "bad-record"),
]


def _reason_of(error: MecenateError) -> ReasonFacts | None:
    if not isinstance(error, IllegalAction):
        return None
    reason = error.reason
    return ReasonFacts(error.game, None, {}) if reason is None else ReasonFacts(error.game, reason.kind, reason.facts)


def refusal_of(error: MecenateError) -> Refusal:
    """The refusal for an error of the engine."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, HistoryError):
        return conflict(error.code, str(error))
    message = str(error)
    if len(message) > MAX_MESSAGE:
        message = message[: MAX_MESSAGE - 1] + "…"
    for kind, code in _CODES:
        if isinstance(error, kind):
            return Refusal(code, message, 404 if kind is UnknownGame else 422, _reason_of(error))
    return Refusal("refused", message, 422)
