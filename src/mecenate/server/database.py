"""The database: opened, brought up to date, and set to keep what it was told."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 15


def open_engine(url: str) -> AsyncEngine:
    """An engine for reading and for everything that is not a move."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine.sync_engine, "connect", _settle_sqlite)
        return engine
    return create_async_engine(url, hide_parameters=True, pool_size=8, max_overflow=8, pool_pre_ping=True)


def open_file(url: str) -> Engine:
    """An engine of its own for the journal on SQLite, whose thread writes a whole batch in one go."""
    engine = create_engine(
        make_url(url).set(drivername="sqlite"),
        hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )
    event.listen(engine, "connect", _settle_sqlite)
    return engine


def open_raw(engine: Engine) -> sqlite3.Connection:
    """A connection to the same file that commits every statement by itself."""
    connection = sqlite3.connect(
        engine.url.database or "", timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    _settle_sqlite(connection, None)
    return connection


def _settle_sqlite(connection: Any, _record: object) -> None:
    """An acknowledged move survives a power cut: write-ahead log, and every commit on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; harmless if it is."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(746573)")  # one process migrates, the others wait
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
