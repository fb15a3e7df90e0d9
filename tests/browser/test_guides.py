"""The guided games, played to their end in a browser: with the mouse, with keys, on a phone, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from mecenate.guides import script
from mecenate.lang.catalogue import catalogue

from .accessible import LOOKS, violations, with_axe
from .visitor import DESK, LOCALES, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]

CARD = ".guide-card"
ASK = ".guide-card .ask"
NEXT = ".guide-card .next"
GO = ".confirm .go:not([disabled])"
# The parts that the guide points at whose mark would be cut off by the edge of the board.
POINTED_OUTSIDE = """() => [...document.querySelectorAll(".main [data-pointed]")].filter((one) => {
  const style = getComputedStyle(one), mark = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  const box = one.getBoundingClientRect(), board = one.closest(".main").getBoundingClientRect();
  const across = Math.min(box.left - board.left, board.right - box.right);
  return Math.min(across, box.top - board.top, board.bottom - box.bottom) < mark;
}).map((one) => one.className)"""


def enter(visitor: Visitor, game: str, step: int = 1) -> Page:
    """Open a step of a guided game."""
    return visitor.open(f"/learn/{game}/{step}", ".guide-card h2")


def words(code: str, game: str, id: str) -> str:
    return catalogue(code, f"guide-{game}").messages[id].render({})


def at_step(page: Page, code: str, game: str, number: int) -> None:
    """Wait for a step, and read its title and text in this language."""
    page.wait_for_url(re.compile(f"/learn/{game}/{number}$"))
    id = script(game).steps[number - 1].id
    title = words(code, game, f"step-{id}")
    page.wait_for_function("title => document.querySelector('.guide-card h2')?.textContent === title", arg=title)
    assert page.inner_text(".guide-card .text") == words(code, game, f"step-{id}.text")


def play_one(page: Page, on_the_board: bool) -> bool:
    """Choose what is asked for, and confirm it; whether the board itself was clicked."""
    at = int(page.get_attribute(CARD, "data-at") or 0)
    lit = page.locator(".board :is(button, div).lit:visible") if on_the_board else None
    clicked = lit is not None and lit.count() == 1
    if clicked and lit is not None:
        lit.first.click()
    if not page.locator(GO).count():
        clicked = False
        page.click(ASK)
    page.click(GO)
    page.wait_for_selector(f"{CARD}[data-at='{at + 1}']")
    return clicked


def play_through(page: Page, code: str, game: str, on_the_board: bool = False) -> int:
    """Play a guided game from its first step to its last; how many actions were chosen on the board."""
    steps = script(game).steps
    drawn = 0
    for number, step in enumerate(steps, 1):
        at_step(page, code, game, number)
        for _ in step.choose:
            page.wait_for_selector(ASK)
            drawn += play_one(page, on_the_board)
        if step.choose:
            assert page.inner_text(".guide-card .done").strip() == words(code, game, f"step-{step.id}.done")
        if number < len(steps):
            page.click(NEXT)
    return drawn


def test_carrara_with_the_mouse_on_the_board(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/", "article[data-game=carrara]")
    page.click("article[data-game=carrara] a[href='/learn/carrara']")
    page.wait_for_selector(".guide-card h2")
    page.goto(f"{visitor.url}/learn/carrara/1")
    drawn = play_through(page, "en", "carrara", on_the_board=True)
    assert drawn > 15, "most pieces that are asked for are lit on the board"
    assert page.locator(".learnt li").count() == 5
    assert "46" in page.inner_text(".guide .scores")
    page.click(".learnt .btn.prim")
    page.fill("dialog input", "Livia")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/[^/?]+\?hints$"))


def test_princes_in_french_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = visit(locale=LOCALES["fr"])
    page = enter(visitor, "princes")
    assert page.get_attribute("html", "lang") == "fr"
    steps = script("princes").steps
    for number, step in enumerate(steps, 1):
        at_step(page, "fr", "princes", number)
        for at in range(len(step.before), len(step.before) + len(step.choose)):
            page.wait_for_selector(f"{CARD}[data-at='{at}'] .ask")
            page.keyboard.press("Enter")  # chooses what is asked for
            page.wait_for_selector(GO)
            page.keyboard.press("Enter")  # plays it
            page.wait_for_selector(f"{CARD}[data-at='{at + 1}']")
        if number < len(steps):
            page.keyboard.press("Enter")  # goes on
    assert page.locator(".learnt").is_visible()
    page.keyboard.press("ArrowLeft")
    at_step(page, "fr", "princes", len(steps) - 1)


def test_florenza_in_german(visit: Visit) -> None:
    visitor = visit(locale=LOCALES["de"])
    page = enter(visitor, "florenza")
    play_through(page, "de", "florenza")
    assert page.locator(".learnt").is_visible()


def test_carpe_diem_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = enter(visitor, "carpe_diem")
    for number, step in enumerate(script("carpe_diem").steps, 1):
        at_step(page, "en", "carpe_diem", number)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        for _ in step.choose:
            page.wait_for_selector(ASK)
            play_one(page, on_the_board=False)
        if number < len(script("carpe_diem").steps):
            page.click(NEXT)
    assert page.locator(".learnt").is_visible()


@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_the_table_in_words_teaches_as_well(visit: Visit, game: str) -> None:
    page = enter(visit(), game, 4)
    page.click(".app-bar .tool[aria-pressed]")
    page.wait_for_selector(".words")
    for _ in script(game).steps[3].choose:
        play_one(page, on_the_board=False)
    assert page.locator(".guide-card .done").is_visible()


def test_another_choice_is_answered_kindly(visit: Visit) -> None:
    page = enter(visit(), "carrara", 3)
    page.check(".guide-card .all input")
    page.click(".confirm .btn.icon")
    for action, said in (("pass", "something else in mind"), ("leave wheel", "something else in mind")):
        page.click(f".sheet [data-action='{action}']")
        page.click(GO)
        page.wait_for_selector(".guide-card .answer")
        assert said in page.inner_text(".guide-card .answer")
        assert page.get_attribute(ASK, "data-ask") == "turn wheel"


def test_the_clause_is_at_hand_and_steps_can_be_skipped(visit: Visit) -> None:
    page = enter(visit(), "carrara", 3)
    page.click(".guide-card .rule")
    page.wait_for_selector("dialog >> text=CAR-16")
    page.keyboard.press("Escape")
    page.click(NEXT)
    at_step(page, "en", "carrara", 4)
    page.go_back()
    at_step(page, "en", "carrara", 3)


def test_what_there_is_not_leads_to_what_there_is(visit: Visit) -> None:
    visitor = visit()
    for path in ("/learn", "/learn/chess", "/learn/carrara/99"):
        page = visitor.open(path, "ul.games li a")
        assert page.locator("ul.games li").count() == 4
    page.click("ul.games li a")
    page.wait_for_selector(".guide-card h2")


def test_the_guided_games_are_accessible(visit: Visit) -> None:
    """The boards on them have tests of their own."""
    visitor = visit(name="Livia")
    problems: list[str] = []
    pages = [("/learn", "ul.games li")]
    for game in ("carrara", "princes", "florenza", "carpe_diem"):
        last = len(script(game).steps)
        pages += [(f"/learn/{game}/{step}", ".guide-card h2") for step in (1, 4, last)]
    for path, shows in pages:
        visitor.look(DESK, dark=False)
        page = visitor.open(path, shows)
        assert page.locator(".app-bar :text('What if')").count() == 0
        assert page.evaluate(POINTED_OUTSIDE) == [], path
        with_axe(visitor)
        for size, dark in LOOKS:
            visitor.look(size, dark)
            problems += violations(visitor, f"{path} {size[0]} {'dark' if dark else 'light'}", without=".board")
    assert not problems, "\n".join(problems)
