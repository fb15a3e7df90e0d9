"""Watchers: the open sockets of a table, each with its own outbox, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from mecenate.server.rows import Person

MAX_WAITING = 100
"""Messages in an outbox before the watcher is left behind and gets everything at once later."""
MAX_UNSEEN = 400
"""Versions sent but not acknowledged before we stop sending."""


class Watcher:
    """One socket that looks at a table, from a seat or as a spectator."""

    def __init__(self, person: Person | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.ready = False
        self.behind = False
        self.sent = 0
        self.acked = 0
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closed = False

    def push(self, message: str, version: int | None = None) -> None:
        """Send a message when the socket can take it; an update of a version is skipped by one left behind."""
        if version is not None:
            if self.behind or not self.ready:
                return
            if len(self._outbox) >= MAX_WAITING or version - self.acked > MAX_UNSEEN:
                self.behind = True
                return
            self.sent = version
        self._outbox.append(message)
        self._wake.set()

    def ack(self, version: int) -> bool:
        """The client has seen this version; True if it was left behind and has now caught up with what was sent."""
        self.acked = max(self.acked, min(version, self.sent))
        return self.behind and self.acked >= self.sent

    def synced(self, version: int) -> None:
        """The client is being sent everything as of this version."""
        self.ready = True
        self.behind = False
        self.sent = self.acked = version

    def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        self._wake.set()

    async def send_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what comes, until closed."""
        while True:
            while self._outbox:
                await send(self._outbox.popleft())
            if self._closed:
                return
            self._wake.clear()
            await self._wake.wait()
