"""Sessions, in the database and cached in memory.

A token is signed, so a forged one costs no query. The row of its session says whether it is still valid.
Tokens of release 0.1 had no row; they get one when they are used for the first time.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import ColumnElement, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mecenate.server.live.closing import Closing
from mecenate.server.live.connection import Watcher
from mecenate.server.people.source import hash_of
from mecenate.server.storage.events import SessionEnded
from mecenate.server.storage.schema import people
from mecenate.server.storage.schema import sessions as rows
from mecenate.server.storage.store import Store

TOKEN_DAYS = 400
LIFE = TOKEN_DAYS * 86400.0
MOST = 50
"""Sessions of one person; beyond that the one that was not used for longest ends."""
USED_EVERY = 3600.0
"""Seconds after which a use is stored again."""
MAX_KNOWN = 20_000


class Session(msgspec.Struct):
    """A browser or program that is known as somebody."""

    id: str
    person_id: str
    device: str
    created: float
    used: float


class Begun(NamedTuple):
    """A session that is being stored: its token, and how many sessions had ended before."""

    token: str
    session: Session
    endings: int


class Sessions:
    """Begins, knows and ends sessions."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(key, salt="session")
        self._old_signer = URLSafeTimedSerializer(key, salt="person")
        self._known: dict[str, Session] = {}
        self._tokens: dict[str, str] = {}
        self._used: dict[str, float] = {}
        self._sockets: dict[str, set[Watcher]] = {}
        self._endings = 0

    # ------------------------------------------------------------------ beginning

    def new_token(self, person_id: str) -> str:
        """A token that nobody has yet."""
        return str(self._signer.dumps([person_id, secrets.token_urlsafe(12)]))

    async def begin(self, connection: AsyncConnection, person_id: str, device: str) -> Begun:
        """A new session, in the transaction of the caller, who calls `begun` when it is committed."""
        token, now = self.new_token(person_id), time.time()
        row = _row(token, person_id, device, now)
        await connection.execute(insert(rows).values(row))
        return Begun(token, Session(**row), self._endings)

    def begun(self, new: Begun) -> str:
        """Cache a session whose transaction is committed; returns its token."""
        if new.endings == self._endings:
            self._keep(new.token, new.session)
        return new.token

    # ------------------------------------------------------------------ identifying

    async def of_token(self, token: str, device: str = "") -> Session | None:
        """The session of a token; None if it was not made here, is too old, or has ended."""
        session = self._known.get(token)
        if session is None:
            session = await self._read(token, device)
        now = time.time()
        if session is None or now > session.created + LIFE:
            return None
        if now > session.used + USED_EVERY:
            session.used = self._used[session.id] = now
        return session

    async def _read(self, token: str, device: str) -> Session | None:
        endings = self._endings
        signed = self._signed(token)
        if signed is None:
            return None
        person_id, created, is_old = signed
        session = await self._stored(hash_of(token))
        if session is None and is_old:
            session = await self._adopt(token, person_id, device, created)
        if session is not None and endings == self._endings:  # otherwise it may have ended while it was read
            self._keep(token, session)
        return session

    def _signed(self, token: str) -> tuple[str, float, bool] | None:
        """Who a token was made for, when, and whether by release 0.1; None if not here, or too long ago."""
        for signer, is_old in ((self._signer, False), (self._old_signer, True)):
            try:
                body, made = signer.loads(token, max_age=int(LIFE), return_timestamp=True)
            except BadSignature:
                continue
            return (body if is_old else body[0]), made.timestamp(), is_old
        return None

    async def _stored(self, id: str) -> Session | None:
        """A session that has not ended, of somebody who has not left."""
        query = select(*_COLUMNS).join(people, people.c.id == rows.c.person_id)
        query = query.where(rows.c.id == id, rows.c.ended.is_(None), people.c.left_at.is_(None))
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else Session(**row)

    async def _adopt(self, token: str, person_id: str, device: str, created: float) -> Session | None:
        """Store the session of a token of release 0.1, unless that was done already."""
        row = _row(token, person_id, device, created) | {"used": time.time()}
        known = select(people.c.id).where(people.c.id == person_id, people.c.left_at.is_(None))
        async with self._store.engine.begin() as connection:
            if await connection.scalar(known) is None:
                return None
            await connection.execute(self._store.insert(rows).values(row).on_conflict_do_nothing())
        await self.end_surplus(person_id)
        return await self._stored(row["id"])

    def _keep(self, token: str, session: Session) -> None:
        if len(self._known) >= MAX_KNOWN:
            oldest = next(iter(self._known))
            self._tokens.pop(self._known.pop(oldest).id, None)
        self._known[token] = session
        self._tokens[session.id] = token

    async def listed(self, person_id: str) -> list[Session]:
        """The sessions of somebody, the newest use first."""
        query = select(*_COLUMNS).where(rows.c.person_id == person_id, rows.c.ended.is_(None))
        query = query.where(rows.c.created > time.time() - LIFE).order_by(rows.c.used.desc())
        async with self._store.engine.connect() as connection:
            sessions = [Session(**row) for row in (await connection.execute(query)).mappings()]
        for session in sessions:
            session.used = max(session.used, self._used.get(session.id, 0.0))
        return sessions

    async def save_used(self) -> None:
        """Store which sessions were used since the last time."""
        used, self._used = self._used, {}
        if not used:
            return
        saving = update(rows).where(rows.c.id == bindparam("_id")).values(used=bindparam("_used"))
        async with self._store.engine.begin() as connection:
            await connection.execute(saving, [{"_id": id, "_used": used[id]} for id in sorted(used)])

    # ------------------------------------------------------------------ ending

    async def end(self, person_id: str, id: str) -> bool:
        """End a session of somebody; False if there is none of that id."""
        async with self._store.engine.begin() as connection:
            ended = await self._end(connection, rows.c.id == id, rows.c.person_id == person_id)
        self.forget(ended)
        return bool(ended)

    async def end_surplus(self, person_id: str) -> None:
        """End the sessions that somebody has too many, those first that were not used for long."""
        live = select(rows.c.id).where(rows.c.person_id == person_id, rows.c.ended.is_(None))
        newest = live.order_by(rows.c.used.desc(), rows.c.created.desc())
        async with self._store.engine.begin() as connection:
            surplus = list(await connection.scalars(newest.offset(MOST).limit(MOST)))
            ended = await self._end(connection, rows.c.id.in_(surplus)) if surplus else []
        self.forget(ended)

    async def end_all(self, connection: AsyncConnection, person_id: str, but: str | None = None) -> list[str]:
        """End all sessions of somebody, or all but one, in the caller's transaction.

        Returns their ids; the caller forgets them when the transaction is committed.
        """
        others = [rows.c.id != but] if but is not None else []
        return await self._end(connection, rows.c.person_id == person_id, *others)

    async def _end(self, connection: AsyncConnection, *which: ColumnElement[bool]) -> list[str]:
        live = select(rows.c.id).where(*which, rows.c.ended.is_(None)).order_by(rows.c.id).with_for_update()
        ids = list(await connection.scalars(live))
        if ids:
            await connection.execute(update(rows).where(rows.c.id.in_(ids)).values(ended=time.time(), device=""))
        for id in ids:
            await self._store.publisher.within(connection, SessionEnded(id))
        return ids

    def forget(self, ids: Iterable[str]) -> None:
        """Sessions have ended, here or at another process: know them no more, and close their sockets."""
        self._endings += 1
        for id in ids:
            self._known.pop(self._tokens.pop(id, ""), None)
            for watcher in list(self._sockets.get(id, ())):
                watcher.close(Closing.SIGNED_OUT)

    @contextmanager
    def holding(self, session: Session, watcher: Watcher) -> Iterator[None]:
        """Close this socket if its session ends."""
        self._sockets.setdefault(session.id, set()).add(watcher)
        try:
            yield
        finally:
            self._sockets[session.id].discard(watcher)
            if not self._sockets[session.id]:
                del self._sockets[session.id]

    async def check_again(self) -> None:
        """Events may have been missed: read every session again before its next use, and those of open sockets now."""
        self._endings += 1
        self._known.clear()
        self._tokens.clear()
        self.forget([id for id in list(self._sockets) if await self._stored(id) is None])


_COLUMNS = [rows.c[name] for name in Session.__struct_fields__]


def _row(token: str, person_id: str, device: str, created: float) -> dict[str, Any]:
    return {"id": hash_of(token), "person_id": person_id, "device": device, "created": created, "used": created}
