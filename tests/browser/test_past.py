"""What is past: each move has its address, and after a game there is its result."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .boards import BOARDS
from .visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def test_every_move_has_its_address_and_afterwards_there_is_the_result(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = visitor.played("florenza")
    page = visitor.open(f"/t/{id}", ".confirm > .over")
    totals = sorted(page.locator(".seats-side .standing .points").all_inner_texts())

    visitor.open(f"/t/{id}/5", ".frame .scrubber")
    for key, address in (("ArrowRight", 6), ("ArrowRight", 7), ("ArrowLeft", 6), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/t/{id}/{address}")
    page.keyboard.press("End")
    page.wait_for_function("Number(location.pathname.split('/').pop()) > 10")
    page.go_back()
    page.reload()
    page.wait_for_selector(".scrubber")

    visitor.open(f"/t/{id}/after", "svg[role=img]")
    assert page.locator(".podium li").count() == 2
    assert sorted(page.locator(".podium .total").all_inner_texts()) == totals, "the table shows the same totals"
    assert page.locator("svg[role=img] path").count() == 2
    record = page.get_attribute("a[download]", "href")
    assert record
    assert visitor.context.request.get(record).ok
    page.click("main .btn.prim")
    page.wait_for_function("id => location.pathname.startsWith('/t/') && !location.pathname.includes(id)", arg=id)
    page.wait_for_selector(".frame, main li")


TOTALS = {"princes": ".princes .result tfoot b", "carpe_diem": ".carpe_diem .tot b"}
"""Where a board shows the final points: of all seats, or of the one that is drawn large."""


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_a_finished_table_shows_the_totals_of_the_result_everywhere(visit: Visit, game: str) -> None:
    visitor = visit(name="Livia")
    id = visitor.played(game)
    page = visitor.open(f"/t/{id}/after", ".podium .total")
    totals = set(page.locator(".podium .total").all_inner_texts())
    moves = visitor.position(id)["moves"]

    for path, shows in ((f"/t/{id}", ".confirm > .over"), (f"/t/{id}/{moves}", ".foot .scrubber")):
        visitor.open(path, shows)
        page.wait_for_selector(f".{game} .panel")
        assert set(page.locator(".seats-side .standing .points").all_inner_texts()) == totals
        if game in TOTALS:
            page.wait_for_selector(TOTALS[game])
            assert set(page.locator(TOTALS[game]).all_inner_texts()) <= totals

    visitor.open(f"/t/{id}", ".confirm > .over")
    page.click("#tab-scores")
    assert set(page.locator("#tab-panel tfoot td").all_inner_texts()) == totals
    page.keyboard.press("t")
    page.wait_for_selector(".text-board")
    words = page.locator(".text-board .player li:first-child").all_inner_texts()
    assert {line.split()[0] for line in words} == totals


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_the_place_in_the_game_has_room_on_a_phone(visit: Visit, locale: str) -> None:
    visitor = visit(name="Livia", locale=locale, size=PHONE)
    page = visitor.open(f"/t/{visitor.played('florenza')}/0", ".foot .scrubber")
    slider, words = (page.locator(f".foot .scrubber {part}").bounding_box() for part in ("input", "output"))
    assert slider and words
    assert slider["width"] >= 120
    assert slider["x"] + slider["width"] <= words["x"]
    assert words["x"] + words["width"] <= PHONE[0]
    assert page.locator(".foot .scrubber output").evaluate("(words) => words.scrollWidth <= words.clientWidth")
