"""Worker processes: what comes back from them, what is cancelled, and what happens when they die."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from mecenate.core.errors import IllegalAction
from mecenate.server import errors
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.bots.workers import MOST_ASKED, Closed, Failed, Workers, stopping

ADA, BRUNO = Client("10.0.0.1", "ada"), Client("10.0.0.2", "bruno")


@asynccontextmanager
async def opened(search_processes: int = 2) -> AsyncIterator[Workers]:
    workers = Workers(search_processes)
    try:
        yield workers
    finally:
        await workers.stop()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(limited())


class Odd(Exception):
    """An exception that cannot be made again from its arguments, so it cannot be unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def break_oddly() -> None:
    raise Odd(1, 2)


def refuse() -> None:
    raise errors.conflict("not-open", "it is closed")


def play_badly() -> None:
    raise IllegalAction("that is not possible")


def search(seconds: float) -> bool:
    """Like a search: look often whether to go on; whether it was stopped."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if stopping():
            return True
        time.sleep(0.005)
    return False


def test_what_a_function_returns_comes_back() -> None:
    async def test() -> None:
        async with opened() as workers:
            answers = await asyncio.gather(*(workers.ask(lane, ADA, divmod, 17, 5) for lane in Lane))
            assert answers == [(3, 2)] * len(Lane)

    run(test)


def test_what_goes_wrong_comes_back_and_harms_nobody() -> None:
    async def test() -> None:
        async with opened() as workers:
            with pytest.raises(errors.Refusal) as refused:
                await workers.ask(Lane.QUICK, ADA, refuse)
            assert (refused.value.code, refused.value.status) == ("not-open", 409)
            with pytest.raises(errors.Refusal) as refused:
                await workers.ask(Lane.QUICK, ADA, play_badly)
            assert refused.value.code == "illegal-action"
            with pytest.raises(Failed, match="1 and 2"):
                await workers.ask(Lane.QUICK, ADA, break_oddly)
            with pytest.raises(Failed):
                await workers.ask(Lane.QUICK, ADA, os._exit, 3)
            assert await workers.ask(Lane.QUICK, ADA, divmod, 17, 5) == (3, 2)

    run(test)


def test_a_search_that_nobody_waits_for_ends_and_its_process_goes_on() -> None:
    async def test() -> None:
        async with opened() as workers:
            process = await workers.ask(Lane.LONG, ADA, os.getpid)
            asked = asyncio.create_task(workers.ask(Lane.LONG, ADA, search, 50.0))
            while not workers.queue.running(Lane.LONG):
                await asyncio.sleep(0.01)
            asked.cancel()
            while workers.queue.running(Lane.LONG):
                await asyncio.sleep(0.01)
            assert not await workers.ask(Lane.LONG, ADA, search, 0.05), "the next is not stopped"
            os.kill(process, 0)  # raises if it has gone

    run(test)


def test_work_that_waits_and_is_cancelled_never_begins() -> None:
    async def test() -> None:
        async with opened(1) as workers:
            running = asyncio.create_task(workers.ask(Lane.SEARCH, ADA, search, 0.5))
            waiting = [asyncio.create_task(workers.ask(Lane.SEARCH, BRUNO, search, 50.0)) for _ in range(3)]
            await asyncio.sleep(0.1)
            for task in waiting:
                task.cancel()
            await asyncio.sleep(0)
            assert not await running
            assert await workers.ask(Lane.SEARCH, BRUNO, divmod, 17, 5) == (3, 2)

    run(test)


def test_one_request_of_a_person_at_a_time_and_so_many_wait() -> None:
    async def test() -> None:
        async with opened() as workers:
            asked = [asyncio.create_task(workers.ask(Lane.ANALYSIS, ADA, search, 0.02)) for _ in range(MOST_ASKED)]
            await asyncio.sleep(0)
            with pytest.raises(errors.Refusal) as refused:
                await workers.ask(Lane.SEARCH, ADA, search, 0.02)
            assert (refused.value.code, refused.value.status) == ("too-many", 429)
            most = 0
            while not all(task.done() for task in asked):
                most = max(most, sum(workers.queue.waiting(lane) + workers.queue.running(lane) for lane in Lane))
                await asyncio.sleep(0.001)
            assert most == 1
            assert await workers.ask(Lane.SEARCH, ADA, divmod, 17, 5) == (3, 2)

    run(test)


def test_processes_that_are_killed_while_they_rest_are_replaced() -> None:
    async def test() -> None:
        async with opened() as workers:
            answers = {await workers.ask(Lane.QUICK, ADA, os.getpid) for _ in range(30)}
            for process in answers:
                os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.5)
            assert await workers.ask(Lane.QUICK, ADA, divmod, 17, 5) == (3, 2)

    run(test)


def test_whoever_waits_when_the_server_closes_is_told() -> None:
    async def test() -> None:
        workers = Workers(1)
        asked = [asyncio.create_task(workers.ask(Lane.LONG, client, search, 50.0)) for client in (ADA, BRUNO)]
        await asyncio.sleep(0.05)
        await workers.stop()
        for task in asked:
            with pytest.raises(Closed):
                await task
        with pytest.raises(Closed):
            await workers.ask(Lane.QUICK, ADA, divmod, 17, 5)

    run(test)
