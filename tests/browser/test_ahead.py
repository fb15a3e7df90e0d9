"""The effect of a choice is shown before the server has answered, where it is certain and can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from .boards import Visit
from .visitor import AT_MOVE, MAY_CHOOSE, Visitor

pytestmark = pytest.mark.browser

TURN = '.board .lit[data-spot="wheel turn"]'
UNDO = ".confirm .buttons .btn:has(use[href*=i-undo])"
SECTOR = '.board .lit[data-spot^="sector"]'
OFFER = '.board .lit[data-spot^="offer"]'


class SlowServer:
    """A table of Carrara whose moves reach the server only when they are let through."""

    def __init__(self, visit: Visit, turned: bool = True) -> None:
        self.visitor: Visitor = visit(name="Livia")
        self.table: dict[str, Any] = self.visitor.new_table("carrara")
        id = str(self.table["id"])
        if turned:  # a draw: the wheel has been filled
            self.visitor.send(id, self.visitor.position(id), "turn wheel")
        self.held: list[str] = []
        self.sent: list[str] = []
        self.page = self.visitor.page
        self.page.route_web_socket("**/ws/tables/**", self._connect)
        self.visitor.open(f"/t/{id}", ".carrara")
        self.page.wait_for_selector(MAY_CHOOSE)
        self.page.wait_for_load_state("networkidle")

    def _connect(self, page: WebSocketRoute) -> None:
        self.server = page.connect_to_server()
        page.on_message(self._take)

    def _take(self, message: str | bytes) -> None:
        text = str(message)
        self.sent.append(text)
        if '"type":"play"' in text:
            self.held.append(text)
        else:
            self.server.send(text)

    def let_through(self, old: str = "", new: str = "") -> None:
        """Let the oldest move through, with something replaced in it."""
        self.server.send(self.held.pop(0).replace(old, new))

    @property
    def move(self) -> str:
        """The move that the page shows."""
        return self.visitor.move.rpartition(" · ")[2]

    @property
    def moves(self) -> int:
        """How many moves the server has."""
        return int(self.visitor.position(str(self.table["id"]))["moves"])

    def answered(self) -> None:
        """Wait until the server has answered."""
        self.page.wait_for_selector(".confirm[aria-busy=false]")


def test_a_slow_server_delays_no_effect(visit: Visit) -> None:
    slow = SlowServer(visit)
    slow.page.click(f"{SECTOR} >> nth=0")
    slow.page.wait_for_selector(OFFER)
    assert (slow.move, slow.moves, len(slow.held)) == ("move 2", 1, 1)
    assert slow.page.locator(".confirm[aria-busy=true]").count() == 1
    slow.let_through()
    slow.answered()
    assert (slow.move, slow.moves) == ("move 2", 2)


def test_a_click_on_what_is_shown_ahead_counts(visit: Visit) -> None:
    slow = SlowServer(visit)
    slow.page.click(f"{SECTOR} >> nth=0")
    slow.page.click(f"{OFFER} >> nth=0")
    slow.page.wait_for_timeout(200)
    assert len(slow.held) == 1, "the second move needs the version that the first leads to"
    slow.let_through()
    slow.page.wait_for_function(AT_MOVE, arg="normal · move 3")
    slow.let_through()
    slow.answered()
    assert slow.moves == 3


def test_what_the_server_refuses_is_taken_back(visit: Visit) -> None:
    slow = SlowServer(visit)
    slow.page.click(f"{SECTOR} >> nth=0")
    slow.page.wait_for_selector(OFFER)
    slow.let_through('"action":"', '"action":"build nothing ')
    slow.page.wait_for_selector(".confirm .bad")
    slow.page.wait_for_selector(SECTOR)
    assert (slow.move, slow.moves) == ("move 1", 1)
    assert slow.page.locator(OFFER).count() == 0


def test_it_can_be_undone_before_the_server_has_answered(visit: Visit) -> None:
    slow = SlowServer(visit)
    slow.page.click(f"{SECTOR} >> nth=0")
    slow.page.wait_for_selector(OFFER)
    slow.page.click(UNDO)
    assert not any('"type":"undo"' in text for text in slow.sent)
    slow.let_through()
    slow.page.wait_for_function(AT_MOVE, arg="normal · move 1")
    slow.page.wait_for_selector(SECTOR)
    assert slow.moves == 1


def test_what_is_drawn_is_not_guessed(visit: Visit) -> None:
    slow = SlowServer(visit, turned=False)
    slow.page.click(TURN)
    slow.page.wait_for_selector(".confirm[aria-busy=true]")
    before = slow.page.inner_html(".board .panels")
    slow.page.wait_for_timeout(300)
    assert (slow.move, slow.moves, len(slow.held)) == ("the deal", 0, 1)
    assert slow.page.inner_html(".board .panels") == before
    slow.let_through()
    slow.page.wait_for_function(AT_MOVE, arg="normal · move 1")
