"""Garbage: things that refer to each other in a circle are looked for in small steps, so that no move waits for it.

A move leaves no circles, but things that stay; requests leave circles. Left to itself Python would look through
everything again and again, a tenth of a second for a hundred thousand things. So it looks often, and only through what
is new, a millisecond or two; what is still needed then is not looked through until everything is, minutes later.
"""

from __future__ import annotations

import asyncio
import gc

NEW_THINGS = 100
"""So many more things than before make it look through the new ones."""
NEVER = 1_000_000_000
TWO_MINUTES = 120.0


def collect_in_small_steps() -> None:
    """From now on look through few new things at a time, and through nothing again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, NEVER, NEVER)


async def collect_everything(every: float = TWO_MINUTES) -> None:
    """Again and again, look through all that came since the start: what was needed for a moment may be garbage now."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
