"""One server and one browser for these tests; each visitor has a browser profile of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import mecenate
from tests.server.running import Server, close_all, running, settings_for

from .visitor import Visitor

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
CLIENT = Path(mecenate.__file__).parent / "web" / "index.html"


# Not for the whole session: while it lasts, no other test of this process could start an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, as Debian has it."""
    if not CLIENT.exists():
        pytest.skip("the client is not built: run `make web` (Node 20 or later)")
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no browser found: install Chromium, for example by `apt-get install chromium`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite; each test makes its own tables."""
    with running(settings_for(tmp_path_factory.mktemp("server"))) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Come to the server with a browser."""
    came: list[Visitor] = []

    def come(url: str = server.url, **how: Any) -> Visitor:
        came.append(Visitor(browser, url, **how))
        return came[-1]

    yield come
    close_all()
    for visitor in came:
        visitor.close()
