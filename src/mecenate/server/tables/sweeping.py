"""Sweeping: removes what nobody has visited for a configured time, in small steps.

A table that this process has in memory is never removed. Another process may open one at the same
moment: it stores its visit first, and the sweeper reads the visits again under the tables' locks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import ColumnElement, Select, and_, delete, false, or_, select, true
from sqlalchemy.exc import IntegrityError

from mecenate.server import errors
from mecenate.server.people.accounts import vacate
from mecenate.server.people.logins import FORGOTTEN
from mecenate.server.people.quotas import is_record
from mecenate.server.people.sessions import LIFE
from mecenate.server.settings import Settings
from mecenate.server.storage.events import PersonChanged, TableRemoved
from mecenate.server.storage.rows import ABANDONED, OPEN, OVER, RUNNING
from mecenate.server.storage.schema import attempts, chat, people, places, seats, sessions, tables, usage, visits
from mecenate.server.storage.store import Store

if TYPE_CHECKING:
    from mecenate.server.services import Services

log = structlog.get_logger()
DAY = 86400.0
FIRST, PAUSE, REST = 60.0, 0.5, 3600.0
"""Seconds from opening to the first pass, from one step to the next, and from one pass to the next."""
STEP = 5
"""Tables or people that one step removes: a few hundred rows each, in one transaction."""
VISITED = 300.0
"""Seconds between two looks at which tables are in memory; less than tables stay there."""
AT_ONCE = 500
"""Visits in one statement."""
FRESH = 0.5 * DAY
"""A visit is stored again when it is older than this."""


class Limits(msgspec.Struct, frozen=True):
    """Days without a visit after which each kind is removed; 0 for never."""

    open: float = 0.0
    running: float = 0.0
    records: float = 0.0
    guest_games: float = 0.0
    games: float = 0.0
    guests: float = 0.0

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """As the settings say."""
        return cls(**{name: getattr(settings, f"sweep_{name}_days") for name in cls.__struct_fields__})


class Sweeper:
    """Removes unused data, and stores visits."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._limits = Limits.of(services.settings)
        self._visited: dict[str, float] = {}
        self.passes = 0

    async def remember(self) -> None:
        """At intervals, store which tables are visited and which sessions are used, until cancelled."""
        while True:
            await asyncio.sleep(VISITED)
            await self.save()

    async def save(self) -> None:
        """Store which tables were visited and which sessions were used since the last time."""
        now = time.time()
        seen = [id for id in self._services.registry.tables if now - self._visited.get(id, 0.0) > FRESH]
        try:
            await self._services.people.sessions.save_used()
            await _visit(self._store, seen, now)
        except Exception as error:
            log.error("visits were not stored", error=repr(error))
            return
        self._visited = {id: at for id, at in self._visited.items() if id in self._services.registry.tables}
        self._visited.update(dict.fromkeys(seen, now))

    async def sweep(self) -> None:
        """Remove what is old, pass after pass, until cancelled."""
        since = float(await self._store.fact("sweeping since", str(time.time())))
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self._pass(since)
            except Exception as error:
                log.error("the sweep failed", error=repr(error))
            self.passes += 1
            await asyncio.sleep(REST)

    async def _pass(self, since: float) -> None:
        await self._finish_leaving()
        await self._tables(since)
        await self._guests(since)
        for expired in _expired(time.time()):
            async with self._store.engine.begin() as connection:
                await connection.execute(expired)
            await asyncio.sleep(PAUSE)

    async def _tables(self, since: float) -> None:
        last = ""
        while ids := await old_tables(self._store, self._limits, last, since, STEP):
            last = ids[-1]
            with self._services.registry.keeping_out(ids) as away:
                removed = await remove_old(self._store, away, self._limits, since)
            if removed:
                log.info("tables were swept", tables=len(removed))
            await asyncio.sleep(PAUSE)

    async def _guests(self, since: float) -> None:
        last = ""
        while ids := await old_guests(self._store, self._limits.guests, last, since):
            last = ids[-1]
            for id in await remove_guests(self._store, ids, self._limits.guests, since):
                self._services.people.forget(id)
            await asyncio.sleep(PAUSE)

    async def _finish_leaving(self) -> None:
        """Give up the seats of people who have left, where the server stopped before that was done."""
        for id in await leaving(self._store):
            await vacate(self._services, id)


# ---------------------------------------------------------------------- tables


def _is_old(limits: Limits, since: float) -> ColumnElement[bool]:
    """Whether nobody looked at a table, nor did anything there, for as long as it is kept."""
    now = time.time()
    looked = select(visits.c.at).where(visits.c.table_id == tables.c.id)
    holders = (
        select(seats.c.seat)
        .join(people, people.c.id == seats.c.person_id)
        .where(seats.c.table_id == tables.c.id, people.c.login.is_not(None))
        .exists()
    )

    def untouched(days: float) -> ColumnElement[bool]:
        before = now - days * DAY
        seen = looked.where(visits.c.at >= before).exists()
        known_so_long = since < before  # visits were not stored before that
        return and_(tables.c.updated < before, ~seen, or_(looked.exists(), true() if known_so_long else false()))

    over = tables.c.status == OVER
    kinds: list[tuple[float, ColumnElement[bool]]] = [
        (limits.open, tables.c.status.in_((OPEN, ABANDONED))),
        (limits.running, tables.c.status == RUNNING),
        (limits.records, is_record()),
        (limits.games, over & holders),
        (limits.guest_games, over & ~holders & ~is_record()),
    ]
    return or_(false(), *[and_(kind, untouched(days)) for days, kind in kinds if days > 0])


async def old_tables(store: Store, limits: Limits, after: str, since: float, most: int) -> list[str]:
    """A few tables that may be removed, by their ids, after one of them."""
    query = select(tables.c.id).where(tables.c.id > after, _is_old(limits, since)).order_by(tables.c.id).limit(most)
    async with store.engine.connect() as connection:
        return list(await connection.scalars(query))


async def remove_old(store: Store, ids: Sequence[str], limits: Limits, since: float) -> list[str]:
    """Remove those of these tables that are still old; returns which."""
    return await remove_tables(store, ids, _is_old(limits, since))


async def remove_tables(store: Store, ids: Sequence[str], *which: ColumnElement[bool]) -> list[str]:
    """Remove those of these tables for which this holds, with all that belongs to them; returns which."""
    if not ids:
        return []
    async with store.engine.begin() as connection:
        await _hold(store, connection, select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id))
        removed = list(await connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids), *which)))
        await connection.execute(delete(tables).where(tables.c.id.in_(removed)))
        for id in removed:
            await store.publisher.within(connection, TableRemoved(id))
    return removed


async def _hold(store: Store, connection: Any, rows: Select[Any]) -> None:
    """Let nobody change these rows, nor refer to them, until this is committed."""
    if store.on_postgresql:
        await connection.execute(rows.with_for_update())
    else:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


async def visit(store: Store, id: str) -> None:
    """Store a visit of a table, unless there is a recent one. Raises a refusal if there is no such table."""
    query = select(tables.c.id, visits.c.at).outerjoin(visits, visits.c.table_id == tables.c.id)
    async with store.engine.connect() as connection:
        row = (await connection.execute(query.where(tables.c.id == id))).one_or_none()
    if row is None:
        raise errors.unknown_table(id)
    if row.at is None or time.time() - row.at > FRESH:
        try:
            await _visit(store, [id], time.time())
        except IntegrityError:
            raise errors.unknown_table(id) from None


async def _visit(store: Store, ids: Iterable[str], now: float) -> None:
    rows = [{"table_id": id, "at": now} for id in sorted(ids)]
    for first in range(0, len(rows), AT_ONCE):
        new = store.insert(visits).values(rows[first : first + AT_ONCE])
        async with store.engine.begin() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_={"at": now}))


# ---------------------------------------------------------------------- people


def _is_gone(days: float, since: float) -> ColumnElement[bool]:
    """Whether a guest has no table and did not come for so long, or somebody who has left has no game that stays."""
    before = time.time() - days * DAY
    sits = select(seats.c.seat).where(seats.c.person_id == people.c.id).exists()
    made = select(tables.c.id).where(tables.c.owner == people.c.id).exists()
    came = select(sessions.c.id).where(sessions.c.person_id == people.c.id, sessions.c.used >= before).exists()
    away = and_(people.c.created < before, ~came) if days > 0 and since < before else people.c.left_at.is_not(None)
    return and_(people.c.login.is_(None), or_(people.c.left_at.is_not(None), away), ~sits, ~made)


async def old_guests(store: Store, days: float, after: str, since: float) -> list[str]:
    """A few people who may be forgotten, by their ids, after one of them."""
    query = select(people.c.id).where(people.c.id > after, _is_gone(days, since)).order_by(people.c.id).limit(STEP)
    async with store.engine.connect() as connection:
        return list(await connection.scalars(query))


async def remove_guests(store: Store, ids: Sequence[str], days: float, since: float) -> list[str]:
    """Forget those of these people who are still gone, and what they said; returns whom."""
    async with store.engine.begin() as connection:
        await _hold(store, connection, select(people.c.id).where(people.c.id.in_(ids)).order_by(people.c.id))
        gone = list(await connection.scalars(select(people.c.id).where(people.c.id.in_(ids), _is_gone(days, since))))
        await connection.execute(delete(chat).where(chat.c.person_id.in_(gone)))
        await connection.execute(delete(people).where(people.c.id.in_(gone)))
        for id in gone:
            await store.publisher.within(connection, PersonChanged(id))
    return gone


async def leaving(store: Store) -> list[str]:
    """People who have left but still have a seat in a game, or a table that waits."""
    left = people.c.left_at.is_not(None)
    unfinished = tables.c.status.in_((OPEN, RUNNING))
    sits = (
        select(people.c.id)
        .join(seats, seats.c.person_id == people.c.id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(left, unfinished, seats.c.resigned.is_(False))
    )
    made = select(people.c.id).join(tables, tables.c.owner == people.c.id).where(left, tables.c.status == OPEN)
    async with store.engine.connect() as connection:
        return list(await connection.scalars(sits.union(made).limit(STEP)))


def _expired(now: float) -> list[Any]:
    """Rows that have expired: sessions, places and attempts, and quotas of past days."""
    return [
        delete(sessions).where(sessions.c.created < now - LIFE - DAY),
        delete(places).where(places.c.at < now - LIFE),
        delete(attempts).where(attempts.c.last < now - FORGOTTEN),
        delete(usage).where(usage.c.day < int(now // DAY)),
    ]
