"""Proxy bids in the database. No other process is told of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Delete, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.storage.rows import ProxyBid, as_row
from mecenate.server.storage.schema import proxy_bids


class ProxyStore:
    """Reads and writes proxy bids, one for each seat of a table at most."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def at(self, table_id: str) -> list[ProxyBid]:
        """The proxy bids of all seats of a table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(proxy_bids).where(proxy_bids.c.table_id == table_id))
            return [ProxyBid(**row) for row in rows.mappings()]

    async def get(self, table_id: str, seat: int) -> ProxyBid | None:
        """The proxy bid of a seat."""
        async with self._engine.connect() as connection:
            return await _one(connection, _of(table_id, seat))

    @asynccontextmanager
    async def held(self, table_id: str, seat: int) -> AsyncIterator[ProxyBid | None]:
        """The proxy bid of a seat. On PostgreSQL no other process can withdraw it inside the block."""
        async with self._engine.begin() as connection:
            yield await _one(connection, _of(table_id, seat).with_for_update())

    async def put(self, bid: ProxyBid) -> None:
        """Store the proxy bid of a seat in place of its last one."""
        async with self._engine.begin() as connection:
            await connection.execute(_removal(bid.table_id, bid.seat))
            await connection.execute(insert(proxy_bids).values(**as_row(bid)))

    async def withdraw(self, table_id: str, seat: int) -> bool:
        """Remove the proxy bid of a seat; whether there was one."""
        async with self._engine.begin() as connection:
            return bool((await connection.execute(_removal(table_id, seat))).rowcount)

    async def remove(self, bid: ProxyBid) -> None:
        """Remove a proxy bid, unless the seat has given another one since."""
        async with self._engine.begin() as connection:
            same = (proxy_bids.c.auction == bid.auction, proxy_bids.c.version == bid.version)
            await connection.execute(_removal(bid.table_id, bid.seat).where(*same))


def _of(table_id: str, seat: int) -> Select[Any]:
    return select(proxy_bids).where(proxy_bids.c.table_id == table_id, proxy_bids.c.seat == seat)


def _removal(table_id: str, seat: int) -> Delete:
    return delete(proxy_bids).where(proxy_bids.c.table_id == table_id, proxy_bids.c.seat == seat)


async def _one(connection: AsyncConnection, query: Select[Any]) -> ProxyBid | None:
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else ProxyBid(**row)
