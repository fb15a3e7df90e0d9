"""What the database says was done at a table, whatever the server says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from mecenate.server.storage import database
from mecenate.server.storage.rows import Entry
from mecenate.server.storage.store import Store, Stored


def stored(url: str, ids: Iterable[str]) -> list[Stored]:
    """Tables as they are stored."""
    return asyncio.run(_stored(url, ids))


async def _stored(url: str, ids: Iterable[str]) -> list[Stored]:
    engine = database.open_engine(url)
    try:
        rows = [await Store(engine).table(id) for id in ids]
        return [table for table in rows if table is not None]
    finally:
        await engine.dispose()


def ledger(table: Stored) -> list[Entry]:
    """The entries of a table, which are numbered without gap or double up to its version; no key comes twice."""
    assert [entry.number for entry in table.entries] == list(range(1, table.row.version + 1))
    keys = [entry.key for entry in table.entries if entry.key is not None]
    assert len(keys) == len(set(keys))
    return table.entries
