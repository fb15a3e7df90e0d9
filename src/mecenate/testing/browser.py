"""A table of a game in a real browser. It needs Playwright for Python, Chromium or Chrome, and the built client."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import mecenate
from mecenate.testing.serving import running, settings_for
from mecenate.testing.visitor import DESK, PHONE, Visitor

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
CLIENT = Path(mecenate.__file__).parent / "web" / "index.html"


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium or Chrome of the system. Skips the test, with the reason, if it or the client is missing."""
    if not CLIENT.exists():
        pytest.skip("the client is not built: run `make web` (Node 20 or later)")
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no browser found: install Chromium, for example by `apt-get install chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def visiting(browser: Browser, url: str, **how: Any) -> Iterator[Visitor]:
    """A person who comes with a browser of their own; fails at the end if the page had an error."""
    visitor = Visitor(browser, url, **how)
    yield visitor
    visitor.close()


def check_table(game: str, seats: int, folder: Path) -> None:
    """A game against bots is played to its end in the browser, on a desk and on a phone.

    It is played on the table in words, which every game has. The server keeps its database in `folder`.
    """
    with chromium() as browser, running(settings_for(folder)) as server:
        for size in (DESK, PHONE):
            with visiting(browser, server.url, size=size, name="Ada") as visitor:
                check_play(visitor, game, seats)


def check_play(visitor: Visitor, game: str, seats: int) -> int:
    """A new table against bots is played to its end in words; returns how many choices were made."""
    table = visitor.new_table(game, seats)
    visitor.open(f"/t/{table['id']}", ".confirm")
    choices = visitor.play_in_words()
    assert choices > 0
    assert visitor.is_over, f"the game was not over after {choices} choices"
    return choices
