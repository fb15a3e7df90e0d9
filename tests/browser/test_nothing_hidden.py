"""Nothing hidden in the traffic of a seat: every answer and every frame that a browser got over a game."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Error, Route, WebSocket

from tests.server.running import Guest, Running

from .visitor import Visitor

pytestmark = pytest.mark.browser


def objects(found: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message, however deep."""
    if isinstance(found, dict):
        yield found
    for part in found.values() if isinstance(found, dict) else found if isinstance(found, list) else ():
        yield from objects(part)


def look_around(visitor: Visitor) -> None:
    """Open the tabs, go back a move, and come again."""
    for tab in ("chat", "scores", "log"):
        visitor.page.click(f"#tab-{tab}")
    here = visitor.page.url
    visitor.page.click(".scrubber button >> nth=1")
    visitor.page.wait_for_function("/\\/\\d+$/.test(location.pathname) && document.querySelector('.frame')")
    visitor.page.goto(here)
    visitor.page.wait_for_selector(".frame")


def test_a_browser_that_listens_to_everything_finds_nothing_hidden(
    visit: Callable[..., Visitor], house: Running
) -> None:
    visitor, rival = visit(name="Livia"), Guest(house.url, "Bruno")
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    def read(route: Route) -> None:
        with contextlib.suppress(Error):  # the page has gone on and waits for no answer
            answer = route.fetch()
            heard.append(answer.text() or "{}")
            route.fulfill(response=answer)

    visitor.page.on("websocket", listen)
    visitor.page.route("**/api/**", read)
    info = visitor.found("carrara", bots=False)
    rival.sit(info, 1)
    visitor.ask(f"/api/tables/{info['id']}/start")
    visitor.open("/", "article")
    visitor.open(f"/t/{info['id']}", ".board svg")
    table = house.house.tables[info["id"]]
    hidden: set[tuple[str, str]] = set()
    texts: list[str] = []
    for number in range(1000):
        state = table.dealt.state
        if state.over:
            break
        texts = heard[:]  # what has come while the screens still hide something
        theirs = msgspec.to_builtins(state.view(1))["players"][1]
        hidden |= {(name, json.dumps(theirs[name])) for name in ("florins", "blocks")}
        if number == 40:
            look_around(visitor)
        if state.actor == 1:
            legal = rival.position(info)["legal"]
            rival.play(info, legal[number % 3 % len(legal)])
        else:
            assert visitor.play_in_words(1, number) == 1
    assert table.dealt.state.over
    visitor.page.goto("about:blank")  # which ends its requests, before anything is taken apart
    visitor.page.unroute_all(behavior="ignoreErrors")
    assert len(hidden) > 10, "there was something to hide"
    rivals = 0
    for text in texts:
        for part in objects(json.loads(text)):
            if part.get("type") in ("sync", "update") and part["actor"] == 1:
                assert not part["legal"], "what the rival may do tells what the rival has"
            if part.get("seat") == 1 and "florins" in part and "blocks" in part:
                rivals += 1
                assert part["florins"] is None
                assert part["blocks"] is None
    assert rivals > 10, "the rival was in the traffic, though only when something open changed"
    everything = "\n".join(texts)
    assert table.row.secret
    assert table.row.seal
    assert table.row.seal in everything
    for secret in (table.row.secret, rival.me["token"], table.chairs[1].token):
        assert secret not in everything
