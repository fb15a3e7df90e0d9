"""What only the board of The Princes of Florence does: each expansion, and pieces that turn, flip and snap."""

from __future__ import annotations

import random

import pytest

from .boards import BOARDS, Visit, go_to, reach, step
from .keys import confirm
from .visitor import ALWAYS_CONFIRM, LOCALES, OVER, PHONE

pytestmark = pytest.mark.browser
BOARD = BOARDS["princes"]
# The texts that leave less than a pixel to the border around them.
TOO_WIDE = """(all) => all.flatMap((one) => {
  const box = one.getBoundingClientRect();
  return [...one.querySelectorAll("small")]
    .filter((text) => text.getBoundingClientRect().right > box.right - 2)
    .map((text) => text.textContent);
})"""


@pytest.mark.parametrize("expansions", ["muse", "cooperation", "muse,cooperation"])
def test_each_expansion(visit: Visit, expansions: str) -> None:
    """Two rounds on the board; the rest is played without the page, so that the end is seen too."""
    visitor = visit(name="Livia")

    def another() -> str:
        return str(visitor.new_table("princes", 3, options={"expansions": expansions})["id"])

    id = another()
    page = visitor.open(f"/t/{id}", BOARD.lit)
    assert visitor.play_on_the_board(18) == (18, 18)
    BOARD.check_fits(page)
    if "cooperation" in expansions:
        id = reach(visitor, id, "joint", " with seat ", another)
        visitor.open(f"/t/{id}", ".princes .plane .foot.lit")
        assert visitor.play_on_the_board(2)[1] == 2
    if "muse" in expansions:
        id = reach(visitor, id, "character", "", another)
        visitor.open(f"/t/{id}", ".princes .space.lit")
        assert visitor.play_on_the_board(1)[1] == 1
    chance = random.Random(1)
    while step(visitor, id, "", chance):
        pass
    page.reload()
    page.wait_for_selector(OVER)
    assert page.locator(".princes .result thead th").count() == 3


def test_choices_in_words_do_not_lie_on_the_table(visit: Visit) -> None:
    visitor = visit(name="Livia", size=PHONE)

    def another() -> str:
        return str(visitor.new_table("princes", 3, options={"expansions": "cooperation"})["id"])

    id = reach(visitor, another(), "sum", " with seat ", another)
    page = visitor.open(f"/t/{id}", ".princes")
    page.keyboard.press("t")
    page.wait_for_selector(".in-words .choices .choice")
    assert page.locator(".in-words .choices .choice").count() > 8
    last, table = (
        page.locator(".in-words .choices .choice").last.bounding_box(),
        page.locator(".in-words .words").bounding_box(),
    )
    assert last and table
    assert last["y"] + last["height"] <= table["y"]


def test_a_piece_is_turned_flipped_and_laid_by_keys(visit: Visit) -> None:
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM)
    id = visitor.new_table("princes", 2)["id"]
    go_to(visitor, id, "turn", "decline")
    page = visitor.open(f"/t/{id}", ".princes .sup.lit")
    page.focus("[data-spot='supply library']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".confirm .go:not([disabled])")
    page.keyboard.press("Enter")
    page.wait_for_selector(".princes .foot.lit")
    for key in ("r", "f"):
        shape = page.inner_html(".princes .turner .cut")
        page.keyboard.press(key)
        page.wait_for_function("was => document.querySelector('.princes .turner .cut').innerHTML !== was", arg=shape)
    page.focus(".princes .foot.lit")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.princes .foot.lit')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".princes .pc.ghost:not(.faint)")
    page.keyboard.press("r")
    page.wait_for_selector(".princes .pc.ghost:not(.faint)")
    confirm(visitor)
    assert any(piece["name"] == "library" for piece in visitor.position(id)["view"]["players"][0]["estate"])


def test_a_piece_follows_the_pointer_and_snaps_to_where_it_may_lie(visit: Visit) -> None:
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM)
    id = visitor.new_table("princes", 2)["id"]
    go_to(visitor, id, "turn", "decline")
    step(visitor, id, "build opera$", random.Random(1))
    page = visitor.open(f"/t/{id}", ".princes .foot.lit")
    box = page.locator(".princes .field").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.2)
    page.wait_for_selector(".princes .pc.ghost.faint")
    page.mouse.click(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.2)
    page.wait_for_selector(".princes .pc.ghost:not(.faint)")
    assert "opera" in str(page.input_value("aside input")).lower()
    page.keyboard.press("Escape")
    page.wait_for_function("document.querySelector('.confirm .go').disabled")


@pytest.mark.parametrize("locale", LOCALES.values(), ids=LOCALES)
def test_what_builders_do_fits_its_place(visit: Visit, locale: str) -> None:
    visitor = visit(name="Livia", locale=locale)
    id = str(visitor.new_table("princes", 3)["id"])
    go_to(visitor, id, "turn", "^pass$")
    page = visitor.open(f"/t/{id}", ".princes .rung")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.locator(".princes .rung").evaluate_all(TOO_WIDE) == []
