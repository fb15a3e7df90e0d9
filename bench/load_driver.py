"""A driver process: plays at its share of the tables, and reports how long each move took."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import httpx
import uvloop
from load_table import Table

GRACE_SECONDS = 30.0
WARMUP_SECONDS = 60.0
"""The longest warm-up, on a machine that is too slow for its moves."""
KEEPALIVE_SECONDS = 2.0  # less than the server's, so that no request meets a connection that is just being closed
OPENED_AT_ONCE = 8
TICK_SECONDS = 0.001


@dataclass(frozen=True, kw_only=True)
class Share:
    """The work of one driver process; `rate` is None if every table plays as fast as it can."""

    addresses: list[str]
    game: str
    options: dict[str, Any]
    first: int
    tables: int
    rate: float | None
    warmup: int
    seconds: float


@dataclass(kw_only=True)
class Tally:
    """The results of one driver process; `times` are seconds from when a move was due until its last receipt."""

    times: list[float] = field(default_factory=list)
    in_time: int = 0
    due: int = 0
    sent: int = 0
    lost: int = 0
    doubled: int = 0
    broken: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    cpu: float = 0.0


@dataclass(frozen=True)
class Failure:
    """Sent by a driver process that fails, instead of a tally."""

    words: str


class Load:
    """Plays at tables: at a rate whether or not the server keeps up, or each as soon as its last move has arrived."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.tally = Tally()
        numbers = range(share.first, share.first + share.tables)
        self.tables = [Table(number, share.game, share.options, self._done) for number in numbers]
        self._waiting: dict[Table, deque[float]] = {table: deque() for table in self.tables}
        self._next = 0
        self._renewals: set[asyncio.Task[None]] = set()
        self._from = self._until = math.inf
        self._played = 0
        self._warm = asyncio.Event()

    async def open(self) -> None:
        """Open all tables, some at a time."""
        limits = httpx.Limits(max_connections=OPENED_AT_ONCE, keepalive_expiry=KEEPALIVE_SECONDS)
        self._http = httpx.AsyncClient(limits=limits, timeout=60, trust_env=False)
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def open_one(table: Table) -> None:
            async with gate:
                await table.enter(self._http, self.share.addresses)
                await table.open()

        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(open_one(table))

    async def run(self, start: float, warm: Callable[[], Awaitable[float]]) -> None:
        """Play from `start` on: first the moves of the warm-up, then, from the moment that `warm` returns, measured."""
        await asyncio.sleep(start - time.perf_counter())
        rate = self.share.rate
        playing = asyncio.ensure_future(self._saturate() if rate is None else self._keep_rate(start, rate))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WARMUP_SECONDS):
                await self._warm.wait()
        self._from = await warm()
        self._until = self._from + self.share.seconds
        await asyncio.sleep(self._from - time.perf_counter())
        cpu = time.process_time()
        await playing
        self.tally.cpu = time.process_time() - cpu
        await self._settle()
        await self._close()

    async def _saturate(self) -> None:
        for table in self.tables:
            self._play(table, time.perf_counter())
        while time.perf_counter() < self._until:
            await asyncio.sleep(TICK_SECONDS)

    async def _keep_rate(self, start: float, rate: float) -> None:
        due = 0
        while (now := time.perf_counter()) < self._until:
            while due < (now - start) * rate:
                due += 1
                self._fall_due(now)
            await asyncio.sleep(TICK_SECONDS)

    def _fall_due(self, now: float) -> None:
        self.tally.due += self._is_measured(now)
        table = self._table_in_turn()
        if table.is_busy or not table.is_ready:
            self._waiting[table].append(now)
        else:
            self._play(table, now)

    def _table_in_turn(self) -> Table:
        """The next table, passing over those that are opening another game."""
        for _ in self.tables:
            table = self.tables[self._next]
            self._next = (self._next + 1) % len(self.tables)
            if table.is_ready:
                break
        return table

    def _play(self, table: Table, since: float) -> None:
        self.tally.sent += self._is_measured(since)
        table.play(since)

    def _is_measured(self, moment: float) -> bool:
        return self._from <= moment < self._until

    def _done(self, table: Table) -> None:
        now = time.perf_counter()
        self._played += 1
        if self._played == self.share.warmup:
            self._warm.set()
        if self._is_measured(table.since):
            self.tally.times.append(now - table.since)
        self.tally.in_time += self._is_measured(now)
        if now >= self._until:
            return
        if table.is_over:
            table.is_ready = False
            renewal = asyncio.ensure_future(self._renew(table))
            self._renewals.add(renewal)
            renewal.add_done_callback(self._renewals.discard)
        else:
            self._go_on(table, now)

    def _go_on(self, table: Table, now: float) -> None:
        if self.share.rate is None:
            self._play(table, now)
        elif self._waiting[table]:
            self._play(table, self._waiting[table].popleft())

    async def _renew(self, table: Table) -> None:
        try:
            await table.open()
        except Exception as error:
            self.tally.errors.append(f"another game: {error!r}")
            return
        if (now := time.perf_counter()) < self._until:
            self._go_on(table, now)

    async def _settle(self) -> None:
        patience = time.perf_counter() + GRACE_SECONDS
        while time.perf_counter() < patience and any(table.lost for table in self.tables):
            await asyncio.sleep(0.01)
        for table in self.tables:
            self.tally.lost += table.lost
            self.tally.doubled += table.doubled
            self.tally.broken += table.broken
            self.tally.games += table.games
            self.tally.errors += table.errors

    async def _close(self) -> None:
        for renewal in self._renewals:
            renewal.cancel()
        await asyncio.gather(*self._renewals, return_exceptions=True)
        for table in self.tables:
            table.close()
        await self._http.aclose()


def drive(share: Share, parent: Connection) -> None:
    """Open the tables, play from the given moment on, measure from the next one on, and send the tally or a failure."""

    async def answer(said: str) -> float:
        parent.send(said)
        return float(await asyncio.to_thread(parent.recv))

    async def drive_it() -> None:
        load = Load(share)
        await load.open()
        gc.freeze()
        gc.disable()
        await load.run(await answer("ready"), partial(answer, "warm"))
        parent.send(load.tally)

    try:
        uvloop.run(drive_it())
    except ExceptionGroup as group:
        parent.send(Failure(repr(group.exceptions[0])))
    except Exception as error:
        parent.send(Failure(repr(error)))
