"""The database of an earlier release on PostgreSQL: it migrates, and every game in it opens and replays."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Boolean, Connection, MetaData, Table, create_engine, select, text
from tools.postgresql import PostgreSQL

from mecenate.server.storage import database
from mecenate.server.storage.store import Store
from mecenate.server.tables import integrity
from tests.server.migrating import migrations

from .frozen import RELEASES, Frozen


def copy_rows(source: Connection, target: Connection, revision: str) -> None:
    """Make the tables of a revision in an empty database, and fill them."""
    command.upgrade(migrations(target), revision)
    theirs, ours = MetaData(), MetaData()
    theirs.reflect(source)
    ours.reflect(target)
    for table in ours.sorted_tables:
        if table.name != "alembic_version":
            rows = [
                _converted(table, dict(row)) for row in source.execute(select(theirs.tables[table.name])).mappings()
            ]
            if rows:
                target.execute(table.insert(), rows)


def _converted(table: Table, row: dict[str, object]) -> dict[str, object]:
    """SQLite has numbers where PostgreSQL has booleans."""
    flags = [column.name for column in table.columns if isinstance(column.type, Boolean)]
    return {**row, **{name: bool(row[name]) for name in flags if row[name] is not None}}


@pytest.mark.parametrize("frozen", RELEASES, ids=lambda frozen: frozen.folder.name)
def test_every_game_opens_and_replays(frozen: Frozen, postgres: PostgreSQL, tmp_path: Path) -> None:
    url = postgres.new_database()
    sqlite = create_engine(f"sqlite:///{frozen.unpack(tmp_path)}")

    async def work() -> list[integrity.Finding]:
        engine = database.open_engine(url)
        with sqlite.connect() as source:
            revision = source.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
            async with engine.begin() as target:
                await target.run_sync(lambda connection: copy_rows(source, connection, revision))
        await database.migrate(engine)
        findings = [finding async for finding in integrity.check_games(Store(engine))]
        await engine.dispose()
        return findings

    findings = asyncio.run(work())
    sqlite.dispose()
    assert len(findings) == len(frozen.tables)
    verdicts = Counter(finding.verdict for finding in findings)
    assert set(verdicts) <= {integrity.Verdict.WAITING, integrity.Verdict.WHOLE}, verdicts
    assert verdicts[integrity.Verdict.WHOLE] > 50
