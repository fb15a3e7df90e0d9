"""A person with a browser: opens pages, takes a seat, plays with the mouse or the keyboard."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, Page

from mecenate.lang import LANGUAGES
from mecenate.testing.page_scripts import CONFIRM, LIT, ON_THE_BOARD, TAKEN, WORDS
from mecenate.testing.serving import SECONDS

DESK = (1280, 800)
PHONE = (390, 844)
LOCALES = {code: f"{code}-{'GB' if code == 'en' else code.upper()}" for code in LANGUAGES}
"""A locale of a browser for each language."""
AT_ONCE = {"pace": "instant"}
"""Settings with which nobody waits for the moves of others."""
ALWAYS_CONFIRM = {"confirmation": "always", "forced": False}
"""Settings with which every choice is selected first, and none makes itself."""
OVER = ".confirm > .over"
MAY_CHOOSE = ".confirm[aria-busy=false] > .buttons .btn.icon"
CHOICE = ".groups .choice:not([disabled])"
MOVED = "before => document.querySelector('h1 small').textContent !== before"
AT_MOVE = "move => document.querySelector('h1 small').textContent === move"
OVER_OR_MOVED = f"before => document.querySelector('{OVER}') || ({MOVED})(before)"


class Visitor:
    """One browser of its own: its cookies, its settings, its size."""

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int] = DESK, locale: str = "en-GB", dark: bool = False,
        name: str | None = None, settings: dict[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.url = url
        self.context = browser.new_context(
            base_url=url, viewport={"width": size[0], "height": size[1]}, locale=locale, has_touch=size == PHONE,
            color_scheme="dark" if dark else "light", reduced_motion="reduce", bypass_csp=True,
        )  # fmt: skip
        self.context.set_default_timeout(SECONDS * 1000)
        kept = json.dumps(json.dumps(AT_ONCE | (settings or {})))
        # about:blank has no storage.
        self.context.add_init_script(f"if (location.protocol === 'http:') localStorage.mecenate ??= {kept}")
        self.wrong: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.me: dict[str, Any] = self.ask("/api/guests", {"name": name}) if name else {}

    def ask(self, path: str, body: Any = None) -> Any:
        """A request with the cookies of this browser."""
        answer = self.context.request.post(path, data=body or {}, headers={"X-Mecenate": "1"})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def new_table(self, game: str, seats: int = 2, bots: bool = True, **wish: Any) -> dict[str, Any]:
        """A table with this person on the first seat; with bots it has begun."""
        level = {str(seat): "random" for seat in range(1, seats)} if bots else {}
        (table,) = self.ask("/api/tables", {"game": game, "seats": seats, "bots": level, **wish})
        self.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 0})
        if bots:
            self.ask(f"/api/tables/{table['id']}/start")
        created: dict[str, Any] = table
        return created

    def position(self, id: str) -> dict[str, Any]:
        """A table as this seat sees it, with what it may choose."""
        position: dict[str, Any] = self.context.request.get(f"/api/tables/{id}/position").json()
        return position

    def send(self, id: str, now: dict[str, Any], action: str) -> None:
        """Play without a page."""
        self.ask(f"/api/tables/{id}/moves", {"key": str(now["version"]), "version": now["version"], "action": action})

    def played(self, game: str) -> str:
        """A table where a game has been played to its end, without a page; its id."""
        id = str(self.new_table(game)["id"])
        chance = random.Random(game)
        while not (now := self.position(id))["over"]:
            if now["legal"]:
                self.send(id, now, chance.choice(now["legal"]))
        return id

    def open(self, path: str, shows: str = "main h1") -> Page:
        """Go to an address, and wait for an element of the page."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector(shows, state="attached")
        return self.page

    def look(self, size: tuple[int, int], dark: bool) -> None:
        """Change size and theme, and wait until the page, if one is open, has been drawn."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        if self.page.url == "about:blank":
            return
        theme = "dark" if dark else "light"
        self.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        self.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")

    @property
    def move(self) -> str:
        """The move that the table is at, in words."""
        return self.page.inner_text("h1 small")

    @property
    def is_over(self) -> bool:
        """Whether the game that is shown has ended."""
        return self.page.query_selector(OVER) is not None

    def play_in_words(self, most: int = 10_000, seed: int = 1) -> int:
        """Play on the table in words, at random; how many choices were made."""
        self.page.wait_for_selector(".confirm")
        if self.page.query_selector(".main > .board"):
            self.page.keyboard.press("t")
        return int(self.page.evaluate(WORDS, [most, seed]))

    def play_out(self, seed: int = 1) -> tuple[int, int]:
        """Play to the end as `play_on_the_board` does, but with clicks made in the page, where a mouse would hit."""
        self.page.mouse.move(0, 0)
        made, drawn = self.page.evaluate(ON_THE_BOARD, [10_000, seed])
        return int(made), int(drawn)

    def play_on_the_board(self, most: int, seed: int = 1) -> tuple[int, int]:
        """Play with the mouse on what is lit, else from the list: choices made, and how many on the board."""
        chance = random.Random(seed)
        made, drawn, before = 0, 0, ""
        while made < most:
            place = self.page.evaluate(LIT, [before, chance.random()])
            if place == "over":
                break
            before = self.move
            drawn += self._choose(place, before, chance)
            self._confirm(before)
            made += 1
        self.page.wait_for_function(OVER_OR_MOVED, arg=before)
        return made, drawn

    def _choose(self, place: list[float] | None, before: str, chance: random.Random) -> bool:
        if place:
            self.page.mouse.click(*place)
            if self.page.evaluate(TAKEN, before):
                return True
        if not self.page.query_selector(".groups"):
            self.page.click(MAY_CHOOSE)
        self.page.wait_for_selector(CHOICE)
        chance.choice(self.page.query_selector_all(CHOICE)).click()
        return False

    def _confirm(self, before: str) -> None:
        """Confirm what was chosen, if it is not played already."""
        if place := self.page.evaluate(CONFIRM, before):
            self.page.mouse.click(*place)

    def close(self) -> None:
        """Close the browser. Fails if the page had an error."""
        self.context.close()
        wrong = [line for line in self.wrong if "Failed to load resource" not in line and "WebSocket" not in line]
        assert not wrong, wrong
