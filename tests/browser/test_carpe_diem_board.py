"""Carpe Diem on its board: a whole game, two browsers, keys, fingers, languages, contrast, and what is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

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
BOARD = ".carpe_diem .dist"
CATALOGUE = Path(mecenate.lang.__file__).parent / "en" / "web-carpe_diem.ftl"
MOVED = "before => document.querySelector('h1 small').textContent !== before"
FITS = """() => [...document.querySelectorAll(".carpe_diem .panel, .carpe_diem .sub")].every((panel) =>
  panel.scrollHeight <= panel.clientHeight + 1 && panel.getBoundingClientRect().bottom <= innerHeight)"""
TEXTS = """() => [...document.querySelectorAll(".carpe_diem *, .cd-rival *")].flatMap((e) => [
  e.getAttribute("aria-label"), e.getAttribute("title"),
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent)])
  .filter(Boolean).map((text) => text.trim())"""


def test_a_whole_game_on_the_board_against_a_bot(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.found('carpe_diem')['id']}", BOARD)
    made, drawn = visitor.play_on_the_board(20)
    assert page.evaluate(FITS), "all is on one screen"
    made, drawn = visitor.play_on_the_board(seed=2)
    assert visitor.is_over
    assert drawn > made * 0.9, "choices are made on the board itself"
    assert page.locator(".carpe_diem .lit").count() == 0
    page.click(f"{OVER} .btn.prim")
    page.wait_for_selector(".podium")


def test_two_browsers_and_one_who_watches(visit: Visit) -> None:
    ada, bruno, guest = visit(name="Ada"), visit(name="Bruno"), visit(name="Chiara")
    table = ada.found("carpe_diem", bots=False)
    bruno.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 1})
    ada.ask(f"/api/tables/{table['id']}/start")
    both = (ada, bruno)
    for one in both:
        one.open(f"/t/{table['id']}?invite={table['invite']}", BOARD)
    for number in range(8):
        wait_for(lambda: any(one.page.query_selector(MAY_CHOOSE) for one in both))
        turn = next(one for one in both if one.page.query_selector(MAY_CHOOSE))
        other = bruno if turn is ada else ada
        assert other.page.query_selector(".carpe_diem .lit") is None
        assert turn.play_on_the_board(1, seed=number) == (1, 1)
        other.page.wait_for_function("move => document.querySelector('h1 small').textContent === move", arg=turn.move)
    page = guest.open(f"/t/{table['id']}?invite={table['invite']}", BOARD)
    assert page.query_selector(".carpe_diem .lit") is None
    page.click(".carpe_diem .see button >> nth=1")
    assert "Bruno" in page.inner_text(".carpe_diem .head h3")


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.found('carpe_diem')['id']}", ".carpe_diem .lit")
    turned = False
    for _ in range(14):
        page.wait_for_selector(MAY_CHOOSE)
        before = visitor.move
        page.focus("#main")
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.carpe_diem .lit')"):
                break
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.matches('.carpe_diem .lit')"), "arrows go from piece to piece"
        page.keyboard.press("Enter")
        page.wait_for_selector(".confirm .go:not([disabled])")
        if page.locator(".carpe_diem .way").count() > 1 and page.locator(".carpe_diem .ghost").count():
            there = page.get_attribute(".carpe_diem .way.on", "aria-label")
            page.keyboard.press("r")
            turned |= page.get_attribute(".carpe_diem .way.on", "aria-label") != there
            page.keyboard.press("Shift+R")
        page.focus(".confirm .go")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
    assert turned, "R turns the tile in hand"


def test_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    page = visitor.open(f"/t/{visitor.found('carpe_diem', 4)['id']}", ".carpe_diem.phone .lit")
    made, drawn = visitor.play_on_the_board(12)
    assert made == drawn == 12, "the panel where something is lit opens by itself"
    page.wait_for_selector(MAY_CHOOSE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for tab, shows in enumerate((BOARD, ".carpe_diem .ring", ".carpe_diem .grid12")):
        page.click(f".carpe_diem .owntabs button >> nth={tab}")
        page.wait_for_selector(shows, state="visible")
        small = page.evaluate(
            """() => [...document.querySelectorAll(".carpe_diem button")].filter((one) => one.getClientRects().length)
              .map((one) => one.getBoundingClientRect()).filter((box) => box.width < 34 || box.height < 34).length"""
        )
        assert small == 0, "fingers hit every button"


def test_each_language(visit: Visit) -> None:
    ids = set(re.findall(r"^([a-z]+-[a-z0-9-]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE))
    heads = set()
    for locale in ("en-GB", "fr-FR", "de-DE"):
        visitor = visit(locale=locale, name="Livia")
        page = visitor.open(f"/t/{visitor.found('carpe_diem', 3)['id']}", ".carpe_diem .lit")
        for number in range(4):
            assert not ids & set(page.evaluate(TEXTS))
            assert page.evaluate(FITS), f"{locale}: all is on one screen"
            visitor.play_on_the_board(1, seed=number)
            page.wait_for_selector(MAY_CHOOSE)
        heads.add(page.inner_text(".carpe_diem .pcards h3"))
    assert len(heads) == 3, heads


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `make web`")
def test_contrast_and_names_in_light_and_dark(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.found('carpe_diem', 4)['id']}", ".carpe_diem .lit")
    visitor.play_on_the_board(17)
    page.add_script_tag(content=AXE.read_text())
    found = {}
    for _ in range(2):
        page.wait_for_selector(MAY_CHOOSE)
        page.locator(".carpe_diem .lit").first.click()
        kind = page.inner_text(".prompt .prompt p")
        for dark, (width, height) in ((False, DESK), (True, PHONE)):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            page.wait_for_timeout(150)
            if wrong := violations(visitor):
                found[f"{kind} {width} {'dark' if dark else 'light'}"] = wrong
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        before = visitor.move
        page.click(".confirm .go")
        page.wait_for_function(MOVED, arg=before)
    assert not found, "\n".join(f"{path}\n  " + "\n  ".join(wrong) for path, wrong in found.items())


def test_nobody_hears_of_the_fountain_cards_of_others(visit: Visit, house: Running) -> None:
    visitor, rival = visit(name="Livia"), Guest(house.url, "Bruno")
    heard: list[str] = []
    visitor.page.on("websocket", lambda socket: listen(socket, heard))
    info = visitor.found("carpe_diem", bots=False)
    rival.sit(info, 1)
    visitor.ask(f"/api/tables/{info['id']}/start")
    visitor.open(f"/t/{info['id']}", BOARD)
    table = house.house.tables[info["id"]]
    texts: list[str] = []
    held = 0
    for number in range(1000):
        state = table.dealt.state
        if state.over:
            break
        texts = heard[:]
        held = max(held, state.view(1).players[1].fountain_cards)
        if state.actor == 1:
            legal = rival.position(info)["legal"]
            fountain = [action for action in legal if action in ("take fountain", "return fountain")]
            rival.play(info, (fountain or legal)[0 if fountain else number % len(legal)])
        elif number < 30:
            visitor.play_on_the_board(1, seed=number)
        else:
            now = visitor.context.request.get(f"/api/tables/{info['id']}/position").json()
            action = now["legal"][number % len(now["legal"])]
            move = {"key": str(number), "version": now["version"], "action": action}
            visitor.ask(f"/api/tables/{info['id']}/moves", move)
    assert table.dealt.state.over
    assert held > 0, "there was something to hide"
    rivals = 0
    for text in texts:
        for part in objects(json.loads(text)):
            assert part.get("kind") not in ("look at", "return card") or part.get("seat") != 1
            if part.get("seat") == 1 and "fountain_cards" in part:
                rivals += 1
                assert part["hand"] is None
                assert part["returned"] is None
                assert part["score"]["fountains"] is None
    assert rivals > 10, "the rival was in the traffic"


def listen(socket: WebSocket, heard: list[str]) -> None:
    """Keep every frame that comes in."""
    socket.on("framereceived", lambda frame: heard.append(str(frame)))
