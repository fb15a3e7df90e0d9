"""What goes over the wire: the messages of a socket, and the structures that the API answers with."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

PROTOCOL = 2
"""Goes up when an older client would misunderstand the house; a page that speaks another one asks to be reloaded."""
Words = Annotated[str, msgspec.Meta(pattern=r"^[^\u0000]*$")]
"""Any text that every database can keep."""

# ---------------------------------------------------------------------- from a client


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first message: I am here, and this is the newest version I have seen."""

    since: int | None = None


class Play(msgspec.Struct, tag="play", tag_field="type"):
    """Choose an action. `key` is the sender's own name for this message: sent twice, it counts once."""

    key: str
    version: int
    action: str


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    """Take the last action back; `to` asks everybody's consent to go back to that many moves."""

    key: str
    version: int
    to: int | None = None


class Consent(msgspec.Struct, tag="consent", tag_field="type"):
    """Answer somebody who asked to go back."""

    agree: bool


class Say(msgspec.Struct, tag="say", tag_field="type"):
    """Say something at the table."""

    text: Words


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """I have seen this version."""

    version: int


class Sync(msgspec.Struct, tag="sync", tag_field="type"):
    """Send me everything again: I have missed something."""


Incoming = Hello | Play | Undo | Consent | Say | Ack | Sync

# ---------------------------------------------------------------------- what a table is


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str | None
    person: str | None
    bot: str | None
    connected: bool
    resigned: bool
    reserve: float | None


class ClockInfo(msgspec.Struct):
    """The clock of a table and when the turn that is being played began and ends, in seconds since 1970."""

    turn: float
    reserve: float
    increment: float
    turn_started: float | None
    deadline: float | None


class Asking(msgspec.Struct):
    """Somebody asks to go back to an earlier move; these seats have agreed."""

    seat: int
    to: int
    agreed: list[int]


class TableInfo(msgspec.Struct):
    """A table as everybody sees it, before, during and after the game."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    seats: list[SeatInfo]
    status: str
    version: int
    actor: int | None
    public: bool
    owner: str
    clock: ClockInfo | None
    undo: str
    when_out: str
    created: float
    updated: float
    spectators: int
    seal: str | None
    secret: str | None
    result: list[dict[str, Any]] | None
    rematch: str | None
    same_deal: list[str]
    asking: Asking | None
    you: int | None = None
    invite: str | None = None
    watch: str | None = None


class LogLine(msgspec.Struct):
    """What happened by one move, as far as the reader may know."""

    move: int
    events: list[dict[str, Any]]


class Position(msgspec.Struct):
    """Everything that one seat, or a spectator, may know at one moment."""

    version: int
    moves: int
    seat: int | None
    actor: int | None
    over: bool
    view: Any
    legal: list[str] | None
    may_undo: bool
    scores: list[dict[str, Any]] | None = None


class ChatLine(msgspec.Struct):
    """Something that was said."""

    id: int
    name: str
    seat: int | None
    room: str
    text: str
    at: float


# ---------------------------------------------------------------------- to a client


class SyncMessage(msgspec.Struct, tag="sync", tag_field="type"):
    """Everything, after hello and whenever a client has lost its place."""

    version: int
    moves: int
    seat: int | None
    actor: int | None
    over: bool
    legal: list[str] | None
    may_undo: bool
    view: msgspec.Raw
    log: list[LogLine]
    table: TableInfo
    protocol: int = PROTOCOL


class UpdateMessage(msgspec.Struct, tag="update", tag_field="type"):
    """One step onwards (or back): the parts of the view that changed, what happened, and what may be chosen now.

    A part is a field of the view, or `players.N`. An update fits onto version - 1; a client that has another one syncs.
    """

    version: int
    moves: int
    actor: int | None
    over: bool
    legal: list[str] | None
    may_undo: bool
    changed: dict[str, Any]
    events: list[dict[str, Any]]
    kind: str
    by: int
    turn_started: float | None
    deadline: float | None
    key: str | None = None
    """The key of your message that this carries out, if it came by this socket; no `done` follows then."""


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """The message with this key is carried out and stored; for one whose update did not say so itself."""

    key: str
    version: int


class Problem(msgspec.Struct, tag="error", tag_field="type"):
    """The message was refused, and nothing was changed."""

    code: str
    message: str
    key: str | None = None
    version: int | None = None


class TableMessage(msgspec.Struct, tag="table", tag_field="type"):
    """The table itself changed: seats, status, consent, result."""

    table: TableInfo


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    line: ChatLine


class Notice(msgspec.Struct, tag="notice", tag_field="type"):
    """For the person, wherever they are: it is your turn, or a game is over."""

    kind: str
    table: str
    game: str
    version: int
