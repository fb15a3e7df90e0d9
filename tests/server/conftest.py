"""Servers that tests share when they leave them as they were."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.postgresql import PostgreSQL

from mecenate.server.http import pages
from mecenate.server.settings import Settings

from .processes import Process, processes
from .running import Server, close_all, running, settings_for
from .sending import Sender


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder, and begin with long tests, first those of this folder: no worker ends with one."""
    here = [item for item in items if item.path.is_relative_to(Path(__file__).parent)]
    for item in here:
        item.add_marker(pytest.mark.server)
    items.sort(key=lambda item: (not item.get_closest_marker("long"), not item.get_closest_marker("server")))


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by the tests of this worker; each makes its own tables."""
    with running(settings_for(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="module")
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that every server has unless it is told otherwise."""
    database = tmp_path_factory.mktemp("usual") / "house.db"
    with running(Settings(database=f"sqlite+aiosqlite:///{database}")) as server:
        yield server


@pytest.fixture(scope="session")
def postgresql_server(postgres: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on PostgreSQL, shared by the tests of this worker."""
    settings = settings_for(tmp_path_factory.mktemp("server"), database=postgres.new_database())
    with running(settings) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def each_server(request: pytest.FixtureRequest) -> Server:
    """The server on SQLite and the server on PostgreSQL, one after the other."""
    name = "sqlite_server" if request.param == "sqlite" else "postgresql_server"
    server: Server = request.getfixturevalue(name)
    return server


@pytest.fixture(scope="session")
def pair(postgres: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two processes of one server on PostgreSQL, shared by the tests of this worker."""
    with processes(2, postgres.new_database(), tmp_path_factory.mktemp("pair")) as both:
        yield both


@pytest.fixture(autouse=True)
def close_connections() -> Iterator[None]:
    """No connection of one test stays open in the next."""
    yield
    close_all()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A place for a server of the test's own."""
    return tmp_path


@pytest.fixture(scope="module")
def server_with_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with files for the browser."""
    built = tmp_path_factory.mktemp("web")
    (built / "assets").mkdir()
    (built / "index.html").write_text("<p>the page</p>")
    (built / "assets" / "app.js").write_text("1")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "BUILT", built)
        with running(settings_for(tmp_path_factory.mktemp("server"), max_body=400_000)) as server:
            yield server


@pytest.fixture
def sender(server_with_files: Server, capfd: pytest.CaptureFixture[str]) -> Iterator[Sender]:
    """A sender; nothing that it sends may leave a traceback, or an error, in the log."""
    made = Sender(server_with_files)
    yield made
    time.sleep(0.05)
    logged = "".join(capfd.readouterr())
    assert "Traceback" not in logged, logged[-3000:]
    assert "[error" not in re.sub(r"\x1b\[\d*m", "", logged), logged[-3000:]
