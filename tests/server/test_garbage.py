"""Reference cycles are collected, in steps that delay no move."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Coroutine, Iterator
from contextlib import suppress

import pytest

from mecenate.server import garbage


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds, callbacks = gc.get_threshold(), gc.callbacks.copy()
    yield
    gc.callbacks[:] = callbacks
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_new_circles_go_away_soon() -> None:
    garbage.collect_in_small_steps()
    gone = weakref.ref(Circle())
    kept = [[number] for number in range(2 * garbage.YOUNG_OBJECTS)]
    assert gone() is None
    assert any(one is kept[0] for one in gc.get_objects())


def test_circles_of_what_was_under_way_go_away_soon_after() -> None:
    """A request that outlives a collection of young objects ends, and what it leaves is not kept for minutes."""
    garbage.collect_in_small_steps()
    circle = Circle()
    gone = weakref.ref(circle)
    kept = [[number] for number in range(3 * garbage.YOUNG_OBJECTS)]
    assert any(one is circle for one in gc.get_objects(generation=1))
    del circle
    kept += [[number] for number in range(15 * garbage.YOUNG_OBJECTS)]
    assert gone() is None


def test_what_is_still_needed_is_looked_through_twice_and_not_again() -> None:
    garbage.collect_in_small_steps()
    kept = [[number] for number in range(3 * garbage.YOUNG_OBJECTS)]
    assert any(one is kept[0] for one in gc.get_objects(generation=1))
    before = [generation["collections"] for generation in gc.get_stats()]
    kept += [[number] for number in range(30 * garbage.YOUNG_OBJECTS)]
    after = [generation["collections"] for generation in gc.get_stats()]
    assert any(one is kept[0] for one in gc.get_objects(generation=2))
    assert after[0] > before[0]
    assert (after[1] - before[1]) * garbage.YOUNG_COLLECTIONS <= after[0] - before[0]
    assert after[2] == before[2]


def test_what_was_needed_once_goes_away_in_the_end() -> None:
    garbage.collect_in_small_steps()
    circle = Circle()
    gone = weakref.ref(circle)
    kept = [[number] for number in range((garbage.YOUNG_COLLECTIONS + 3) * garbage.YOUNG_OBJECTS)]
    assert any(one is circle for one in gc.get_objects(generation=2))
    del circle
    kept += [[number] for number in range((garbage.YOUNG_COLLECTIONS + 3) * garbage.YOUNG_OBJECTS)]
    assert gone() is not None
    asyncio.run(_for_a_moment(garbage.collect_everything(0.001)))
    assert gone() is None


async def _for_a_moment(chore: Coroutine[None, None, None]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(chore, 0.1)
