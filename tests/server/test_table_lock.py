"""The lock of a table: in turn, without a task if it is free, and never lost."""

from __future__ import annotations

import asyncio

import pytest

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


@pytest.mark.parametrize("handed_over", [False, True], ids=["while it waits", "as it gets it"])
def test_a_waiter_that_is_cancelled_is_passed_over(handed_over: bool) -> None:
    async def wait() -> None:
        lock = TableLock()
        assert lock.take()
        first, second = (asyncio.create_task(lock.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        if handed_over:
            lock.release()
        first.cancel()
        await asyncio.wait([first])
        if not handed_over:
            lock.release()
        await asyncio.wait_for(second, 5)
        lock.release()
        assert not lock.locked()

    asyncio.run(wait())
