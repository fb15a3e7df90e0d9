"""Garbage: things that refer to each other in a circle are looked for in small steps, so that no move waits for it.

A move leaves no circles, but a few things that stay; requests leave circles. Left to itself Python would look through
everything again and again, a tenth of a second for a hundred thousand things. So it looks often, through what is new;
seldom, through what was new since the last time; and what is still needed then is set aside. Once an hour that is
looked through too: what was needed by a request that was just being answered may be among it.
"""

from __future__ import annotations

import asyncio
import gc

NEW_THINGS = 1_000
STEPS = 50
"""Looks through what is new before one through all that was new since the last such one."""
NEVER = 1_000_000_000
HOUR = 3600.0


def collect_in_small_steps() -> None:
    """From now on look through few new things at a time, and through nothing again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, STEPS, NEVER)
    gc.callbacks.append(_set_aside)


def _set_aside(phase: str, figures: dict[str, int]) -> None:
    if phase == "stop" and figures["generation"] > 0:
        gc.freeze()


async def collect_everything(every: float = HOUR) -> None:
    """Again and again, look through what was set aside: what was needed then may be garbage now."""
    while True:
        await asyncio.sleep(every)
        gc.unfreeze()
        gc.collect()
