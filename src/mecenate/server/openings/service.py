"""What people did in the first turns: counted from finished games, in the background, and kept for a while."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Final

import structlog

from mecenate.core.errors import MecenateError
from mecenate.openings import Opening, openings_for
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.bots.workers import Closed, Failed, Workers
from mecenate.server.openings.jobs import Finished, read_openings
from mecenate.server.storage.rows import TableRow
from mecenate.server.storage.store import Store
from mecenate.server.tables.analysis import copy_of
from mecenate.server.tables.table import Table
from mecenate.server.tasks import BackgroundTasks

log = structlog.get_logger()
KEPT: Final = 3600.0
"""Seconds until games are counted again."""
AT_ONCE: Final = 20
"""Games that a worker process reads at a time."""
SELF: Final = Client("", "openings")
"""The client on whose behalf the games are read."""


@dataclass(eq=False)
class OpeningService:
    """Counts the openings of finished games between people."""

    store: Store
    workers: Workers
    tasks: BackgroundTasks
    counted: dict[tuple[str, int], list[Opening]] = field(default_factory=dict)
    due: dict[tuple[str, int], float] = field(default_factory=dict)
    """When games are to be counted again, by the clock that never goes back."""

    def of_people(self, game: str, seats: int) -> list[Opening]:
        """The openings that are counted so far. If they are old, they are counted again in the background."""
        key = (game, seats)
        if time.monotonic() >= self.due.get(key, 0.0):
            self.due[key] = time.monotonic() + KEPT
            self.tasks.spawn(self._count(game, seats))
        return self.counted.get(key, [])

    async def _count(self, game: str, seats: int) -> None:
        try:
            found: list[Opening] = []
            rows = await self._finished(game, seats)
            for start in range(0, len(rows), AT_ONCE):
                read = [one for row in rows[start : start + AT_ONCE] if (one := await self._read(row)) is not None]
                found += await self.workers.result(self.workers.put(Lane.STUDY, SELF, read_openings, read))
            self.counted[game, seats] = found
        except Closed:
            return
        except (MecenateError, Failed) as error:
            log.error("openings were not counted", game=game, seats=seats, error=repr(error))

    async def _finished(self, game: str, seats: int) -> list[TableRow]:
        """Tables at which people alone played to the end, with the options and the rules of the bots' table."""
        wanted = openings_for(game).game
        rows = await self.store.lists.between_people(game, seats, wanted.rules_version)
        hidden = await self.store.lists.secluded({row.deal_group for row in rows})
        return [row for row in rows if json.loads(row.options) == wanted.options and row.deal_group not in hidden]

    async def _read(self, row: TableRow) -> Finished | None:
        """A finished game; None if it is gone, or if this release cannot follow it."""
        stored = await self.store.table(row.id)
        if stored is None or row.result is None:
            return None
        table = Table(stored.row, stored.chairs)
        table.open(stored.snapshots, stored.entries)
        if table.stuck is not None:
            return None
        result = sorted(json.loads(row.result), key=lambda score: int(score["seat"]))
        return Finished(copy_of(table), [score["total"] for score in result], [score["rank"] for score in result])
