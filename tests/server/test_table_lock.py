"""The lock of a table: in turn, without a task if it is free, and never lost."""

from __future__ import annotations

import asyncio

from mecenate.server.tables.lock import TableLock


def test_it_is_taken_without_waiting_only_if_it_is_free() -> None:
    lock = TableLock()
    assert lock.take() and lock.locked()
    assert not lock.take()
    lock.release()
    assert not lock.locked()


def test_those_who_wait_get_it_in_turn_and_nobody_comes_between() -> None:
    async def wait() -> None:
        lock, order = TableLock(), list[int]()

        async def hold(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        holders = [asyncio.create_task(hold(number)) for number in range(3)]
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "it was handed over"
        await asyncio.gather(*holders)
        assert order == [0, 1, 2]
        assert not lock.locked()

    asyncio.run(wait())


def test_a_waiter_that_is_cancelled_is_passed_over() -> None:
    async def wait() -> None:
        lock = TableLock()
        assert lock.take()
        first, second = (asyncio.create_task(lock.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        lock.release()
        await asyncio.wait_for(second, 5)
        lock.release()
        assert not lock.locked()

    asyncio.run(wait())


def test_a_waiter_that_is_cancelled_as_it_gets_it_gives_it_on() -> None:
    async def wait() -> None:
        lock = TableLock()
        assert lock.take()
        first, second = (asyncio.create_task(lock.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        lock.release()
        first.cancel()
        await asyncio.wait([first])
        await asyncio.wait_for(second, 5)
        lock.release()
        assert not lock.locked()

    asyncio.run(wait())
