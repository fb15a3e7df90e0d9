"""The page of the HTTP API in a browser, under the content policy of the server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server

pytestmark = pytest.mark.browser


def test_the_page_shows_under_our_own_policy_and_asks_nobody_else(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.goto(server.url + "/api/schema")
    assert page.locator("h3").count() > 60
    assert page.locator("h3").first.evaluate("one => getComputedStyle(one).overflowWrap") == "anywhere"
    assert said == []
    assert all(url.startswith(server.url) for url in asked)
    page.close()
