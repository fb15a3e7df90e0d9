"""Publishing: events for the other processes that share the database."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.cluster.events import CHANNEL, ClusterEvent, encode


class Publisher:
    """Sends events with NOTIFY. On SQLite there are no other processes, and nothing is sent."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"

    async def publish(self, events: Iterable[ClusterEvent]) -> None:
        """Send events that belong to no transaction."""
        async with self._engine.begin() as connection:
            for event in events:
                await self.within(connection, event)

    async def within(self, connection: AsyncConnection, event: ClusterEvent) -> None:
        """Send an event when this transaction is committed."""
        if self._shared:
            payload = {"channel": CHANNEL, "payload": encode(event)}
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)
