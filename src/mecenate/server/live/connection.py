"""Watchers: the open sockets of a table, each with its own outbox, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from mecenate.server.live.closing import Closing
from mecenate.server.live.frames import framed
from mecenate.server.live.line import Line
from mecenate.server.live.link import Link
from mecenate.server.live.messages import Done, Limits, UpdateMessage
from mecenate.server.live.view_delta import encode
from mecenate.server.storage.rows import Person

MAX_WAITING = 100
"""Messages in an outbox before the watcher is left behind, and gets a sync later."""
MAX_UNREAD = 1000
"""Messages of any kind in an outbox before more are dropped, and a sync follows later."""
MAX_UNSEEN = 400
"""Versions sent and not acknowledged before no more are sent."""


class Update:
    """An update for one audience: encoded once, and with a key only for the socket that asked."""

    def __init__(self, message: UpdateMessage) -> None:
        self._message = message
        self._frame: bytes | None = None

    @property
    def frame(self) -> bytes:
        """The update for those who did not ask for it. Often nobody else has the seat of the one who did."""
        if self._frame is None:
            self._frame = framed(encode(self._message))
        return self._frame

    def answering(self, key: str) -> bytes:
        """The same update as the answer to the message with this key."""
        return framed(encode(msgspec.structs.replace(self._message, key=key)))


class Watcher:
    """One socket that looks at a table, from a seat or as a spectator."""

    def __init__(
        self, person: Person | None, seat: int | None, token: str | None = None, limits: Limits | None = None
    ) -> None:
        self.person = person
        self.seat = seat
        self.token = token
        """The secret token of a seat, if the socket was opened with one."""
        self.limits = limits
        """The limits that this socket is told."""
        self.address = ""
        """The address of the client, as quotas count it."""
        self.invited = False
        """Whether the socket was opened with the players' link."""
        self.why = Closing.IDLE
        """The code with which the server closes it."""
        self.ready = False
        self.behind = False
        self.sent = 0
        self.acked = 0
        self.asked: str | None = None
        """The key of the message of this socket that is being carried out."""
        self._outbox: deque[bytes] = deque()
        """Frames that could not be sent yet."""
        self._line: Line | None = None
        self._idle: asyncio.Future[None] | None = None
        """What the sender waits for while there is nothing to send."""
        self._closed = False

    def push(self, message: bytes) -> None:
        """Send a message when the socket can take it."""
        if len(self._outbox) >= MAX_UNREAD:
            self.behind = True
            return
        self._post(framed(message))

    def update(self, update: Update, version: int, key: str | None) -> None:
        """Send the update to a version when the socket can take it, unless it is left behind.

        The socket that asked for it with this key finds the key in it, and gets no other answer.
        """
        if self._keeps_up(version):
            self.sent = version
            self._post(update.frame if key is None or not self._asked_by(key) else update.answering(key))
        elif key is not None:
            self.answer(key, version)

    def _keeps_up(self, version: int) -> bool:
        """Whether to send an update to a version; if too much waits, a sync follows later instead."""
        if self.behind or not self.ready:
            return False
        self.behind = len(self._outbox) >= MAX_WAITING or version - self.acked > MAX_UNSEEN
        return not self.behind

    def _post(self, frame: bytes) -> None:
        """Send a frame at once if the socket takes it, else by the task that sends; it also handles errors."""
        line = self._line
        if self._idle is not None and line is not None and not line.full:
            try:
                line.write(frame)
                return
            except OSError:  # the task that sends finds it too
                pass
        self._outbox.append(frame)
        self._wake()

    def _wake(self) -> None:
        """Wake the sender."""
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
            self._idle = None

    def answer(self, key: str, version: int) -> None:
        """Confirm the message with this key, if it came by this socket and was not answered yet."""
        if self._asked_by(key):
            self.push(encode(Done(key, version)))

    def _asked_by(self, key: str) -> bool:
        """Whether an answer to this key is due here; it is due once."""
        if self.asked != key:
            return False
        self.asked = None
        return True

    def acknowledges(self, version: int) -> bool:
        """The client has received this version; whether that is news."""
        news = min(version, self.sent) > self.acked
        if news:
            self.acked = min(version, self.sent)
        return news

    @property
    def caught_up(self) -> bool:
        """Whether it was left behind, and the client has received all that was sent."""
        return self.behind and self.acked >= self.sent

    def takes_all(self) -> bool:
        """Whether a sync can be sent now; if too much waits, it is sent when that has been read."""
        if len(self._outbox) >= MAX_WAITING:
            self.behind = True
        return not self.behind or not self._outbox

    def synced(self, version: int) -> None:
        """A sync of this version is being sent."""
        self.ready = True
        self.behind = False
        self.sent = self.acked = version

    @property
    def closed(self) -> bool:
        """Whether nothing more is sent."""
        return self._closed

    def close(self, why: Closing = Closing.IDLE) -> None:
        """Send nothing more."""
        if not self._closed:
            self.why = why
        self._closed = True
        self._wake()

    async def send_all(self, link: Link, sync: Callable[[], Awaitable[None]] | None = None) -> None:
        """Send what is in the outbox, until closed. A watcher that was left behind is synced when it has caught up."""
        line = self._line = link.line
        while True:
            while self._outbox:
                await link.writable.wait()
                line.write(self._outbox.popleft())
            if self._closed:
                return
            if self.behind and self.sent - self.acked < MAX_UNSEEN and sync is not None:
                await sync()
                continue
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
