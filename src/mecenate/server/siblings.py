"""Siblings: the processes of one server on one machine, and the sockets between them.

Each process has an inbox: a pair of Unix sockets that keep messages apart. The supervisor holds both ends of every
inbox, so a process that takes the place of a dead one reads what was sent meanwhile. A table belongs to one of the
processes by its id; whoever gets a connection for a table hands it over to that process, socket and all.
"""

from __future__ import annotations

import asyncio
import os
import socket
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NamedTuple

import structlog

log = structlog.get_logger()
MAX_MESSAGE = 120_000
"""Bytes; Linux accepts a little less than 212,992 unless it is told otherwise."""
MAX_WAITING = 2000
"""Messages that wait for a sibling that does not read; beyond that it is told that it has missed some."""
AT_ONCE = 50
"""Messages that are read before other work has its turn."""


class Kind(IntEnum):
    """The first byte of a message: what the rest is."""

    EVENTS = 1
    CONNECTION = 2
    METRICS_WANTED = 3
    METRICS = 4


class Inbox(NamedTuple):
    """Where the others write, and where its owner reads."""

    write: socket.socket
    read: socket.socket


Handler = Callable[[bytes, Sequence[int]], None]
"""Gets a message without its first byte, and the open files that came with it."""


def new_inboxes(count: int) -> list[Inbox]:
    """An inbox for each of so many processes."""
    inboxes = [Inbox(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)) for _ in range(count)]
    for end in (end for inbox in inboxes for end in inbox):
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * MAX_MESSAGE)
    return inboxes


def owner_of(table_id: bytes, count: int) -> int:
    """The index of the process that a table belongs to, of so many."""
    return zlib.crc32(table_id) % count


class Siblings:
    """The processes of this server on this machine, as one of them sees them."""

    def __init__(self, index: int, inboxes: Sequence[Inbox]) -> None:
        self.index = index
        self.count = len(inboxes)
        self.after_loss = b""
        """The message for a sibling that has missed others."""
        self._inboxes = inboxes
        self._handlers: dict[int, Handler] = {}
        self._waiting: dict[int, deque[bytes]] = {}

    def owns(self, table_id: str) -> bool:
        """Whether a table belongs to this process."""
        return owner_of(table_id.encode(), self.count) == self.index

    # ------------------------------------------------------------------ reading

    def on(self, kind: Kind, handler: Handler) -> None:
        """Call this for messages of a kind."""
        self._handlers[kind] = handler

    def listen(self) -> None:
        """Read messages from now on."""
        asyncio.get_running_loop().add_reader(self._inboxes[self.index].read.fileno(), self._read)

    def stop(self) -> None:
        """Read and send nothing more."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._inboxes[self.index].read.fileno())
        for to in self._waiting:
            loop.remove_writer(self._inboxes[to].write.fileno())
        self._waiting.clear()

    def _read(self) -> None:
        inbox = self._inboxes[self.index].read
        for _ in range(AT_ONCE):
            try:
                message, files, _flags, _address = socket.recv_fds(inbox, 2 * MAX_MESSAGE, 1)
            except BlockingIOError:
                return
            for file in files:
                os.set_inheritable(file, False)
            try:
                self._handlers[message[0]](message[1:], files)
            except Exception as error:
                log.error("a message of another process was lost", kind=message[:1].hex(), error=repr(error))

    # ------------------------------------------------------------------ sending

    def hand_over(self, to: int, data: bytes, file: int) -> bool:
        """Give an open connection to a sibling, with what was read from it; False if it cannot take it now."""
        if len(data) >= MAX_MESSAGE or self.waits_for(to):
            return False
        try:
            socket.send_fds(self._inboxes[to].write, [bytes((Kind.CONNECTION,)), data], [file])
        except OSError:
            return False
        return True

    def waits_for(self, to: int) -> bool:
        """Whether messages wait until a sibling has read others."""
        return bool(self._waiting.get(to))

    def tell_all(self, kind: Kind, payload: bytes) -> None:
        """Send a message to all siblings, in order, soon."""
        for to in range(self.count):
            if to != self.index:
                self.tell(to, kind, payload)

    def tell(self, to: int, kind: Kind, payload: bytes) -> None:
        """Send a message to a sibling, in order, soon."""
        self._send(to, bytes((kind,)) + payload)

    def _send(self, to: int, message: bytes) -> None:
        waiting = self._waiting.setdefault(to, deque())
        if not waiting:
            try:
                self._inboxes[to].write.send(message)
                return
            except (BlockingIOError, ConnectionError):
                asyncio.get_running_loop().add_writer(self._inboxes[to].write.fileno(), self._send_waiting, to)
        if len(waiting) >= MAX_WAITING:
            waiting.clear()
            message = self.after_loss
        waiting.append(message)

    def _send_waiting(self, to: int) -> None:
        waiting, write = self._waiting[to], self._inboxes[to].write
        while waiting:
            try:
                write.send(waiting[0])
            except (BlockingIOError, ConnectionError):
                return
            waiting.popleft()
        asyncio.get_running_loop().remove_writer(write.fileno())
