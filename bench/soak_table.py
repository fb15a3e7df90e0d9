"""A table of a soak: people who come and go, some of them with bots, and who remember what was acknowledged."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from load_client import Guest, Message, Refused, Socket, open_table

SEATS = 4
ANSWER_SECONDS = 60.0
"""A move that has no answer after this is lost."""
AWAY_SECONDS = 3.0
"""How long somebody who leaves stays away, at most."""


@dataclass
class Ledger:
    """What all tables have seen: latencies since the last look, and every acknowledged move by table."""

    times: list[float] = field(default_factory=list)
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    lost: int = 0
    games: int = 0
    returns: int = 0
    errors: list[str] = field(default_factory=list)


class SoakTable:
    """Plays one game after the other. Each person leaves now and then, and comes back."""

    def __init__(
        self, number: int, guests: list[Guest], bots: int, seconds: float, stay: float, ledger: Ledger
    ) -> None:
        """A move is made every so many seconds; a person stays for `stay` seconds on average."""
        self._guests = guests
        self._bots = ("random",) * bots
        self._seconds = seconds
        self._stay = stay
        self._ledger = ledger
        self._random = random.Random(number)
        self._number = number
        self._sockets: dict[int, Socket] = {}
        self._moved = asyncio.Event()
        self._begin("")

    def _begin(self, table: str) -> None:
        self._table = table
        self._version = -1
        self._actor: int | None = None
        self._over = False
        self._legal: dict[int, tuple[int, list[str]]] = {}
        self._answers: dict[str, asyncio.Future[None]] = {}

    async def run(self, game: str) -> None:
        """Play until cancelled."""
        while True:
            self._begin(await open_table(self._guests, game, {}, self._bots))
            self._ledger.acknowledged[self._table] = []
            self._ledger.games += 1
            await asyncio.gather(*(self._come(seat) for seat in range(len(self._guests))))
            comings = [asyncio.create_task(self._come_and_go(seat)) for seat in range(len(self._guests))]
            try:
                await self._play()
            finally:
                for coming in comings:
                    coming.cancel()
                await asyncio.gather(*comings, return_exceptions=True)
                self._close_all()

    def _close_all(self) -> None:
        for socket in self._sockets.values():
            socket.close()
        self._sockets.clear()

    async def _play(self) -> None:
        while not self._over:
            self._moved.clear()
            seat = self._actor
            ready = seat is not None and seat in self._sockets and self._legal.get(seat, (-1, []))[0] == self._version
            if seat is None or not ready:
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await self._moved.wait()
                continue
            await asyncio.sleep(self._random.expovariate(1 / self._seconds))
            version, legal = self._legal[seat]
            if seat == self._actor and version == self._version and legal:
                await self._move(seat, version, self._random.choice(legal))

    async def _move(self, seat: int, version: int, action: str) -> None:
        """Play; if the connection breaks meanwhile, send the same again by the next one."""
        key = f"{self._number}-{self._ledger.games}-{self._table}-{version}"[-64:]
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        began = sent_at = time.perf_counter()
        sent: Socket | None = None
        times = 0
        while not answer.done():
            socket = self._sockets.get(seat)
            if socket is not None and socket is not sent and socket.is_open:
                sent_at = time.perf_counter()
                socket.play(key, version, action)
                sent = socket
                times += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await asyncio.shield(answer)
            if time.perf_counter() - began > ANSWER_SECONDS:
                self._ledger.lost += 1
                return
        if times == 1:  # else the time away would count
            self._ledger.times.append(time.perf_counter() - sent_at)
        self._ledger.acknowledged[self._table].append(key)

    async def _come_and_go(self, seat: int) -> None:
        while True:
            await asyncio.sleep(self._random.expovariate(1 / self._stay))
            self._sockets.pop(seat).close()
            await asyncio.sleep(self._random.uniform(0, AWAY_SECONDS))
            await self._come(seat)
            self._ledger.returns += 1

    async def _come(self, seat: int) -> None:
        receive: Callable[[Message], None] = partial(self._receive, self._table, seat)
        while True:
            try:
                self._sockets[seat] = await Socket.connect(self._guests[seat], self._table, receive)
                return
            except (OSError, TimeoutError, Refused) as error:
                self._ledger.errors.append(repr(error))
                await asyncio.sleep(1.0)

    def _receive(self, table: str, seat: int, message: Message) -> None:
        if table != self._table:
            return
        answer = None if message.key is None else self._answers.get(message.key)
        if message.type == "error":
            self._ledger.errors.append(f"{message.code}: {message.message}")
        elif answer is not None and not answer.done():
            answer.set_result(None)
        if message.version is None or message.type not in ("sync", "update"):
            return
        if message.legal:
            self._legal[seat] = (message.version, message.legal)
        if message.version >= self._version:
            self._version, self._actor, self._over = message.version, message.actor, message.over
        self._moved.set()
