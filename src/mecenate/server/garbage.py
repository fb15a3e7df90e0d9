"""Garbage collection in small steps, so that no move waits for a full collection.

Moves leave no reference cycles, requests do. With Python's defaults, full collections would run again and again, each
about 0.1 s for 100,000 objects. Here young objects are collected often, which takes 1 to 2 ms, and everything else
every two minutes.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG_OBJECTS = 100
"""A collection of the young objects starts when there are so many more than after the last one."""
NEVER = 1_000_000_000
TWO_MINUTES = 120.0


def collect_in_small_steps() -> None:
    """From now on, collect young objects often and older ones never."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)


async def collect_everything(every: float = TWO_MINUTES) -> None:
    """Collect everything at intervals, until cancelled."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
