"""The store: tables and seats in the database. Moves go through the journal."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Table, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mecenate.server.siblings import Siblings
from mecenate.server.storage.analysis_store import AnalysisStore
from mecenate.server.storage.daily_store import DailyStore
from mecenate.server.storage.events import TableChanged
from mecenate.server.storage.people_store import PeopleStore
from mecenate.server.storage.proxy_store import ProxyStore
from mecenate.server.storage.publisher import Publisher
from mecenate.server.storage.puzzle_store import PuzzleStore
from mecenate.server.storage.rows import OPEN, Entry, Seat, TableRow, as_row
from mecenate.server.storage.schema import entries, facts, seats, snapshots, tables
from mecenate.server.storage.table_lists import TableLists
from mecenate.server.storage.text_store import TextStore


class Stored(NamedTuple):
    """A table at one moment: its row, its seats, what was done there, and positions by number of moves."""

    row: TableRow
    chairs: list[Seat]
    entries: list[Entry]
    snapshots: dict[int, str]


class Store:
    """Reads and writes tables with their seats. Its other stores hold the rest."""

    def __init__(self, engine: AsyncEngine, siblings: Siblings | None = None) -> None:
        self.engine = engine
        self.on_postgresql = engine.dialect.name == "postgresql"
        self.shared = self.on_postgresql or siblings is not None
        """Whether other processes may use the same database."""
        self.publisher = Publisher(engine, siblings)
        self.people = PeopleStore(engine)
        self.lists = TableLists(engine)
        self.texts = TextStore(engine, self.publisher)
        self.proxies = ProxyStore(engine)
        self.analyses = AnalysisStore(engine)
        self.puzzles = PuzzleStore(engine)
        self.daily = DailyStore(engine)

    async def fact(self, name: str, otherwise: str) -> str:
        """A fact of the server; `otherwise` is stored if there is none yet."""
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

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that can say what to do about a row that is there already."""
        return postgresql.insert(table) if self.on_postgresql else sqlite.insert(table)

    # ------------------------------------------------------------------ tables

    async def add_table(self, connection: AsyncConnection, row: TableRow, chairs: list[Seat]) -> None:
        """A new table with its empty seats."""
        await connection.execute(insert(tables).values(**as_row(row)))
        await connection.execute(insert(seats), [as_row(chair) for chair in chairs])

    async def table(self, id: str, after: int | None = None) -> Stored | None:
        """A table, all of it at one moment; with `after`, only what was done after that entry, and no positions."""
        done = select(entries).where(entries.c.table_id == id).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            if self.on_postgresql:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
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
        await self.publisher.within(connection, TableChanged(id))
        return done.rowcount == 1

    async def free_seat(self, id: str, seat: int) -> bool:
        """Clear a seat of a table that has not begun; its token no longer works."""
        async with self.engine.begin() as connection:
            await self._hold(connection, id)
            done = await connection.execute(
                update(seats)
                .where(seats.c.table_id == id, seats.c.seat == seat, _is_open(id))
                .values(person_id=None, bot=None, token=secrets.token_urlsafe(24))
            )
            await self.publisher.within(connection, TableChanged(id))
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
            await self.publisher.within(connection, TableChanged(row.id))
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
        """Store positions of tables, if the stored version is still that of the row."""
        async with self.engine.begin() as connection:
            if not self.on_postgresql:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
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
            await self.publisher.within(connection, TableChanged(id))

    async def change_open_table(self, id: str, **columns: object) -> bool:
        """Change columns of a table that has not begun; False if it has."""
        async with self.engine.begin() as connection:
            await self._hold(connection, id)
            done = await connection.execute(update(tables).where(tables.c.id == id, _is_open(id)).values(**columns))
            await self.publisher.within(connection, TableChanged(id))
            return done.rowcount == 1

    async def claim_rematch(self, connection: AsyncConnection, id: str, before: str | None, after: str) -> bool:
        """Say which table follows this one; False if another than `before` does already."""
        unclaimed = (tables.c.id == id, tables.c.rematch.is_not_distinct_from(before))
        done = await connection.execute(update(tables).where(*unclaimed).values(rematch=after))
        await self.publisher.within(connection, TableChanged(id))
        return done.rowcount == 1

    async def set_asking(self, id: str, version: int, before: str | None, after: str | None) -> bool:
        """Change who asks to go back and who agrees; False if another process changed that, or played on."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == id, tables.c.version == version, tables.c.asking.is_not_distinct_from(before))
                .values(asking=after)
            )
            await self.publisher.within(connection, TableChanged(id))
            return done.rowcount == 1

    async def _hold(self, connection: AsyncConnection, id: str) -> None:
        """Let no other process change seats or begin, at any table with this deal, until this is committed.

        On SQLite the statement that follows does so.
        """
        if self.on_postgresql:
            await connection.execute(
                select(tables.c.id).where(tables.c.deal_group == _group_of(id)).order_by(tables.c.id).with_for_update()
            )


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
