"""The analysis of a game beside its replay: asked for, waited for, looked through by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mecenate.analysis import AnalysisSettings
from mecenate.server.analyses import service
from tests.analysis.games import text_of

from .accessible import LOOKS, violations, with_axe
from .visitor import DESK, Visitor

pytestmark = pytest.mark.browser
MOVES = 14


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis that takes seconds."""
    monkeypatch.setattr(service, "SETTINGS", AnalysisSettings("journeyman", 4))


def test_a_game_is_analysed_and_its_marks_lead_to_better_turns_and_to_practice(visit: Callable[..., Visitor]) -> None:
    visitor = visit(name="Livia")
    id = visitor.ask("/api/records", {"record": text_of("florenza", moves=MOVES)})["id"]
    page = visitor.open(f"/t/{id}/0?analysis=", ".analysis .btn.prim")
    page.click(".analysis .btn.prim")
    page.wait_for_selector(".analysis figure", timeout=60_000)
    assert page.locator(".analysis figure path").count() >= 2
    assert page.locator(".analysis section").count() >= 2

    mark = page.locator(".analysis figure svg a").first
    mark.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")
    before = page.inner_text(".verdict")
    page.click(".verdict .btn")
    page.wait_for_function(
        "before => document.querySelector('.verdict').innerText.length > before", arg=len(before) + 10
    )
    assert page.get_attribute(".verdict .btn", "aria-pressed") == "true"
    page.click(".verdict .btn")
    page.wait_for_selector(".verdict .btn[aria-pressed=false]")

    with_axe(visitor)
    problems: list[str] = []
    for size, dark in LOOKS:
        visitor.look(size, dark)
        problems += violations(visitor, f"analysis {size[0]} {'dark' if dark else 'light'}")
    assert not problems, "\n".join(problems)

    visitor.look(DESK, dark=False)
    page.keyboard.press("Home")
    page.wait_for_url(f"**/t/{id}/0?analysis=")
    page.click(".bottom-bar .btn:has-text('Play from here')")
    page.select_option("dialog select.input >> nth=1", "random")
    page.click("dialog .btn.prim")
    page.wait_for_function("id => location.pathname.startsWith('/t/') && !location.pathname.includes(id)", arg=id)
    page.wait_for_selector(".stage")
