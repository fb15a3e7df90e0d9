"""Analyses of games in the database, one for each table at most."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.storage.rows import ANALYSIS_DONE, ANALYSIS_FAILED, ANALYSIS_RUNNING, AnalysisRow, as_row
from mecenate.server.storage.schema import analyses


class AnalysisStore:
    """Reads and writes analyses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, table_id: str) -> AnalysisRow | None:
        """The analysis of a table, or how far it is."""
        async with self._engine.connect() as connection:
            query = select(analyses).where(analyses.c.table_id == table_id)
            row = (await connection.execute(query)).mappings().one_or_none()
            return None if row is None else AnalysisRow(**row)

    async def begin(self, connection: AsyncConnection, table_id: str, level: str) -> None:
        """Store that an analysis has begun, in place of an earlier one."""
        row = AnalysisRow(table_id, level, ANALYSIS_RUNNING, 0, 0, time.time())
        await connection.execute(delete(analyses).where(analyses.c.table_id == table_id))
        await connection.execute(insert(analyses).values(**as_row(row)))

    async def progress(self, table_id: str, done: int, turns: int) -> None:
        """Store how many turns are done. Does nothing if the table is gone."""
        await self._set(table_id, done=done, turns=turns)

    async def finish(self, table_id: str, turns: int, result: str) -> None:
        """Store the result."""
        await self._set(table_id, status=ANALYSIS_DONE, done=turns, turns=turns, result=result)

    async def fail(self, table_id: str) -> None:
        """Store that the game cannot be analysed."""
        await self._set(table_id, status=ANALYSIS_FAILED)

    async def _set(self, table_id: str, **columns: object) -> None:
        change = update(analyses).where(analyses.c.table_id == table_id).values(**columns, updated=time.time())
        async with self._engine.begin() as connection:
            await connection.execute(change)
