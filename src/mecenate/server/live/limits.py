"""The limits that a socket is told."""

from __future__ import annotations

from mecenate.server.live.messages import Limits
from mecenate.server.live.rate_limit import BURST, MAX_WAITING
from mecenate.server.settings import Settings


def limits_of(settings: Settings) -> Limits:
    """The limits that a socket is told."""
    return Limits(
        messages_per_second=settings.messages_per_second,
        burst=BURST * settings.messages_per_second,
        waiting=MAX_WAITING,
        message_bytes=settings.max_message,
        idle_seconds=60.0 * settings.idle_minutes,
    )
