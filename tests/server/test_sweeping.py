"""What nobody looked at for long is removed; what somebody looks at, or may want, is not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tools.postgresql import PostgreSQL

from mecenate.server.settings import Settings
from mecenate.server.storage import database
from mecenate.server.storage.store import Store
from mecenate.server.tables import sweeping

from .running import Guest, Server, running, seated, settings_for, wait_for
from .test_sessions import account

NEVER = dict.fromkeys(
    ("sweep_open_days", "sweep_running_days", "sweep_records_days", "sweep_guest_games_days", "sweep_guests_days"), 0.0
)
DAY = 86400.0
OLD = 1000.0


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sweep all the time, in steps of two, and put tables away at once."""
    monkeypatch.setattr(sweeping, "FIRST", 0.05)
    monkeypatch.setattr(sweeping, "PAUSE", 0.01)
    monkeypatch.setattr(sweeping, "REST", 0.05)
    monkeypatch.setattr(sweeping, "STEP", 2)


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, Any]]:
    """The database of a server of the test's own, on each kind."""
    if request.param == "sqlite":
        yield {"database": f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"}
    else:
        postgres: PostgreSQL = request.getfixturevalue("postgres")
        yield {"database": postgres.new_database()}


def make_old(settings: Settings, days: float = OLD) -> None:
    """Let everything in the database have happened so many days earlier."""
    asyncio.run(_make_old(settings.database_url, days * DAY))


async def _make_old(url: str, seconds: float) -> None:
    engine = database.open_engine(url)
    changes = [
        "tables SET updated = updated - :s, created = created - :s",
        "visits SET at = at - :s",
        "sessions SET used = used - :s",
        "people SET created = created - :s",
    ]
    async with engine.begin() as connection:
        for change in changes:
            await connection.execute(text(f"UPDATE {change}"), {"s": seconds})
        await connection.execute(text("UPDATE facts SET value = '1' WHERE name = 'sweeping since'"))
    await engine.dispose()


def count(settings: Settings, table: str) -> int:
    return asyncio.run(_count(settings.database_url, table))


async def _count(url: str, table: str) -> int:
    engine = database.open_engine(url)
    async with engine.connect() as connection:
        count = await connection.scalar(text(f"SELECT count(*) FROM {table}"))
    await engine.dispose()
    return int(count or 0)


def furnish(server: Server) -> dict[str, Any]:
    """A table of every kind; their ids by name."""
    url = server.url
    ids: dict[str, Any] = {}
    ids["open"] = Guest(url).new_table()["id"]
    gone = Guest(url)
    ids["abandoned"] = gone.new_table()["id"]
    gone.post(f"/api/tables/{ids['abandoned']}/abandon")
    table, guests = seated(url)
    guests[0].play(table) if guests[0].position(table)["legal"] else guests[1].play(table)
    ids["running"] = table["id"]
    table, guests = seated(url)
    guests[0].post(f"/api/tables/{table['id']}/chat", {"text": "hello"})
    guests[1].post(f"/api/tables/{table['id']}/resign")
    ids["guests"] = table["id"]
    ids["record"] = guests[0].post("/api/records", {"record": record(guests[0], table)})["id"]
    ada = account(url)
    table = ada.new_table()
    for guest in (ada, guests[0]):
        guest.sit(table)
    ada.post(f"/api/tables/{table['id']}/start")
    ada.post(f"/api/tables/{table['id']}/resign")
    ids["account"] = table["id"]
    ids["ada"] = ada
    return ids


def record(guest: Guest, table: dict[str, Any]) -> str:
    return str(guest.http.get(f"/api/tables/{table['id']}/record").text)


def stored(settings: Settings) -> set[str]:
    return asyncio.run(_stored(settings.database_url))


async def _stored(url: str) -> set[str]:
    engine = database.open_engine(url)
    async with engine.connect() as connection:
        ids = {row[0] for row in await connection.execute(text("SELECT id FROM tables"))}
    await engine.dispose()
    return ids


def furnished(settings: Settings, days: float = OLD) -> dict[str, Any]:
    """A server with a table of every kind that has been closed since and opens long after."""
    with running(settings) as server:
        ids = furnish(server)
    make_old(settings, days)
    return ids


KINDS = {
    "open": {"open", "abandoned"},
    "running": {"running"},
    "records": {"record"},
    "guest_games": {"guests"},
    "games": {"account"},
}


def test_each_kind_goes_by_its_own_setting(where: dict[str, Any], tmp_path: Path) -> None:
    never = settings_for(tmp_path, **where, **NEVER)
    ids = furnished(never)

    async def old(**limits: float) -> set[str]:
        engine = database.open_engine(never.database_url)
        tables = await sweeping.old_tables(Store(engine), sweeping.Limits(**limits), "", 0.0, 100)
        await engine.dispose()
        return set(tables)

    for kind, goes in KINDS.items():
        assert asyncio.run(old(**{kind: OLD - 1})) == {ids[name] for name in goes}, kind
        assert asyncio.run(old(**{kind: OLD + 1})) == set(), kind
    assert asyncio.run(old()) == set()


def test_by_default_the_games_of_account_holders_stay(where: dict[str, Any], tmp_path: Path) -> None:
    settings = settings_for(tmp_path, **where)
    ids = furnished(settings_for(tmp_path, **where, **NEVER))
    with running(settings) as server:
        wait_for(lambda: stored(settings) == {ids["account"]})
        ada = ids["ada"]
        ada.move_to(server.url)
        assert ada.get(f"/api/tables/{ids['account']}")["status"] == "over"
        assert count(settings, "entries") > 0
        assert count(settings, "chat") == 0


def test_what_is_looked_at_is_not_old(where: dict[str, Any], tmp_path: Path) -> None:
    """A visit is remembered when the server closes, and counts as the last look."""
    never = settings_for(tmp_path, **where, **NEVER)
    ids = furnished(never)
    with running(never) as server:
        ada = ids["ada"]
        ada.move_to(server.url)
        assert ada.get(f"/api/tables/{ids['account']}")["status"] == "over"
    with running(settings_for(tmp_path, **where, sweep_games_days=1.0)):
        wait_for(lambda: len(stored(never)) == 1)
    assert stored(never) == {ids["account"]}


def test_what_somebody_looks_at_now_is_not_removed(where: dict[str, Any], tmp_path: Path) -> None:
    """Even if its last visit is not stored yet: it is in memory."""
    settings = settings_for(tmp_path, **where, **{**NEVER, "sweep_open_days": 1.0})
    with running(settings):
        pass
    make_old(settings)
    with running(settings) as server:
        ada = Guest(server.url)
        watched, left = ada.new_table(), ada.new_table()
        socket = ada.socket(watched)
        socket.until("table")
        server.services.registry.tables.pop(left["id"])
        make_old(settings)
        wait_for(lambda: left["id"] not in stored(settings))
        assert stored(settings) == {watched["id"]}
        ada.sit(watched)
        assert socket.until("table")["table"]["seats"][0]["person"] == ada.me["id"]


def test_nothing_goes_before_the_server_has_watched_for_as_long(where: dict[str, Any], tmp_path: Path) -> None:
    """A server of release 0.1 did not write down who looked at what: its tables count as seen when it became 0.2."""
    never = settings_for(tmp_path, **where, **NEVER)
    ids = furnished(never)
    asyncio.run(_execute(never.database_url, "DELETE FROM facts WHERE name = 'sweeping since'"))
    asyncio.run(_execute(never.database_url, "DELETE FROM visits"))
    with running(settings_for(tmp_path, **where)) as server:
        ada: Guest = ids["ada"]
        ada.move_to(server.url)
        passes = server.services.sweeper.passes
        wait_for(lambda: server.services.sweeper.passes > passes + 2)
    assert len(stored(never)) == 6


async def _execute(url: str, statement: str) -> None:
    engine = database.open_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def test_guests_without_tables_go_and_others_stay(where: dict[str, Any], tmp_path: Path) -> None:
    never = settings_for(tmp_path, **where, **NEVER)
    with running(never) as server:
        host = Guest(server.url, "Host")
        table = host.new_table(public=True)
        gone = Guest(server.url, "Gone")
        gone.post(f"/api/tables/{table['id']}/chat", {"text": "hello from the gallery"})
        sits = Guest(server.url, "Sits")
        sits.sit(table)
        ada = account(server.url)
    make_old(never)
    with running(never) as server:
        seen = Guest(server.url, "Seen")
    with running(settings_for(tmp_path, **where, **{**NEVER, "sweep_guests_days": 30.0})) as server:
        wait_for(lambda: count(never, "people") == 4)
        for stays in (host, sits, ada, seen):
            stays.move_to(server.url)
            assert stays.get("/api/me")["id"] == stays.me["id"]
        gone.move_to(server.url)
        assert gone.refused("GET", "/api/me") == (401, "sign-in")
        assert host.get(f"/api/tables/{table['id']}/chat") == []


def test_a_guest_who_comes_back_is_not_forgotten(where: dict[str, Any], tmp_path: Path) -> None:
    never = settings_for(tmp_path, **where, **NEVER)
    with running(never) as server:
        ada = Guest(server.url)
    make_old(never)
    with running(never) as server:
        ada.move_to(server.url)
        ada.get("/api/me")
    with running(settings_for(tmp_path, **where, **{**NEVER, "sweep_guests_days": 30.0})) as server:
        passes = server.services.sweeper.passes
        wait_for(lambda: server.services.sweeper.passes > passes + 2)
        ada.move_to(server.url)
        assert ada.get("/api/me")["id"] == ada.me["id"]


def test_a_visit_at_another_process_is_respected(postgres: PostgreSQL, tmp_path: Path) -> None:
    """The other process has opened the table after this one found it old."""
    settings = settings_for(tmp_path, database=postgres.new_database(), **{**NEVER, "sweep_open_days": 0.0})
    with running(settings) as server:
        ids = [Guest(server.url).new_table()["id"] for _ in range(3)]
    make_old(settings)

    async def visit_and_sweep() -> list[str]:
        engine = database.open_engine(settings.database_url)
        store = Store(engine)
        old = await sweeping.old_tables(store, sweeping.Limits(open=1.0), "", 0.0, 100)
        assert set(old) == set(ids)
        await sweeping.visit(store, ids[1])
        removed = await sweeping.remove_old(store, old, sweeping.Limits(open=1.0), 0.0)
        await engine.dispose()
        return removed

    assert set(asyncio.run(visit_and_sweep())) == {ids[0], ids[2]}
    assert stored(settings) == {ids[1]}


def test_a_rematch_whose_table_was_removed_can_be_made_again(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, **{**NEVER, "sweep_open_days": 100.0})
    with running(settings_for(tmp_path, **NEVER)) as server:
        table, (ada, bruno) = seated(server.url)
        bruno.post(f"/api/tables/{table['id']}/resign")
        first = ada.post(f"/api/tables/{table['id']}/rematch")["id"]
    make_old(settings)
    with running(settings) as server:
        ada.move_to(server.url)
        wait_for(lambda: first not in stored(settings))
        second = ada.post(f"/api/tables/{table['id']}/rematch")["id"]
        assert second != first
        assert ada.get(f"/api/tables/{second}")["status"] == "open"
