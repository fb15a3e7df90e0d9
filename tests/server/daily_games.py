"""Deals of the day in tests: a clock that can be set, quick opponents, and games that end at once."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from mecenate.analysis.report import ITERATIONS
from mecenate.server.daily import service as daily
from mecenate.server.storage.rows import DailyDeal
from mecenate.server.tables import days

from .running import Server

LEVEL = "novice"
MIDDAY = 43_200.0


class Time:
    """The time by which days pass: at first noon of a day."""

    def __init__(self, day: int) -> None:
        self.now = day * days.SECONDS + MIDDAY

    def next_day(self) -> None:
        """Another day, a second after midnight."""
        self.now = days.closing_time(int(self.now // days.SECONDS)) + 1.0


def set_time(patch: pytest.MonkeyPatch, day: int) -> Time:
    """A clock that can be set, opponents that think for a moment, and masters that do not play alone."""
    clock = Time(day)
    patch.setattr(days, "now", lambda: clock.now)
    patch.setattr(daily, "LEVEL", LEVEL)
    patch.setattr(daily, "EVERY", 0.05)
    patch.setitem(ITERATIONS, LEVEL, 1)
    patch.setattr(daily.DailyService, "_play_alone", _nothing)
    return clock


async def _nothing(_service: daily.DailyService, _deal: DailyDeal) -> None:
    """Masters that do not play the deals of days that have closed."""


def end(server: Server, table: dict[str, Any], points: int) -> None:
    """End a game at once, when no bot thinks: with so many points for its person and 10 for each of the others."""
    won = points > 10
    result: list[dict[str, Any]] = [
        {"seat": seat, "total": 10, "rank": 2 if won else 1, "breakdown": {}, "resigned": False} for seat in range(3)
    ]
    result[table["you"]].update(total=points, rank=1 if won else 3)
    file = sqlite3.connect(server.services.settings.database.removeprefix("sqlite+aiosqlite:///"))
    with file:
        change = "UPDATE tables SET status = 'over', actor = NULL, bot_to_move = 0, result = ? WHERE id = ?"
        file.execute(change, (json.dumps(result), table["id"]))
    file.close()
    server.services.registry.tables.pop(table["id"])
