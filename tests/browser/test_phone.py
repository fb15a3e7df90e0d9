"""What a phone shows: the boards of rivals by a tap and by a swipe, marks on tabs, sizes for a thumb."""

from __future__ import annotations

import pytest

from .boards import BOARDS, Board, Visit, go_to
from .visitor import LOCALES, MAY_CHOOSE, PHONE, Visitor

pytestmark = pytest.mark.browser

FIRST = {"carrara": "main", "princes": "open", "florenza": "action", "carpe_diem": "move"}
SEAT = ".seats.small li:nth-child({}) button"
NAMED = """([selector, name]) => {
  const part = document.querySelector(selector);
  return part && `${part.getAttribute("aria-label")} ${part.textContent}`.includes(name);
}"""
SWIPE_LEFT = """(board) => {
  const target = board.querySelector(".panel[data-panel]:not(.shut)");
  const touch = (clientX) => new Touch({identifier: 1, target, clientX, clientY: 400});
  const send = (type, touches, changedTouches) =>
    target.dispatchEvent(new TouchEvent(type, {bubbles: true, touches, changedTouches}));
  send("touchstart", [touch(300)], [touch(300)]);
  send("touchend", [], [touch(100)]);
}"""
SMALL = """() => [...document.querySelectorAll(
    ".seats button, .owntabs button, .tabs button, .confirm .btn, .offers .offer")]
  .filter((one) => one.getClientRects().length)
  .map((one) => [one.className || one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""
# The least room between two texts of a strip, in pixels.
ROOM = """(strip) => {
  const boxes = [...strip.children].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  return Math.min(...boxes.slice(1).map((box, n) => box.left - boxes[n].right));
}"""
# By how much a text is wider and higher than its box.
CUT_OFF = """(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
  .map((more) => Math.max(0, more - 1))"""
MARKED = """() => [...document.querySelectorAll(".owntabs button")]
  .flatMap((tab, n) => tab.querySelector(".waiting") ? [n] : [])"""


def on_a_phone(visit: Visit, board: Board) -> Visitor:
    """A phone with the lit board of a new game."""
    visitor = visit(name="Livia", size=PHONE)
    id = str(visitor.new_table(board.game, 3)["id"])
    go_to(visitor, id, FIRST[board.game])
    visitor.open(f"/t/{id}", board.lit)
    visitor.page.wait_for_selector(MAY_CHOOSE)
    return visitor


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.game)
def test_a_rivals_board_opens_by_a_tap_and_by_a_swipe(visit: Visit, board: Board) -> None:
    page = on_a_phone(visit, board).page
    names = page.locator(".seats.small b").all_inner_texts()
    page.tap(SEAT.format(2))
    page.wait_for_function(NAMED, arg=[board.named, names[1]])
    assert page.locator(board.lit).count() == 0, "nothing can be chosen on somebody else's board"
    page.locator(".main > .board").evaluate(SWIPE_LEFT)
    page.wait_for_function(NAMED, arg=[board.named, names[2]])
    page.click(".prompt .btn")
    page.wait_for_selector(board.lit)
    assert not page.evaluate(SMALL)


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.game)
def test_every_tab_with_open_choices_is_marked(visit: Visit, board: Board) -> None:
    page = on_a_phone(visit, board).page
    marked = page.evaluate(MARKED)
    for tab in range(page.locator(".owntabs button").count()):
        page.locator(".owntabs button").nth(tab).tap()
        lit = page.locator(f".{board.game} [data-panel]:not(.shut) .lit").count()
        assert (tab in marked) == (lit > 0), f"tab {tab} has {lit} choices"


@pytest.mark.parametrize("locale", LOCALES.values(), ids=LOCALES)
def test_the_title_of_every_game_is_whole(visit: Visit, locale: str) -> None:
    visitor = visit(name="Livia", size=PHONE, locale=locale)
    for game in BOARDS:
        page = visitor.open(f"/t/{visitor.new_table(game)['id']}", "h1 b")
        title = page.locator("h1 b:visible")
        assert title.evaluate(CUT_OFF) == [0, 0], title.inner_text()


@pytest.mark.parametrize("locale", LOCALES.values(), ids=LOCALES)
def test_the_letters_of_the_colours_that_a_city_takes_stand_apart(visit: Visit, locale: str) -> None:
    visitor = visit(name="Livia", size=PHONE, locale=locale)
    page = visitor.open(f"/t/{visitor.new_table('carrara')['id']}", ".carrara .strip")
    page.evaluate("document.fonts.ready.then(() => true)")
    for strip in page.locator(".carrara .strip").all():
        assert strip.evaluate(CUT_OFF) == [0, 0]
        assert strip.locator("i").count() == 1 or strip.evaluate(ROOM) >= 1
