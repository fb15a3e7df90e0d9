"""The days of the deal of the day: each begins at 0:00 UTC and closes at 24:00 UTC."""

from __future__ import annotations

import time
from datetime import date
from typing import Final

SECONDS: Final = 86400
EPOCH: Final = date(1970, 1, 1).toordinal()


def now() -> float:
    """The time of the system, in seconds since 1970; `clock.now` would be late after the machine has slept."""
    return time.time()


def today() -> int:
    """The day that it is now, in days since 1970."""
    return int(now() // SECONDS)


def closing_time(day: int) -> float:
    """When a day closes, in seconds since 1970."""
    return float((day + 1) * SECONDS)


def is_closed(day: int) -> bool:
    """Whether a day is over."""
    return now() >= closing_time(day)


def text_of(day: int) -> str:
    """A day as people and programs write it: 2026-11-18."""
    return date.fromordinal(EPOCH + day).isoformat()


def parse(text: str) -> int | None:
    """The day that is written so; None if it is none."""
    try:
        return date.fromisoformat(text).toordinal() - EPOCH
    except ValueError:
        return None
