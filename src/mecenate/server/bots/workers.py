"""Worker processes: the code that runs in them, and how the server gives them work in the order of the queue."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
import structlog
from pebble import ProcessPool

from mecenate.bots.weights import value_for
from mecenate.core import catalogue
from mecenate.core.errors import MecenateError
from mecenate.server import errors
from mecenate.server.bots.queue import POOL_OF, BotQueue, Client, Lane, Pool, Ticket

log = structlog.get_logger()
SECONDS: Final = 30
"""Seconds after which work is killed with its process."""
QUICK_PROCESSES: Final = 2
LOADED: Final = (
    "mecenate.server.bots.jobs",
    "mecenate.server.tables.analysis",
    "mecenate.server.tables.explaining",
    "mecenate.server.analyses.jobs",
)
"""The modules that worker processes load; they import this one."""
NICENESS: Final = {Pool.QUICK: 0, Pool.SEARCH: 5}
"""Searches have a lower priority than the server and quick work."""
MOST_ASKED: Final = 20
"""Requests of one person that may need a worker process at the same time; more are refused."""
T = TypeVar("T")


class Failed(Exception):
    """Work ended with an error that is not a refusal."""


class Closed(errors.Refusal):
    """The server shuts down, and no more work is done."""

    def __init__(self) -> None:
        super().__init__("not-stored", "the server is shutting down; please try again", 503)


class Failure(msgspec.Struct, frozen=True):
    """How work failed. It is data, since an exception that cannot be unpickled would break the pool."""

    message: str
    code: str | None = None
    status: int = 500
    why: errors.ReasonFacts | None = None

    def error(self) -> Exception:
        """The exception to raise in the server."""
        if self.code is None:
            return Failed(self.message)
        return errors.Refusal(self.code, self.message, self.status, self.why)


# ---------------------------------------------------------------------- in a worker process

_stops: Any = (False,)
_slot = 0


def _set_up(stops: Any, niceness: int) -> None:
    """Prepare a new process. It loads all games, so that no answer waits for that later."""
    global _stops  # noqa: PLW0603
    _stops = stops
    if hasattr(os, "nice"):
        os.nice(niceness)
    for module in LOADED:
        importlib.import_module(module)
    for entry in catalogue.catalogue():
        value_for(catalogue.game(entry.name), True)


def _carry_out(slot: int, function: Callable[..., T], args: tuple[Any, ...]) -> T | Failure:
    global _slot  # noqa: PLW0603
    _slot = slot
    try:
        return function(*args)
    except MecenateError as error:
        refusal = errors.refusal_of(error)
        return Failure(str(refusal), refusal.code, refusal.status, refusal.why)
    except Exception as error:
        return Failure(repr(error))


def stopping() -> bool:
    """Whether the work of this process was cancelled."""
    return bool(_stops[_slot])


# ---------------------------------------------------------------------- in the server


class Work(Ticket):
    """A piece of work: a function and its arguments, which must be picklable, and the future of its answer."""

    def __init__(self, lane: Lane, client: Client, function: Callable[..., Any], args: tuple[Any, ...]) -> None:
        super().__init__(lane, client)
        self.function = function
        self.args = args
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.slot = -1


class WorkerPool:
    """Processes that each do one piece of work at a time."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._stops = self._context.RawArray("b", processes)
        self._niceness = niceness
        self._free = list(range(processes))
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPool:
        return ProcessPool(
            max_workers=len(self._stops),
            initializer=_set_up,
            initargs=(self._stops, self._niceness),
            context=self._context,
        )

    def open(self) -> None:
        """Start the processes, unless they are running. A pool whose idle processes were killed is replaced."""
        if not self._pool.active and not self._closed:
            log.error("worker processes have died; new ones are started")
            asyncio.get_running_loop().run_in_executor(None, self._pool.join)
            self._pool = self._new_pool()

    def renew(self) -> None:
        """Use new processes from now on; those of before end when their work is done."""
        earlier, self._pool = self._pool, self._new_pool()
        earlier.close()  # type: ignore[no-untyped-call]
        asyncio.get_running_loop().run_in_executor(None, earlier.join)

    def start(self, work: Work, ended: Callable[[Work, Future[Any]], None]) -> None:
        """Begin a piece of work; there must be a free process. `ended` is called in the event loop."""
        self.open()
        work.slot = slot = self._free.pop()
        self._stops[slot] = 0
        loop = asyncio.get_running_loop()

        def finished(future: Future[Any]) -> None:
            self._free.append(slot)
            ended(work, future)

        call = (slot, work.function, work.args)
        future: Future[Any] = self._pool.schedule(_carry_out, args=call, timeout=SECONDS)
        future.add_done_callback(lambda done: loop.call_soon_threadsafe(finished, done))

    def ask_to_stop(self, work: Work) -> None:
        """Cancel work that is running: a search ends soon, other work runs to its end."""
        self._stops[work.slot] = 1

    def close(self) -> None:
        """End the processes."""
        self._closed = True
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


class OneAtATime:
    """Runs one request per person at a time, and lets a limited number wait."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._asked: Counter[str] = Counter()

    def check(self, person: str) -> None:
        """Raise a refusal if too much of this person waits already."""
        if self._asked[person] >= MOST_ASKED:
            raise errors.too_many("you ask for too much at the same time: wait for an answer first")

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for this person's turn. Raises a refusal if too much waits already."""
        self.check(person)
        self._asked[person] += 1
        try:
            async with self._locks.setdefault(person, asyncio.Lock()):
                yield
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person], self._locks[person]


class Workers:
    """All worker processes of the server, and the queue in front of them."""

    def __init__(self, search_processes: int) -> None:
        sizes = {Pool.QUICK: QUICK_PROCESSES, Pool.SEARCH: search_processes}
        self.queue: BotQueue[Work] = BotQueue(sizes)
        self._pools = {pool: WorkerPool(size, NICENESS[pool]) for pool, size in sizes.items()}
        self._unanswered: set[Work] = set()
        self.requests = OneAtATime()
        self._opened: set[Pool] = set()
        self._closed = False

    def open(self, lane: Lane) -> None:
        """Start the processes for a lane in the background, so that they are ready when they are needed."""
        pool = POOL_OF[lane]
        if pool not in self._opened and not self._closed:
            self._opened.add(pool)
            asyncio.get_running_loop().run_in_executor(None, self._pools[pool].open)

    def renew(self) -> None:
        """Replace all processes, each when it has no work."""
        for pool, processes in self._pools.items():
            processes.renew()
            if pool in self._opened:
                asyncio.get_running_loop().run_in_executor(None, processes.open)

    async def ask(self, lane: Lane, client: Client, function: Callable[..., T], *args: Any) -> T:
        """What a function returns in a worker process, for a request: each person's are done one at a time."""
        async with self.requests.turn(client.person):
            result: T = await self.result(self.put(lane, client, function, *args))
            return result

    def put(self, lane: Lane, client: Client, function: Callable[..., Any], *args: Any) -> Work:
        """Put work into the queue. `result` must follow. Raises `Closed`."""
        if self._closed:
            raise Closed
        self.open(lane)
        work = Work(lane, client, function, args)
        self._unanswered.add(work)
        self.queue.put(work)
        self._start_next()
        return work

    async def result(self, work: Work) -> Any:
        """The result of work. Raises the function's refusals, `Failed` for any other error, or `Closed`.

        If this is cancelled, work that waits is taken back, and work that is being done is asked to stop.
        """
        try:
            return await work.answer
        except asyncio.CancelledError:
            self._withdraw(work)
            raise

    def _withdraw(self, work: Work) -> None:
        self._unanswered.discard(work)
        if not self.queue.discard(work) and work.slot >= 0:
            self._pools[work.pool].ask_to_stop(work)

    def _start_next(self) -> None:
        while (work := self.queue.take()) is not None:
            self._pools[work.pool].start(work, self._ended)

    def _ended(self, work: Work, future: Future[Any]) -> None:
        self.queue.done(work)
        self._unanswered.discard(work)
        if not work.answer.done():
            error = future.exception()
            answer = Failure(repr(error)) if error is not None else future.result()
            if isinstance(answer, Failure):
                work.answer.set_exception(answer.error())
            else:
                work.answer.set_result(answer)
        if not self._closed:
            self._start_next()

    async def stop(self) -> None:
        """End all processes; waiting work is refused."""
        self._closed = True
        for work in self._unanswered:
            if not work.answer.done():
                work.answer.set_exception(Closed())
        await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in self._pools.values()))
