"""Login attempts: counted in the database before the password is checked, so that all processes share one limit.

An attempt is counted for where it comes from and which account it is for, together. From a browser or an address
that has logged in to the account before it is counted for that alone, so that nobody else can keep the owner out. From
anywhere else it is counted for the account as a whole and for the address as a whole too, with wider limits.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import RowMapping, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mecenate.server.errors import too_many
from mecenate.server.people.source import Source, hash_of
from mecenate.server.storage.schema import attempts, places
from mecenate.server.storage.store import Store

WRONG_AT_MOST = 10
"""Wrong passwords in a row, for one account from one place, before each further attempt must wait."""
FORGOTTEN = 86400.0
"""Seconds after the last attempt until the counter is reset."""
MOST_PLACES = 20


class Counter(NamedTuple):
    """A counter of attempts: `free` ones need no pause, then the pause doubles from `first` to `longest`."""

    name: str
    free: int
    first: float
    longest: float

    def pause(self, tries: int) -> float:
        """Seconds to wait after a number of attempts."""
        return 0.0 if tries < self.free else min(self.longest, self.first * 2.0 ** min(tries - self.free, 30))


def _own(name: str) -> Counter:
    return Counter(name, WRONG_AT_MOST, 30.0, 3600.0)


def _account(login: str) -> Counter:
    return Counter(f"account {login}", 50, 2.0, 60.0)


def _address(address: str) -> Counter:
    return Counter(f"address {address}", 100, 2.0, 60.0)


class Logins:
    """Counts attempts and says when the next one is allowed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def reserve(self, login: str, person_id: str | None, source: Source, known_as: str | None) -> list[Counter]:
        """Count an attempt before it is made. Raises a refusal if it comes too soon; then it is not counted.

        `known_as` names a session or a browser that belongs to the account already.
        """
        async with self._store.engine.begin() as connection:
            counters = await self._counters(connection, hash_of(login), person_id, source, known_as)
            names = sorted(counter.name for counter in counters)
            blank = [{"name": name, "tries": 0, "last": 0.0} for name in names]
            await connection.execute(self._store.insert(attempts).values(blank).on_conflict_do_nothing())
            query = select(attempts).where(attempts.c.name.in_(names)).order_by(attempts.c.name).with_for_update()
            rows = {row["name"]: row for row in (await connection.execute(query)).mappings()}
            now = time.time()
            for counter in counters:
                _check(counter, rows[counter.name], now)
            for name in names:
                tries = _tries(rows[name], now) + 1
                await connection.execute(update(attempts).where(attempts.c.name == name).values(tries=tries, last=now))
        return counters

    async def _counters(
        self, connection: AsyncConnection, login: str, person_id: str | None, source: Source, known_as: str | None
    ) -> list[Counter]:
        if known_as is not None:
            return [_own(f"known {known_as}")]
        pair = _own(f"pair {hash_of(login + source.address)}")
        been = select(places.c.at).where(places.c.person_id == (person_id or ""), places.c.address == source.address)
        if await connection.scalar(been) is not None:
            return [pair]
        return [pair, _account(login), _address(source.address)]

    async def succeeded(self, counters: list[Counter], person_id: str, source: Source) -> None:
        """The password was right: forget the wrong ones from there, and remember the place."""
        async with self._store.engine.begin() as connection:
            await self.remember(connection, person_id, source)
            own, *shared = counters
            await connection.execute(delete(attempts).where(attempts.c.name == own.name))
            for name in sorted(counter.name for counter in shared):
                row = (attempts.c.name == name, attempts.c.tries > 0)
                await connection.execute(update(attempts).where(*row).values(tries=attempts.c.tries - 1))

    async def remember(self, connection: AsyncConnection, person_id: str, source: Source) -> None:
        """Somebody has proved who they are from there; only the newest places are kept."""
        new = self._store.insert(places).values(person_id=person_id, address=source.address, at=time.time())
        await connection.execute(
            new.on_conflict_do_update(index_elements=["person_id", "address"], set_={"at": time.time()})
        )
        of_theirs = select(places.c.at).where(places.c.person_id == person_id).order_by(places.c.at.desc())
        surplus = of_theirs.offset(MOST_PLACES).limit(1).scalar_subquery()
        await connection.execute(delete(places).where(places.c.person_id == person_id, places.c.at <= surplus))


def _tries(row: RowMapping, now: float) -> int:
    return int(row["tries"]) if now - row["last"] < FORGOTTEN else 0


def _check(counter: Counter, row: RowMapping, now: float) -> None:
    left = row["last"] + counter.pause(_tries(row, now)) - now
    if left > 0:
        raise too_many(f"too many wrong passwords; try again in {int(left) + 1} seconds")
