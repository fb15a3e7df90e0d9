"""Clocks: how much of a reserve a turn took, and when the next one ends."""

from __future__ import annotations

from mecenate.server.storage.rows import Clock

SHOWING = 2.0
"""Seconds that a client may take to show what the others did: a turn, and with it its clock, begins after them.

They are the same for every turn, so nothing that a client does or leaves makes them longer.
"""


def reserve_left(clock: Clock, reserve: float, started: float, now: float) -> float:
    """What is left of a seat's reserve in a turn that began at `started`: less what it took beyond its time."""
    beyond = max(0.0, now - started - clock.turn)
    return max(0.0, reserve - beyond)


def deadline(clock: Clock, reserve: float, started: float) -> float:
    """When a turn that began at `started` runs out."""
    return started + clock.turn + reserve
