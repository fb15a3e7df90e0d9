"""The plain client: every call waits for its answer."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from mecenate.client import requests
from mecenate.client.exchange import Exchange, Known
from mecenate.client.requests import SECONDS, Json, Request
from mecenate.extras import needs

with needs("client"):
    import httpx
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import ClientConnection, connect


class Client:
    """Somebody at a server: a new guest called `name`, or whoever a `token` belongs to."""

    def __init__(self, server: str, *, name: str = "Guest", token: str | None = None, timeout: float = SECONDS) -> None:
        self.server = server.rstrip("/")
        self._http = httpx.Client(base_url=self.server, timeout=timeout)
        self.token = str(self._ask(requests.guest(name))["token"]) if token is None else token
        self._http.cookies.clear()
        self._http.headers["authorization"] = f"Bearer {self.token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self._http.close()

    def request(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Any request of the HTTP API; returns the JSON of the answer. Raises `Refused`."""
        return self._ask(Request(method, path, body, query))

    def games(self) -> list[Json]:
        """The games of the server."""
        games: list[Json] = self.request("GET", "/api/games")
        return games

    def new_table(self, game: str, seats: int, *, bots: Mapping[int, str] | None = None, **wish: Any) -> Json:
        """A new table, with bots at some seats; `wish` has the other fields of `POST /api/tables`."""
        table: Json = self._ask(requests.new_table(game, seats, bots, wish))[0]
        return table

    def sit(self, table: Json | str, *, invite: str | None = None, seat: int | None = None) -> Table:
        """Take a free seat. Open what is returned with `with`."""
        invite = requests.invite_of(table, invite)
        self._ask(requests.take_seat(requests.id_of(table), invite, seat))
        return self.watch(table, invite=invite)

    def start(self, table: Json | str) -> Json:
        """Deal, at a table that one has made."""
        started: Json = self._ask(requests.start(requests.id_of(table)))
        return started

    def watch(self, table: Json | str, *, invite: str | None = None) -> Table:
        """The socket of a table: of one's seat, or as a spectator."""
        code = requests.invite_of(table, invite)
        return Table(requests.socket_address(self.server, requests.id_of(table), self.token, code))

    def _ask(self, request: Request) -> Any:
        return requests.answer(self._http.request(**request.options()))


class Table(Known):
    """A table that one sits at or watches; the connection is restored when it breaks."""

    def __init__(self, address: str) -> None:
        self.exchange = Exchange()
        self._address = address
        self._stack = ExitStack()
        self._socket: ClientConnection | None = None

    def __enter__(self) -> Self:
        while not self.info:
            self.receive()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the socket."""
        self._socket = None
        self._stack.close()

    def turns(self) -> Iterator[list[str]]:
        """The legal actions each time one must choose, until the game has ended. Call `play` in between."""
        while not self.finished:
            legal = self.exchange.offer()
            if legal is None:
                self.receive()
            else:
                yield legal

    def play(self, action: str) -> None:
        """Choose an action, and wait until it is stored. Raises `Refused`."""
        self._wait_for("play", action=action)

    def undo(self) -> None:
        """Take the last action back. Raises `Refused`."""
        self._wait_for("undo")

    def receive(self) -> Json:
        """Wait for the next message and take it into account."""
        while True:
            try:
                text = self._connected().recv()
            except (ConnectionClosed, OSError) as error:
                self.close()
                time.sleep(self.exchange.lost(requests.close_code(error)))
                continue
            message, replies = self.exchange.receive(text)
            for reply in replies:
                self._send(reply)
            return message

    def _wait_for(self, kind: str, **fields: Any) -> None:
        key, text = self.exchange.ask(kind, **fields)
        self._send(text)
        while not self.exchange.is_answered(key):
            self.receive()

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._stack.enter_context(connect(self._address, max_size=None))
            for text in self.exchange.opening():
                self._send(text)  # if it is refused, what was received says why
        return self._socket

    def _send(self, text: str) -> None:
        try:
            if self._socket is not None:
                self._socket.send(text)
        except ConnectionClosed:
            return  # the next `receive` connects again, and sends what was not answered
