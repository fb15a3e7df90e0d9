"""The connection to the server: it breaks, the server restarts, a tab sleeps for a day; nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

from tests.server.running import Guest, Server

from .boards import wait_until_stored
from .serving import free_port, serving
from .visitor import Visitor

pytestmark = pytest.mark.browser
BOARD = """() => {
  const shown = document.querySelector(".board").cloneNode(true);
  for (const one of shown.querySelectorAll(".standing, .tip")) one.remove();
  return shown.textContent;
}"""
"""What the board says, without what comes while table and pointer rest: the totals if the game ended now, and a tip."""
Visit = Callable[..., Visitor]
BACK = "before => !document.querySelector('.lost') && document.querySelector('h1 small').textContent !== before"


class Network:
    """The network between a page and the server: it works, refuses connections, or carries nothing."""

    def __init__(self, visitor: Visitor) -> None:
        self.down = self.silent = False
        self._connections: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, connection: WebSocketRoute) -> None:
        if self.down:
            connection.close()
            return
        server = connection.connect_to_server()
        silent = self.silent  # a connection that has fallen silent stays so
        self._connections.append(connection)
        connection.on_message(lambda message: server.send(message) if silent is self.silent else None)
        server.on_message(lambda message: connection.send(message) if silent is self.silent else None)

    def break_down(self) -> None:
        """Close every connection, and refuse new ones."""
        self.down = True
        for connection in self._connections:
            connection.close()


def begun(visitor: Visitor, rival: Guest, server: Server) -> dict[str, str]:
    """A table of two people in the browser of the first; it is the rival's turn."""
    info = visitor.new_table("carrara", bots=False)
    rival.sit(info, 1)
    visitor.ask(f"/api/tables/{info['id']}/start")
    visitor.open(f"/t/{info['id']}", ".board svg")
    table = server.services.registry.tables[info["id"]]
    while table.dealt.state.actor == 0:
        visitor.play_on_the_board(1)
        wait_until_stored(visitor, table)
    return info


def test_a_lost_line_says_so_and_comes_back_with_what_was_missed(visit: Visit, server: Server) -> None:
    visitor, rival = visit(name="Livia"), Guest(server.url, "Bruno")
    network = Network(visitor)
    info = begun(visitor, rival, server)
    before = visitor.move
    network.break_down()
    visitor.page.wait_for_selector(".lost")
    rival.play(info)
    assert visitor.move == before
    network.down = False
    visitor.page.wait_for_function(BACK, arg=before)


def test_a_tab_that_slept_for_a_day_knows_what_happened_meanwhile(visit: Visit, server: Server) -> None:
    """The machine slept: no timer ran, and the line is dead without having been closed."""
    visitor, rival = visit(name="Livia"), Guest(server.url, "Bruno")
    visitor.page.clock.install()
    network = Network(visitor)
    info = begun(visitor, rival, server)
    before = visitor.move
    network.silent = True
    table = server.services.registry.tables[info["id"]]
    while table.dealt.state.actor == 1:
        rival.play(info)
    visitor.page.wait_for_timeout(200)
    assert visitor.move == before, "nothing comes through"
    visitor.page.clock.fast_forward("24:00:00")
    visitor.page.clock.run_for(10_000)  # so long it waits for an answer on the old line
    visitor.page.wait_for_function(BACK, arg=before)
    visitor.page.wait_for_selector(".board .lit")
    assert visitor.move.endswith(f" {rival.position(info)['moves']}")


def test_the_server_stops_and_opens_again_while_a_page_is_open(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    with serving(port, tmp_path) as url:
        visitor = visit(url=url, name="Livia")
        id = visitor.new_table("carrara")["id"]
        page = visitor.open(f"/t/{id}", ".board svg")
        visitor.play_on_the_board(4)
        page.wait_for_selector(".board .lit")
        before, board = visitor.move, page.evaluate(BOARD)
    page.wait_for_selector(".lost")
    assert visitor.move == before, "the table stays in sight"
    with serving(port, tmp_path):
        page.wait_for_selector(".lost", state="detached")
        assert visitor.move == before
        page.wait_for_function(f"board => ({BOARD})() === board", arg=board)
        assert visitor.play_on_the_board(2)[0] == 2, "and the game goes on"
        page.reload()
        page.wait_for_selector(".board .lit")
        assert page.inner_text("[role=log], #tab-panel")
