"""People in the database: guests and accounts."""

from __future__ import annotations

import time
from collections.abc import Iterable

from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.storage.rows import Person, as_row, new_id
from mecenate.server.storage.schema import people


class PeopleStore:
    """Reads and writes people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, connection: AsyncConnection, name: str) -> Person:
        """A new guest."""
        person = Person(new_id(), name)
        await connection.execute(insert(people).values(**as_row(person), created=time.time()))
        return person

    async def get(self, id: str) -> Person | None:
        """A person by id."""
        return (await self.by_id([id])).get(id)

    async def by_id(self, ids: Iterable[str]) -> dict[str, Person]:
        """Several people by id."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(people).where(people.c.id.in_(list(ids))))
            return {row["id"]: _person(row) for row in rows.mappings()}

    async def change(self, id: str, **columns: object) -> None:
        """Change a person who has not left."""
        still_here = (people.c.id == id, people.c.left_at.is_(None))
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(*still_here).values(**columns))

    async def account(self, login: str) -> tuple[Person, str] | None:
        """A person with an account, and the hash of the password."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login))).mappings().one_or_none()
        return None if row is None or row["password"] is None else (_person(row), row["password"])


def _person(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["login"], row["webhook"], row["left_at"])
