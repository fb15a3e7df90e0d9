"""Progress: what the row of a table says after something was done, and how a finished game is ranked."""

from __future__ import annotations

import json
from operator import attrgetter
from typing import Any

import msgspec

from mecenate.server.storage.rows import OVER, RUNNING, Progress, Seat, TableRow
from mecenate.server.tables import timing
from mecenate.server.tables.table import Table

_columns = attrgetter(*Progress.__struct_fields__)


def progress_of(row: TableRow) -> Progress:
    """The columns of a row that change with every move."""
    return Progress(*_columns(row))


def has_turned(before: TableRow, after: TableRow) -> bool:
    """Whether it is somebody else's turn now, or the game is over."""
    return (before.actor, before.status) != (after.actor, after.status)


def progressed(table: Table, chairs: list[Seat], now: float) -> TableRow:
    """The table's row after what was just done in its history."""
    row, state = table.row, table.playing.state
    left = [chair for chair in chairs if not chair.resigned]
    over = state.over or len(left) < 2
    actor = None if over else state.actor
    same_turn = actor == row.actor and actor is not None and chairs[actor].bot == table.chairs[actor].bot
    clock = table.clock
    bot = actor is not None and chairs[actor].bot is not None
    started = row.turn_started if same_turn else now + (0.0 if clock is None or bot else timing.SHOWING)
    deadline = None
    if clock is not None and actor is not None and not bot and started is not None:
        deadline = timing.deadline(clock, chairs[actor].reserve or 0.0, started)
    return msgspec.structs.replace(
        row,
        status=OVER if over else RUNNING,
        version=row.version + 1,
        actor=actor,
        bot_to_move=bot,
        turn_started=started,
        deadline=deadline,
        result=json.dumps(result(table, chairs)) if over else None,
        asking=row.asking if table.asking is not None and table.asking.kind != "back" else None,
        updated=now,
    )


def result(table: Table, chairs: list[Seat]) -> list[dict[str, Any]]:
    """The scores of a finished game; who resigned comes after all the others."""
    scores = [score.to_dict() for score in table.playing.state.scores()]
    for score, chair in zip(scores, chairs, strict=True):
        score["resigned"] = chair.resigned
    strength = [(not score["resigned"], -int(str(score["rank"]))) for score in scores]
    for score, mine in zip(scores, strength, strict=True):
        score["rank"] = 1 + sum(other > mine for other in strength)
    return scores
