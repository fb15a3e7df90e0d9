"""The database goes away in the middle of a game and comes back: what was not stored did not happen."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import text
from tools.postgresql import PostgreSQL

from mecenate.server.storage.database import migrate_now, open_engine
from mecenate.server.storage.store import Store

from .ledger import ledger, stored
from .playing import at_the_table, step
from .running import SECONDS, Guest, Server, new_key, running, seated, settings_for, turned_away, wait_for


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
def server(database: Database, tmp_path: Path) -> Iterator[Server]:
    with running(settings_for(tmp_path, database=database.url)) as server:
        yield server


def test_a_move_that_was_not_stored_did_not_happen(server: Server, database: Database) -> None:
    table, guests = seated(server.url)
    sockets = at_the_table(guests, table)
    step(sockets)
    actor = sockets[0].state["actor"]
    action, key = sockets[actor].state["legal"][-1], new_key()
    database.shut()
    for _ in range(2):
        answer = sockets[actor].play(action, key)
        assert (answer["type"], answer["code"]) == ("error", "not-stored")
    assert guests[0].refused("GET", f"/api/tables/{table['id']}/position") == (503, "not-stored")
    database.open()
    wait_for(lambda: sockets[actor].play(action, key, version=1).get("code") != "not-stored")  # as clients do
    for socket in sockets:
        while socket.state["version"] < 2:
            socket.hear()
    step(sockets)
    step(sockets)
    entries = ledger(stored(database.url, [table["id"]])[0])
    assert (len(entries), entries[1].key) == (4, key)
    for guest, socket in zip(guests, sockets, strict=True):
        assert socket.state["view"] == guest.position(table)["view"]


def test_nobody_else_sees_a_move_that_was_not_stored(server: Server, database: Database) -> None:
    table, guests = seated(server.url)
    sockets = at_the_table(guests, table)
    actor = sockets[0].state["actor"]
    before = guests[actor].position(table)
    database.shut()
    assert sockets[actor].play(sockets[actor].state["legal"][0])["code"] == "not-stored"
    sockets[1 - actor].send(type="sync")
    database.open()
    wait_for(lambda: guests[actor].http.get(f"/api/tables/{table['id']}/position").status_code == 200)
    assert guests[actor].position(table) == before
    sockets[1 - actor].send(type="sync")
    assert sockets[1 - actor].until("sync")["version"] == 0


def _ask_for_everything(server: Server, table: dict[str, Any], guests: list[Guest]) -> dict[str, tuple[int, str]]:
    """What everybody is told who needs the database, by what they asked for."""
    ada, path = guests[0], f"/api/tables/{table['id']}"
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/api/guests", {"name": "Elsa"}),
        ("POST", "/api/session", {"login": "elsa", "password": "long enough"}),
        ("PATCH", "/api/me", {"name": "Ada L."}),
        ("GET", "/api/tables", None),
        ("GET", "/api/tables/mine", None),
        ("POST", "/api/tables", {"game": "carrara", "seats": 2}),
        ("GET", "/api/tables/elsewhere", None),
        ("GET", path + "/chat", None),
        ("POST", path + "/chat", {"text": "hello"}),
        ("GET", path + "/note", None),
        ("PUT", path + "/note", {"text": "hello"}),
        ("POST", path + "/abandon", None),
        ("GET", f"/api/people/{ada.me['id']}", None),
        ("GET", "/api/ratings/carrara", None),
        ("GET", "/health", None),
    ]
    return {f"{method} {where}": ada.refused(method, where, body) for method, where, body in asked}


def test_everybody_is_told_that_the_database_is_gone(
    server: Server, database: Database, capfd: pytest.CaptureFixture[str]
) -> None:
    table, guests = seated(server.url, public=True)
    database.shut()
    told = _ask_for_everything(server, table, guests)
    allowed = {(503, "not-stored"), (403, "not-allowed")}  # whoever may not do a thing need not ask the database
    assert {where: what for where, what in told.items() if what not in allowed} == {}
    assert len([what for what in told.values() if what[0] == 503]) >= len(told) - 1
    closed = turned_away(f"{server.url}/ws/tables/{table['id']}?token={guests[0].me['token']}")
    assert closed == (4400, "not-stored", "not-stored")
    assert httpx.get(server.url + "/live", timeout=SECONDS).status_code == 200
    database.open()
    wait_for(lambda: httpx.get(server.url + "/health", timeout=SECONDS).status_code == 200)
    assert guests[0].get("/api/tables/mine")
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_server_that_has_gone_is_told_as_well(
    server: Server, database: Database, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nobody listens at its address any more."""
    ada = Guest(server.url)

    async def refused(*_args: object, **_named: object) -> None:
        raise ConnectionRefusedError(111, "Connect call failed")

    database.shut()
    monkeypatch.setattr(asyncpg, "connect", refused)
    assert ada.refused("GET", "/api/tables") == (503, "not-stored")
    assert ada.refused("GET", "/health") == (503, "not-stored")
    monkeypatch.undo()
    database.open()
    assert ada.get("/api/tables") == []
    assert "Traceback" not in "".join(capfd.readouterr())


def test_connections_that_ended_while_nobody_used_them_are_replaced(database: Database) -> None:
    """After a restart of the database no request fails, however many connections the pool kept."""

    async def numbers() -> list[int]:
        engine = open_engine(database.url)
        try:
            async with engine.connect() as one, engine.connect() as two:
                found = [await connection.scalar(text("SELECT 1")) for connection in (one, two)]
            await asyncio.to_thread(database.shut)
            await asyncio.to_thread(database.open)
            async with engine.connect() as one, engine.connect() as two:
                found += [await connection.scalar(text("SELECT 2")) for connection in (one, two)]
            return found
        finally:
            await engine.dispose()

    assert asyncio.run(numbers()) == [1, 1, 2, 2]


def test_a_connection_that_ends_in_this_moment_is_the_database(
    server: Server, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The driver has an error of its own for it, which SQLAlchemy lets through."""

    async def ended(*_args: object, **_named: object) -> None:
        raise asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")

    table, guests = seated(server.url)
    socket = guests[0].socket(table)
    socket.until("sync")
    monkeypatch.setattr(server.services.store, "version", ended)
    monkeypatch.setattr(server.services.store.texts, "add_chat", ended)
    assert guests[0].refused("GET", f"/api/tables/{table['id']}/position") == (503, "not-stored")
    socket.send(type="say", text="hello")
    assert socket.until("error")["code"] == "not-stored"
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_file_that_cannot_be_written_to(sqlite_server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    """Somebody else holds the file of a SQLite server for writing."""
    ada = Guest(sqlite_server.url)
    file = sqlite_server.services.store.engine.url.database
    assert file is not None
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert ada.refused("POST", "/api/guests", {"name": "Bruno"}) == (503, "not-stored")
        began = time.monotonic()
        assert ada.refused("GET", "/health") == (503, "not-stored")
        assert time.monotonic() - began < 10
        assert httpx.get(sqlite_server.url + "/live", timeout=SECONDS).status_code == 200
        other.execute("ROLLBACK")
    wait_for(lambda: httpx.get(sqlite_server.url + "/health", timeout=SECONDS).status_code == 200)
    assert ada.http.post("/api/guests", json={"name": "Bruno"}).status_code == 201
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_request_that_is_cancelled_is_no_absence(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Somebody hangs up while the database works for them."""
    url = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    migrate_now(url)

    async def hang_up() -> None:
        engine = open_engine(url)
        with contextlib.closing(sqlite3.connect(folder / "house.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = asyncio.create_task(Store(engine).fact("a fact", "something"))
            await asyncio.sleep(0.3)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            other.execute("ROLLBACK")
        assert await Store(engine).fact("a fact", "something") == "something"
        await engine.dispose()

    asyncio.run(hang_up())
    assert "does not answer" not in capfd.readouterr().out


def test_a_file_that_is_gone_is_noticed(folder: Path) -> None:
    with running(settings_for(folder)) as server:
        assert httpx.get(server.url + "/health", timeout=SECONDS).status_code == 200
        (folder / "house.db").rename(folder / "elsewhere.db")
        wait_for(lambda: httpx.get(server.url + "/health", timeout=SECONDS).status_code == 503)
        (folder / "elsewhere.db").rename(folder / "house.db")
        wait_for(lambda: httpx.get(server.url + "/health", timeout=SECONDS).status_code == 200)


def test_a_query_that_is_cancelled_on_postgresql_stays_cancelled(database: Database) -> None:
    """There the driver closes the connection, which looks as if the server had."""

    async def work() -> None:
        engine = open_engine(database.url)

        async def ask() -> None:
            async with engine.connect() as connection:
                await connection.exec_driver_sql("SELECT pg_sleep(30)")

        asking = asyncio.create_task(ask())
        await asyncio.sleep(1.0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await engine.dispose()

    asyncio.run(work())
