"""The database goes away in the middle of a game and comes back: what was not stored did not happen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from tools.postgresql import PostgreSQL

from .ledger import ledger, stored
from .playing import at_the_table, step
from .running import Running, new_key, running, seated, settings_for


class Database:
    """A database that can be shut, with everybody in it thrown out, and opened again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._server, _, self._name = url.replace("+asyncpg", "").rpartition("/")

    def shut(self) -> None:
        out = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self._name}'"
        asyncio.run(self._do(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS false", out))

    def open(self) -> None:
        asyncio.run(self._do(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS true"))

    async def _do(self, *commands: str) -> None:
        connection = await asyncpg.connect(f"{self._server}/postgres")
        try:
            for command in commands:
                await connection.execute(command)
        finally:
            await connection.close()


@pytest.fixture
def database(postgres: PostgreSQL) -> Database:
    return Database(postgres.new_database())


@pytest.fixture
def house(database: Database, tmp_path: Path) -> Iterator[Running]:
    with running(settings_for(tmp_path, database=database.url)) as house:
        yield house


def test_a_move_that_was_not_stored_did_not_happen(house: Running, database: Database) -> None:
    table, guests = seated(house.url)
    sockets = at_the_table(guests, table)
    step(sockets)
    actor = sockets[0].state["actor"]
    action, key = sockets[actor].state["legal"][-1], new_key()
    database.shut()
    for _ in range(2):
        answer = sockets[actor].play(action, key)
        assert (answer["type"], answer["code"]) == ("error", "not-stored")
    assert guests[0].refused("GET", f"/api/tables/{table['id']}/position") == (500, "broken")
    database.open()
    assert sockets[actor].play(action, key, version=1)["version"] == 2
    for socket in sockets:
        while socket.state["version"] < 2:
            socket.hear()
    step(sockets)
    step(sockets)
    entries = ledger(stored(database.url, [table["id"]])[0])
    assert (len(entries), entries[1].key) == (4, key)
    for guest, socket in zip(guests, sockets, strict=True):
        assert socket.state["view"] == guest.position(table)["view"]


def test_nobody_else_sees_a_move_that_was_not_stored(house: Running, database: Database) -> None:
    table, guests = seated(house.url)
    sockets = at_the_table(guests, table)
    actor = sockets[0].state["actor"]
    before = guests[actor].position(table)
    database.shut()
    assert sockets[actor].play(sockets[actor].state["legal"][0])["code"] == "not-stored"
    sockets[1 - actor].send(type="sync")
    database.open()
    assert guests[actor].position(table) == before
    sockets[1 - actor].send(type="sync")
    assert sockets[1 - actor].until("sync")["version"] == 0
