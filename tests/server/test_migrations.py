"""The database: what the migrations make is what the house expects, from nothing and again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect

from mecenate.server import database
from mecenate.server.schema import metadata


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


def test_migrations_add_up_to_what_the_house_expects(folder: Path) -> None:
    migrated(f"sqlite+aiosqlite:///{folder / 'house.db'}")
    engine = create_engine(f"sqlite:///{folder / 'house.db'}")
    with engine.connect() as connection:
        assert differences(connection) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
    engine.dispose()


def test_every_migration_can_be_taken_back(folder: Path) -> None:
    migrated(f"sqlite+aiosqlite:///{folder / 'house.db'}")
    engine = create_engine(f"sqlite:///{folder / 'house.db'}")
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        assert differences(connection) == []
    engine.dispose()


def test_what_is_written_is_on_the_disk(folder: Path) -> None:
    """An acknowledged move survives a power cut: the journal's own connection waits for the disk."""
    engine = database.open_file(f"sqlite+aiosqlite:///{folder / 'house.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    raw = database.open_raw(engine)
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    assert [raw.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas] == ["wal", 2, 1]
    raw.close()
    engine.dispose()
