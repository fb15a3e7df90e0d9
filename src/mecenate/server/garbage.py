"""Garbage: things that refer to each other in a circle are looked for in small steps, so that no move waits for it.

A move leaves no circles, but a few things that stay; requests leave circles. Left to itself Python would look through
a hundred thousand things in one go, for a tenth of a second. So it looks often, through what is new, and what is still
needed then is set aside; once an hour that is looked through too.
"""

from __future__ import annotations

import asyncio
import gc

NEW_THINGS = 1_000
NEVER = 1_000_000_000
HOUR = 3600.0


def collect_in_small_steps() -> None:
    """From now on look through few new things at a time, and through nothing twice."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, NEVER, NEVER)
    gc.callbacks.append(_set_aside)


def _set_aside(phase: str, _figures: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


async def collect_everything(every: float = HOUR) -> None:
    """Again and again, look through what was set aside: what was needed then may be garbage now."""
    while True:
        await asyncio.sleep(every)
        gc.unfreeze()
        gc.collect()
