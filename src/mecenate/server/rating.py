"""Ratings: what a finished game says about those who played it."""

from __future__ import annotations

import json

from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select

from mecenate.server.rows import Person
from mecenate.server.schema import ratings
from mecenate.server.store import Store
from mecenate.server.table import Table

MODEL = PlackettLuce()
SHOWN = 50


async def settle(store: Store, table: Table, people: dict[str, Person]) -> None:
    """Rate the players of a finished game, if all of them are people with accounts and nobody changed the pieces."""
    ids = [chair.person_id for chair in table.chairs]
    rated = all(id is not None and id in people and people[id].login is not None for id in ids)
    if not rated or table.row.pack is not None or table.row.result is None or table.row.seal is None:
        return
    ranks = [float(score["rank"]) for score in json.loads(table.row.result)]
    async with store.engine.begin() as connection:
        rows = await connection.execute(
            select(ratings).where(ratings.c.game == table.row.game, ratings.c.person_id.in_(ids))
        )
        known = {row["person_id"]: row for row in rows.mappings()}
        before = [
            MODEL.rating(mu=known[id]["mu"], sigma=known[id]["sigma"]) if id in known else MODEL.rating() for id in ids
        ]
        after = MODEL.rate([[one] for one in before], ranks=ranks)
        for id, (new,) in zip(ids, after, strict=True):
            games = known[id]["games"] + 1 if id in known else 1
            row = {"person_id": id, "game": table.row.game, "mu": new.mu, "sigma": new.sigma, "games": games}
            await connection.execute(delete(ratings).where(ratings.c.person_id == id, ratings.c.game == table.row.game))
            await connection.execute(insert(ratings).values(**row))
