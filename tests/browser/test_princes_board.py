"""The Princes of Florence on its board: a whole game, each expansion, keys, fingers, languages, and what is hidden."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
BOARD = ".princes .panel"
LIT = ".princes button.lit"
CATALOGUE = Path(mecenate.lang.__file__).parent / "en" / "web-princes.ftl"
MOVED = "before => document.querySelector('h1 small').textContent !== before"
FITS = """() => [...document.querySelectorAll(".princes .panel")].every((panel) =>
  panel.scrollHeight <= panel.clientHeight + 1 && panel.getBoundingClientRect().bottom <= innerHeight)"""
STATES = (
    ("open", ""),
    ("character", "decline"),
    ("turn", "^pass$"),
    ("place", r"^build \w+$"),
    ("joint", " with seat "),
)
LOOKS = {"open": [(True, DESK)], "joint": [(True, DESK)], "turn": [(True, PHONE)]}
MODEST = r"^(pass|decline|end turn|keep card)$"
TEXTS = """() => [...document.querySelectorAll(".princes *, .pri-rival *")].flatMap((e) => [
  e.getAttribute("aria-label"), e.getAttribute("title"),
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent)])
  .filter(Boolean).map((t) => t.trim())"""


def position(visitor: Visitor, id: str) -> dict[str, Any]:
    """The table as this seat sees it, with what it may choose."""
    found: dict[str, Any] = visitor.context.request.get(f"/api/tables/{id}/position").json()
    return found


def send(visitor: Visitor, id: str, wanted: str, chance: random.Random) -> bool:
    """Make a choice without the page, such a one if there is one, else a modest one; False when the game is over."""
    now = position(visitor, id)
    if now["legal"]:
        found = ([action for action in now["legal"] if re.search(like, action)] for like in (wanted, MODEST, ""))
        action = chance.choice(next(filter(None, found)))
        move = {"key": str(now["version"]), "version": now["version"], "action": action}
        visitor.ask(f"/api/tables/{id}/moves", move)
    return not now["over"]


def go_to(visitor: Visitor, id: str, kind: str, wanted: str = "") -> None:
    """Play on without the page until a decision of this kind is to be made."""
    chance = random.Random(kind)
    for _ in range(2000):
        now = position(visitor, id)
        prompt = now["view"]["prompt"]
        if now["legal"] and prompt["kind"] == kind:
            return
        assert send(visitor, id, wanted, chance), f"the game has no {kind}"
    raise AssertionError(f"no {kind}")


def test_a_whole_game_on_the_board_against_bots(visit: Visit) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.found('princes', 3)['id']}", LIT)
    visitor.play_on_the_board(10)
    assert page.evaluate(FITS), "all is on one screen"
    made, drawn = visitor.play_on_the_board(seed=2)
    assert visitor.is_over
    assert made > 10
    assert drawn == made, "every choice is made on the board or in the bar"
    assert page.locator(LIT).count() == 0
    assert page.locator(".princes .result tfoot td b").count() == 3
    page.click(f"{OVER} .btn.prim")
    page.wait_for_selector(".podium")
    assert page.locator(".podium li").count() == 3


@pytest.mark.parametrize("expansions", ["muse", "cooperation", "muse,cooperation"])
def test_each_expansion(visit: Visit, expansions: str) -> None:
    """Two rounds on the board; the rest is played without the page, so that the end is seen too."""
    visitor = visit(name="Livia")
    id = visitor.found("princes", 3, options={"expansions": expansions})["id"]
    page = visitor.open(f"/t/{id}", LIT)
    made, drawn = visitor.play_on_the_board(18)
    assert made == drawn == 18
    assert page.evaluate(FITS), "all is on one screen"
    if "cooperation" in expansions:
        go_to(visitor, id, "joint", " with seat ")
        page.reload()
        page.wait_for_selector(".princes .plane button.foot.lit")
        assert visitor.play_on_the_board(2)[1] == 2
    if "muse" in expansions:
        go_to(visitor, id, "character")
        page.reload()
        page.wait_for_selector(".princes .space.lit")
        assert visitor.play_on_the_board(1)[1] == 1
    chance = random.Random(1)
    while send(visitor, id, "", chance):
        pass
    page.reload()
    page.wait_for_selector(OVER)
    assert page.locator(".princes .result thead th").count() == 3


def test_two_browsers_and_one_who_watches(visit: Visit) -> None:
    ada, bruno, guest = visit(name="Ada"), visit(name="Bruno"), visit(name="Chiara")
    table = ada.found("princes", bots=False)
    bruno.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 1})
    ada.ask(f"/api/tables/{table['id']}/start")
    both = (ada, bruno)
    for one in both:
        one.open(f"/t/{table['id']}?invite={table['invite']}", BOARD)
    for number in range(8):
        wait_for(lambda: any(one.page.query_selector(MAY_CHOOSE) for one in both))
        turn = next(one for one in both if one.page.query_selector(MAY_CHOOSE))
        other = bruno if turn is ada else ada
        assert other.page.query_selector(LIT) is None
        assert turn.play_on_the_board(1, seed=number) == (1, 1)
        other.page.wait_for_function("move => document.querySelector('h1 small').textContent === move", arg=turn.move)
    page = guest.open(f"/t/{table['id']}?invite={table['invite']}", BOARD)
    assert page.query_selector(LIT) is None
    page.click(".princes .lands button >> nth=1")
    assert "Bruno" in page.inner_text(".princes .hd:has(.lands)")
    assert page.locator(".princes .back").count() > 0, "hands lie face down"
    assert page.locator(".princes .purse").count() == 0


def test_a_piece_is_turned_flipped_and_laid_by_keys(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = visitor.found("princes", 2)["id"]
    visitor.open(f"/t/{id}", LIT)
    go_to(visitor, id, "turn", "decline")
    page = visitor.open(f"/t/{id}", ".princes .sup.lit")
    page.focus("[data-spot='supply library']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".confirm .go:not([disabled])")
    page.keyboard.press("Enter")
    page.wait_for_selector(".princes button.foot.lit")
    shape = page.inner_html(".princes .turner .cut")
    page.keyboard.press("r")
    page.wait_for_function("was => document.querySelector('.princes .turner .cut').innerHTML !== was", arg=shape)
    turned = page.inner_html(".princes .turner .cut")
    page.keyboard.press("f")
    page.wait_for_function("was => document.querySelector('.princes .turner .cut').innerHTML !== was", arg=turned)
    page.focus(".princes button.foot.lit")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.princes button.foot.lit')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".princes .pc.ghost:not(.faint)")
    page.keyboard.press("r")
    page.wait_for_selector(".princes .pc.ghost:not(.faint)")
    before = visitor.move
    page.focus(".confirm .go")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
    assert any(piece["name"] == "library" for piece in position(visitor, id)["view"]["players"][0]["estate"])


def test_a_piece_follows_the_pointer_and_snaps_to_where_it_may_lie(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = visitor.found("princes", 2)["id"]
    visitor.open(f"/t/{id}", LIT)
    go_to(visitor, id, "turn", "decline")
    send(visitor, id, "build opera$", random.Random(1))
    page = visitor.open(f"/t/{id}", ".princes button.foot.lit")
    box = page.locator(".princes .field").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.2)
    page.wait_for_selector(".princes .pc.ghost.faint")
    page.mouse.click(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.2)
    page.wait_for_selector(".princes .pc.ghost:not(.faint)")
    assert "opera" in str(page.input_value("aside input")).lower()
    page.keyboard.press("Escape")
    page.wait_for_function("document.querySelector('.confirm .go').disabled")


def test_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    page = visitor.open(
        f"/t/{visitor.found('princes', 4, options={'expansions': 'muse'})['id']}", ".princes.phone .lit"
    )
    made, drawn = visitor.play_on_the_board(12)
    assert made == 12
    assert drawn >= 10, "the panel where something is lit opens by itself"
    page.reload()  # the list of choices may lie over the board
    page.wait_for_selector(LIT, state="attached")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for name, shows in (("Hand", ".phand"), ("Court", ".pcourt"), ("Florence", ".pcity")):
        page.click(f".princes .owntabs button:has-text('{name}')")
        page.wait_for_selector(f".princes {shows}", state="visible")


def test_each_language(visit: Visit) -> None:
    ids = set(re.findall(r"^([a-z]+-[a-z0-9-]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE))
    heads = set()
    for locale in ("en-GB", "fr-FR", "de-DE"):
        visitor = visit(locale=locale, name="Livia")
        page = visitor.open(f"/t/{visitor.found('princes', 4, options={'expansions': 'muse'})['id']}", LIT)
        for number in range(5):
            assert not ids & set(page.evaluate(TEXTS))
            assert page.evaluate(FITS), f"{locale}: all is on one screen"
            visitor.play_on_the_board(1, seed=number)
            page.wait_for_selector(MAY_CHOOSE)
        heads.add(page.inner_text(".princes .phand h3"))
    assert len(heads) == 3, heads


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `make web`")
def test_contrast_and_names_in_light_and_dark(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = visitor.found("princes", 3, options={"expansions": "muse,cooperation"})["id"]
    page = visitor.open(f"/t/{id}", LIT)
    found = {}
    for kind, wanted in STATES:
        go_to(visitor, id, kind, wanted)
        page.reload()
        page.wait_for_selector(LIT)
        page.locator(LIT).first.click()
        page.add_script_tag(content=AXE.read_text())
        looks = [(False, DESK), *LOOKS.get(kind, [])]
        for dark, (width, height) in looks:
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            page.wait_for_timeout(150)
            if wrong := violations(visitor):
                found[f"{kind} {width} {'dark' if dark else 'light'}"] = wrong
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert not found, "\n".join(f"{path}\n  " + "\n  ".join(wrong) for path, wrong in found.items())


def test_nobody_hears_of_the_hands_of_others(visit: Visit, house: Running) -> None:
    visitor, rival = visit(name="Livia"), Guest(house.url, "Bruno")
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    visitor.page.on("websocket", listen)
    info = visitor.found("princes", bots=False)
    rival.sit(info, 1)
    visitor.ask(f"/api/tables/{info['id']}/start")
    visitor.open(f"/t/{info['id']}", BOARD)
    table = house.house.tables[info["id"]]
    chance = random.Random(3)
    texts: list[str] = []
    hidden: set[str] = set()
    for number in range(2000):
        state = table.dealt.state
        if state.over:
            break
        texts = heard[:]  # what has come while the hands are still hidden
        theirs = msgspec.to_builtins(state.view(1))["players"][1]
        hidden |= {json.dumps(theirs[name]) for name in ("florins", "professions", "bonus", "prestige_cards_held")}
        if state.actor == 1:
            rival.play(info, chance.choice(rival.position(info)["legal"]))
        elif number < 16:
            visitor.play_on_the_board(1, seed=number)
        else:
            send(visitor, info["id"], "", chance)
    assert table.dealt.state.over
    assert len(hidden) > 10, "there was something to hide"
    rivals = 0
    for text in texts:
        for part in objects(json.loads(text)):
            assert part.get("kind") not in ("deal", "see", "kept", "under", "returned") or part.get("seat") != 1
            if part.get("seat") == 1 and "profession_cards" in part:
                rivals += 1
                secret = ("florins", "professions", "reckonings", "bonus", "prestige_cards_held")
                assert all(part[name] is None for name in secret)
    assert rivals > 10, "the rival was in the traffic"
