"""What is past: a line that was lost, a move with its address, and what comes after a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.server.running import Guest, Running

from .visitor import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def test_a_lost_line_says_so_and_comes_back_with_what_was_missed(visit: Visit, house: Running) -> None:
    visitor, rival = visit(name="Livia"), Guest(house.url, "Bruno")
    lines: list[WebSocketRoute] = []
    down = False

    def route(line: WebSocketRoute) -> None:
        if down:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    visitor.page.route_web_socket("**/ws/**", route)
    info = visitor.found("carrara", bots=False)
    rival.sit(info, 1)
    visitor.ask(f"/api/tables/{info['id']}/start")
    page = visitor.open(f"/t/{info['id']}", ".board svg")
    table = house.house.tables[info["id"]]
    while table.dealt.state.actor == 0:
        visitor.play_on_the_board(1)
    before = visitor.move
    down = True
    for line in lines:
        line.close()
    page.wait_for_selector(".lost")
    rival.play(info)
    assert visitor.move == before
    down = False
    page.wait_for_function(
        "before => !document.querySelector('.lost') && document.querySelector('h1 small').textContent !== before",
        arg=before,
    )


def test_every_move_has_its_address_and_afterwards_there_is_the_result(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = visitor.found("florenza")["id"]
    page = visitor.open(f"/t/{id}", ".choice")
    visitor.play_in_words()

    visitor.open(f"/t/{id}/5", ".frame .scrubber")
    for key, address in (("ArrowRight", 6), ("ArrowRight", 7), ("ArrowLeft", 6), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/t/{id}/{address}")
    page.keyboard.press("End")
    page.wait_for_function("Number(location.pathname.split('/').pop()) > 10")
    page.go_back()
    page.reload()
    page.wait_for_selector(".scrubber")

    visitor.open(f"/t/{id}/after", "svg[role=img]")
    assert page.locator(".podium li").count() == 2
    assert page.locator("svg[role=img] path").count() == 2
    record = page.get_attribute("a[download]", "href")
    assert record
    assert visitor.context.request.get(record).ok
    page.click("main .btn.prim")
    page.wait_for_function("id => location.pathname.startsWith('/t/') && !location.pathname.includes(id)", arg=id)
    page.wait_for_selector(".frame, main li")
