"""Opening the database: for its owner alone, by one process alone, and with one sentence if it cannot be opened."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mecenate.server.storage import opening
from mecenate.server.storage.database import file_of, shown

from .processes import SETTINGS, Process, free_port
from .running import Guest, running, settings_for

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has other permissions")


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def serve(database: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Try to open a server that does not open."""
    command = [
        sys.executable,
        "-m",
        "mecenate",
        "--lang",
        "en",
        "serve",
        "--port",
        str(free_port()),
        "--database",
        database,
    ]
    variables = {**os.environ, **SETTINGS, "XDG_CONFIG_HOME": str(folder)}
    return subprocess.run(command, env=variables, capture_output=True, text=True, timeout=60, check=False)


@posix
def test_the_database_is_for_its_owner_alone(folder: Path) -> None:
    old = os.umask(0o022)
    try:
        with running(settings_for(folder / "data")) as server:
            Guest(server.url).new_table()
            files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (folder / "data").iterdir()}
    finally:
        os.umask(old)
    assert files.keys() == {"house.db", "house.db-wal", "house.db-shm", "house.db.lock"}
    assert set(files.values()) == {0o600}
    assert stat.S_IMODE((folder / "data").stat().st_mode) == 0o700


@posix
def test_a_database_that_others_may_open_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "house.db"
    opening.prepare(url_of(file))
    assert "chmod" not in capsys.readouterr().out
    file.chmod(0o644)
    opening.prepare(url_of(file))
    assert f"chmod 600 {file}" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


def test_a_second_server_on_the_same_file_does_not_open(folder: Path) -> None:
    first = Process(url_of(folder / "house.db"), folder)
    try:
        (folder / "link").symlink_to(folder)
        file = folder / "link" / "house.db"
        second = serve(url_of(file), folder)
        assert (second.returncode, second.stderr.count("\n")) == (1, 1), second
        assert re.search(rf"process \d+ serves {re.escape(str(file))} already", second.stderr)
        Guest(first.url).new_table()
    finally:
        first.kill()
    first.open()  # whoever was killed holds nothing
    first.close()
    assert "Traceback" not in first.log


def test_a_server_that_has_closed_lets_another_open(folder: Path) -> None:
    for _ in range(2):
        with running(settings_for(folder)) as server:
            Guest(server.url)
            with pytest.raises(opening.CannotOpen, match=str(os.getpid())):
                opening.prepare(url_of(folder / "house.db"))


def _text(file: Path) -> None:
    file.write_text("this is no database, though it is longer than a header of SQLite would be" * 9)


def _newer(file: Path) -> None:
    opening.prepare(url_of(file))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def _below_a_file(file: Path) -> None:
    file.parent.write_text("")


@pytest.mark.parametrize(
    ("name", "make", "words"),
    [
        ("house.db", _text, "not a database"),
        ("house.db", Path.mkdir, "unable to open"),
        ("house.db", _newer, "newer release"),
        ("file/house.db", _below_a_file, "File exists"),
    ],
    ids=["text", "folder", "newer", "no folder"],
)
def test_a_database_that_cannot_be_opened_is_named(
    folder: Path, name: str, make: Callable[[Path], None], words: str
) -> None:
    file = folder / name
    make(file)
    with pytest.raises(opening.CannotOpen, match=words) as problem:
        opening.prepare(url_of(file))
    assert str(file) in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_database_that_cannot_be_opened_ends_the_command_with_one_line(folder: Path) -> None:
    _text(folder / "house.db")
    failed = serve(url_of(folder / "house.db"), folder)
    assert failed.returncode == 1
    assert failed.stderr == f"mecenate: cannot open the database {folder / 'house.db'}: file is not a database.\n"
    assert failed.stdout == ""


def test_a_server_that_is_not_there_is_one_line_without_the_password(folder: Path) -> None:
    failed = serve(f"postgresql+asyncpg://ada:secret@127.0.0.1:{free_port()}/house", folder)
    assert failed.returncode == 1
    assert failed.stderr.startswith("mecenate: cannot open the database postgresql+asyncpg://ada:***@")
    assert (failed.stderr + failed.stdout).count("\n") == 1
    assert "secret" not in failed.stderr


def test_files_of_databases(tmp_path: Path) -> None:
    assert file_of(url_of(tmp_path / "house.db")) == tmp_path / "house.db"
    assert file_of("sqlite+aiosqlite:///file:/a%20b/house.db?uri=true") == Path("/a b/house.db")
    for none in ("sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "postgresql+asyncpg://u@h/n"):
        assert file_of(none) is None
    assert shown("postgresql+asyncpg://u:p@h/n") == "postgresql+asyncpg://u:***@h/n"
