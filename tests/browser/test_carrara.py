"""Carrara on its board: a newcomer, a whole game, two browsers at one table."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.server.running import wait_for

from .visitor import OVER, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
MAY_CHOOSE = ".confirm .btn.icon"


def test_a_newcomer_makes_the_first_move_in_under_a_minute(visit: Visit) -> None:
    visitor = visit()
    began = time.monotonic()
    page = visitor.open("/", "article[data-game=carrara]")
    page.click("article[data-game=carrara] .btn.prim")
    page.fill("dialog input", "Livia")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board svg")
    assert "/t/" in page.url
    assert "Livia" in page.inner_text("aside")
    assert visitor.play_on_the_board(1)[0] == 1
    assert time.monotonic() - began < 60


def test_a_whole_game_on_the_board_against_a_bot(visit: Visit) -> None:
    visitor = visit(name="Livia")
    table = visitor.found("carrara")
    visitor.open(f"/t/{table['id']}", ".board svg")
    made, drawn = visitor.play_on_the_board()
    assert visitor.is_over
    assert drawn > made / 2, "most choices can be made on the board itself"
    visitor.page.click(f"{OVER} .btn.prim")
    visitor.page.wait_for_selector(".podium")
    assert visitor.page.locator(".podium li").count() == 2


def test_two_browsers_at_one_table(visit: Visit) -> None:
    ada, bruno = visit(name="Ada"), visit()
    table = ada.found("carrara", bots=False)
    ada.open(f"/t/{table['id']}", "input[readonly]")
    link = ada.page.locator("input[readonly]").first.input_value()
    assert table["invite"] in link
    bruno.page.goto(link)
    bruno.page.click("main li .btn.prim")
    bruno.page.fill("dialog input", "Bruno")
    bruno.page.keyboard.press("Enter")
    ada.page.wait_for_selector("main li >> text=Bruno")
    ada.page.click(".btn.big:not([disabled])")
    both = (ada, bruno)
    for one in both:
        one.page.wait_for_selector(".board svg")
        one.page.click("#tab-chat")
    ada.page.fill("#tab-panel form input", "Good game!")
    ada.page.keyboard.press("Enter")
    bruno.page.wait_for_selector("[role=log] >> text=Good game!")
    for number in range(6):
        wait_for(lambda: any(one.page.query_selector(MAY_CHOOSE) for one in both))
        turn = next(one for one in both if one.page.query_selector(MAY_CHOOSE))
        other = bruno if turn is ada else ada
        assert other.page.query_selector(".board button.lit") is None
        assert turn.play_on_the_board(1, seed=number)[0] == 1
        other.page.wait_for_function("move => document.querySelector('h1 small').textContent === move", arg=turn.move)
