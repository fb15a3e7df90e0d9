"""What a board says about the pieces on it: prices, users, bids, places and rewards, after a reload as well."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from .boards import BOARDS, Visit, go_to, step
from .test_crowded import show, views
from .visitor import DESK, MAY_CHOOSE, PHONE, Visitor

pytestmark = pytest.mark.browser
SOLD = ".princes .lot .ls:has(.crest)"
BIDS = ".princes .step.held .riser"
# The pieces of `parts` that overlap another one of the same `frame`.
OVERLAPS = """([parts, frame]) => [...document.querySelectorAll(frame)].flatMap((around) => {
  const all = [...around.querySelectorAll(parts)].filter((one) => one.checkVisibility());
  const boxes = all.map((one) => one.getBoundingClientRect());
  return all.flatMap((one, n) => boxes.slice(n + 1).some((box) =>
    Math.min(box.right, boxes[n].right) - Math.max(box.left, boxes[n].left) > 1 &&
    Math.min(box.bottom, boxes[n].bottom) - Math.max(box.top, boxes[n].top) > 1) ? [around.textContent.trim()] : []);
})"""


def texts(page: Page, of: str) -> list[str]:
    """What is written on these parts, in one line each."""
    return [" ".join(text.split()) for text in page.locator(of).all_text_contents()]


def after_a_reload(page: Page, of: str) -> list[str]:
    """What these parts say when the page was loaded again; it has to be what they said before."""
    page.wait_for_selector(of)
    before = texts(page, of)
    page.reload()
    page.wait_for_selector(of)
    assert texts(page, of) == before
    return before


def princes_at(visitor: Visitor, wanted: str, ready: Callable[[Any], bool]) -> Page:
    """A game of princes that has come so far, by such choices if there are any."""
    id = str(visitor.new_table("princes", 3)["id"])
    chance = random.Random(1)
    while not ready(now := visitor.position(id)):
        assert step(visitor, id, wanted, chance), now["moves"]
    return visitor.open(f"/t/{id}", BOARDS["princes"].shows)


def test_a_lot_that_was_sold_shows_its_price(visit: Visit) -> None:
    def one_is_sold(now: Any) -> bool:
        view = now["view"]
        return bool(
            now["legal"] and view["phase"] == "auction" and any(lot["buyer"] is not None for lot in view["lots"])
        )

    page = princes_at(visit(name="Livia"), "^pass|^decline", one_is_sold)
    prices = after_a_reload(page, SOLD)
    assert prices and all(re.search(r"\d00$", price) for price in prices)


def test_the_last_bids_are_known_after_a_reload(visit: Visit) -> None:
    def five_bids(now: Any) -> bool:
        return bool(now["legal"] and now["view"]["auction"] and now["view"]["auction"]["bid"] >= 500)

    page = princes_at(visit(name="Livia"), "^bid|jester", five_bids)
    assert len(after_a_reload(page, BIDS)) > 1, "that of the leader, and one more"


def test_who_used_a_location_is_known_after_a_reload(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = str(visitor.new_table("florenza", 2)["id"])
    go_to(visitor, id, "action")
    now = visitor.position(id)
    used = next(action for action in now["legal"] if action.startswith("activate "))
    visitor.send(id, now, used)
    page = visitor.open(f"/t/{id}", ".florenza .loc.down .who")
    piece = page.locator(f".florenza [data-spot='used {used.removeprefix('activate ')}']").first
    before = piece.get_attribute("aria-label")
    assert "Livia" in str(before)
    page.reload()
    page.wait_for_selector(".florenza .loc.down .who")
    assert piece.get_attribute("aria-label") == before


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_number_covers_the_reward_of_an_improvement(visit: Visit, size: tuple[int, int]) -> None:
    view = next(view for view in views("carrara") if len(view["improvements"]) > 6)
    view["improvements"] = dict.fromkeys(view["improvements"], 2)
    page = show(visit(name="Livia", size=size), view)
    if size == PHONE:
        page.click(".carrara .owntabs button >> nth=1")
    assert page.locator(".carrara .imp em").count() == len(view["improvements"])
    assert page.evaluate(OVERLAPS, [".pays, em", ".carrara .imps .imp"]) == []


@pytest.mark.parametrize("game", ["carpe_diem", "princes"])
def test_columns_and_rows_that_the_log_names_are_on_the_board(visit: Visit, game: str) -> None:
    visitor = visit(name="Livia")
    id = str(visitor.new_table(game)["id"])
    go_to(visitor, id, "place", "^build|^lay|^take")
    places = {place for action in visitor.position(id)["legal"] for place in re.findall(r"\b[a-g][1-7]\b", action)}
    page = visitor.open(f"/t/{id}", BOARDS[game].lit)
    page.wait_for_selector(MAY_CHOOSE)
    said = set("".join(texts(page, {"carpe_diem": ".carpe_diem .coords text", "princes": ".princes .axis text"}[game])))
    assert places
    assert {letter for place in places for letter in place} <= said


def test_the_log_counts_the_sectors_of_the_wheel_as_the_wheel_does(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = str(visitor.new_table("carrara")["id"])
    go_to(visitor, id, "main")
    now = visitor.position(id)
    visitor.send(id, now, "turn wheel" if "turn wheel" in now["legal"] else "leave wheel")
    go_to(visitor, id, "take", "^sector")
    page = visitor.open(f"/t/{id}", BOARDS["carrara"].lit)
    page.wait_for_selector(".log .turn, .log li")
    printed = set(texts(page, ".carrara .wheel text, .carrara svg text")) & {"I", "II", "III", "IV", "V", "VI"}
    assert len(printed) == 6
    log = " ".join(texts(page, ".log"))
    assert not re.search(r"(sector|from|in) \d\b", log)


def test_the_bankers_card_shows_the_money_that_is_there(visit: Visit) -> None:
    view = next(view for view in views("princes") if view["muse"] and view["prompt"]["kind"] == "character")
    banker = next(one for one in view["characters"] if one["name"] == "banker")
    for money in (400, 1000):
        banker["money"] = money
        page = show(visit(name="Livia"), view)
        card = page.locator(
            ".princes .face[data-spot='character banker'], .princes [data-spot='character banker'] .face"
        ).first
        assert re.sub(r"\D", "", card.inner_text()).startswith(str(money))
