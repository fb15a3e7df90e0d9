"""The lock of a table. Unlike `asyncio.Lock`, it can be taken without a task if it is free: every move does that."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """Whoever waits gets it in turn: it is handed over, and never free in between."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def take(self) -> bool:
        """Take it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Take it when all who came before have given it back."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over just before
                self.release()
            raise

    def release(self) -> None:
        """Give it to the next who waits, or back."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # else it has stopped waiting
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
