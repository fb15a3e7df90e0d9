"""The way of a newcomer: from `make play`, once everything is built, to the first move in the browser."""

from __future__ import annotations

import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import wait_for

from .serving import WITHIN, free_port, serving
from .visitor import Visitor

pytestmark = pytest.mark.browser


def test_the_first_move_comes_in_under_a_minute(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """The last line of `make play`: the server opens, shows its page in the browser, and somebody plays."""
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IEXEC)
    began = time.monotonic()
    with serving(free_port(), tmp_path, "--open", BROWSER=str(browser)) as url:
        wait_for(lambda: opened.exists() and opened.read_text().strip(), WITHIN)
        assert opened.read_text().strip().rstrip("/") == url
        visitor = visit(url=url)
        page = visitor.open("/", "article[data-game=carrara]")
        page.click("article[data-game=carrara] .btn.prim")
        page.fill("dialog input", "Livia")
        page.keyboard.press("Enter")
        page.wait_for_selector(".board svg")
        assert "/t/" in page.url
        assert "Livia" in page.inner_text("aside")
        assert visitor.play_on_the_board(1)[0] == 1
        assert time.monotonic() - began < 60
        page.goto("about:blank")
