"""Boards that hold as much as a game can bring: nothing is hidden, cut off, or drawn over something else."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .boards import BOARDS, Visit, step
from .visitor import DESK, LOCALES, PHONE, Visitor

pytestmark = pytest.mark.browser

POSITIONS = Path(__file__).parents[2] / "web" / "tests"
LINE = 27
"""The height of a line of the log, in pixels."""
SIZES = {"desk": DESK, "laptop": (1024, 768), "phone": PHONE}
# What of `parts` leaves the nearest `frame` around it, or lies under something else; shown parts only.
HIDDEN = """([parts, frame]) => [...document.querySelectorAll(parts)]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => {
    one.scrollIntoView({block: "nearest"});
    const box = one.getBoundingClientRect(), around = one.closest(frame).getBoundingClientRect();
    const across = Math.max(around.left - box.left, box.right - around.right);
    const out = Math.max(across, around.top - box.top, box.bottom - around.bottom);
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const covered = !one.contains(top) && !top?.contains(one);
    return out > 1 || covered ? [`${one.className} ${one.textContent.trim()}: out ${out}, covered ${covered}`] : [];
  })"""
# When fonts are there, and the sizes that follow from them have been drawn.
AT_REST = """async () => {
  await document.fonts.ready;
  for (let n = 0; n < 2; n += 1) await new Promise((next) => requestAnimationFrame(next));
}"""
# By how much the content is wider and higher than its frame.
TOO_MUCH = "(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
# The words that run over a drawing of the same card.
OVER_DRAWING = """() => [...document.querySelectorAll(".florenza .hand .card")].flatMap((card) => {
  const drawing = card.querySelector(".fac").getBoundingClientRect();
  return [...card.querySelectorAll(".words")].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()].filter((line) =>
      line.left < drawing.right - 1 && line.bottom > drawing.top + 1 && line.top < drawing.bottom - 1);
  }).map((line) => `${card.textContent.trim().slice(0, 40)}: ${(drawing.right - line.left).toFixed(1)} px`);
})"""


def views(game: str) -> list[Any]:
    """The views of a game that the tests of the client have."""
    return [each["view"] for each in json.loads(gzip.decompress((POSITIONS / game / "positions.json.gz").read_bytes()))]


def show(visitor: Visitor, view: Any) -> Page:
    """Open a replay that shows this view."""
    past = {"moves": 1, "of": 2, "view": view, "events": [], "scores": None, "remembered": None}
    past |= {key: view[key] for key in ("seat", "actor", "over")}
    visitor.page.route("**/history/*", lambda route: route.fulfill(json=past))
    table = visitor.new_table(view["game"], view["seats"])
    page = visitor.open(f"/t/{table['id']}/1", BOARDS[view["game"]].shows)
    page.wait_for_load_state("networkidle")
    page.evaluate(AT_REST)
    return page


@pytest.mark.parametrize("locale", LOCALES.values())
@pytest.mark.parametrize("game", sorted(BOARDS))
def test_the_number_of_the_move_is_not_shortened(visit: Visit, game: str, locale: str) -> None:
    visitor = visit(name="Livia", size=SIZES["laptop"], locale=locale)
    id = visitor.new_table(game)["id"]
    page = visitor.open(f"/t/{id}", f".{game}")
    page.evaluate(AT_REST)
    for part in ("h1", "h1 small", "h1 b:visible"):
        assert page.locator(part).evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), part


def test_five_seats_leave_room_for_a_log_beside_the_recap(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = str(visitor.new_table("princes", 5)["id"])
    chance = random.Random(5)
    while visitor.position(id)["moves"] < 60:
        step(visitor, id, "", chance)
    page = visitor.open(f"/t/{id}", ".recap")
    page.evaluate(AT_REST)
    assert page.locator(".recap .line").count() == 4
    log = page.locator(".log").bounding_box()
    assert log
    assert log["height"] >= 3.5 * LINE


def own(view: Any) -> Any:
    """The player whose view it is."""
    return view["players"][view["seat"]]


def open_tab(page: Page, of: str) -> None:
    """On a phone, open the panel in which this is."""
    tabs = page.locator(".owntabs button, .tabs button")
    for n in range(tabs.count()):
        if page.locator(of).first.is_visible():
            return
        tabs.nth(n).click()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_everything_finished_in_carpe_diem_stays_in_its_panel_with_the_chimneys(
    visit: Visit, size: tuple[int, int]
) -> None:
    view = next(view for view in views("carpe_diem") if view["seats"] == 4 and not view["over"])
    kinds = own(view)["finished"]
    assert len(kinds) > 9
    own(view).update(finished=dict.fromkeys(kinds, 3), chimneys=9)
    page = show(visit(name="Livia", size=size), view)
    open_tab(page, ".carpe_diem .fks")
    assert page.locator(".carpe_diem .fks .fk").count() == len(kinds)
    assert page.locator(".carpe_diem .chm").is_visible()
    assert page.evaluate(HIDDEN, [".carpe_diem .fks .fk, .carpe_diem .chm", ".panel"]) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hand_of_seven_shows_prices_and_its_texts_leave_the_drawings_free(
    visit: Visit, size: tuple[int, int], locale: str
) -> None:
    seen = views("florenza")
    cards = {card["word"]: card for view in seen for card in own(view)["hand"] or []}
    hand = sorted(cards.values(), key=lambda card: not card["effect"])[:7]
    assert sum(bool(card["effect"]) for card in hand) > 2
    view = next(view for view in seen if view["prompt"] and view["prompt"]["kind"] == "action")
    own(view).update(hand=hand, hand_size=len(hand))
    page = show(visit(name="Livia", size=size, locale=locale), view)
    open_tab(page, ".florenza .hand .card")
    assert page.locator(".florenza .hand .card").count() == 7
    assert page.evaluate(HIDDEN, [".florenza .hand .cost > *", ".slot"]) == []
    assert page.evaluate(OVER_DRAWING) == []


@pytest.mark.parametrize("locale", LOCALES.values(), ids=LOCALES)
@pytest.mark.parametrize("held", [2, 4])
def test_the_cards_beside_the_purse_of_a_prince_are_whole(visit: Visit, held: int, locale: str) -> None:
    view = next(view for view in views("princes") if view["seats"] == 5 and view["prompt"]["kind"] == "place")
    cards = {card for each in views("princes") for card in own(each)["prestige_cards_held"] or []}
    mine = sorted(cards, key=len)[-held:] if held == 2 else sorted(cards)[: held - 1]
    own(view).update(prestige_cards_held=mine, prestige_cards=len(mine), recruiting_cards=0 if held == 2 else 2)
    page = show(visit(name="Livia", locale=locale), view)
    assert page.locator(".princes .cards .card").count() == held
    assert page.locator(".princes .cards").evaluate(TOO_MUCH) == [0, 0]


def test_the_bar_of_a_replay_is_one_line_high(visit: Visit) -> None:
    view = next(view for view in views("carrara") if not view["over"])
    page = show(visit(name="Livia", locale="de-DE"), view)
    bar = page.locator(".bottom-bar.foot")
    assert bar.evaluate("(bar) => bar.offsetHeight") < 64
    assert bar.evaluate(TOO_MUCH) == [0, 0]
