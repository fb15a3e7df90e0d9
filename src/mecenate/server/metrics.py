"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge

ENTRIES = Counter("mecenate_entries", "Entries stored, by game and kind", ["game", "kind"])
SOCKETS = Gauge("mecenate_sockets", "Open sockets")
TABLES = Gauge("mecenate_tables_in_memory", "Tables in memory")
CONNECTIONS_CLOSED = Counter(
    "mecenate_connections_closed", "Connections closed early: late head or body, refused, or to make room", ["reason"]
)
QUEUE = Gauge("mecenate_bot_queue", "Work that waits for a worker process, by lane", ["lane"])
WORKING = Gauge("mecenate_bot_working", "Work that worker processes are doing, by lane", ["lane"])
REFUSALS = Counter("mecenate_refusals", "Requests and messages refused, by code", ["code"])
