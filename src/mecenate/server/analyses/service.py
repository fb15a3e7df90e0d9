"""Analyses of finished games: one after the other, turn by turn, when the worker processes have nothing else to do."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog

from mecenate.analysis import AnalysisSettings, Turn
from mecenate.core.errors import MecenateError
from mecenate.server import errors
from mecenate.server.analyses.jobs import find_decisions, judge, put_together
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.bots.workers import Closed, Failed, Workers
from mecenate.server.people.quotas import Quotas
from mecenate.server.storage.rows import ANALYSIS_DONE, ANALYSIS_RUNNING, AnalysisRow
from mecenate.server.storage.store import Store
from mecenate.server.tables.analysis import Copy
from mecenate.server.tasks import BackgroundTasks

log = structlog.get_logger()
SAVED_EVERY: Final = 2.0
"""Seconds between two times that the progress is stored."""
STALE: Final = 120.0
"""Seconds without progress after which an analysis is begun again: its process has ended."""
MOST_WAITING: Final = 20
"""Games that may wait to be analysed by one process of the server."""
SETTINGS: Final = AnalysisSettings()


@dataclass(eq=False)
class AnalysisService:
    """Analyses games in the background, one at a time."""

    store: Store
    quotas: Quotas
    workers: Workers
    tasks: BackgroundTasks
    waiting: set[str] = field(default_factory=set)
    """The tables whose analyses this process has begun or will begin."""
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def find(self, table_id: str) -> AnalysisRow | None:
        """The analysis of a table, or how far it is; None if there is none, or if its process has ended."""
        row = await self.store.analyses.get(table_id)
        if row is None or row.status != ANALYSIS_RUNNING or table_id in self.waiting:
            return row
        return row if time.time() - row.updated < STALE else None

    async def begin(self, table_id: str, copy: Copy, client: Client) -> AnalysisRow:
        """Begin to analyse a game, unless that was done or is under way. Raises a refusal if it is too much."""
        row = await self.find(table_id)
        if row is not None and row.status in (ANALYSIS_DONE, ANALYSIS_RUNNING):
            return row
        if len(self.waiting) >= MOST_WAITING:
            raise errors.too_many(f"{MOST_WAITING} games wait to be analysed: try again later")
        async with self.quotas.alone(client.person) as connection:
            await self.quotas.take_analysis(connection, client.person, client.address)
            await self.store.analyses.begin(connection, table_id, SETTINGS.level)
        self.waiting.add(table_id)
        self.tasks.spawn(self._run(table_id, copy, client))
        return AnalysisRow(table_id, SETTINGS.level, ANALYSIS_RUNNING, 0, 0, time.time())

    async def _run(self, table_id: str, copy: Copy, client: Client) -> None:
        try:
            async with self.one_at_a_time:
                await self._analyse(table_id, copy, client)
        except Closed:
            pass  # the server stops; whoever asks again begins it again
        except (MecenateError, Failed) as error:
            log.error("a game was not analysed", table=table_id, error=repr(error))
            await self.store.analyses.fail(table_id)
        finally:
            self.waiting.discard(table_id)

    async def _analyse(self, table_id: str, copy: Copy, client: Client) -> None:
        workers, stored = self.workers, self.store.analyses
        found = await workers.result(workers.put(Lane.ANALYSIS, client, find_decisions, copy))
        turns: list[Turn] = []
        saved = 0.0
        for decision in found:
            if time.monotonic() - saved >= SAVED_EVERY:
                await stored.progress(table_id, len(turns), len(found))
                saved = time.monotonic()
            turns.append(await workers.result(workers.put(Lane.STUDY, client, judge, copy, decision, SETTINGS)))
        analysis = await workers.result(workers.put(Lane.ANALYSIS, client, put_together, copy, SETTINGS, turns))
        await stored.finish(table_id, len(turns), msgspec.json.encode(analysis).decode())
