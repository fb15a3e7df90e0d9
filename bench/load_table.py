"""A table of four random players that detects when a move has reached all four."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
from load_client import Guest, Message, Socket, open_table

CLIENTS = 4
SYNC_SECONDS = 30


class Table:
    """One table at a time; a new one with the same guests when its game is over."""

    def __init__(self, number: int, game: str, options: dict[str, Any], on_done: Callable[[Table], None]) -> None:
        self.since = 0.0
        self.is_ready = False
        self.is_busy = False
        self.games = 0
        self.doubled = 0
        self.errors: list[str] = []
        self._unacknowledged: set[str] = set()
        self._key = ""
        self._number = number
        self._game = game
        self._options = options
        self._on_done = on_done
        self._guests: list[Guest] = []
        self._sockets: list[Socket] = []
        self._random = random.Random(number)
        self._deal()

    def _deal(self) -> None:
        self._versions = [-1] * CLIENTS
        self._missing = 0
        self._target = 0
        self._actor: int | None = None
        self._legal: list[str] = []
        self.is_over = False
        self._synced = asyncio.Event()

    async def enter(self, http: httpx.AsyncClient, addresses: list[str]) -> None:
        """Make the guests, spread over the processes of the server."""
        for seat in range(CLIENTS):
            address = addresses[(self._number + seat) % len(addresses)]
            self._guests.append(await Guest.enter(http, address, f"Ada {self._number}.{seat}"))

    async def open(self) -> None:
        """Open a table, seat the guests, start, and wait until all four have the position."""
        former, self._sockets = self._sockets, []
        self._deal()
        table = await open_table(self._guests, self._game, self._options)
        for seat, guest in enumerate(self._guests):
            self._sockets.append(await Socket.connect(guest, table, partial(self._receive, self._synced, seat)))
        await asyncio.wait_for(self._synced.wait(), SYNC_SECONDS)
        for socket in former:
            socket.close()
        self.games += 1
        self.is_ready = True

    def close(self) -> None:
        self.is_ready = False
        for socket in self._sockets:
            socket.close()
        self._sockets = []

    @property
    def lost(self) -> int:
        """How many moves have not reached all four, or were not answered as stored."""
        return len(self._unacknowledged | {self._key} if self.is_busy else self._unacknowledged)

    @property
    def broken(self) -> int:
        """How many of its sockets the server has closed."""
        return sum(not socket.is_open for socket in self._sockets)

    def play(self, since: float) -> None:
        """Play any legal action for the seat whose turn it is; `since` is when the move fell due."""
        assert self._actor is not None
        version = self._versions[self._actor]
        self._key = f"{self._number}-{self.games}-{version}"
        self.since = since
        self.is_busy = True
        self._target = version + 1
        self._missing = CLIENTS
        self._unacknowledged.add(self._key)
        self._sockets[self._actor].play(self._key, version, self._random.choice(self._legal))

    def _receive(self, game: asyncio.Event, seat: int, message: Message) -> None:
        if message.key is not None and message.type != "error":
            self._unacknowledged.discard(message.key)
        if game is not self._synced:
            return  # a socket of the game before
        if message.type == "update":
            self._updated(seat, message)
        elif message.type == "sync":
            self._positioned(seat, message)
        elif message.type == "error":
            self.errors.append(f"{message.code}: {message.message}")

    def _updated(self, seat: int, message: Message) -> None:
        assert message.version is not None
        if message.version <= self._versions[seat]:
            self.doubled += 1
            return
        reached = self._versions[seat] < self._target <= message.version
        self._position(seat, message)
        if not (reached and self.is_busy):
            return
        self._missing -= 1
        if self._missing == 0:
            self.is_busy = False
            self._on_done(self)

    def _positioned(self, seat: int, message: Message) -> None:
        if message.actor is None:
            return  # its process has not heard yet that the game has begun; it will send another
        self._position(seat, message)
        if min(self._versions) >= 0:
            self._synced.set()

    def _position(self, seat: int, message: Message) -> None:
        assert message.version is not None
        self._versions[seat] = message.version
        if message.version >= max(self._versions):
            self._actor = message.actor
            self.is_over = message.over
        if message.legal:
            self._legal = message.legal
