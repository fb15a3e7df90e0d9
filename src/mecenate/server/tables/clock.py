"""The time that tables are measured by: the system's time at the start of the process, moved on by the monotonic clock.

A jump of the system's clock, for example by time synchronisation, therefore costs no player anything.
"""

from __future__ import annotations

import time

_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as this process counts them."""
    return _OFFSET + time.monotonic()
