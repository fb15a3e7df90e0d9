"""Notes: what is remembered stands on the board with its mark, in a dialog, and can be turned on and off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.running import Guest, Server

from .accessible import LOOKS, violations, with_axe
from .visitor import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
GAMES = {
    "carrara": [".car-rival .noted", ".inbag .noted", "Florins", "In the bag"],
    "princes": [".pri-rival .noted", ".piles .noted", "Bonus cards", "In the piles or in other hands"],
    "florenza": [".flo-rival .noted", ".piles .noted", "In the pile, in other hands or discarded by others"],
    "carpe_diem": [".pring .noted", "Fountain cards you have not seen", "Vineyard"],
}
"""Where each board has its marks, and what its dialog says."""


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_the_board_shows_what_is_remembered(visit: Visit, game: str) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table(game, 3)['id']}", ".stage")
    for expected in GAMES[game]:
        if expected.startswith("."):
            page.wait_for_selector(f"{expected} svg", state="attached")
    with_axe(visitor)
    for size, dark in LOOKS:
        visitor.look(size, dark)
        page.click("[data-notes]")
        text = page.inner_text("dialog").replace("\n", " ").lower()
        for expected in GAMES[game]:
            assert expected.startswith(".") or expected.lower() in text
        assert violations(visitor, f"{game} {size}") == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    assert visitor.wrong == []


def test_notes_can_be_turned_off_in_the_menu_and_on_in_a_new_table(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table('carrara')['id']}", ".car-rival .noted")
    page.click(".tools button[aria-label='This table']")
    page.click("dialog .switch:has(b:text-is('Notes'))")
    page.wait_for_selector(".car-rival .noted", state="detached")
    assert page.query_selector("[data-notes]") is None
    page = visitor.open("/new", "form .switch")
    assert not page.is_checked("form .switch input"), "between people they are off"
    for select in page.query_selector_all("form ul select"):
        select.select_option("random")
    assert page.is_checked("form .switch input"), "against bots they are on"
    page.click("form .switch")
    page.click("form .go .btn")
    page.wait_for_selector(".stage")
    assert page.query_selector("[data-notes]") is None


def test_between_people_the_others_are_asked(visit: Visit, server: Server) -> None:
    visitor, rival = visit(name="Livia"), Guest(server.url, "Bruno")
    info = visitor.new_table("carrara", bots=False)
    page = visitor.open(f"/t/{info['id']}", ".switch")
    rival.sit(info, 1)
    page.wait_for_selector(".noted:has-text('Notes: off')")
    page.click("button:has-text('Deal')")
    page.wait_for_selector(".car-rival")
    assert page.query_selector(".car-rival .noted") is None
    rival.put(f"/api/tables/{info['id']}/settings", {"notes": True})
    page.click(".asks:has-text('Bruno asks to turn notes on') .btn.prim")
    page.wait_for_selector(".car-rival .noted")
    assert visitor.wrong == []
