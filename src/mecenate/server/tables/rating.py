"""Ratings: what a finished game says about those who played it."""

from __future__ import annotations

import json

from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mecenate.server.storage.schema import ratings, tables
from mecenate.server.storage.store import Store
from mecenate.server.tables.table import Table

MODEL = PlackettLuce()
SHOWN = 50


async def settle(store: Store, table: Table) -> None:
    """Count a finished game, once: mark it and rate its players in one go, so that a crash loses neither."""
    async with store.engine.begin() as connection:
        open_end = update(tables).where(tables.c.id == table.id, tables.c.settled.is_(False))
        counted = await connection.execute(open_end.values(settled=True))
        if counted.rowcount == 1 and table.may_be_rated and table.row.result is not None:
            await _rate(connection, table)


async def _rate(connection: AsyncConnection, table: Table) -> None:
    game, ids = table.row.game, [chair.person_id for chair in table.chairs]
    ranks = [float(score["rank"]) for score in json.loads(table.row.result or "[]")]
    query = select(ratings).where(ratings.c.game == game, ratings.c.person_id.in_(ids)).with_for_update()
    known = {row["person_id"]: row for row in (await connection.execute(query)).mappings()}
    before = [
        MODEL.rating(mu=known[id]["mu"], sigma=known[id]["sigma"]) if id in known else MODEL.rating() for id in ids
    ]
    after = MODEL.rate([[one] for one in before], ranks=ranks)
    for id, (new,) in zip(ids, after, strict=True):
        games = known[id]["games"] + 1 if id in known else 1
        row = {"person_id": id, "game": game, "mu": new.mu, "sigma": new.sigma, "games": games}
        await connection.execute(delete(ratings).where(ratings.c.person_id == id, ratings.c.game == game))
        await connection.execute(insert(ratings).values(**row))
