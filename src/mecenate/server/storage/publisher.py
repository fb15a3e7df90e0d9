"""Publishing: events for the other processes that share the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.siblings import MAX_MESSAGE, Kind, Siblings
from mecenate.server.storage.events import CHANNEL, ClusterEvent, encode

_UNSENT = "mecenate events"
"""Where a connection to SQLite keeps the events of its transaction."""


class Publisher:
    """Sends events with NOTIFY; on SQLite to the siblings of this process. If it has none, nothing is sent."""

    def __init__(self, engine: AsyncEngine, siblings: Siblings | None = None) -> None:
        self._engine = engine
        self._notifies = engine.dialect.name == "postgresql"
        self._siblings = None if self._notifies else siblings
        if self._siblings is not None:
            event.listen(engine.sync_engine, "checkin", self._after_transaction)

    async def publish(self, events: Iterable[ClusterEvent]) -> None:
        """Send events that belong to no transaction."""
        if self._notifies:
            async with self._engine.begin() as connection:
                for one in events:
                    await self.within(connection, one)
        else:
            self.send([encode(one) for one in events])

    async def within(self, connection: AsyncConnection, event: ClusterEvent) -> None:
        """Send an event when this transaction is committed."""
        if self._notifies:
            payload = {"channel": CHANNEL, "payload": encode(event)}
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)
        elif self._siblings is not None:
            connection.sync_connection.info.setdefault(_UNSENT, []).append(encode(event))  # type: ignore[union-attr]

    def _after_transaction(self, _connection: Any, record: Any) -> None:
        """A connection is given back. After a rollback the events are sent too: they say only what to read again."""
        self.send(record.info.pop(_UNSENT, ()))

    def send(self, payloads: Sequence[str]) -> None:
        """Send encoded events to the siblings, if there are any, in as few messages as possible."""
        if self._siblings is None or not payloads:
            return
        lines: list[bytes] = []
        size = 0
        for line in (payload.encode() for payload in payloads):
            if lines and size + len(line) > MAX_MESSAGE // 2:
                self._siblings.tell_all(Kind.EVENTS, b"\n".join(lines))
                lines, size = [], 0
            lines.append(line)
            size += len(line) + 1
        self._siblings.tell_all(Kind.EVENTS, b"\n".join(lines))
