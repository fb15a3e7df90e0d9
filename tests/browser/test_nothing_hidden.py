"""A whole game of each title on the table in words, and nothing hidden in the traffic of that seat.

The table in words is also the table of screen readers. Every answer and every frame that the browser got is read.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Error, Page, Route

from mecenate.server.tables.table import Table
from tests.server.running import Guest, Server, new_key

from .boards import wait_until_stored
from .visitor import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


@dataclass(frozen=True)
class Secret:
    """What nobody else may know of a player."""

    game: str
    mark: str
    """A field that a player has, and nothing else in the traffic."""
    fields: tuple[str, ...]
    """Those that must be empty."""
    events: tuple[str, ...] = ()
    """What must not be told."""
    wanted: str = ""
    """What the rival chooses so that there is something to hide."""
    seen: int = 10
    """So many different secrets the rival has at least."""


SECRETS = [
    Secret("carrara", "blocks", ("florins", "blocks")),
    Secret(
        "princes", "profession_cards", ("florins", "professions", "reckonings", "bonus", "prestige_cards_held"),
        ("deal", "see", "kept", "under", "returned"),
    ),
    Secret("florenza", "hand_size", ("hand", "resources", "fiorini", "discarded")),
    Secret(
        "carpe_diem", "fountain_cards", ("hand", "returned"), ("look at", "return card"),
        "^(take|return) fountain$", seen=2,
    ),
]  # fmt: skip


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message, however deep."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from objects(part)


def listen(page: Page, heard: list[str]) -> None:
    """Keep every answer and every frame that comes in."""

    def read(route: Route) -> None:
        with contextlib.suppress(Error):  # the page has gone on and waits for no answer
            answer = route.fetch()
            heard.append(answer.text() or "{}")
            route.fulfill(response=answer)

    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.route("**/api/**", read)


def look_around(visitor: Visitor) -> None:
    """Open the tabs, go back a move, and come again."""
    for tab in ("chat", "scores", "log"):
        visitor.page.click(f"#tab-{tab}")
    here = visitor.page.url
    visitor.page.click(".scrubber button >> nth=1")
    visitor.page.wait_for_function("/\\/\\d+$/.test(location.pathname) && document.querySelector('.frame')")
    visitor.page.goto(here)
    visitor.page.wait_for_selector(".frame")


def play_for(rival: Guest, table: Table, wanted: str, number: int) -> None:
    """A choice of the rival: one that is wanted, else one of the first."""
    legal = [str(action) for action in table.dealt.state.legal()]
    fitting = [action for action in legal if wanted and re.search(wanted, action)]
    action = fitting[0] if fitting else legal[number % (3 if not wanted else len(legal)) % len(legal)]
    rival.post(f"/api/tables/{table.id}/moves", {"key": new_key(), "version": table.row.version, "action": action})


def check(part: dict[str, Any], secret: Secret) -> bool:
    """Nothing hidden is in a part of a message; whether the part is the rival."""
    if part.get("type") in ("sync", "update") and part["actor"] == 1:
        assert not part["legal"], "what the rival may do tells what the rival has"
    for event in part.get("events") or ():  # a prompt may ask it, no event may tell it
        if event["seat"] == 1:
            assert event["kind"] not in secret.events
            assert event["kind"] not in ("drawn", "keep") or not event["facts"].keys() & {"card", "discarded"}
            assert event["kind"] not in ("drawn", "keep") or not isinstance(event["facts"].get("cards"), list)
    if part.get("seat") != 1 or secret.mark not in part:
        return False
    assert all(part[name] is None for name in secret.fields)
    assert part.get("score", {}).get("fountains") is None
    return True


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.game)
def test_a_whole_game_in_words_tells_nothing_that_is_hidden(visit: Visit, server: Server, secret: Secret) -> None:
    # The page makes no forced choice: it would be made while the test still waits for it.
    visitor, rival = visit(name="Livia", settings={"forced": False}), Guest(server.url, "Bruno")
    heard: list[str] = []
    listen(visitor.page, heard)
    info = visitor.new_table(secret.game, bots=False)
    rival.sit(info, 1)
    visitor.ask(f"/api/tables/{info['id']}/start")
    visitor.open("/", "article")
    visitor.open(f"/t/{info['id']}", ".board")
    table = server.services.registry.tables[info["id"]]
    hidden: set[str] = set()
    texts: list[str] = []
    for number in range(2000):
        state = table.dealt.state
        if state.over:
            break
        texts = heard[:]  # what has come while something is still hidden
        theirs = msgspec.to_builtins(state.view(1))["players"][1]
        hidden |= {json.dumps([name, theirs[name]]) for name in secret.fields}
        if number == 40:
            look_around(visitor)
        if state.actor == 1:
            play_for(rival, table, secret.wanted, number)
        else:
            assert visitor.play_in_words(1, number) == 1
            wait_until_stored(visitor, table)
    assert table.dealt.state.over
    visitor.page.goto("about:blank")  # which ends its requests, before anything is taken apart
    visitor.page.unroute_all(behavior="ignoreErrors")
    assert len(hidden) > secret.seen, "there was something to hide"
    rivals = sum(check(part, secret) for text in texts for part in objects(json.loads(text)))
    assert rivals > 10, "the rival was in the traffic, though only when something open changed"
    check_the_deal(table, rival, "\n".join(texts))


def check_the_deal(table: Table, rival: Guest, everything: str) -> None:
    """The seal was shown, and what it seals was not; nor what would let one sit on another's chair."""
    assert table.row.secret
    assert table.row.seal
    assert table.row.seal in everything
    for secret in (table.row.secret, rival.me["token"], table.chairs[1].token):
        assert secret not in everything
