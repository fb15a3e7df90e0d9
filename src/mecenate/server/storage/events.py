"""Cluster events: messages between the processes that share a database, as JSON: in a NOTIFY, or between siblings."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from mecenate.server.storage.rows import Entry, Progress

CHANNEL = "mecenate_cluster"
MAX_BYTES = 7900
"""PostgreSQL accepts payloads of less than 8,000 bytes."""


class ClusterEvent(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """The base of all events; each has a tag of its own."""


class MoveStored(ClusterEvent, frozen=True, tag="move"):
    """A move was stored. The event holds all of it, so that other processes need not read it."""

    entry: Entry
    progress: Progress


class EntryStored(ClusterEvent, frozen=True, tag="entry"):
    """An entry was stored that must be read."""

    table: str
    version: int


class TableChanged(ClusterEvent, frozen=True, tag="table"):
    """The seats, the status or the consent of a table have changed."""

    table: str


class TableRemoved(ClusterEvent, frozen=True, tag="removed"):
    """A table was removed."""

    table: str


class ChatAdded(ClusterEvent, frozen=True, tag="chat"):
    """A line of chat was stored."""

    table: str
    line: int


class TurnStarted(ClusterEvent, frozen=True, tag="turn"):
    """It is somebody's turn, or a game of theirs is over."""

    person: str
    table: str
    game: str
    version: int
    process: str
    over: bool = False


class PersonChanged(ClusterEvent, frozen=True, tag="person"):
    """Somebody has another name, webhook or account, or has left."""

    person: str


class SessionEnded(ClusterEvent, frozen=True, tag="session"):
    """A session has ended."""

    session: str


class WatchersChanged(ClusterEvent, frozen=True, tag="watchers"):
    """Who watches a table in one process."""

    table: str
    process: str
    seats: list[int]
    spectators: int


class WatchersWanted(ClusterEvent, frozen=True, tag="who"):
    """A process has loaded a table and asks who watches it elsewhere."""

    table: str
    process: str


class ProcessAlive(ClusterEvent, frozen=True, tag="alive"):
    """A process is running; sent every few seconds."""

    process: str


class Reconnected(ClusterEvent, frozen=True, tag="reconnected"):
    """Events may have been lost, since a connection was broken or a process died: anything may have changed."""


AnyEvent = (
    MoveStored
    | EntryStored
    | TableChanged
    | TableRemoved
    | ChatAdded
    | TurnStarted
    | PersonChanged
    | SessionEnded
    | WatchersChanged
    | WatchersWanted
    | ProcessAlive
    | Reconnected
)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


OF_A_MOVE: Final = re.compile(r'\{"type":"move","entry":\{"table_id":"([\w-]+)","number":(\d+),')
"""The beginning of a `MoveStored` as `encode` writes it, with table and number."""
OF_A_TURN: Final = '{"type":"turn",'
"""The beginning of a `TurnStarted`."""


def encode(event: ClusterEvent) -> str:
    """An event as a payload; it has no line breaks."""
    return _encoder.encode(event).decode()


def decode(payload: bytes) -> AnyEvent:
    """Read a payload. Raises `msgspec.ValidationError`."""
    event: AnyEvent = _decoder.decode(payload)
    return event
