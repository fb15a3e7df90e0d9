"""A client for load tests: guests and tables over HTTP, and a socket that decodes as little as possible."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Self, cast
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

HANDSHAKE_SECONDS = 30
UPDATES_PER_ACK = 20


class Message(msgspec.Struct, frozen=True, gc=False):
    """Any message of the server, reduced to what a random player needs."""

    type: str
    version: int | None = None
    actor: int | None = None
    over: bool = False
    legal: list[str] | None = None
    key: str | None = None
    code: str | None = None
    message: str | None = None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Refused(Exception):
    """The server answered a request with something other than success."""


class Guest:
    """A guest of the server who calls one of its addresses over HTTP."""

    def __init__(self, http: httpx.AsyncClient, address: str, token: str) -> None:
        self.address = address
        self.token = token
        self._http = http

    @classmethod
    async def enter(cls, http: httpx.AsyncClient, address: str, name: str) -> Self:
        answer = await _post(http, f"http://{address}/api/guests", {"name": name})
        return cls(http, address, answer["token"])

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return await _post(self._http, f"http://{self.address}{path}", body, {"Authorization": f"Bearer {self.token}"})


async def _post(http: httpx.AsyncClient, url: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> Any:
    answer = await http.post(url, json=body, headers=headers)
    if not answer.is_success:
        raise Refused(f"POST {url}: {answer.status_code} {answer.text[:300]}")
    return answer.json() if answer.content else None


async def open_table(guests: list[Guest], game: str, options: dict[str, Any], bots: tuple[str, ...] = ()) -> str:
    """Create a table as the first guest, seat all guests in order, bots after them, and start; returns its id."""
    host = guests[0]
    levels = {str(seat): level for seat, level in enumerate(bots, len(guests))}
    body = {"game": game, "options": options, "seats": len(guests) + len(bots), "public": False, "bots": levels}
    [table] = await host.post("/api/tables", body)
    for seat, guest in enumerate(guests):
        link = urlencode({"invite": table["invite"]})
        await guest.post(f"/api/tables/{table['id']}/seats?{link}", {"invite": table["invite"], "seat": seat})
    await host.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


class Socket(asyncio.Protocol):
    """A guest's socket to a table. It hands every message to `receive`, and acknowledges updates now and then."""

    def __init__(self, url: str, receive: Callable[[Message], None]) -> None:
        self._receive = receive
        self._transport: asyncio.Transport | None = None
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._opened = asyncio.get_running_loop().create_future()
        self._updates = 0

    @classmethod
    async def connect(cls, guest: Guest, table: str, receive: Callable[[Message], None]) -> Self:
        """Connect, wait for the handshake, and ask for the position."""
        url = f"ws://{guest.address}/ws/tables/{table}?{urlencode({'token': guest.token})}"
        host, _, port = guest.address.partition(":")
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(url, receive), host, int(port))
        await asyncio.wait_for(socket._opened, HANDSHAKE_SECONDS)
        socket._send({"type": "hello"})
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                if not self._opened.done():
                    self._opened.set_result(None)
            elif event.opcode is Opcode.TEXT or event.opcode is Opcode.BINARY:
                self._read(decode(event.data))
        self._flush()

    def connection_lost(self, _: Exception | None) -> None:
        self._transport = None
        if not self._opened.done():
            self._opened.set_exception(Refused(f"the socket was refused: {self._protocol.handshake_exc}"))

    def play(self, key: str, version: int, action: str) -> None:
        self._send({"type": "play", "key": key, "version": version, "action": action})

    @property
    def is_open(self) -> bool:
        return self._transport is not None

    def close(self) -> None:
        if self._transport is not None:
            self._protocol.send_close()
            self._flush()
            self._transport.close()

    def _read(self, message: Message) -> None:
        if message.type == "update":
            self._updates += 1
            if self._updates % UPDATES_PER_ACK == 0:
                self._send({"type": "ack", "version": message.version})
        self._receive(message)

    def _send(self, message: dict[str, Any]) -> None:
        self._protocol.send_text(encode(message))
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if self._transport is None:
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()  # how the protocol says that nothing more will come
