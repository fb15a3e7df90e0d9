"""Integrity: whether this release can open and replay every game of a database."""

from __future__ import annotations

import itertools
import json
from collections.abc import AsyncIterator
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import select

from mecenate.core.errors import MecenateError
from mecenate.core.history import History
from mecenate.core.moves import carry_out
from mecenate.server.storage.rows import OVER
from mecenate.server.storage.schema import tables
from mecenate.server.storage.store import Store, Stored
from mecenate.server.tables.table import Table


class Verdict(StrEnum):
    """What can be done with a stored game, from best to worst."""

    WAITING = "waiting"
    """It has not been dealt."""
    WHOLE = "whole"
    """Every position from the deal to the last move can be shown, and agrees with what is stored."""
    OPENS = "opens"
    """It opens at its last move, but some earlier moves can no longer be shown."""
    DIFFERS = "differs"
    """It replays, but to another position or result than the stored one."""
    STUCK = "stuck"
    """It can be replayed up to some move; the players may agree to continue from there."""
    UNREADABLE = "unreadable"
    """No position can be read."""


BAD = (Verdict.DIFFERS, Verdict.STUCK, Verdict.UNREADABLE)


class Finding(NamedTuple):
    """The result for one table."""

    id: str
    game: str
    rules: int
    status: str
    moves: int
    verdict: Verdict
    detail: str = ""


async def check_games(store: Store) -> AsyncIterator[Finding]:
    """Open and replay every stored game, the oldest first."""
    async with store.engine.connect() as connection:
        ids = list(await connection.scalars(select(tables.c.id).order_by(tables.c.created, tables.c.id)))
    for id in ids:
        stored = await store.table(id)
        if stored is not None:  # deleted meanwhile
            yield check_game(stored)


def check_game(stored: Stored) -> Finding:
    """Open and replay one stored game."""
    table = Table(stored.row, stored.chairs)
    if stored.row.deal is None:
        return _finding(table, 0, Verdict.WAITING)
    table.open(dict(stored.snapshots), stored.entries)
    if table.history is None:
        return _finding(table, table.unreadable, Verdict.UNREADABLE)
    stuck = table.stuck
    if stuck is not None:
        return _finding(table, stuck.of, Verdict.STUCK, f"move {stuck.move + 1}")
    return _replayed(table, table.history)


def _replayed(table: Table, history: History) -> Finding:
    """Compare every position from the deal on with the stored snapshots, and the end with the stored result."""
    moves = len(history.moves)
    try:
        dealt = history.redeal()
        for number in itertools.count():
            shot = history.snapshots.get(number)
            if shot is not None and history.game.state_from_json(shot) != dealt:
                return _finding(table, moves, Verdict.DIFFERS, f"the position after move {number}")
            if number == moves:
                break
            carry_out(dealt, history.moves[number])
    except MecenateError as error:
        return _finding(table, moves, Verdict.OPENS, str(error))
    if table.row.status == OVER and dealt.over and table.row.result is not None:
        totals = [score["total"] for score in json.loads(table.row.result)]
        if totals != [score.total for score in dealt.scores()]:
            return _finding(table, moves, Verdict.DIFFERS, "the result")
    return _finding(table, moves, Verdict.WHOLE)


def _finding(table: Table, moves: int, verdict: Verdict, detail: str = "") -> Finding:
    return Finding(table.id, table.row.game, table.rules, table.row.status, moves, verdict, detail)
