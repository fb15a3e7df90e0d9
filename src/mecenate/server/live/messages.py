"""Messages of the sockets, and structures that the API returns.

Those that every move makes hold no cycles, so the garbage collector need not look at them.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

PROTOCOL = 3
"""Goes up when an older client would misunderstand the server; a page that speaks another one asks to be reloaded."""
Words = Annotated[str, msgspec.Meta(pattern=r"^[^\u0000]*$")]
"""Any text that every database can keep."""

# ---------------------------------------------------------------------- from a client


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first message: send me everything."""

    since: int | None = None
    """Not used; from release 0.1."""


class Play(msgspec.Struct, tag="play", tag_field="type", gc=False):
    """Choose an action at a version. `key` is your own id for the message: sent twice, it counts once."""

    key: str
    version: int
    action: str


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    """Take the last action back; with `to`, ask everybody to go back to that many moves."""

    key: str
    version: int
    to: int | None = None


class Consent(msgspec.Struct, tag="consent", tag_field="type"):
    """Answer a request for everybody's consent."""

    agree: bool


class Say(msgspec.Struct, tag="say", tag_field="type"):
    """Say something at the table."""

    text: Words


class Ack(msgspec.Struct, tag="ack", tag_field="type", gc=False):
    """I have received this version."""

    version: int


class Sync(msgspec.Struct, tag="sync", tag_field="type"):
    """Send me everything again: I have missed something."""


class SetProxyBid(msgspec.Struct, tag="proxy-bid", tag_field="type"):
    """Let the server bid for you in the auction of this lot, up to so many florins; null withdraws that."""

    key: str
    lot: str
    florins: int | None


Incoming = Hello | Play | Undo | Consent | Say | Ack | Sync | SetProxyBid

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
    left: bool = False
    """Whether its person has deleted the account; the name is the same for all of them then."""


class ClockInfo(msgspec.Struct):
    """The clock of a table and when the turn that is being played began and ends, in seconds since 1970."""

    turn: float
    reserve: float
    increment: float
    turn_started: float | None
    deadline: float | None


class Asking(msgspec.Struct):
    """A seat asks for something that needs everybody's consent; these seats have agreed.

    `back`: to go back to `to` moves. `lend`: to let a bot of the table's stand-in level play for it. `return`: to take
    its seat back from that bot. `notes`: to show everybody what a note-taker would know (`to` is 1), or no longer (0).
    """

    seat: int
    to: int
    agreed: list[int]
    kind: str = "back"
    shown: list[int] = []
    """The moves to be taken back by which something was drawn or shown, which nobody forgets."""


class RulesChange(msgspec.Struct, frozen=True):
    """After `move` moves the game went on by another rules version, because this release no longer has the old one."""

    move: int
    old: int
    new: int


class Stuck(msgspec.Struct, frozen=True):
    """A stored game that can be followed up to `move` moves of `of` and no further.

    The people at the table may agree to go on from there (`undo` with `to`), or its owner may close it.
    """

    move: int
    of: int


class DailyInfo(msgspec.Struct, frozen=True):
    """A table plays the deal of a day: which day, when it closes, and whether the result is ranked.

    Until it closes only the person who plays sees the game, and nothing hidden is shown to anybody.
    """

    day: str
    """As 2026-11-18, in UTC."""
    closes: float
    ranked: bool


class TableSummary(msgspec.Struct):
    """What a list of tables and a table itself both say."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    seats: list[SeatInfo]
    status: str
    version: int
    actor: int | None
    public: bool


class TableInfo(TableSummary):
    """A table as everybody sees it, before, during and after the game."""

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
    twins: int = 0
    """How many other tables play the same deal; until all are over, each is seen by those seated there alone."""
    stand_in: str = ""
    """The level of the bot that plays on for somebody who leaves."""
    rules: int = 1
    """The rules version that the game is played by."""
    rules_changed: list[RulesChange] = []
    stuck: Stuck | None = None
    notes: bool = False
    """Whether everybody is shown what a note-taker would know."""
    may_sit: bool = False
    """Whether you may take a free seat; false by the watchers' link of a private table."""
    daily: DailyInfo | None = None
    """The day whose deal is played here; null at any other table."""


class LogLine(msgspec.Struct):
    """What happened by one move of seat `by`, as far as the reader may know; the deal is move 0 of no seat."""

    move: int
    events: list[dict[str, Any]]
    by: int | None = None


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
    remembered: Any = None
    """What perfect memory adds to the view, at a table with notes."""


class ProxyBidInfo(msgspec.Struct):
    """The server bids for one's seat in the auction of this lot, up to so many florins."""

    lot: str
    florins: int


class ChatLine(msgspec.Struct):
    """Something that was said."""

    id: int
    name: str
    seat: int | None
    room: str
    text: str
    at: float


# ---------------------------------------------------------------------- to a client


class Limits(msgspec.Struct, frozen=True):
    """What a socket takes. Messages over the rate wait for their turn; with too many waiting the socket is closed."""

    messages_per_second: int
    """Messages that are carried out in a second; more wait for their turn."""
    burst: int
    """Messages that may come at once before the rate counts."""
    waiting: int
    """Messages over the rate that may wait; with more the socket is closed with 4429."""
    message_bytes: int
    """A longer message closes the socket with 1009."""
    idle_seconds: float
    """A socket that sends nothing for that long is closed with 4408."""


class SyncMessage(msgspec.Struct, tag="sync", tag_field="type", kw_only=True):
    """Everything that your seat may know, after `hello` and `sync`."""

    version: int
    moves: int
    seat: int | None
    actor: int | None
    over: bool
    legal: list[str] | None
    may_undo: bool
    view: msgspec.Raw
    log: list[LogLine]
    remembered: Any = None
    """What perfect memory adds to the view, at a table with notes."""
    table: TableInfo
    limits: Limits | None = None
    protocol: int = PROTOCOL


class UpdateMessage(msgspec.Struct, tag="update", tag_field="type", kw_only=True, omit_defaults=True, gc=False):
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
    remembered: Any | msgspec.UnsetType = msgspec.UNSET
    """What perfect memory adds to the view now, at a table with notes; left out if it has not changed."""
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
    """The message was refused, and nothing was changed.

    `text` is a sentence in the language of Accept-Language, `message` one in English. An action that is not legal has
    a `reason`, a kind such as `block price`, with its `facts`.
    """

    code: str
    message: str
    key: str | None = None
    version: int | None = None
    text: str = ""
    reason: str | None = None
    facts: dict[str, Any] = {}


class ProxyBidMessage(msgspec.Struct, tag="proxy-bid", tag_field="type"):
    """Up to how much the server bids for your seat; null if it no longer does. No other seat is sent it."""

    bid: ProxyBidInfo | None


class TableMessage(msgspec.Struct, tag="table", tag_field="type"):
    """The table itself changed: seats, status, consent, result."""

    table: TableInfo
    limits: Limits | None = None


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    line: ChatLine


class Notice(msgspec.Struct, tag="notice", tag_field="type"):
    """For the person, wherever they are: it is your turn, or a game is over."""

    kind: str
    table: str
    game: str
    version: int
