"""The clock of tables: the system's time at the start of the process, advanced by the monotonic clock.

A jump of the system's clock, for example by time synchronisation, therefore costs no player any time.
"""

from __future__ import annotations

import time

_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as this process counts them."""
    return _OFFSET + time.monotonic()
