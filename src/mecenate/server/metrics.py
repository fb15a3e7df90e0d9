"""What Prometheus may read."""

from __future__ import annotations

from prometheus_client import Counter, Gauge

MOVES = Counter("mecenate_entries", "Entries stored, by game and kind", ["game", "kind"])
SOCKETS = Gauge("mecenate_sockets", "Open sockets")
TABLES = Gauge("mecenate_tables_in_memory", "Tables in memory")
REFUSALS = Counter("mecenate_refusals", "Requests and messages refused, by code", ["code"])
