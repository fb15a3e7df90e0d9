"""Upgrading a database that an earlier release wrote: what would change, a copy of it, and the change."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import structlog
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from mecenate.core import catalogue
from mecenate.core.errors import MecenateError, UnknownGame
from mecenate.server.storage import database
from mecenate.server.storage.database import MIGRATIONS, file_of
from mecenate.server.storage.rows import RUNNING

log = structlog.get_logger()


class UpgradeError(MecenateError):
    """A database that this release cannot bring up to date."""


class Games(NamedTuple):
    """The number of stored games of a title, rules version and status."""

    game: str
    rules: int
    status: str
    number: int

    @property
    def keeps_its_rules(self) -> bool:
        """Whether this release can play them by the version that they began with."""
        try:
            return catalogue.entry(self.game).versions().playable(self.rules)
        except UnknownGame:
            return False


class Plan(NamedTuple):
    """What an upgrade would do."""

    revision: str | None
    """The last migration that the database has; None if it is empty."""
    steps: list[tuple[str, str]]
    """The migrations to come: revision and what it does."""
    games: list[Games]

    @property
    def changing_rules(self) -> int:
        """How many running games would continue under newer rules than they began with."""
        return sum(games.number for games in self.games if games.status == RUNNING and not games.keeps_its_rules)


async def plan(engine: AsyncEngine) -> Plan:
    """Find out what an upgrade would do; changes nothing. Raises `UpgradeError`."""
    async with engine.connect() as connection:
        return await connection.run_sync(_plan)


def _plan(connection: Connection) -> Plan:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if revision is not None and revision not in known:
        raise UpgradeError(
            f"a newer release wrote this database (revision {revision}); use that release or a newer one"
        )
    steps = [
        (script.revision, (script.doc or "").rstrip("."))
        for script in reversed(list(scripts.iterate_revisions("head", revision or "base")))
    ]
    return Plan(revision, steps, _games(connection) if inspect(connection).has_table("tables") else [])


def _games(connection: Connection) -> list[Games]:
    rows = connection.execute(
        text(
            "SELECT game, rules, status, count(*) FROM tables GROUP BY game, rules, status ORDER BY game, rules, status"
        )
    )
    return [Games(*row) for row in rows]


def copy_before_upgrade(url: str) -> None:
    """Copy a SQLite file that an earlier release wrote. Raises `UpgradeError` for one of a newer release."""
    file = file_of(url)
    if file is None or not file.exists() or file.stat().st_size == 0:
        return
    engine = database.open_file(url)
    try:
        with engine.connect() as connection:
            due = _plan(connection)
    finally:
        engine.dispose()
    if due.steps and due.revision is not None:
        log.info(
            "the database is brought up to date", steps=[number for number, _ in due.steps], backup=str(backup(url))
        )


def backup(url: str) -> Path | None:
    """Copy a SQLite database beside itself; None for other databases, which have backup programs of their own."""
    file = file_of(url)
    if file is None or not file.exists():
        return None
    copy = file.with_name(f"{file.name}.{time.strftime('%Y-%m-%d-%H%M%S')}.bak")
    copy.touch(mode=0o600, exist_ok=False)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy
