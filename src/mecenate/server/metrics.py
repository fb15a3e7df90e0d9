"""What Prometheus may read."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge

ENTRIES = Counter("mecenate_entries", "Entries stored, by game and kind", ["game", "kind"])
SOCKETS = Gauge("mecenate_sockets", "Open sockets")
TABLES = Gauge("mecenate_tables_in_memory", "Tables in memory")
REFUSALS = Counter("mecenate_refusals", "Requests and messages refused, by code", ["code"])


@cache
def entries_of(game: str, kind: str) -> Counter:
    """The counter of one kind of entries: found once, since it counts every move."""
    return ENTRIES.labels(game, kind)
