"""Hints and what everybody would have now: shown in words and on the board, refused clearly, gone with the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from .accessible import violations, with_axe
from .keys import answer
from .visitor import DESK, MAY_CHOOSE, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
GAMES = ("carrara", "princes", "florenza", "carpe_diem")
ONE = ".advice li button"


def advised(visitor: Visitor, answer: Callable[[list[str]], Any]) -> None:
    """The server answers at once as `answer` says to what may be chosen, so that no test waits for a master."""

    def fulfil(route: Route) -> None:
        now = visitor.position(route.request.url.split("/")[-2])
        route.fulfill(json={"version": now["version"], "choices": answer(now["legal"])})

    visitor.page.route("**/hint", fulfil)


def three(legal: list[str]) -> list[dict[str, Any]]:
    """The first choices, each with a margin and visits of its own."""
    return [
        {"action": action, "margin": 4.2 - 5 * n, "visits": 900 >> n, "turn": [action]}
        for n, action in enumerate(legal[:3])
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_by_keys_lights_its_place_and_is_chosen(visit: Visit, game: str) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table(game, 3)['id']}", ".board .lit")
    advised(visitor, three)
    page.wait_for_selector(MAY_CHOOSE)
    page.keyboard.press("?")
    page.wait_for_function(f"document.activeElement.matches('{ONE}')")
    assert page.locator(ONE).count() in (2, 3)
    page.wait_for_selector(".board .sel, .offer.selected, .pc.ghost")
    assert page.query_selector(".confirm .go:not([disabled])") is None, "pointing chooses nothing"
    page.wait_for_selector(".advice .turn")
    verdicts = page.locator(".advice .verdict").all_inner_texts()
    assert "4.2 points ahead" in verdicts[0]
    assert "5 points less" in verdicts[1]
    assert page.query_selector(".stage.tentative .tick") is None or not page.is_visible(".stage.tentative .tick")
    with_axe(visitor)
    problems = []
    for size, dark in ((DESK, False), (DESK, True), (PHONE, False)):
        visitor.look(size, dark)
        problems += violations(visitor, f"{size[0]} {'dark' if dark else 'light'}")
    assert not problems, "\n".join(problems)
    visitor.look(DESK, dark=False)
    page.focus(ONE)
    before = visitor.move
    page.keyboard.press("Enter")
    answer(visitor, before)
    page.wait_for_selector(".advice", state="detached")


def test_a_master_really_thinks_and_can_be_left(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table('florenza')['id']}", ".board .lit")
    page.wait_for_selector(MAY_CHOOSE)
    page.click("[data-hint]")
    page.click(".advice .thinking button")
    page.wait_for_selector(".advice", state="detached")
    page.click("[data-hint]")
    page.wait_for_selector(ONE)
    legal = visitor.position(page.url.split("/")[-1])["legal"]
    assert {one.get_attribute("data-action") for one in page.query_selector_all(ONE)} <= set(legal)
    page.keyboard.press("Escape")
    page.wait_for_selector(".advice", state="detached")


def test_no_hint_says_why(visit: Visit) -> None:
    ada, bruno = visit(name="Ada"), visit(name="Bruno")
    table = ada.new_table("florenza", bots=False)
    bruno.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 1})
    ada.ask(f"/api/tables/{table['id']}/start")
    page = ada.open(f"/t/{table['id']}", ".board")
    page.click("[data-hint]")
    page.wait_for_selector(".advice .why >> text=nobody but bots")
    page.click("[data-hint]")
    page.route("**/hint", lambda route: route.fulfill(status=500, json={"code": "broken", "message": ""}))
    page.click("[data-hint]")
    page.wait_for_selector(".advice .why >> text=no time")


@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_would_have_now_is_told_term_by_term(visit: Visit, game: str) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table(game, 3)['id']}", ".board .lit")
    page.wait_for_selector(".seats-side button.standing")
    assert page.locator(".seats-side button.standing").count() == 3
    page.focus(".seats-side button.standing >> nth=0")
    terms = page.wait_for_selector(".terms")
    assert terms
    assert "Livia" in terms.inner_text()
    page.click("#tab-scores")
    assert page.locator("#tab-panel tfoot td").count() == 3


def test_a_standing_that_is_not_all_known_says_why(visit: Visit) -> None:
    visitor = visit(name="Livia")
    standings = [{"total": 4, "breakdown": {"game": 4, "fountains": None}}] * 2
    visitor.page.route("**/standings*", lambda route: route.fulfill(json=standings))
    page = visitor.open(f"/t/{visitor.new_table('carpe_diem')['id']}", ".board .lit")
    rival = page.locator(".seats-side button.standing").nth(1)
    rival.wait_for()
    assert "4 + ?" in rival.inner_text()
    rival.focus()
    assert "fountain" in page.inner_text(".terms small").lower()
