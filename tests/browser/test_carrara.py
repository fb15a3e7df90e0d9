"""Carrara on its board: a whole game, two browsers at one table, fingers instead of a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.running import wait_for

from .visitor import OVER, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
MAY_CHOOSE = ".confirm .btn.icon"


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


def test_a_long_press_shows_what_a_piece_is_and_chooses_nothing(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    page = visitor.open(f"/t/{visitor.found('carrara')['id']}", ".board .lit")
    finger = visitor.context.new_cdp_session(page)
    box = page.locator('.board .lit[data-spot="wheel turn"]').bounding_box()
    assert box
    touch = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
    page.wait_for_selector(".tip")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert "CAR-" in page.inner_text(".tip")
    assert page.query_selector(".board .sel") is None
    page.touchscreen.tap(touch[0]["x"], touch[0]["y"])
    page.wait_for_selector(".board .sel")
    assert page.query_selector(".tip") is None


def test_more_choices_than_the_bar_has_room_for_can_be_seen_and_reached(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    page = visitor.open(f"/t/{visitor.found('carrara')['id']}", ".board .lit")
    for number in range(40):
        page.wait_for_selector(MAY_CHOOSE)
        if page.locator(".offers .offer").count() > 4:
            break
        visitor.play_on_the_board(1, seed=number)
    last = page.locator(".offers .offer").last
    right = "element => element.getBoundingClientRect().right"
    assert last.evaluate(right) > PHONE[0], "the last choice has no room"
    for _ in range(6):
        if page.query_selector(".onwards:not(.back)"):
            page.click(".onwards:not(.back)")
            page.wait_for_timeout(150)
    page.wait_for_selector(".onwards.back")
    assert page.query_selector(".onwards:not(.back)") is None
    assert last.evaluate(right) <= PHONE[0]
