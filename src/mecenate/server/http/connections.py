"""Limits on connections: how many one address may hold, and how many there may be."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

import msgspec

from mecenate.server.metrics import CONNECTIONS_CLOSED
from mecenate.server.people.networks import Networks, subscriber

UNLIMITED: Final = 1 << 30


class WaitingConnection(Protocol):
    """A connection that waits for its client."""

    transport: asyncio.Transport


class Limits(msgspec.Struct, frozen=True):
    """How long a client may take, and how many connections there may be."""

    head_seconds: float
    """For the request line and the headers."""
    body_seconds: float
    """For the body, and for the client to take some of an answer."""
    per_address: int
    total: int = UNLIMITED


class Connections:
    """All open connections of a process, by address. Connections of proxies count only in the total."""

    def __init__(self, limits: Limits, proxies: Networks) -> None:
        self.limits = limits
        self.proxies = proxies
        self._open: dict[asyncio.BaseTransport, str | None] = {}
        self._count: Counter[str] = Counter()
        self._waiting: dict[WaitingConnection, str | None] = {}
        self._waiting_at: dict[str, dict[WaitingConnection, None]] = {}

    def enter(self, transport: asyncio.BaseTransport, address: str) -> int | None:
        """Count a new connection; returns the status to refuse it with if a limit is reached.

        Before that, the connection that has waited longest for its client is closed: one of the same address if that
        has too many, any one if there are too many in all. Connections whose request has arrived are not closed.
        """
        key = None if address in self.proxies else subscriber(address)
        if key is not None and self._count[key] >= self.limits.per_address and not self._close_oldest(self._at(key)):
            return 429
        if len(self._open) >= self.limits.total and not self._close_oldest(self._waiting):
            return 503
        self._open[transport] = key
        if key is not None:
            self._count[key] += 1
        return None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has closed, or is about to; harmless if it was not counted."""
        key = self._open.pop(transport, None)
        if key is None:
            return
        self._count[key] -= 1
        if not self._count[key]:
            del self._count[key]

    def wait(self, connection: WaitingConnection) -> None:
        """A connection waits for its client from now on."""
        self.stop_waiting(connection)
        key = self._open.get(connection.transport)
        self._waiting[connection] = key
        if key is not None:
            self._waiting_at.setdefault(key, {})[connection] = None

    def stop_waiting(self, connection: WaitingConnection) -> None:
        """All of a request has arrived, or the connection has closed."""
        key = self._waiting.pop(connection, None)
        if key is not None:
            self._waiting_at[key].pop(connection)
            if not self._waiting_at[key]:
                del self._waiting_at[key]

    def _at(self, key: str) -> dict[WaitingConnection, None]:
        return self._waiting_at.get(key, {})

    def _close_oldest(self, waiting: Iterable[WaitingConnection]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        CONNECTIONS_CLOSED.labels("room").inc()
        self.stop_waiting(oldest)
        self.leave(oldest.transport)
        oldest.transport.abort()
        return True

    def __len__(self) -> int:
        return len(self._open)
