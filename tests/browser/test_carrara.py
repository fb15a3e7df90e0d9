"""Two people come to one table; and a bar that has more choices than room, at Carrara."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .visitor import DESK, MAY_CHOOSE, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
AT_REST = """async () => {
  const row = document.querySelector(".offers");
  for (let was = -1, same = 0; same < 4; was = row.scrollLeft) {
    await new Promise((go) => requestAnimationFrame(go));
    same = was === row.scrollLeft ? same + 1 : 0;
  }
}"""


def test_two_people_meet_by_a_link_and_talk(visit: Visit) -> None:
    ada, bruno = visit(name="Ada"), visit()
    table = ada.new_table("carrara", bots=False)
    ada.open(f"/t/{table['id']}", "input[readonly]")
    link = ada.page.locator("input[readonly]").first.input_value()
    assert table["invite"] in link
    bruno.page.goto(link)
    bruno.page.click("main li .btn.prim")
    bruno.page.fill("dialog input", "Bruno")
    bruno.page.keyboard.press("Enter")
    ada.page.wait_for_selector("main li >> text=Bruno")
    ada.page.click(".btn.big:not([disabled])")
    for one in (ada, bruno):
        one.page.wait_for_selector(".board svg")
        one.page.click("#tab-chat")
    ada.page.fill("#tab-panel form input", "Good game!")
    ada.page.keyboard.press("Enter")
    bruno.page.wait_for_selector("[role=log] >> text=Good game!")


def test_more_choices_than_the_bar_has_room_for_can_be_seen_and_reached(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    page = visitor.open(f"/t/{visitor.new_table('carrara')['id']}", ".board .lit")
    for number in range(40):
        page.wait_for_selector(MAY_CHOOSE)
        if page.locator(".offers .offer").count() > 4:
            break
        visitor.play_on_the_board(1, seed=number)
    last = page.locator(".offers .offer").last
    right = "element => element.getBoundingClientRect().right"
    assert last.evaluate(right) > PHONE[0], "the last choice has no room"
    for _ in range(6):
        if onwards := page.query_selector(".onwards:not(.back)"):
            onwards.click()
            page.evaluate(AT_REST)
    page.wait_for_selector(".onwards.back")
    assert page.query_selector(".onwards:not(.back)") is None
    assert last.evaluate(right) <= PHONE[0]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_passes_in_a_row_are_counted_and_warned_of(visit: Visit, size: tuple[int, int]) -> None:
    ada, bruno = visit(name="Ada", size=size), visit(name="Bruno")
    table = ada.new_table("carrara", bots=False, options={"pass_limit": 2})
    bruno.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 1})
    ada.ask(f"/api/tables/{table['id']}/start")
    page = ada.open(f"/t/{table['id']}", ".board .lit")
    assert page.locator(".passes").count() == 0
    for number, visitor in enumerate([ada, bruno, ada], 1):
        visitor.send(table["id"], visitor.position(table["id"]), "pass")
        page.wait_for_selector(f".passes >> text=passed in a row: {number} of 4")
        assert page.locator(".passes b").count() == (number >= 2)
    page.wait_for_selector(".passes >> text=one more pass ends the game")
    page.keyboard.press("t")
    page.wait_for_selector(".text-board >> text=one more pass ends the game")
