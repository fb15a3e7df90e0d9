"""The database: what the migrations make is what the server expects, from nothing and again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from mecenate.server.storage import database
from mecenate.server.storage.schema import metadata

from .migrating import migrations


def migrated(url: str) -> None:
    async def work() -> None:
        engine = database.open_engine(url)
        await database.migrate(engine)
        await database.migrate(engine)
        await engine.dispose()

    asyncio.run(work())


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def test_migrations_add_up_to_what_the_server_expects(folder: Path) -> None:
    migrated(f"sqlite+aiosqlite:///{folder / 'house.db'}")
    engine = create_engine(f"sqlite:///{folder / 'house.db'}")
    with engine.connect() as connection:
        assert differences(connection) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
    engine.dispose()


def test_every_migration_can_be_taken_back(folder: Path) -> None:
    migrated(f"sqlite+aiosqlite:///{folder / 'house.db'}")
    engine = create_engine(f"sqlite:///{folder / 'house.db'}")
    with engine.begin() as connection:
        command.downgrade(migrations(connection), "base")
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "head")
        assert differences(connection) == []
    engine.dispose()


FURNITURE = (
    "INSERT INTO people (id, name, login, created) VALUES ('ada', 'Ada', 'ada', 1.0)",
    "INSERT INTO ratings (person_id, game, mu, sigma, games) VALUES ('ada', 'carrara', 25.0, 8.0, 1)",
    "INSERT INTO tables (id, game, options, rules, seats, public, owner, invite, watch, undo, when_out, deal_group,"
    " status, version, bot_to_move, settled, created, updated) VALUES ('t', 'carrara', '{}', 1, 2, false, 'ada', 'i',"
    " 'w', 'fair', 'bot', 'g', 'open', 0, false, false, 1.0, 1.0)",
    "INSERT INTO seats (table_id, seat, person_id, token, resigned) VALUES ('t', 0, 'ada', 'x', false)",
    "INSERT INTO chat (table_id, person_id, name, room, text, at) VALUES ('t', 'ada', 'Ada', 'table', 'hello', 1.0)",
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_going_up_and_back_keeps_what_a_server_of_the_first_release_has(
    kind: str, folder: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres").new_database()

    async def work() -> None:
        engine = database.open_engine(url)
        for revision in ("0001", "head", "0001", "head"):
            async with engine.begin() as connection:
                await connection.run_sync(_go_to, revision)
                if revision == "0001" and await connection.scalar(text("SELECT count(*) FROM people")) == 0:
                    for statement in FURNITURE:
                        await connection.execute(text(statement))
            async with engine.connect() as connection:
                for table in ("people", "ratings", "tables", "seats", "chat"):
                    assert await connection.scalar(text(f"SELECT count(*) FROM {table}")) == 1, (revision, table)
                if revision == "head":
                    assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(work())


def _go_to(connection: Connection, revision: str) -> None:
    here = MigrationContext.configure(connection).get_current_revision()
    (command.downgrade if here is not None and revision != "head" else command.upgrade)(
        migrations(connection), revision
    )


def test_what_is_written_is_on_the_disk(folder: Path) -> None:
    """An acknowledged move survives a power cut: the journal's own connection waits for the disk."""
    engine = database.open_file(f"sqlite+aiosqlite:///{folder / 'house.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == database.CHECKPOINT_PAGES
    raw = database.open_raw(engine)
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    assert [raw.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas] == ["wal", 2, 1]
    raw.close()
    engine.dispose()
