"""Florenza on its board: a whole game, two browsers, keys, fingers, languages, contrast, and what is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import WebSocket

import mecenate.lang
from tests.server.running import Guest, Running, wait_for

from .test_accessible import AXE, violations
from .test_nothing_hidden import objects
from .visitor import DESK, OVER, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]

MAY_CHOOSE = ".confirm .btn.icon"
BOARD = ".florenza .mrow"
CATALOGUE = Path(mecenate.lang.__file__).parent / "en" / "web-florenza.ftl"
MOVED = "before => document.querySelector('h1 small').textContent !== before"
FITS = """() => [...document.querySelectorAll(".florenza, .florenza .panel")].every((panel) =>
  panel.scrollHeight <= panel.clientHeight + 1 && panel.getBoundingClientRect().bottom <= innerHeight)"""
TEXTS = """() => [...document.querySelectorAll(".florenza *, .flo-rival *")].flatMap((e) => [
  e.getAttribute("aria-label"), e.getAttribute("title"),
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent)])
  .filter(Boolean).map((text) => text.trim())"""
SMALL = """() => [...document.querySelectorAll(".florenza button")].filter((one) => one.getClientRects().length)
  .map((one) => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.width < 40 || box.height < 40)
  .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""


def test_a_whole_game_on_the_board_against_bots(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.found('florenza', 3)['id']}", BOARD)
    visitor.play_on_the_board(12)
    assert page.evaluate(FITS), "all is on one screen"
    page.click(".florenza .look button >> nth=1")
    assert page.locator(".florenza .city.theirs").count() == 1, "another city is looked at in full"
    made, drawn = visitor.play_on_the_board(seed=2)
    assert visitor.is_over
    assert drawn == made, "every choice is made on the board itself"
    assert page.evaluate(FITS), "all is on one screen to the end"
    assert page.locator(".florenza .lit").count() == 0
    page.click(f"{OVER} .btn.prim")
    page.wait_for_selector(".podium")
    assert page.locator(".podium li").count() == 3


def test_two_browsers_and_one_who_watches(visit: Visit) -> None:
    ada, bruno, guest = visit(name="Ada"), visit(name="Bruno"), visit(name="Chiara")
    table = ada.found("florenza", bots=False)
    bruno.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 1})
    ada.ask(f"/api/tables/{table['id']}/start")
    both = (ada, bruno)
    for one in both:
        one.open(f"/t/{table['id']}?invite={table['invite']}", BOARD)
    for number in range(8):
        wait_for(lambda: any(one.page.query_selector(MAY_CHOOSE) for one in both))
        turn = next(one for one in both if one.page.query_selector(MAY_CHOOSE))
        other = bruno if turn is ada else ada
        assert other.page.query_selector(".florenza .lit") is None
        assert turn.play_on_the_board(1, seed=number) == (1, 1)
        other.page.wait_for_function("move => document.querySelector('h1 small').textContent === move", arg=turn.move)
    page = guest.open(f"/t/{table['id']}?invite={table['invite']}", BOARD)
    assert page.query_selector(".florenza .lit") is None
    page.click(".florenza .whose button >> nth=1")
    assert "Bruno" in page.inner_text(".florenza .mybd h3")
    assert page.locator(".florenza .backc").count() > 0, "hands lie face down"
    assert page.locator(".florenza .coin").count() == 0


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.found('florenza')['id']}", ".florenza .lit")
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
        page.wait_for_selector(MAY_CHOOSE)
        before = visitor.move
        page.focus("#main")
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.florenza .lit')"):
                break
        page.keyboard.press("Enter")
        page.wait_for_selector(".confirm .go:not([disabled])")
        page.focus(".confirm .go")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)


def test_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    page = visitor.open(f"/t/{visitor.found('florenza', 3)['id']}", ".florenza.phone .lit")
    made, drawn = visitor.play_on_the_board(12)
    assert made == drawn == 12, "the panel where something is lit opens by itself"
    page.wait_for_selector(MAY_CHOOSE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for tab, shows in enumerate((".florenza .hand", ".florenza .kinds", ".florenza .locs")):
        page.click(f".florenza .owntabs button >> nth={tab}")
        page.wait_for_selector(shows, state="visible")
        assert page.evaluate(SMALL) == [], "fingers hit every button"


def test_a_long_press_says_what_a_card_is_and_cites_the_rule(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    page = visitor.open(f"/t/{visitor.found('florenza')['id']}", ".florenza .mcard .card")
    finger = visitor.context.new_cdp_session(page)
    box = page.locator(".florenza .mcard .band").first.bounding_box()
    assert box
    touch = [{"x": box["x"] + 20, "y": box["y"] + 8}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
    page.wait_for_selector(".tip")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "FLO-" in page.inner_text(".tip")
    assert page.query_selector(".florenza .sel") is None


def test_each_language(visit: Visit) -> None:
    ids = set(re.findall(r"^([a-z]+-[a-z0-9-]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE))
    heads = set()
    for locale in ("en-GB", "fr-FR", "de-DE"):
        visitor = visit(locale=locale, name="Livia")
        page = visitor.open(f"/t/{visitor.found('florenza', 4)['id']}", ".florenza .lit")
        for number in range(2):
            assert not ids & set(page.evaluate(TEXTS))
            assert page.evaluate(FITS), f"{locale}: all is on one screen"
            visitor.play_on_the_board(1, seed=number)
            page.wait_for_selector(MAY_CHOOSE)
        heads.add(page.inner_text(".florenza .partists h3"))
    assert len(heads) == 3, heads


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `make web`")
def test_contrast_and_names_in_light_and_dark(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.found('florenza', 4)['id']}", ".florenza .lit")
    visitor.play_on_the_board(10)
    page.add_script_tag(content=AXE.read_text())
    found = {}
    for letter, (width, height) in (("e", DESK), ("g", DESK), ("c", PHONE)):
        page.wait_for_selector(MAY_CHOOSE)
        page.keyboard.press(letter)
        page.eval_on_selector(".florenza .lit", "piece => piece.click()")
        page.set_viewport_size({"width": width, "height": height})
        for dark in (False, True) if letter != "e" else (False,):
            page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            page.wait_for_timeout(150)
            if wrong := violations(visitor):
                found[f"{letter} {width} {'dark' if dark else 'light'}"] = wrong
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        before = visitor.move
        page.click(".confirm .go")
        page.wait_for_function(MOVED, arg=before)
    assert not found, "\n".join(f"{path}\n  " + "\n  ".join(wrong) for path, wrong in found.items())


def test_nobody_hears_of_the_hands_of_others(visit: Visit, house: Running) -> None:
    visitor, rival = visit(name="Livia"), Guest(house.url, "Bruno")
    heard: list[str] = []
    visitor.page.on("websocket", lambda socket: listen(socket, heard))
    info = visitor.found("florenza", bots=False)
    rival.sit(info, 1)
    visitor.ask(f"/api/tables/{info['id']}/start")
    visitor.open(f"/t/{info['id']}", BOARD)
    table = house.house.tables[info["id"]]
    texts: list[str] = []
    hidden: set[str] = set()
    for number in range(1000):
        state = table.dealt.state
        if state.over:
            break
        texts = heard[:]  # what has come while the hands are still hidden
        theirs = msgspec.to_builtins(state.view(1))["players"][1]
        hidden |= {json.dumps(theirs[name]) for name in ("hand", "resources", "fiorini")}
        if state.actor == 1:
            legal = rival.position(info)["legal"]
            rival.play(info, legal[number % 3 % len(legal)])
        elif number < 20:
            visitor.play_on_the_board(1, seed=number)
        else:
            now = visitor.context.request.get(f"/api/tables/{info['id']}/position").json()
            action = now["legal"][number % len(now["legal"])]
            move = {"key": str(number), "version": now["version"], "action": action}
            visitor.ask(f"/api/tables/{info['id']}/moves", move)
    assert table.dealt.state.over
    assert len(hidden) > 10, "there was something to hide"
    rivals = 0
    for text in texts:
        for part in objects(json.loads(text)):
            if part.get("seat") == 1 and part.get("kind") in ("drawn", "keep"):
                assert not part["facts"].keys() & {"card", "discarded"}, "a prompt may ask it, no event may tell it"
                assert not isinstance(part["facts"].get("cards"), list)
            if part.get("seat") == 1 and "hand_size" in part:
                rivals += 1
                assert all(part[name] is None for name in ("hand", "resources", "fiorini", "discarded"))
    assert rivals > 10, "the rival was in the traffic"


def listen(socket: WebSocket, heard: list[str]) -> None:
    """Keep every frame that comes in."""
    socket.on("framereceived", lambda frame: heard.append(str(frame)))
