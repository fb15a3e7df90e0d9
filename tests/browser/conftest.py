"""One server and one browser for these tests; each visitor has a browser profile of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from mecenate.testing.browser import chromium
from tests.server.running import Server, close_all, running, settings_for

from .visitor import Visitor


# Not for the whole session: while it lasts, no other test of this process could start an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for all tests of this folder."""
    with chromium() as opened:
        yield opened


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
