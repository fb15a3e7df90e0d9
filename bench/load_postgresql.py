"""A new PostgreSQL for a load test, with its default durability, from `tools/`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load_process import NotStarted

sys.path.append(str(Path(__file__).resolve().parent.parent))  # a script knows its own folder only

from tools import postgresql as postgres


@contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """Start it, yield the address of an empty database and the id of its process, and stop it."""
    try:
        with postgres.postgresql(durable=True) as server:
            yield server.new_database(), server.process
    except postgres.NoPostgreSQL as failure:
        raise NotStarted(str(failure)) from None
