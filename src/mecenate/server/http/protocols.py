"""uvicorn's protocols with a time limit for each part of a request, and with the limits on connections.

uvicorn closes connections that are idle between requests, but waits for ever for the rest of a request that has begun.

A WebSocket is opened and closed through ASGI. Its messages do not pass through the layers of the application: the
handler finds the protocol in the scope, as a `Link`, and reads and writes there. `bench/README.md` has the figures.
"""

from __future__ import annotations

import asyncio
import re
import socket
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from mecenate.server.live.frames import ends_whole
from mecenate.server.live.line import Inbox, Line
from mecenate.server.live.link import EXTENSION
from mecenate.server.metrics import CONNECTIONS_CLOSED
from mecenate.server.siblings import owner_of

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

    from mecenate.server.run import ServerConfig

OF_A_TABLE: Final = re.compile(rb"[A-Z]+ /(?:api|ws)/tables/([\w-]{12})[/? ]")
"""The beginning of a request about one table, with the id of the table."""
END_OF_HEAD: Final = b"\r\n\r\n"
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
        self._between = True
        """Whether the last request is answered, and nothing of the next has arrived."""
        self.adopted = b""
        """What a sibling has read from this connection before it handed it over."""

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
        if self.adopted:
            self._between = False
            self.data_received(self.adopted)

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
        if self._between:
            self._between = False
            if self._handed_over(data):
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
            self._between = True

    def _handed_over(self, data: bytes) -> bool:
        """Give the connection to the process that the table of this request belongs to, unless it is this one."""
        siblings = self.config.siblings
        found = None if siblings is None else OF_A_TABLE.match(data)
        if siblings is None or found is None or self.transport.get_write_buffer_size():
            return False
        owner = owner_of(found[1], siblings.count)
        file = self.transport.get_extra_info("socket").fileno()
        if owner == siblings.index or not siblings.hand_over(owner, data, file):
            return False
        self.transport.abort()
        return True

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
    """A WebSocket. It counts as a connection until it has closed, and invalid data closes it. It is its own `Link`."""

    config: ServerConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.line: Final = Line(self.loop, self.config.ws_max_size)
        self.queue: Inbox = self.line.inbox  # type: ignore[assignment]
        self._at_start = False
        """Whether the next byte begins a frame, and a message. It stays False after a frame that came in pieces."""

    def handle_connect(self, event: Request) -> None:
        """Begin a connection; the application finds this protocol in the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read data. Plain texts go straight to the one who takes them, all else through `websockets`."""
        if self._at_start:
            line = self.line
            if line.take is not None:
                taken = line.carried_out(data)
                if taken == len(data):
                    return
                data = data[taken:]
            self._at_start = ends_whole(data)
            super().data_received(data)
            self._open_or_close()
            return
        opened = self.handshake_initiated
        super().data_received(data)
        self._open_or_close()
        if not self.handshake_initiated:  # the whole request comes first; uvicorn would wait for ever
            self.transport.write(_response(400))
            self.transport.close()
        elif not opened:
            self._at_start = data.find(END_OF_HEAD) == len(data) - len(END_OF_HEAD)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. If nobody waits for it, read no more until it is taken."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if not (self.queue.awaited or self.read_paused):
            self.read_paused = True
            self.transport.pause_reading()
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.fail(1007, "no UTF-8")
            self.handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, unless the connection has closed and the application does not know yet."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        self._open_or_close()

    def _open_or_close(self) -> None:
        """Let frames out, or no longer. To be called after whatever can open or close the connection."""
        self.line.open = self.conn.state is OPEN and not (self.close_sent or self.disconnected)

    def pause_writing(self) -> None:
        """The connection can take no more."""
        super().pause_writing()
        self.line.full = True

    def resume_writing(self) -> None:
        """The connection can take more again."""
        super().resume_writing()
        self.line.full = False

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping."""
        super().keepalive_timeout()
        self._open_or_close()

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        self._open_or_close()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection begins."""
        super().connection_made(transport)
        self.line.to = transport.write

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)
        self._open_or_close()


def _response(status: int) -> bytes:
    content = msgspec.json.encode(REFUSED[status])
    head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(content)
    return STATUS_LINE[status] + head + content


def _limit_unread(transport: asyncio.BaseTransport, seconds: float) -> None:
    """On Linux, let the kernel close a connection whose client does not read what was sent."""
    connection = transport.get_extra_info("socket")
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * seconds))
