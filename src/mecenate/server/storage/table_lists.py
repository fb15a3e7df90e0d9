"""Lists of tables: public ones, a person's own, those with the same deal, those where something is due."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Select, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from mecenate.server.storage.rows import OPEN, OVER, RUNNING, Seat, TableRow
from mecenate.server.storage.schema import proxy_bids, seats, tables

LISTED = 50
"""How many tables a list shows."""
COUNTED = 500
"""How many finished games are counted for openings."""


class TableLists:
    """Finds tables. It changes nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def open_tables(self, game: str | None) -> list[TableRow]:
        """Public tables that wait for people or can be watched, the newest first."""
        shown = (tables.c.public.is_(True), tables.c.status.in_((OPEN, RUNNING)), tables.c.daily.is_(None))
        query = select(tables).where(*shown)
        return await self._tables(query if game is None else query.where(tables.c.game == game))

    async def tables_of(self, person_id: str) -> list[TableRow]:
        """Tables where this person sits, or which this person made."""
        sits = select(seats.c.table_id).where(seats.c.person_id == person_id)
        return await self._tables(select(tables).where(or_(tables.c.owner == person_id, tables.c.id.in_(sits))))

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.updated.desc()).limit(LISTED))
            return [TableRow(**row) for row in rows.mappings()]

    async def seats_of(self, ids: Iterable[str]) -> dict[str, list[Seat]]:
        """The seats of several tables."""
        by_table: dict[str, list[Seat]] = {}
        async with self._engine.connect() as connection:
            query = select(seats).where(seats.c.table_id.in_(list(ids))).order_by(seats.c.table_id, seats.c.seat)
            for row in (await connection.execute(query)).mappings():
                by_table.setdefault(row["table_id"], []).append(Seat(**row))
        return by_table

    async def group(self, deal_group: str) -> list[TableRow]:
        """All tables that play the same deal."""
        return await self._tables(select(tables).where(tables.c.deal_group == deal_group))

    async def between_people(self, game: str, players: int, rules: int) -> list[TableRow]:
        """Tables at which people alone played a whole deal to its end, the newest first.

        Games that were read from a record or went on from another have no seal; those of a deal of the day have bots.
        """
        chosen = (tables.c.game == game, tables.c.seats == players, tables.c.rules == rules, tables.c.pack.is_(None))
        over = (tables.c.status == OVER, tables.c.result.is_not(None), tables.c.seal.is_not(None))
        others = seats.c.bot.is_not(None) | seats.c.person_id.is_(None) | seats.c.resigned.is_(True)
        helped = select(seats.c.seat).where(seats.c.table_id == tables.c.id, others)
        query = select(tables).where(*chosen, *over, tables.c.daily.is_(None), ~helped.exists())
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.updated.desc()).limit(COUNTED))
            return [TableRow(**row) for row in rows.mappings()]

    async def secluded(self, groups: Iterable[str]) -> set[str]:
        """Those of these deals that are played at several tables and not over at all of them."""
        unfinished = func.sum(case((tables.c.status.in_((OPEN, RUNNING)), 1), else_=0))
        query = (
            select(tables.c.deal_group)
            .where(tables.c.deal_group.in_(list(groups)))
            .group_by(tables.c.deal_group)
            .having(func.count() > 1, unfinished > 0)
        )
        async with self._engine.connect() as connection:
            return set(await connection.scalars(query))

    async def sits_in_group(self, deal_group: str, person_id: str) -> bool:
        """Whether somebody already plays this deal."""
        query = (
            select(seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.deal_group == deal_group, seats.c.person_id == person_id)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def late(self, now: float, patience: float) -> list[str]:
        """Tables that need a push: time is out, a bot or a proxy is overdue, or the end has not been counted."""
        proxy = select(proxy_bids.c.seat).where(
            proxy_bids.c.table_id == tables.c.id, proxy_bids.c.seat == tables.c.actor
        )
        due = or_(
            tables.c.deadline < now,
            or_(tables.c.bot_to_move.is_(True), proxy.exists()) & (tables.c.updated < now - patience),
        )
        unsettled = (tables.c.status == OVER) & tables.c.settled.is_(False) & (tables.c.updated < now - patience)
        query = select(tables.c.id).where(or_((tables.c.status == RUNNING) & due, unsettled)).limit(200)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))
