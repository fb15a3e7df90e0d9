"""What only Carpe Diem's board does: a tile in hand that is turned and laid by keys."""

from __future__ import annotations

import pytest

from .boards import BOARDS, Visit
from .keys import CHOSEN_OR_MOVED, answer, tab_to
from .visitor import DESK, MAY_CHOOSE, PHONE

pytestmark = pytest.mark.browser
BOARD = BOARDS["carpe_diem"]


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table('carpe_diem')['id']}", BOARD.lit)
    turned = False
    for _ in range(14):
        page.wait_for_selector(MAY_CHOOSE)
        before = visitor.move
        page.focus("#main")
        tab_to(visitor, BOARD.lit)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.matches('.carpe_diem .lit')"), "arrows go from piece to piece"
        page.keyboard.press("Enter")
        page.wait_for_function(CHOSEN_OR_MOVED, arg=before)
        if page.locator(".carpe_diem .way").count() > 1 and page.locator(".carpe_diem .ghost").count():
            there = page.get_attribute(".carpe_diem .way.on", "aria-label")
            page.keyboard.press("r")
            turned |= page.get_attribute(".carpe_diem .way.on", "aria-label") != there
            page.keyboard.press("Shift+R")
        answer(visitor, before)
    assert turned, "R turns the tile in hand"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pawns_are_placed_before_tiles_and_cards_lie_open(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(name="Livia", size=size)
    page = visitor.open(f"/t/{visitor.new_table('carpe_diem', options={'pawns': 'first'})['id']}", BOARD.lit)
    assert page.locator(".ring .rt").count() == 0
    page.locator(BOARD.lit).first.click()
    page.click(".confirm .go:not([disabled])")
    page.wait_for_selector(".ring .rt")
    assert page.locator(".ring .rt").count() == 28
