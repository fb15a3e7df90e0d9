"""The database: connections, migrations, and errors that mean that it cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import ExceptionContext
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mecenate.extras import needs
from mecenate.server.errors import Unavailable

log = structlog.get_logger()
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 15
CHECKPOINT_PAGES = 4000
"""Pages in the write-ahead log, 16 MB, before they are copied into the database. Many moves change the same pages, and
each of these is copied once."""
LOG_SECONDS = 5.0
"""Seconds between two log lines about an unavailable database."""

SQLITE_GONE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
"""Codes of SQLite that mean that the file cannot be used."""
CONNECTION_LOST = ("InternalClientError",)
"""The error of asyncpg for a query on a connection that the server is closing.

SQLAlchemy does not translate this error. It is known by name because asyncpg is an optional dependency.
"""
POSTGRESQL_GONE = ("08", "25006", "28", "3D", "53", "55", "57", "58")
"""Prefixes of such codes of PostgreSQL: no connection, no resources, shut down, read-only."""


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for another database, or for one in memory."""
    parts = make_url(url)
    name = parts.database or ""
    if parts.get_backend_name() != "sqlite" or name in ("", ":memory:") or parts.query.get("mode") == "memory":
        return None
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
        return None if name == ":memory:" else Path(name)
    return Path(name)


def shown(url: str) -> str:
    """A database as it may be shown: without the password."""
    file = file_of(url)
    return str(file) if file is not None else make_url(url).render_as_string(hide_password=True)


def open_engine(url: str, *, quiet: bool = False) -> AsyncEngine:
    """An engine for reading and for everything that is not a move.

    It raises `Unavailable` when the database cannot be used, which is logged unless it is `quiet`.
    """
    absence = Absence(quiet)
    if url.startswith("sqlite"):
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine.sync_engine, "connect", _settle_sqlite)
    else:
        with needs("postgres"):
            engine = create_async_engine(url, hide_parameters=True, pool_size=8, max_overflow=8, pool_pre_ping=True)
        event.listen(engine.sync_engine, "do_connect", absence.connect)
    event.listen(engine.sync_engine, "handle_error", absence.handle_error)
    return engine


def open_file(url: str) -> Engine:
    """An engine for the journal on SQLite, whose thread writes a whole batch in one go, and for upgrading.

    It raises `Unavailable` when the file cannot be used, and logs nothing.
    """
    engine = create_engine(
        make_url(url).set(drivername="sqlite"),
        hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )
    event.listen(engine, "connect", _settle_sqlite)
    event.listen(engine, "handle_error", Absence(quiet=True).handle_error)
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
    checkpoint = f"wal_autocheckpoint={CHECKPOINT_PAGES}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", checkpoint):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# ---------------------------------------------------------------------- a database that does not answer


class Absence:
    """Raises `Unavailable` for every error that says that the database cannot be used."""

    def __init__(self, quiet: bool) -> None:
        self._quiet = quiet
        self._logged = -LOG_SECONDS

    def connect(self, dialect: Dialect, _record: object, args: Any, keywords: Any) -> Any:
        """Connect. SQLAlchemy passes network errors on without `handle_error`."""
        try:
            return dialect.connect(*args, **keywords)
        except Exception as error:
            if isinstance(error, (OSError, TimeoutError)) or is_gone(error):
                raise self._unavailable(error) from error
            raise

    def handle_error(self, context: ExceptionContext) -> None:
        """Translate an error of the driver. A cancelled request also ends its connection, but is no error.

        A connection of the pool that fails its test before use is replaced by SQLAlchemy, so that is no error either.
        """
        error = context.original_exception
        if context.is_pre_ping:
            return
        if isinstance(error, Exception) and (context.is_disconnect or is_gone(error)):
            raise self._unavailable(error)

    def _unavailable(self, error: BaseException) -> Unavailable:
        reason = (str(error) or type(error).__name__).splitlines()[0]
        if not self._quiet and time.monotonic() - self._logged > LOG_SECONDS:
            self._logged = time.monotonic()
            log.error("the database does not answer", error=reason)
        return Unavailable(reason)


def is_gone(error: BaseException | None) -> bool:
    """Whether an error says that the database cannot be used."""
    while error is not None:
        if isinstance(error, (Unavailable, PoolTimeout)) or type(error).__name__ in CONNECTION_LOST:
            return True
        code = getattr(error, "sqlite_errorcode", None)
        if code is not None:
            return code & 0xFF in SQLITE_GONE
        state = getattr(error, "sqlstate", None)
        if state is not None:
            return str(state).startswith(POSTGRESQL_GONE)
        error = error.__cause__
    return False


# ---------------------------------------------------------------------- bringing it up to date


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; harmless if it is."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def migrate_now(url: str) -> None:
    """Migrate a database before any process opens it. Raises `Unavailable`, and logs nothing."""
    if not url.startswith("sqlite"):
        asyncio.run(_migrate_now(url))
        return
    engine = open_file(url)  # after a failure, aiosqlite's thread may outlive its event loop
    try:
        with engine.begin() as connection:
            _upgrade(connection)
    finally:
        engine.dispose()


async def _migrate_now(url: str) -> None:
    engine = open_engine(url, quiet=True)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(746573)")  # one process migrates, the others wait
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
