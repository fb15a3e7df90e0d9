"""Rate limits of a socket: how many messages it may send, and how many may wait for their turn."""

from __future__ import annotations

import time

BURST = 3
"""Seconds' worth of messages that may come at once."""
MAX_WAITING = 16
"""Messages of a socket that may wait for their turn; a client that waits for each answer has one."""


class Bucket:
    """A token bucket: a number of messages per second, and a burst."""

    def __init__(self, per_second: int) -> None:
        self._per_second = per_second
        self._left = float(BURST * per_second)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def take_later(self) -> float:
        """Count one more message; returns how many seconds it must wait for its turn."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._per_second)

    def give_back(self) -> None:
        """Uncount the last message."""
        self._left += 1

    def wait(self) -> float:
        """Seconds until one more message is allowed."""
        self._fill()
        return max(0.0, (1 - self._left) / self._per_second)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(float(BURST * self._per_second), self._left + (now - self._at) * self._per_second)
        self._at = now
