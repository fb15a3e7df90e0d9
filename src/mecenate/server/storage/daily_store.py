"""The deals of the day in the database, and the tables that play them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.storage.rows import RUNNING, SERVER, DailyDeal, TableRow, as_row
from mecenate.server.storage.schema import daily_deals, people, tables


class DailyStore:
    """Reads and writes deals of the day. Their tables are those of the store."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def deals(self, day: int) -> list[DailyDeal]:
        """The deals of a day."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(daily_deals).where(daily_deals.c.day == day))
            return [DailyDeal(**row) for row in rows.mappings()]

    async def add(self, deals: Iterable[DailyDeal]) -> None:
        """Store new deals; one that is there already stays as it is."""
        for deal in deals:
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(daily_deals).values(**as_row(deal)))
            except IntegrityError:  # another process was first
                continue

    async def days(self, before: int, since: int) -> list[int]:
        """The days from `since` on and before a day that have deals, the latest first."""
        day = daily_deals.c.day
        query = select(day).distinct().where(day < before, day >= since).order_by(day.desc())
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def games(self, day: int) -> list[TableRow]:
        """All tables that play a deal of this day, the master's own among them."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(tables).where(tables.c.daily == day))
            return [TableRow(**row) for row in rows.mappings()]

    async def table_of(self, connection: AsyncConnection, deal: DailyDeal, owner: str) -> str | None:
        """The table at which somebody plays a deal, if there is one."""
        query = select(tables.c.id).where(*_of(deal), tables.c.owner == owner)
        id: str | None = await connection.scalar(query)
        return id

    async def unfinished(self, today: int) -> list[str]:
        """Tables of people who play a deal of an earlier day."""
        late = (tables.c.status == RUNNING, tables.c.daily < today, tables.c.owner != SERVER)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(tables.c.id).where(*late).limit(200)))

    async def without_master(self, today: int, since: int) -> DailyDeal | None:
        """A deal of an earlier day that somebody has played and the master has not; None while the master plays one."""
        busy = select(tables.c.id).where(
            tables.c.daily.is_not(None), tables.c.owner == SERVER, tables.c.status == RUNNING
        )
        played = select(tables.c.id).where(*_of(daily_deals.c)).correlate(daily_deals)
        query = (
            select(daily_deals)
            .where(daily_deals.c.day < today, daily_deals.c.day >= since)
            .where(played.exists(), ~played.where(tables.c.owner == SERVER).exists())
            .order_by(daily_deals.c.day.desc(), daily_deals.c.ranked.desc(), daily_deals.c.game)
            .limit(1)
        )
        async with self._engine.connect() as connection:
            if (await connection.execute(busy.limit(1))).first() is not None:
                return None
            row = (await connection.execute(query)).mappings().one_or_none()
            return None if row is None else DailyDeal(**row)

    async def add_server(self, name: str) -> None:
        """Store the person who owns the server's own tables, unless that was done."""
        async with self._engine.begin() as connection:
            if await connection.scalar(select(people.c.id).where(people.c.id == SERVER)) is not None:
                return
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(people).values(id=SERVER, name=name, created=time.time()))
        except IntegrityError:  # another process was first
            return


def _of(deal: Any) -> tuple[Any, ...]:
    """The condition that a table plays this deal."""
    return (tables.c.daily == deal.day, tables.c.game == deal.game, tables.c.rated == deal.ranked)
