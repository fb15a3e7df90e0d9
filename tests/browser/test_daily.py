"""The deal of the day in the browser: from the card of the first page to the ranking and the day after."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mecenate.server.tables import days
from tests.server.daily_games import Time, end, set_time
from tests.server.running import Server, wait_for

from .accessible import LOOKS, violations, with_axe
from .visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser
GAME = "florenza"
CARD = f".deal[data-game={GAME}]"


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock that can be set, at a day when the person begins."""
    return set_time(monkeypatch, days.today())


def check(visitor: Visitor, where: str) -> list[str]:
    """What axe-core finds on a page, on desk and phone, light and dark."""
    with_axe(visitor)
    problems: list[str] = []
    for size, dark in LOOKS:
        visitor.look(size, dark)
        problems += violations(visitor, f"{where} {size[0]} {'dark' if dark else 'light'}")
    visitor.look(DESK, dark=False)
    return problems


def test_a_deal_is_played_ranked_and_opened_the_day_after(
    visit: Callable[..., Visitor], server: Server, time: Time
) -> None:
    visitor = visit(name="Livia")
    visitor.ask("/api/accounts", {"login": "livia-daily", "password": "correct horse battery"})
    page = visitor.open("/", ".daily li")
    assert page.locator(".daily li").count() >= 4
    page.locator(".daily a").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{CARD} .prim")
    problems = check(visitor, "/daily before")
    assert page.locator(f"{CARD} table").count() == 0
    page.locator(f"{CARD} .prim").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".stage")
    assert page.locator("[data-hint]").count() == 0
    assert page.locator(".tool:has-text('What if')").count() == 0
    id = page.url.rsplit("/", 1)[1]

    wait_for(lambda: visitor.position(id)["legal"])
    visitor.open("/daily", f"{CARD} .prim")
    end(server, visitor.context.request.get(f"/api/tables/{id}").json(), 15)
    visitor.open("/daily", f"{CARD} table")
    page.click(f"{CARD} summary >> nth=0")
    assert "Livia" in page.inner_text(f"{CARD} tbody")
    assert "+5" in page.inner_text(f"{CARD} tbody")
    problems += check(visitor, "/daily after")
    visitor.open(f"/t/{id}/after", "main h1")
    page.wait_for_selector("[role=note]")
    assert page.locator("a[download]").count() == 0

    time.next_day()
    visitor.open("/daily", f"section + section {CARD}")
    assert "Livia" in (page.text_content(f"section + section {CARD} tbody") or "")
    page.click(f"section + section {CARD} details:last-of-type summary")
    assert "Secret" in page.inner_text(f"section + section {CARD}")
    problems += check(visitor, "/daily the day after")
    assert not problems, "\n".join(problems)
    assert not visitor.wrong


def test_guests_are_told_that_their_deal_is_not_ranked(visit: Callable[..., Visitor], time: Time) -> None:
    for locale, words in (("en-GB", "not ranked"), ("de-DE", "nicht gewertet")):
        visitor = visit(name="Zoe", locale=locale, size=PHONE)
        page = visitor.open("/daily", f"{CARD} .prim")
        assert words in page.inner_text("main header")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE[0]
