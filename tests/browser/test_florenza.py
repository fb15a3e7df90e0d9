"""What only Florenza's board does: the eight actions by their letters, the market, another city in full."""

from __future__ import annotations

import pytest

from .accessible import violations, with_axe
from .boards import BOARDS, Visit
from .keys import choose_by_tab
from .visitor import DESK, MAY_CHOOSE, MOVED

pytestmark = pytest.mark.browser
BOARD = BOARDS["florenza"]


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table('florenza')['id']}", BOARD.lit)
    before = visitor.move
    page.keyboard.press("c")
    page.wait_for_function("document.activeElement.matches('.florenza .seal.lit')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.florenza .lit')"), "arrows go from piece to piece"
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.wait_for_function("document.activeElement.matches('.florenza .deal.lit')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".confirm .go:not([disabled])")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
    for _ in range(6):
        choose_by_tab(visitor, BOARD.lit)


def test_another_city_is_looked_at_in_full(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table('florenza', 3)['id']}", BOARD.lit)
    page.click(".florenza .look button >> nth=1")
    page.wait_for_selector(".florenza .city.theirs")
    BOARD.check_fits(page)


def test_contrast_and_names_on_the_market(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table('florenza', 4)['id']}", BOARD.lit)
    page.wait_for_selector(MAY_CHOOSE)
    page.keyboard.press("g")
    page.wait_for_function("document.activeElement.matches('.florenza .deal.lit')")
    page.keyboard.press("Enter")
    with_axe(visitor)
    problems: list[str] = []
    for dark in (False, True):
        visitor.look(DESK, dark)
        problems += violations(visitor, "dark" if dark else "light")
    assert not problems, "\n".join(problems)
