"""Garbage: things that refer to each other in a circle are looked for in small steps, so that no move waits for it.

A move leaves no circles, but a few things that stay; requests leave circles. Left to itself Python would look through
everything again and again, a tenth of a second for a hundred thousand things. So it looks often through what is new,
and now and then through what was new since; what is still needed then is not looked through until minutes later, when
everything is.
"""

from __future__ import annotations

import asyncio
import gc

NEW_THINGS = 500
STEPS = 8
"""Looks through what is new before one through all that was new since the last such one."""
NEVER = 1_000_000_000
MINUTES = 300.0


def collect_in_small_steps() -> None:
    """From now on look through few new things at a time, and through nothing again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, STEPS, NEVER)


async def collect_everything(every: float = MINUTES) -> None:
    """Again and again, look through all that came since the start: what was needed then may be garbage now."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
