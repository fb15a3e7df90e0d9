"""Watchers: the open sockets of a table, each with its own outbox, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

from mecenate.server.live.messages import Done, Limits
from mecenate.server.live.view_delta import encode
from mecenate.server.storage.rows import Person

MAX_WAITING = 100
"""Messages in an outbox before the watcher is left behind and gets everything at once later."""
MAX_UNREAD = 1000
"""Messages of any kind in an outbox before more are dropped, and everything comes at once later."""
MAX_UNSEEN = 400
"""Versions sent but not acknowledged before we stop sending."""
IDLE, SIGNED_OUT, GONE = 4408, 4401, 4404
"""Codes with which a socket is closed: nothing heard for long, its session has ended, its table was removed."""
REASONS = {IDLE: "nothing heard for a long time", SIGNED_OUT: "the session has ended", GONE: "the table was removed"}


Send = Callable[[str], Coroutine[Any, Any, None]]


class Watcher:
    """One socket that looks at a table, from a seat or as a spectator."""

    def __init__(
        self, person: Person | None, seat: int | None, token: str | None = None, limits: Limits | None = None
    ) -> None:
        self.person = person
        self.seat = seat
        self.token = token
        """The secret token of a seat, for one who came with that."""
        self.limits = limits
        """What this socket is told that it may send."""
        self.address = ""
        """Where the socket comes from, as quotas count it."""
        self.why = IDLE
        """The code with which it is closed from our side."""
        self.ready = False
        self.behind = False
        self.sent = 0
        self.acked = 0
        self.asked: str | None = None
        """The key of the message that is being carried out for this socket."""
        self._outbox: deque[str] = deque()
        self._send: Send | None = None
        self._begun: Awaitable[None] | None = None
        """The rest of a message that the socket could not take at once."""
        self._resting: asyncio.Future[None] | None = None
        self._closed = False

    def push(self, message: str) -> None:
        """Send a message when the socket can take it."""
        if len(self._outbox) >= MAX_UNREAD:
            self.behind = True
            return
        self._post(message)

    def update(self, message: str, version: int, key: str | None) -> None:
        """Send the update to a version when the socket can take it, unless it is left behind.

        For whoever asked for it by this key it carries the answer, since every message costs both sides.
        """
        if self._keeps_up(version):
            self.sent = version
            self._post(message if key is None or not self._asked_by(key) else answering(message, key))
        elif key is not None:
            self.answer(key, version)

    def _keeps_up(self, version: int) -> bool:
        """Whether an update to a version is of use; if too much waits, everything is sent later instead."""
        if self.behind or not self.ready:
            return False
        self.behind = len(self._outbox) >= MAX_WAITING or version - self.acked > MAX_UNSEEN
        return not self.behind

    def _post(self, message: str) -> None:
        if not self._sent_at_once(message):
            self._outbox.append(message)
            self._wake()

    def _sent_at_once(self, message: str) -> bool:
        """Send a message here and now if the sender rests, so that it need not be woken for every message.

        A socket takes a message at once, as a rule. If it must wait, the sender goes on from there; if it fails, the
        sender tries again and finds out why.
        """
        if self._resting is None or self._send is None:
            return False
        sending = self._send(message)
        try:
            awaited = sending.send(None)
        except StopIteration:
            return True
        except Exception:
            return False
        self._begun = rest_of(sending, awaited)
        self._wake()
        return True

    def _wake(self) -> None:
        """Let the sender go on; a bare future, since this happens for every message to every socket."""
        if self._resting is not None and not self._resting.done():
            self._resting.set_result(None)
            self._resting = None

    def answer(self, key: str, version: int) -> None:
        """Say that the message with this key is carried out, if it came by this socket and was not answered yet."""
        if self._asked_by(key):
            self.push(encode(Done(key, version)).decode())

    def _asked_by(self, key: str) -> bool:
        """Whether an answer to this key is due here; it is due once."""
        if self.asked != key:
            return False
        self.asked = None
        return True

    def ack(self, version: int) -> bool:
        """The client has seen this version; True if it was left behind and has now caught up with what was sent."""
        self.acked = max(self.acked, min(version, self.sent))
        return self.behind and self.acked >= self.sent

    def takes_all(self) -> bool:
        """Whether everything can be sent now; if too much waits already, it is sent when that has been read."""
        if len(self._outbox) >= MAX_WAITING:
            self.behind = True
        return not self.behind or not self._outbox

    def synced(self, version: int) -> None:
        """The client is being sent everything as of this version."""
        self.ready = True
        self.behind = False
        self.sent = self.acked = version

    @property
    def closed(self) -> bool:
        """Whether nothing more is sent."""
        return self._closed

    def close(self, why: int = IDLE) -> None:
        """Send nothing more."""
        if not self._closed:
            self.why = why
        self._closed = True
        self._wake()

    async def send_all(self, send: Send, sync: Callable[[], Awaitable[None]] | None = None) -> None:
        """Send what comes, until closed; one who was left behind and has now read what waited is synced."""
        self._send = send
        while True:
            if self._begun is not None:
                await self._begun
                self._begun = None
            while self._outbox:
                await send(self._outbox.popleft())
            if self._closed:
                return
            if self.behind and self.sent - self.acked < MAX_UNSEEN and sync is not None:
                await sync()
                continue
            self._resting = asyncio.get_running_loop().create_future()
            await self._resting


def answering(update: str, key: str) -> str:
    """The same update, as the answer to the message with this key."""
    return f'{update[:-1]},"key":{encode(key).decode()}}}'


@types.coroutine
def rest_of(begun: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, None, None]:
    """Go on with what was begun and waits for something."""
    yield awaited
    yield from begun
