"""Garbage collection in small steps, so that no move waits for a full collection.

Moves leave no reference cycles, but requests do. Young objects are collected often. Those that outlived that are
collected once more soon after, because most requests that were under way have ended by then; everything else is
collected every two minutes. Measured with 500 open requests and 200,000 other objects, in steps of 1,000: the longest
pause was 0.1 ms instead of 124 ms with Python's thresholds, and all collections together took 29 ms instead of 960
(`bench/server_parts.py garbage`).
"""

from __future__ import annotations

import asyncio
import gc

YOUNG_OBJECTS = 3000
"""Young objects are collected when there are so many more than after the last collection."""
YOUNG_COLLECTIONS = 4
"""After so many collections of young objects, those that outlived them are collected once more. Without it, a process
that has opened 100 tables is 28 MB larger, because of requests that have ended (`bench/memory.py`)."""
NEVER = 1_000_000_000
TWO_MINUTES = 120.0


def collect_in_small_steps() -> None:
    """From now on, collect young objects often, once more a little later, and then never again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_COLLECTIONS, NEVER)


async def collect_everything(every: float = TWO_MINUTES) -> None:
    """Collect everything at intervals, until cancelled."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
