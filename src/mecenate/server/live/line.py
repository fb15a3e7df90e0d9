"""The line of a socket: what its handler reads and writes with, past the layers of the web framework.

Every message and frame passes here, so this is compiled with the engine.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from mecenate.server.live.frames import text_at

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent


@final
class Inbox:
    """What has arrived on a socket, for its one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[ASGIReceiveEvent] = deque()
        self._reader: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether the reader waits for the next event."""
        return self._reader is not None

    def empty(self) -> bool:
        """Whether nothing is left to read."""
        return not self._events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Add an event, and wake the reader."""
        self._events.append(event)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next event."""
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()


@final
class Line:
    """One socket. Its protocol says whether it is open, and whether the connection can take more."""

    def __init__(self, loop: asyncio.AbstractEventLoop, most: int) -> None:
        """A line for texts of at most so many bytes."""
        self.inbox = Inbox(loop)
        self.open = False
        self.full = False
        self.to: Callable[[bytes], object] | None = None
        """What sends bytes."""
        self.take: Callable[[bytes], bool] | None = None
        """Called with each text of ASCII that arrives while the reader waits; whether that has carried it out.

        If not, the reader gets it.
        """
        self._most = most

    def write(self, frame: bytes) -> None:
        """Send a frame, as `framed` makes it, without waiting. Raises `OSError` if the connection has closed."""
        if not self.open or self.to is None:
            raise ConnectionResetError
        self.to(frame)

    def carried_out(self, data: bytes) -> int:
        """Let the plain texts that these bytes begin with be taken, one after the other; returns how many bytes."""
        at: i64 = 0
        size: i64 = len(data)
        while at < size and self.take is not None and self.inbox.awaited and self.open:
            read = text_at(data, at)
            if read is None or len(read[0]) > self._most or not self.take(read[0]):
                break
            at = read[1]
        return at
