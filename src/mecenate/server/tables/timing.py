"""Clocks: how much of a reserve a turn took, and when the next one ends."""

from __future__ import annotations

from mecenate.server.storage.rows import Clock


def reserve_left(clock: Clock, reserve: float, started: float, now: float) -> float:
    """What is left of a seat's reserve in a turn that began at `started`: less what it took beyond its time."""
    beyond = max(0.0, now - started - clock.turn)
    return max(0.0, reserve - beyond)


def deadline(clock: Clock, reserve: float, started: float) -> float:
    """When a turn that began at `started` runs out."""
    return started + clock.turn + reserve
