"""The asynchronous client: the same calls as the plain one, to be awaited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, Self

from mecenate.client import requests
from mecenate.client.exchange import Exchange, Known
from mecenate.client.requests import SECONDS, Json, Request
from mecenate.extras import needs

with needs("client"):
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed


class AsyncClient:
    """Somebody at a server: a new guest called `name`, or whoever a `token` belongs to. Open it with `async with`."""

    def __init__(self, server: str, *, name: str = "Guest", token: str | None = None, timeout: float = SECONDS) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self._name = name
        self._http = httpx.AsyncClient(base_url=self.server, timeout=timeout)

    async def __aenter__(self) -> Self:
        if self.token is None:
            self.token = str((await self._ask(requests.guest(self._name)))["token"])
            self._http.cookies.clear()
        self._http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Any request of the HTTP API; returns the JSON of the answer. Raises `Refused`."""
        return await self._ask(Request(method, path, body, query))

    async def games(self) -> list[Json]:
        """The games of the server."""
        games: list[Json] = await self.request("GET", "/api/games")
        return games

    async def new_table(self, game: str, seats: int, *, bots: Mapping[int, str] | None = None, **wish: Any) -> Json:
        """A new table, with bots at some seats; `wish` has the other fields of `POST /api/tables`."""
        table: Json = (await self._ask(requests.new_table(game, seats, bots, wish)))[0]
        return table

    async def sit(self, table: Json | str, *, invite: str | None = None, seat: int | None = None) -> AsyncTable:
        """Take a free seat. Open what is returned with `async with`."""
        invite = requests.invite_of(table, invite)
        await self._ask(requests.take_seat(requests.id_of(table), invite, seat))
        return self.watch(table, invite=invite)

    async def start(self, table: Json | str) -> Json:
        """Deal, at a table that one has made."""
        started: Json = await self._ask(requests.start(requests.id_of(table)))
        return started

    def watch(self, table: Json | str, *, invite: str | None = None) -> AsyncTable:
        """The socket of a table: of one's seat, or as a spectator."""
        code = requests.invite_of(table, invite)
        return AsyncTable(requests.socket_address(self.server, requests.id_of(table), self.token or "", code))

    async def _ask(self, request: Request) -> Any:
        return requests.answer(await self._http.request(**request.options()))


class AsyncTable(Known):
    """A table that one sits at or watches; the connection is restored when it breaks."""

    def __init__(self, address: str) -> None:
        self.exchange = Exchange()
        self._address = address
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        while not self.info:
            await self.receive()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        self._socket = None

    async def turns(self) -> AsyncIterator[list[str]]:
        """The legal actions each time one must choose, until the game has ended. Call `play` in between."""
        while not self.finished:
            legal = self.exchange.offer()
            if legal is None:
                await self.receive()
            else:
                yield legal

    async def play(self, action: str) -> None:
        """Choose an action, and wait until it is stored. Raises `Refused`."""
        await self._wait_for("play", action=action)

    async def undo(self) -> None:
        """Take the last action back. Raises `Refused`."""
        await self._wait_for("undo")

    async def receive(self) -> Json:
        """Wait for the next message and take it into account."""
        while True:
            try:
                text = await (await self._connected()).recv()
            except (ConnectionClosed, OSError) as error:
                await self.close()
                await asyncio.sleep(self.exchange.lost(requests.close_code(error)))
                continue
            message, replies = self.exchange.receive(text)
            for reply in replies:
                await self._send(reply)
            return message

    async def _wait_for(self, kind: str, **fields: Any) -> None:
        key, text = self.exchange.ask(kind, **fields)
        await self._send(text)
        while not self.exchange.is_answered(key):
            await self.receive()

    async def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = await connect(self._address, max_size=None)
            for text in self.exchange.opening():
                await self._send(text)  # if it is refused, what was received says why
        return self._socket

    async def _send(self, text: str) -> None:
        try:
            if self._socket is not None:
                await self._socket.send(text)
        except ConnectionClosed:
            return  # the next `receive` connects again, and sends what was not answered
