"""`mecenate upgrade` and `mecenate check`: what an upgrade would do, what it does, and what can still be played."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine

from mecenate.cli.command import main
from mecenate.server.storage import database
from mecenate.server.storage.upgrading import UpgradeError, plan

from .migrating import migrations
from .playing import play_moves
from .running import running, seated, settings_for


def url_of(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'house.db'}"


@pytest.fixture
def played(folder: Path) -> dict[str, Any]:
    """A database with one game of 40 moves."""
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, 2, "carpe_diem")
        play_moves(guests, table, 40, seed=2)
    return table


def as_in_release_0_1(folder: Path) -> None:
    """Take all migrations back but the first."""
    engine = create_engine(f"sqlite:///{folder / 'house.db'}")
    with engine.begin() as connection:
        command.downgrade(migrations(connection), "0001")
    engine.dispose()


def revision(folder: Path) -> str:
    with sqlite3.connect(folder / "house.db") as rows:
        number: str = rows.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    rows.close()
    return number


def test_upgrade_says_what_it_would_do_and_then_does_it(
    folder: Path, played: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    as_in_release_0_1(folder)
    words = ["upgrade", "--database", url_of(folder)]
    assert main([*words, "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "Migration 0002: " in said and "carpe_diem, running: 1" in said
    assert (revision(folder), list(folder.glob("*.bak"))) == ("0001", [])
    assert main(["check", "--database", url_of(folder)]) == 1
    assert "run 'mecenate upgrade' first" in capsys.readouterr().err
    assert main([*words, "--yes"]) == 0
    said = capsys.readouterr().out
    assert "Backup: " in said and "replays from the deal to the last move" in said
    (copy,) = folder.glob("*.bak")
    assert copy.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copy) as rows:
        assert rows.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert rows.execute("SELECT count(*) FROM entries").fetchone() == (40,)
    rows.close()
    assert main(words) == 0
    assert "The database is up to date." in capsys.readouterr().out


def test_upgrade_changes_nothing_unless_told_to(
    folder: Path, played: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    as_in_release_0_1(folder)
    for answer in ("n", ""):
        monkeypatch.setattr("builtins.input", lambda _, answer=answer: answer)
        assert main(["upgrade", "--database", url_of(folder)]) == 1
        assert "Nothing was changed." in capsys.readouterr().out
    assert revision(folder) == "0001"


def test_a_server_upgrades_its_file_by_itself_and_keeps_a_copy(folder: Path, played: dict[str, Any]) -> None:
    as_in_release_0_1(folder)
    with running(settings_for(folder)):
        pass
    (copy,) = folder.glob("*.bak")
    assert copy.stat().st_size > 0
    with running(settings_for(folder)):
        pass
    assert list(folder.glob("*.bak")) == [copy], "there is nothing to do the second time"


def test_a_database_of_a_newer_release_is_refused(folder: Path, played: dict[str, Any]) -> None:
    with sqlite3.connect(folder / "house.db") as rows:
        rows.execute("UPDATE alembic_version SET version_num = '9999'")
    rows.close()

    async def look() -> None:
        engine = database.open_engine(url_of(folder))
        try:
            await plan(engine)
        finally:
            await engine.dispose()

    with pytest.raises(UpgradeError, match="a newer release wrote this database"):
        asyncio.run(look())


@pytest.mark.parametrize(
    ("statements", "verdict"),
    [
        ([], "whole"),
        (["DELETE FROM snapshots WHERE moves > 0", "UPDATE entries SET text = 'dance' WHERE number = 9"], "stuck"),
        (["UPDATE entries SET text = 'dance' WHERE number = 9"], "opens"),
        (["UPDATE snapshots SET state = replace(state, '\"turn\":', '\"turns\":')"], "unreadable"),
        (["UPDATE snapshots SET state = (SELECT state FROM snapshots WHERE moves = 0)"], "differs"),
    ],
)
def test_check_finds_what_cannot_be_followed(
    folder: Path,
    played: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    statements: list[str],
    verdict: str,
) -> None:
    with sqlite3.connect(folder / "house.db") as rows:
        for statement in statements:
            rows.execute(statement)
    rows.close()
    assert main(["check", "--database", url_of(folder), "--json"]) == (0 if verdict in ("whole", "opens") else 1)
    (finding,) = json.loads(capsys.readouterr().out)
    assert (finding["id"], finding["game"], finding["verdict"]) == (played["id"], "carpe_diem", verdict)


def test_there_is_no_such_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["check"], ["upgrade", "--yes"]):
        assert main([*words, "--database", url_of(folder)]) == 1
        assert "there is no database" in capsys.readouterr().err
    assert not (folder / "house.db").exists()
