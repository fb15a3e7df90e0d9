"""LISTEN on PostgreSQL, with a new connection whenever the old one breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from mecenate.server.storage.events import Reconnected, encode

log = structlog.get_logger()
PAUSE = 1.0


class ReconnectingBackend(AsyncPgChannelsBackend):
    """Litestar's backend, but it connects again, and then adds `Reconnected`, because events may have been missed."""

    at_once: Callable[[str], bool] | None = None
    """Takes an event into account where it arrives, and says whether that is done. All others wait in the queue."""
    _open = False
    _connecting: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect."""
        await super().on_startup()
        self._open = True
        self._listener_conn.add_termination_listener(self._ended)

    async def on_shutdown(self) -> None:
        """Close the connection."""
        self._open = False
        if self._connecting is not None:
            self._connecting.cancel()
        await super().on_shutdown()

    def _listener(self, /, connection: Any, pid: int, channel: str, payload: object) -> None:
        if self.at_once is None or not isinstance(payload, str) or not self.at_once(payload):
            super()._listener(connection, pid, channel, payload)

    def _ended(self, _connection: Any) -> None:
        if self._open:
            log.warning("the connection for cluster events broke")
            self._connecting = asyncio.create_task(self._connect_again())

    async def _connect_again(self) -> None:
        async with self._listener_lock:
            while True:
                try:
                    connection = await self._connect()
                    for channel in self._subscribed_channels:
                        await connection.add_listener(channel, self._listener)
                    break
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await asyncio.sleep(PAUSE)
            self._listener_conn = connection
            connection.add_termination_listener(self._ended)
        assert self._queue is not None
        for channel in self._subscribed_channels:
            self._queue.put_nowait((channel, encode(Reconnected()).encode()))
