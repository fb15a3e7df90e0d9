"""Ratings: what a finished game says about those who played it."""

from __future__ import annotations

import json

from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mecenate.server.rows import Person
from mecenate.server.schema import ratings, tables
from mecenate.server.store import Store
from mecenate.server.table import Table

MODEL = PlackettLuce()
SHOWN = 50


async def settle(store: Store, table: Table, people: dict[str, Person]) -> None:
    """Count a finished game, once: mark it and rate its players in one go, so that a crash loses neither."""
    async with store.engine.begin() as connection:
        open_end = update(tables).where(tables.c.id == table.id, tables.c.settled.is_(False))
        counted = await connection.execute(open_end.values(settled=True))
        if counted.rowcount == 1 and _is_rated(table, people):
            await _rate(connection, table)


def _is_rated(table: Table, people: dict[str, Person]) -> bool:
    """Whether all players are people with accounts, and nobody changed the pieces or knew the deal."""
    ids = [chair.person_id for chair in table.chairs]
    known = all(id is not None and id in people and people[id].login is not None for id in ids)
    return known and table.row.pack is None and table.row.result is not None and table.row.seal is not None


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
