"""Limits on connections: how long a request may take to arrive, and how many connections one address may hold.

uvicorn closes connections that are idle between requests, but waits for ever for the rest of a request that has begun.
Its protocols are extended here; `Connections` counts for all of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections import Counter
from collections.abc import Iterable
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mecenate.server.metrics import CONNECTIONS_CLOSED

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

    from mecenate.server.run import ServerConfig

UNLIMITED: Final = 1 << 30
REFUSED: Final = {
    400: {"code": "malformed", "message": "cannot read the request"},
    408: {"code": "too-slow", "message": "the request did not arrive in time"},
    429: {"code": "too-many", "message": "too many connections from your address"},
    503: {"code": "busy", "message": "too many connections; please try again"},
}


class Limits(msgspec.Struct, frozen=True):
    """How long a client may take, and how many connections there may be."""

    head_seconds: float
    """For the request line and the headers."""
    body_seconds: float
    """For the body, and for the client to take some of an answer."""
    per_address: int
    total: int = UNLIMITED


class Part(Enum):
    """What a connection is waiting for from its client."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()


class Addresses:
    """Addresses and networks, such as those of the proxies; `*` is all, and other words are none."""

    def __init__(self, listed: Iterable[str]) -> None:
        self._all = False
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for name in listed:
            self._all = self._all or name.strip() == "*"
            with contextlib.suppress(ValueError):
                self._networks.append(ipaddress.ip_network(name.strip(), strict=False))

    @property
    def are_all(self) -> bool:
        """Whether every address is among them."""
        return self._all or any(network.prefixlen == 0 for network in self._networks)

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


def subscriber(address: str) -> str:
    """Whom connections from an address are counted for: the address, or its /64, which one line has with IPv6."""
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, 64), strict=False))


class Connections:
    """All open connections of a process, by address. Connections of proxies count only in the total."""

    def __init__(self, limits: Limits, proxies: Addresses) -> None:
        self.limits = limits
        self.proxies = proxies
        self._open: dict[asyncio.BaseTransport, str | None] = {}
        self._count: Counter[str] = Counter()
        self._waiting: dict[HttpProtocol, str | None] = {}
        self._waiting_at: dict[str, dict[HttpProtocol, None]] = {}

    def enter(self, transport: asyncio.BaseTransport, address: str) -> int | None:
        """Count a new connection; the status to refuse it with if there is no room.

        Room is made by closing the connection that has waited longest for its client: of the same address if that has
        too many, of any if there are too many in all. Connections with a request that has arrived are left alone.
        """
        key = None if address in self.proxies else subscriber(address)
        if key is not None and self._count[key] >= self.limits.per_address and not self._make_room(self._at(key)):
            return 429
        if len(self._open) >= self.limits.total and not self._make_room(self._waiting):
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

    def wait(self, connection: HttpProtocol) -> None:
        """A connection waits for its client from now on."""
        self.stop_waiting(connection)
        key = self._open.get(connection.transport)
        self._waiting[connection] = key
        if key is not None:
            self._waiting_at.setdefault(key, {})[connection] = None

    def stop_waiting(self, connection: HttpProtocol) -> None:
        """All of a request has arrived, or the connection has closed."""
        key = self._waiting.pop(connection, None)
        if key is not None:
            self._waiting_at[key].pop(connection)
            if not self._waiting_at[key]:
                del self._waiting_at[key]

    def _at(self, key: str) -> dict[HttpProtocol, None]:
        return self._waiting_at.get(key, {})

    def _make_room(self, waiting: Iterable[HttpProtocol]) -> bool:
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


class HttpProtocol(HttpToolsProtocol):
    """HTTP with a time limit for each request, and a limit on connections."""

    config: ServerConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._connections = self.config.connections
        self._waits_for = Part.NOTHING
        self._request = 0
        self._timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, if there is room for it."""
        super().connection_made(transport)
        status = self._connections.enter(transport, self.client[0] if self.client else "")
        if status is not None:
            CONNECTIONS_CLOSED.labels("refused").inc()
            self._refuse(status)
            return
        _limit_unread(transport, self._connections.limits.body_seconds)
        self._wait_for(Part.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._forget()
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which counts on."""
        self._forget()
        super().handle_websocket_upgrade()

    def _forget(self) -> None:
        self._connections.stop_waiting(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ------------------------------------------------------------------ what a request is waiting for

    def data_received(self, data: bytes) -> None:
        """Read on, and set the clock for what must follow."""
        if self.transport.is_closing():
            return
        before = (self._waits_for, self._request)
        if self._waits_for is Part.NOTHING and not self._answering():
            self._waits_for = Part.HEAD
        super().data_received(data)
        if (self._waits_for, self._request) != before and self.transport.get_protocol() is self:
            self._wait_for(self._waits_for)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._request += 1
        self._waits_for = Part.HEAD

    def on_headers_complete(self) -> None:
        """The head of a request has arrived."""
        super().on_headers_complete()
        self._waits_for = Part.BODY

    def on_message_complete(self) -> None:
        """All of a request has arrived."""
        super().on_message_complete()
        self._waits_for = Part.NOTHING

    def on_response_complete(self) -> None:
        """A request is answered; the connection waits for the next."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline and self._waits_for is Part.NOTHING:
            self._connections.wait(self)

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn's type forgets that there is none at first
        return cycle is not None and not cycle.response_complete

    def _wait_for(self, part: Part) -> None:
        """Set the clock for a part of a request. Between requests uvicorn's own clock runs."""
        self._forget()
        self._waits_for = part
        if part is Part.NOTHING or self.transport.is_closing():
            return
        self._connections.wait(self)
        limits = self._connections.limits
        seconds = limits.head_seconds if part is Part.HEAD else limits.body_seconds
        self._timer = self.loop.call_later(seconds, self._out_of_time)

    def _out_of_time(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        ours = self.flow.read_paused or (self._waits_for is Part.HEAD and self._answering())
        if ours:  # we have stopped reading, or are busy with the request before
            self._wait_for(self._waits_for)
            return
        CONNECTIONS_CLOSED.labels(self._waits_for.name.lower()).inc()
        if self._waits_for is Part.BODY and self.cycle.response_started:
            self.transport.close()
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Answer without the application, and close."""
        self.transport.write(_response(status))
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket, which counts as a connection until it has closed. What no client should send closes it."""

    config: ServerConfig

    def data_received(self, data: bytes) -> None:
        """Read on. The whole request comes first; uvicorn would wait for ever if it cannot be read."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(_response(400))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; uvicorn logs a traceback for text that is no UTF-8."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007, "no UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, unless the connection has been closed under the application, which may not know yet."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)


def _response(status: int) -> bytes:
    content = msgspec.json.encode(REFUSED[status])
    head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(content)
    return STATUS_LINE[status] + head + content


def _limit_unread(transport: asyncio.BaseTransport, seconds: float) -> None:
    """Have the kernel close a connection whose client takes nothing of what was sent to it; Linux can."""
    connection = transport.get_extra_info("socket")
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * seconds))
