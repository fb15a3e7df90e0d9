"""What people write, in the database: chat, and private notes."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.storage.events import ChatAdded
from mecenate.server.storage.publisher import Publisher
from mecenate.server.storage.rows import Person
from mecenate.server.storage.schema import chat, notes

CHAT_SHOWN = 200


class TextStore:
    """Reads and writes chat and notes."""

    def __init__(self, engine: AsyncEngine, publisher: Publisher) -> None:
        self._engine = engine
        self._publisher = publisher

    async def add_chat(
        self, connection: AsyncConnection, table_id: str, person: Person, seat: int | None, room: str, said: str
    ) -> int:
        """Keep something that was said; returns its number."""
        row = {"table_id": table_id, "person_id": person.id, "name": person.name, "seat": seat, "room": room}
        done = await connection.execute(insert(chat).values(**row, text=said, at=time.time()))
        number = int(done.inserted_primary_key[0]) if done.inserted_primary_key else 0
        await self._publisher.within(connection, ChatAdded(table_id, number))
        return number

    async def chat(self, table_id: str, rooms: Iterable[str], after: int = 0) -> list[dict[str, Any]]:
        """What was said at a table, in these rooms."""
        query = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.room.in_(list(rooms)), chat.c.id > after)
            .order_by(chat.c.id.desc())
            .limit(CHAT_SHOWN)
        )
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]

    async def chat_line(self, number: int) -> dict[str, Any] | None:
        """One line of chat."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(chat).where(chat.c.id == number))).mappings().one_or_none()
            return None if row is None else dict(row)

    async def note(self, table_id: str, seat: int) -> str:
        """The private note of a seat."""
        async with self._engine.connect() as connection:
            query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.seat == seat)
            return str(await connection.scalar(query) or "")

    async def set_note(self, connection: AsyncConnection, table_id: str, seat: int, words: str) -> None:
        """Change the private note of a seat; an empty one is not kept."""
        await connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.seat == seat))
        if words:
            await connection.execute(insert(notes).values(table_id=table_id, seat=seat, text=words))
