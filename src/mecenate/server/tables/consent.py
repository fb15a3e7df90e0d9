"""Consent: requests of a player that all other people at the table must agree to."""

from __future__ import annotations

import msgspec

from mecenate.server import errors
from mecenate.server.live.messages import Asking
from mecenate.server.storage.store import Store
from mecenate.server.tables.registry import TableRegistry
from mecenate.server.tables.table import Table

BACK, LEND, RETURN, NOTES = "back", "lend", "return", "notes"
"""What needs consent: going back, letting a bot play for oneself, taking the seat back, turning notes on or off."""


class Consent:
    """Stores who asks and who has agreed. The caller holds the lock of the table."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry

    async def ask(self, table: Table, asking: Asking) -> None:
        """Ask everybody. Raises a refusal if the table moves on meanwhile."""
        version = table.row.version
        while not await self._set(table, asking):
            if version != table.row.version:
                raise errors.stale(table.row.version)

    async def answer(self, table: Table, seat: int, agree: bool) -> Asking | None:
        """Record an answer; returns what was asked if everybody has agreed now. Raises a refusal if nobody asks."""
        if table.asking is None and self._store.shared:
            await self._registry.reload(table)
        while (asking := table.asking) is not None:
            agreed = msgspec.structs.replace(asking, agreed=sorted({*asking.agreed, seat}))
            if agree and set(table.people_seats()) <= set(agreed.agreed):
                return asking
            if await self._set(table, agreed if agree else None):
                return None
        raise errors.conflict("nobody-asks", "nobody asks for your consent")

    async def _set(self, table: Table, asking: Asking | None) -> bool:
        """Store and send who asks and who agrees; False if another process was first, and the table was read again."""
        text = None if asking is None else msgspec.json.encode(asking).decode()
        done = await self._store.set_asking(table.id, table.row.version, table.row.asking, text)
        if done:
            table.row = msgspec.structs.replace(table.row, asking=text)
        else:
            await self._registry.reload(table)
        table.feed.send_table()
        return done
