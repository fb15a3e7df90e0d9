"""What the house knows about a table, a seat, a person: the rows of the database as plain structures."""

from __future__ import annotations

from typing import Any

import msgspec

OPEN, RUNNING, OVER, ABANDONED = "open", "running", "over", "abandoned"
"""The life of a table: waiting for people, being played, played to its end, left."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think, in seconds: so much for each turn, then from a reserve, which grows by an increment a turn."""

    turn: float = 0.0
    reserve: float = 0.0
    increment: float = 0.0


class Seat(msgspec.Struct):
    """One seat of a table: a person, a bot, or nobody yet."""

    table_id: str
    seat: int
    token: str
    person_id: str | None = None
    bot: str | None = None
    reserve: float | None = None
    resigned: bool = False


class TableRow(msgspec.Struct):
    """A table as it stands in the database, without its seats and moves."""

    id: str
    game: str
    options: str
    pack: str | None
    rules: int
    seats: int
    public: bool
    owner: str
    invite: str
    watch: str
    clock: str | None
    undo: str
    when_out: str
    deal_group: str
    status: str
    version: int
    actor: int | None
    bot_to_move: bool
    turn_started: float | None
    deadline: float | None
    secret: str | None
    seal: str | None
    deal: str | None
    result: str | None
    settled: bool
    rematch: str | None
    asking: str | None
    created: float
    updated: float


class Entry(msgspec.Struct, frozen=True):
    """One thing done at a table: a play, an undo, a resignation, a bot taking a seat over."""

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    outcomes: str
    key: str | None
    at: float


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name; with a login, an account."""

    id: str
    name: str
    login: str | None = None
    webhook: str | None = None


def as_row(found: msgspec.Struct) -> dict[str, Any]:
    """A structure as the columns of its row."""
    return msgspec.structs.asdict(found)
