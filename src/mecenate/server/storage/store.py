"""The store: people, tables, seats, chat and notes in the database; moves go through the journal."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, Select, Table, case, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.cluster.events import CHANNEL, ChatAdded, ClusterEvent, TableChanged, encode
from mecenate.server.storage.rows import OPEN, OVER, RUNNING, Entry, Person, Seat, TableRow, as_row
from mecenate.server.storage.schema import chat, entries, facts, notes, people, seats, snapshots, tables

LISTED = 50
"""How many tables a list shows."""
CHAT_SHOWN = 200


class Stored(NamedTuple):
    """A table at one moment: its row, its seats, what was done there, and positions by number of moves."""

    row: TableRow
    chairs: list[Seat]
    entries: list[Entry]
    snapshots: dict[int, str]


def new_id() -> str:
    """A name for a table or a person that nobody guesses."""
    return secrets.token_urlsafe(9)


class Store:
    """What the database holds, in the words of the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"

    async def fact(self, name: str, otherwise: str) -> str:
        """Something the server remembers about itself; `otherwise` is remembered if it does not know yet."""
        async with self.engine.begin() as connection:
            value = await connection.scalar(select(facts.c.value).where(facts.c.name == name))
            if value is not None:
                return str(value)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(facts).values(name=name, value=otherwise))
                return otherwise
        except IntegrityError:  # another process was first
            return await self.fact(name, otherwise)

    # ------------------------------------------------------------------ people

    async def add_person(self, connection: AsyncConnection, name: str) -> Person:
        """A new guest."""
        person = Person(new_id(), name)
        await connection.execute(insert(people).values(**as_row(person), created=time.time()))
        return person

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        return await self._person(select(people).where(people.c.id == id))

    async def persons(self, ids: Iterable[str]) -> dict[str, Person]:
        """Several people by id."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(people).where(people.c.id.in_(list(ids))))
            return {row["id"]: _person(row) for row in rows.mappings()}

    async def _person(self, query: Select[Any]) -> Person | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _person(row)

    async def change_person(self, id: str, **columns: object) -> bool:
        """Change a person; False if the login is taken."""
        try:
            async with self.engine.begin() as connection:
                still_here = (people.c.id == id, people.c.left_at.is_(None))
                await connection.execute(update(people).where(*still_here).values(**columns))
        except IntegrityError:
            return False
        return True

    async def account(self, login: str) -> tuple[Person, str] | None:
        """A person with an account, and the hash of the password."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login))).mappings().one_or_none()
        return None if row is None or row["password"] is None else (_person(row), row["password"])

    # ------------------------------------------------------------------ tables

    async def add_table(self, connection: AsyncConnection, row: TableRow, chairs: list[Seat]) -> None:
        """A new table with its empty seats."""
        await connection.execute(insert(tables).values(**as_row(row)))
        await connection.execute(insert(seats), [as_row(chair) for chair in chairs])

    async def table(self, id: str, after: int | None = None) -> Stored | None:
        """A table, all of it at one moment; with `after`, only what was done after that entry, and no positions."""
        done = select(entries).where(entries.c.table_id == id).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().one_or_none()
            if row is None:
                return None
            chairs = await connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
            rows = await connection.execute(done if after is None else done.where(entries.c.number > after))
            stored = Stored(
                TableRow(**row), [Seat(**chair) for chair in chairs.mappings()],
                [Entry(**entry) for entry in rows.mappings()], {},
            )  # fmt: skip
            if after is None:
                shots = await connection.execute(select(snapshots).where(snapshots.c.table_id == id))
                stored.snapshots.update({shot["moves"]: shot["state"] for shot in shots.mappings()})
            return stored

    async def version(self, id: str) -> int | None:
        """How far a table is."""
        async with self.engine.connect() as connection:
            version = await connection.scalar(select(tables.c.version).where(tables.c.id == id))
            return None if version is None else int(version)

    async def take_seat(self, id: str, seat: int, person_id: str | None, bot: str | None) -> bool:
        """Put somebody on a free seat of a table that has not begun.

        False if somebody else was first, or if the person has a seat there, or at a table with the same deal, already.
        """
        async with self.engine.begin() as connection:
            return await self.put_on_seat(connection, id, seat, person_id, bot)

    async def put_on_seat(
        self, connection: AsyncConnection, id: str, seat: int, person_id: str | None, bot: str | None
    ) -> bool:
        """The same in a transaction that has begun."""
        free = [seats.c.table_id == id, seats.c.seat == seat, seats.c.person_id.is_(None), seats.c.bot.is_(None)]
        if person_id is not None:
            free.append(~_plays_deal_of(id, person_id))
        await self._hold(connection, id)
        done = await connection.execute(update(seats).where(*free, _is_open(id)).values(person_id=person_id, bot=bot))
        await self.publish_within(connection, TableChanged(id))
        return done.rowcount == 1

    async def free_seat(self, id: str, seat: int) -> bool:
        """Clear a seat of a table that has not begun; its token is worth nothing from then on."""
        async with self.engine.begin() as connection:
            await self._hold(connection, id)
            done = await connection.execute(
                update(seats)
                .where(seats.c.table_id == id, seats.c.seat == seat, _is_open(id))
                .values(person_id=None, bot=None, token=secrets.token_urlsafe(24))
            )
            await self.publish_within(connection, TableChanged(id))
            return done.rowcount == 1

    async def begin(self, row: TableRow, state: str | None, reserve: float | None) -> bool:
        """Write the deal of a table that begins; False if it had begun already, or a seat had become free."""
        empty = select(seats.c.seat).where(
            seats.c.table_id == row.id, seats.c.person_id.is_(None), seats.c.bot.is_(None)
        )
        async with self.engine.begin() as connection:
            await self._hold(connection, row.id)
            columns = {name: value for name, value in as_row(row).items() if name != "id"}
            done = await connection.execute(
                update(tables).where(tables.c.id == row.id, tables.c.status == OPEN, ~empty.exists()).values(**columns)
            )
            if done.rowcount != 1:
                return False
            await connection.execute(update(seats).where(seats.c.table_id == row.id).values(reserve=reserve))
            if state is not None:
                await connection.execute(insert(snapshots).values(table_id=row.id, moves=0, state=state))
            await self.publish_within(connection, TableChanged(row.id))
        return True

    async def add_played(
        self, connection: AsyncConnection, row: TableRow, chairs: list[Seat], played: list[Entry],
        shots: Mapping[int, str],
    ) -> None:  # fmt: skip
        """A table whose moves come from a record."""
        await self.add_table(connection, row, chairs)
        if played:
            await connection.execute(insert(entries), [as_row(entry) for entry in played])
        rows = [{"table_id": row.id, "moves": moves, "state": state} for moves, state in shots.items()]
        await connection.execute(insert(snapshots), rows)

    async def add_snapshots(self, newest: Iterable[tuple[TableRow, int, str]]) -> None:
        """Keep positions of tables after so many moves, where the table is still as its row says."""
        async with self.engine.begin() as connection:
            for row, moves, state in newest:
                version = select(tables.c.version).where(tables.c.id == row.id).with_for_update()
                kept = (snapshots.c.table_id == row.id, snapshots.c.moves == moves)
                known = select(snapshots.c.moves).where(*kept)
                if await connection.scalar(version) == row.version and await connection.scalar(known) is None:
                    await connection.execute(insert(snapshots).values(table_id=row.id, moves=moves, state=state))

    async def change_table(self, id: str, **columns: object) -> None:
        """Change columns of a table that have nothing to do with its moves."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(**columns))
            await self.publish_within(connection, TableChanged(id))

    async def change_open_table(self, id: str, **columns: object) -> bool:
        """Change columns of a table that has not begun; False if it has."""
        async with self.engine.begin() as connection:
            await self._hold(connection, id)
            done = await connection.execute(update(tables).where(tables.c.id == id, _is_open(id)).values(**columns))
            await self.publish_within(connection, TableChanged(id))
            return done.rowcount == 1

    async def change_seat(self, id: str, seat: int, **columns: object) -> None:
        """Change columns of a seat."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(**columns)
            )

    async def claim_rematch(self, connection: AsyncConnection, id: str, before: str | None, after: str) -> bool:
        """Say which table follows this one; False if another than `before` does already."""
        unclaimed = (tables.c.id == id, tables.c.rematch.is_not_distinct_from(before))
        done = await connection.execute(update(tables).where(*unclaimed).values(rematch=after))
        await self.publish_within(connection, TableChanged(id))
        return done.rowcount == 1

    async def set_asking(self, id: str, version: int, before: str | None, after: str | None) -> bool:
        """Change who asks to go back and who agrees; False if another process changed that, or played on."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == id, tables.c.version == version, tables.c.asking.is_not_distinct_from(before))
                .values(asking=after)
            )
            await self.publish_within(connection, TableChanged(id))
            return done.rowcount == 1

    # ------------------------------------------------------------------ lists

    async def open_tables(self, game: str | None) -> list[TableRow]:
        """Public tables that wait for people or can be watched, the newest first."""
        query = select(tables).where(tables.c.public.is_(True), tables.c.status.in_((OPEN, RUNNING)))
        return await self._tables(query if game is None else query.where(tables.c.game == game))

    async def tables_of(self, person_id: str) -> list[TableRow]:
        """Tables where this person sits, or which this person made."""
        sits = select(seats.c.table_id).where(seats.c.person_id == person_id)
        return await self._tables(select(tables).where(or_(tables.c.owner == person_id, tables.c.id.in_(sits))))

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.updated.desc()).limit(LISTED))
            return [TableRow(**row) for row in rows.mappings()]

    async def seats_of(self, ids: Iterable[str]) -> dict[str, list[Seat]]:
        """The seats of several tables."""
        by_table: dict[str, list[Seat]] = {}
        async with self.engine.connect() as connection:
            query = select(seats).where(seats.c.table_id.in_(list(ids))).order_by(seats.c.table_id, seats.c.seat)
            for row in (await connection.execute(query)).mappings():
                by_table.setdefault(row["table_id"], []).append(Seat(**row))
        return by_table

    async def group(self, deal_group: str) -> list[TableRow]:
        """All tables that play the same deal."""
        return await self._tables(select(tables).where(tables.c.deal_group == deal_group))

    async def secluded(self, groups: Iterable[str]) -> set[str]:
        """Those of these deals that are played at several tables and not over at all of them."""
        unfinished = func.sum(case((tables.c.status.in_((OPEN, RUNNING)), 1), else_=0))
        query = (
            select(tables.c.deal_group)
            .where(tables.c.deal_group.in_(list(groups)))
            .group_by(tables.c.deal_group)
            .having(func.count() > 1, unfinished > 0)
        )
        async with self.engine.connect() as connection:
            return set(await connection.scalars(query))

    async def sits_in_group(self, deal_group: str, person_id: str) -> bool:
        """Whether somebody already plays this deal."""
        query = (
            select(seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.deal_group == deal_group, seats.c.person_id == person_id)
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def late(self, now: float, patience: float) -> list[str]:
        """Running tables that need a push: time is out, a bot's move is overdue, or the end has not been counted."""
        due = or_(
            tables.c.deadline < now,
            tables.c.bot_to_move.is_(True) & (tables.c.updated < now - patience),
        )
        unsettled = (tables.c.status == OVER) & tables.c.settled.is_(False) & (tables.c.updated < now - patience)
        query = select(tables.c.id).where(or_((tables.c.status == RUNNING) & due, unsettled)).limit(200)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    # ------------------------------------------------------------------ words

    async def add_chat(
        self, connection: AsyncConnection, table_id: str, person: Person, seat: int | None, room: str, said: str
    ) -> int:
        """Keep something that was said; returns its number."""
        row = {"table_id": table_id, "person_id": person.id, "name": person.name, "seat": seat, "room": room}
        done = await connection.execute(insert(chat).values(**row, text=said, at=time.time()))
        number = int(done.inserted_primary_key[0]) if done.inserted_primary_key else 0
        await self.publish_within(connection, ChatAdded(table_id, number))
        return number

    async def chat(self, table_id: str, rooms: Iterable[str], after: int = 0) -> list[dict[str, Any]]:
        """What was said at a table, in these rooms."""
        query = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.room.in_(list(rooms)), chat.c.id > after)
            .order_by(chat.c.id.desc())
            .limit(CHAT_SHOWN)
        )
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]

    async def said(self, number: int) -> dict[str, Any] | None:
        """One line of chat."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(chat).where(chat.c.id == number))).mappings().one_or_none()
            return None if row is None else dict(row)

    async def note(self, table_id: str, seat: int) -> str:
        """The private note of a seat."""
        async with self.engine.connect() as connection:
            query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.seat == seat)
            return str(await connection.scalar(query) or "")

    async def set_note(self, connection: AsyncConnection, table_id: str, seat: int, words: str) -> None:
        """Change the private note of a seat; an empty one is not kept."""
        await connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.seat == seat))
        if words:
            await connection.execute(insert(notes).values(table_id=table_id, seat=seat, text=words))

    # ------------------------------------------------------------------ several processes

    async def publish(self, events: Iterable[ClusterEvent]) -> None:
        """Tell the other processes something that is not stored."""
        async with self.engine.begin() as connection:
            for event in events:
                await self.publish_within(connection, event)

    async def _hold(self, connection: AsyncConnection, id: str) -> None:
        """Let no other process change seats or begin, at any table with this deal, until this is committed."""
        if self.shared:
            await connection.execute(
                select(tables.c.id).where(tables.c.deal_group == _group_of(id)).order_by(tables.c.id).with_for_update()
            )

    async def publish_within(self, connection: AsyncConnection, event: ClusterEvent) -> None:
        """Tell the other processes when this transaction is committed."""
        if self.shared:
            payload = {"channel": CHANNEL, "payload": encode(event)}
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that can say what to do about a row that is there already."""
        return postgresql.insert(table) if self.shared else sqlite.insert(table)


def _person(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["login"], row["webhook"], row["left_at"])


def _group_of(id: str) -> Any:
    this = tables.alias()
    return select(this.c.deal_group).where(this.c.id == id).scalar_subquery()


def _plays_deal_of(id: str, person_id: str) -> Any:
    """Whether somebody sits at a table with the deal of this one."""
    others = seats.alias()
    return (
        select(others.c.seat)
        .join(tables, tables.c.id == others.c.table_id)
        .where(tables.c.deal_group == _group_of(id), others.c.person_id == person_id)
        .exists()
    )


def _is_open(id: str) -> Any:
    return select(tables.c.id).where(tables.c.id == id, tables.c.status == OPEN).exists()
