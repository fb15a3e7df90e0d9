"""uvicorn's protocols with a time limit for each part of a request, and with the limits on connections.

uvicorn closes connections that are idle between requests, but waits for ever for the rest of a request that has begun.
"""

from __future__ import annotations

import asyncio
import socket
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

REFUSED: Final = {
    400: {"code": "malformed", "message": "cannot read the request"},
    408: {"code": "too-slow", "message": "the request did not arrive in time"},
    429: {"code": "too-many", "message": "too many connections from your address"},
    503: {"code": "busy", "message": "too many connections; please try again"},
}


class Part(Enum):
    """What a connection is waiting for from its client."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()


class HttpProtocol(HttpToolsProtocol):
    """HTTP with a time limit for each request, and a limit on connections."""

    config: ServerConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._connections = self.config.connections
        self._waits_for = Part.NOTHING
        self._request = 0
        self._timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------ opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless a limit is reached."""
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
        """Hand the connection over to the WebSocket protocol; it stays counted."""
        self._forget()
        super().handle_websocket_upgrade()

    def _forget(self) -> None:
        self._connections.stop_waiting(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ------------------------------------------------------------------ what a request is waiting for

    def data_received(self, data: bytes) -> None:
        """Read data, and start the timer for what must follow."""
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
        cycle: RequestResponseCycle | None = (
            self.cycle
        )  # None before the first request, which uvicorn's type does not say
        return cycle is not None and not cycle.response_complete

    def _wait_for(self, part: Part) -> None:
        """Start the timer for a part of a request. Between requests uvicorn's own timer runs."""
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
    """A WebSocket. It counts as a connection until it has closed, and invalid data closes it."""

    config: ServerConfig

    def data_received(self, data: bytes) -> None:
        """Read data. The whole request comes first; uvicorn would wait for ever for one that it cannot parse."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(_response(400))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; uvicorn logs a traceback for text that is not UTF-8."""
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
        """Send, unless the connection has closed and the application does not know yet."""
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
    """On Linux, let the kernel close a connection whose client does not read what was sent."""
    connection = transport.get_extra_info("socket")
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * seconds))
