"""Everybody can play: by keyboard alone, on a phone, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import mecenate.lang

from .keys import answer, tab_to
from .visitor import LOCALES, MAY_CHOOSE, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]

CATALOGUES = Path(mecenate.lang.__file__).parent
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*)$", re.MULTILINE)
LEAVES = """() => [...document.querySelectorAll("body *")].flatMap((e) => [
  e.getAttribute("aria-label"), e.getAttribute("title"), e.getAttribute("placeholder"),
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent)])
  .filter(Boolean).map((text) => text.trim())"""


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/", "article[data-game=carrara]")
    tab_to(visitor, "article[data-game=carrara] .btn.prim")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog input")
    page.keyboard.type("Livia")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board .lit")
    before = visitor.move
    tab_to(visitor, ".board .lit")
    page.keyboard.press("Enter")
    answer(visitor, before)
    page.wait_for_selector(MAY_CHOOSE)
    before = visitor.move
    page.keyboard.press("t")
    page.wait_for_selector(".choice:not([disabled])")
    action = page.get_attribute(".choice:not([disabled])", "data-action")
    assert action
    page.keyboard.press("/")
    page.keyboard.type(action)
    page.keyboard.press("Enter")
    answer(visitor, before)


def test_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    table = visitor.new_table("carrara", 3)
    for path, shows in (
        ("/", "article"),
        ("/new/carrara", ".big"),
        ("/settings", ".seg"),
        (f"/t/{table['id']}", ".board svg"),
    ):
        page = visitor.open(path, shows)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], f"{path} is too wide"
    assert visitor.play_on_the_board(3)[0] == 3
    visitor.page.click("nav.tabs button >> nth=1")
    visitor.page.wait_for_selector("#tab-panel", state="visible")


def test_each_language(visit: Visit) -> None:
    prompts = set()
    table = None
    ids = set()
    for page_of_words in (CATALOGUES / "en").glob("*.ftl"):
        ids |= {name for name, _ in MESSAGE.findall(page_of_words.read_text("utf-8")) if "-" in name}
    for code, locale in LOCALES.items():
        visitor = visit(locale=locale, name="Livia")
        words = dict(MESSAGE.findall((CATALOGUES / code / "web.ftl").read_text("utf-8")))
        table = visitor.new_table("carrara", 3)["id"]
        fallback = visitor.new_table("princes", 2)["id"]
        paths = {
            "/": "article", "/new/princes": ".big", "/settings": ".seg", "/rules/carrara": "main h1",
            "/about": "main h1", "/privacy": "main section", "/me": ".sessions li",
            f"/t/{table}": ".board svg", f"/t/{fallback}": ".frame",
        }  # fmt: skip
        for path, shows in paths.items():
            page = visitor.open(path, shows)
            assert page.get_attribute("html", "lang") == code
            assert not ids & set(page.evaluate(LEAVES)), path
            if path == f"/t/{table}":
                page.wait_for_selector(".confirm .go")
                assert page.inner_text(".confirm .go").strip() == words["confirm"]
                prompts.add(page.inner_text(".prompt .prompt p"))
    assert len(prompts) == len(LOCALES), prompts


def test_the_language_changes_on_the_spot(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open("/settings", ".seg")
    page.click("button[lang=de]")
    page.wait_for_selector("html[lang=de]")
    assert page.inner_text("h1") == "Einstellungen"
    visitor.open("/settings", ".seg")
    assert page.inner_text("h1") == "Einstellungen"
