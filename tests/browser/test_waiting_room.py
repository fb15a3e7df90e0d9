"""A table before its game begins: what is offered to whom, and whether what it says is so."""

from __future__ import annotations

import pytest

from .boards import Visit
from .visitor import DESK, PHONE

pytestmark = pytest.mark.browser
SIT = "main li .btn.prim"
BEGIN = "main .btn.big"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_link_to_watch_offers_no_seat(visit: Visit, size: tuple[int, int]) -> None:
    ada, bruno = visit(name="Ada"), visit(name="Bruno", size=size)
    table = ada.new_table("carrara", 3, bots=False)
    page = bruno.open(f"/t/{table['id']}?invite={table['watch']}", "main li >> text=Ada")
    assert page.locator(SIT).count() == 0
    assert page.locator(BEGIN).count() == 0
    assert "2 seats are still free. You have the link to watch" in page.inner_text(".lede")
    assert page.locator("input[readonly]").count() == 0, "there is nobody to invite for one who only watches"
    bruno.open(f"/t/{table['id']}?invite={table['invite']}", SIT)
    assert page.locator(SIT).count() == 2


def test_once_every_seat_is_taken_anybody_who_sits_there_can_begin(visit: Visit) -> None:
    ada, bruno, chiara = visit(name="Ada"), visit(name="Bruno"), visit(name="Chiara")
    table = ada.new_table("carrara", 2, bots=False)
    watching = chiara.open(f"/t/{table['id']}?invite={table['watch']}", "main li >> text=Ada")
    ada.open(f"/t/{table['id']}", BEGIN)
    assert ada.page.locator(BEGIN).is_disabled(), "a seat is free"
    bruno.open(f"/t/{table['id']}?invite={table['invite']}", SIT).click(SIT)
    ada.page.wait_for_selector(f"{BEGIN}:not([disabled])")
    watching.wait_for_selector(".lede >> text=Every seat is taken")
    assert watching.locator(BEGIN).count() == 0
    bruno.page.click(f"{BEGIN}:not([disabled])")
    for page in (ada.page, bruno.page, watching):
        page.wait_for_selector(".carrara svg")
