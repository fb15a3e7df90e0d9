"""Hearing PostgreSQL's notices, and hearing them again after the connection has broken."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

log = structlog.get_logger()
PAUSE = 1.0
AGAIN = b"again"


class Listening(AsyncPgChannelsBackend):
    """LISTEN, on a connection that is made anew when it ends; then `AGAIN` is heard, for what was missed."""

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

    def _ended(self, _connection: Any) -> None:
        if self._open:
            log.warning("the connection for notices broke")
            self._connecting = asyncio.create_task(self._connect_again())

    async def _connect_again(self) -> None:
        async with self._listener_lock:
            while True:
                try:
                    connection = await self._connect()
                    for channel in self._subscribed_channels:
                        await connection.add_listener(channel, self._listener)  # type: ignore[arg-type]
                    break
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await asyncio.sleep(PAUSE)
            self._listener_conn = connection
            connection.add_termination_listener(self._ended)
        assert self._queue is not None
        for channel in self._subscribed_channels:
            self._queue.put_nowait((channel, AGAIN))
