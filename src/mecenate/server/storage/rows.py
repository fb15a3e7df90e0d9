"""Rows of the database as plain structures: tables, seats, entries, people.

Those that every move makes hold no cycles, so the garbage collector need not look at them.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

OPEN, RUNNING, OVER, ABANDONED = "open", "running", "over", "abandoned"
"""The life of a table: waiting for people, being played, played to its end, left."""
ANALYSIS_RUNNING, ANALYSIS_DONE, ANALYSIS_FAILED = "running", "done", "failed"
"""The life of an analysis."""

SERVER = "server"
"""The id of the person who owns the tables that the server plays itself."""

STAND_IN = "apprentice"
"""The level of the bot that plays on for somebody who left, unless the table wants another."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think, in seconds: so much for each turn, then from a reserve, which grows by an increment a turn."""

    turn: float = 0.0
    reserve: float = 0.0
    increment: float = 0.0


class Seat(msgspec.Struct, gc=False):
    """One seat of a table: a person, a bot, or nobody yet."""

    table_id: str
    seat: int
    token: str
    person_id: str | None = None
    bot: str | None = None
    reserve: float | None = None
    resigned: bool = False
    lent: bool = False
    """Whether its person handed it to a bot; a seat that ran out of time is not lent."""


class TableRow(msgspec.Struct, gc=False):
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
    stand_in: str
    """The level of the bot that plays on for somebody who left."""
    rated: bool
    """Whether the result may count for ratings; of a deal of the day, for its ranking."""
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
    notes: bool | None = None
    """Whether everybody is shown what a note-taker would know; None before the start: only against bots."""
    daily: int | None = None
    """The day whose deal is played, in days since 1970; None at any other table."""


class DailyDeal(msgspec.Struct, frozen=True):
    """The deal of a day for one title: which game, on which seat its person sits, and the sealed secret."""

    day: int
    game: str
    ranked: bool
    """Whether it is the deal for accounts, which is ranked, or the one for guests."""
    options: str
    rules: int
    seats: int
    seat: int
    secret: str
    seal: str


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing done at a table: a play, an undo, a resignation, a bot taking a seat over."""

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    outcomes: str
    key: str | None
    at: float


class ProxyBid(msgspec.Struct, frozen=True):
    """A seat lets the server bid in one auction, up to so many florins; given at a version of the table."""

    table_id: str
    seat: int
    auction: str
    lot: str
    florins: int
    version: int


class AnalysisRow(msgspec.Struct, frozen=True):
    """The analysis of a finished game, or how far it is."""

    table_id: str
    level: str
    status: str
    done: int
    turns: int
    updated: float
    result: str | None = None
    """The analysis as JSON, once it is done."""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """What a table looks like after an entry: the columns that change with every move."""

    id: str
    status: str
    version: int
    actor: int | None
    bot_to_move: bool
    turn_started: float | None
    deadline: float | None
    result: str | None
    asking: str | None
    updated: float


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name; with a login, an account."""

    id: str
    name: str
    login: str | None = None
    webhook: str | None = None
    left_at: float | None = None
    """When they deleted their account; the row stays for the games they played."""


def has_notes(row: TableRow, chairs: Iterable[Seat]) -> bool:
    """Whether a table has notes: as it was settled, otherwise if exactly one seat is not a bot's."""
    return row.notes if row.notes is not None else [chair.bot for chair in chairs].count(None) == 1


def as_row(struct: msgspec.Struct) -> dict[str, Any]:
    """A structure as the columns of its row."""
    return msgspec.structs.asdict(struct)


def new_id() -> str:
    """A new id for a table or a person, which nobody can guess."""
    return secrets.token_urlsafe(9)
