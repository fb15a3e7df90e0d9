"""What the page says about choices is what the engine says: previews, reasons of unlit pieces, refusals, packs."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from .boards import BOARDS, Visit, go_to, reach, step
from .keys import tab_to
from .visitor import ALWAYS_CONFIRM, MAY_CHOOSE, MOVED, PHONE, Visitor

pytestmark = pytest.mark.browser
LOCALES = {"carrara": "fr-FR", "princes": "de-DE", "florenza": "en-GB", "carpe_diem": "de-DE"}
DECISIONS = {
    "carrara": ("main", "sector", "take", "site", "pay", "space"),
    "princes": ("open", "bid", "turn", "place"),
    "florenza": ("action", "engage"),
    "carpe_diem": ("start", "move", "take", "place"),
}
LEADING = {"take": "^(turn|leave|sector)", "site": "^(build|turn|leave|sector|take)", "place": "^build|^go|^take"}
"""What to choose on the way to a decision."""
SUMMED = ("florins", "blocks", "fiorini", "resources", "goods", "coins", "bread", "stored", "track")
"""The holdings that a sum in pieces shows."""
FEW = 8
SUM = "() => [...document.querySelectorAll('.confirm .sum [role=img]')].map((part) => part.getAttribute('aria-label'))"
GLOSS = ".groups .choice[data-action='{}'] .gloss"


def select(page: Page, action: str) -> None:
    """Choose an action from the list, and wait until it is explained."""
    if not page.query_selector(".groups"):
        page.click(MAY_CHOOSE)
    page.click(f'.groups .choice[data-action="{action}"]')
    page.wait_for_selector(".confirm .words .rule")


def explained(visitor: Visitor, id: str, locale: str) -> dict[str, Any]:
    """What the engine says about the legal choices."""
    header = {"Accept-Language": locale}
    found: dict[str, Any] = visitor.context.request.get(f"/api/tables/{id}/choices", headers=header).json()
    return found


def amounts(choice: dict[str, Any]) -> set[str]:
    """What a choice brings and costs, as a sum in pieces shows it."""
    brings = {f"+{n}" for name, n in choice["brings"].items() if name.split(".")[0] in SUMMED}
    return brings | {f"−{n}" for name, n in choice["costs"].items() if name.split(".")[0] in SUMMED}


@pytest.mark.parametrize("game", BOARDS)
def test_the_page_shows_what_the_engine_says(visit: Visit, game: str) -> None:
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM, locale=LOCALES[game])
    seen = 0
    for kind in DECISIONS[game]:
        id = reach(
            visitor, visitor.new_table(game)["id"], kind, LEADING.get(kind, ""), lambda: visitor.new_table(game)["id"]
        )
        page = visitor.open(f"/t/{id}", MAY_CHOOSE)
        told = explained(visitor, id, LOCALES[game])
        for choice, text in list(zip(told["choices"], told["texts"], strict=True))[:FEW]:
            select(page, choice["plan"][0])
            assert choice["clause"] in page.inner_text(".confirm .words .rule")
            if choice["family"] not in ("sector", "work"):  # their sums are prices and terms
                shown = {label.split(" ")[0] for label in page.evaluate(SUM)}
                assert amounts(choice) <= shown, (choice["plan"], shown)
            if gloss := page.query_selector(GLOSS.format(choice["plan"][0])):
                assert gloss.inner_text().lower() in text.lower()
            seen += 1
    assert seen > FEW


# ---------------------------------------------------------------------- other packs

PACKS: dict[str, tuple[dict[str, Any], str, str, str, int]] = {
    "carrara": ({"florins": {"pass_income": 9}}, "main", "^pass$", "florins", 9),
    "princes": ({"actions": {"freedom": 200}}, "turn", "^introduce ", "florins", -200),
    "florenza": ({"actions": {"workers": 70}}, "action", "^send workers$", "fiorini", 70),
    "carpe_diem": ({"rewards": {"banner_steps": 3}}, "place", "^at ", "track", 3),
}
"""For each title what is other in the pack, and a choice that shows it: what it adds to what one holds."""


def adding(choices: list[dict[str, Any]], wanted: str, holding: str, number: int) -> list[str]:
    """The wanted choices that add this number to what one holds, and no more."""
    added = {one["plan"][0]: one["brings"].get(holding, 0) - one["costs"].get(holding, 0) for one in choices}
    return [text for text, more in added.items() if re.search(wanted, text) and more == number]


@pytest.mark.parametrize("game", PACKS)
def test_a_table_with_another_pack_previews_and_plays_what_the_pack_says(visit: Visit, game: str) -> None:
    pack, kind, wanted, holding, number = PACKS[game]
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM)

    id = visitor.new_table(game, pack=pack)["id"]
    now = visitor.position(id)
    actions: list[str] = []
    chance = random.Random(1)
    while not actions:
        if not step(visitor, id, LEADING.get(kind, ""), chance):
            id = visitor.new_table(game, pack=pack)["id"]
        now = visitor.position(id)
        if now["legal"] and now["view"]["prompt"]["kind"] == kind:
            actions = adding(explained(visitor, id, "en-GB")["choices"], wanted, holding, number)
    page = visitor.open(f"/t/{id}", MAY_CHOOSE)
    select(page, actions[0])
    assert f"{number:+}".replace("-", "−") in {label.split(" ")[0] for label in page.evaluate(SUM)}
    before = visitor.move
    page.click(".confirm .go")
    page.wait_for_function(MOVED, arg=before)
    (had, has) = (one["view"]["players"][0][holding] for one in (now, visitor.position(id)))
    assert has - had == number


# ---------------------------------------------------------------------- why a piece is not lit

UNLIT = ".carrara [data-spot^='tile '][tabindex='-1']"


def unlit(visitor: Visitor, locale: str) -> tuple[Page, str, str]:
    """A table of Carrara, a building that cannot be built, and why not."""
    id = visitor.new_table("carrara")["id"]
    go_to(visitor, id, "main")
    page = visitor.open(f"/t/{id}", MAY_CHOOSE)
    spot = page.locator(UNLIT).last.get_attribute("data-spot") or ""
    asked = visitor.context.request.post(
        f"/api/tables/{id}/reasons",
        data={"actions": [spot.replace("tile", "build", 1)]},
        headers={"X-Mecenate": "1", "Accept-Language": locale},
    )
    return page, f".carrara [data-spot='{spot}']", str(asked.json()["reasons"][0]["text"])


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_an_unlit_piece_says_why_on_hover(visit: Visit, locale: str) -> None:
    page, piece, why = unlit(visit(name="Livia", settings=ALWAYS_CONFIRM, locale=locale), locale)
    page.hover(piece)
    page.wait_for_selector(".tip .reason")
    assert page.inner_text(".tip .reason").strip() == why


def test_an_unlit_piece_says_why_on_a_tap(visit: Visit) -> None:
    page, piece, why = unlit(visit(name="Livia", settings=ALWAYS_CONFIRM, size=PHONE), "en-GB")
    page.click("[role=tab] >> text=Market")
    page.tap(piece)
    page.wait_for_selector(".tip .reason")
    assert page.inner_text(".tip .reason").strip() == why


def test_an_unlit_piece_says_why_when_keys_reach_it(visit: Visit) -> None:
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM)
    page, _, _ = unlit(visitor, "en-GB")
    page.focus("#main")
    tab_to(visitor, BOARDS["carrara"].lit)
    for key in ["ArrowRight", "ArrowDown"] * 6:
        page.keyboard.press(f"Shift+{key}")
        if page.evaluate("document.activeElement.matches('[data-spot]:not(.lit)')"):
            break
    page.wait_for_selector(".tip .reason")


# ---------------------------------------------------------------------- refusals

SAID = {
    "en-GB": "No visit is open.",
    "fr-FR": "Aucune visite n’est en cours.",
    "de-DE": "Es läuft kein Besuch.",
}


def another_action(route: WebSocketRoute) -> None:
    """A page that sends what is not legal, whatever is chosen."""
    server = route.connect_to_server()

    def send(message: str | bytes) -> None:
        told = json.loads(message)
        server.send(json.dumps({**told, "action": "follow"} if told["type"] == "play" else told))

    route.on_message(send)


@pytest.mark.parametrize("locale", SAID)
def test_a_refusal_is_shown_in_the_language_of_the_player(visit: Visit, locale: str) -> None:
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM, locale=locale)
    id = visitor.new_table("carrara")["id"]
    go_to(visitor, id, "main")
    visitor.page.route_web_socket("**/ws/tables/**", another_action)
    page = visitor.open(f"/t/{id}", MAY_CHOOSE)
    select(page, "pass")
    page.click(".confirm .go")
    page.wait_for_selector(".confirm .bad")
    assert page.inner_text(".confirm .bad") == SAID[locale]


def test_a_typed_action_that_is_not_legal_says_why(visit: Visit) -> None:
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM)
    id = visitor.new_table("carrara")["id"]
    go_to(visitor, id, "main")
    page = visitor.open(f"/t/{id}", MAY_CHOOSE)
    page.keyboard.press("/")
    page.keyboard.type("follow")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"text={SAID['en-GB']}")
