"""Somebody before a browser: opens pages, sits down, plays with the mouse or the keyboard."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.running import SECONDS

DESK = (1280, 800)
PHONE = (390, 844)
OVER = ".confirm > .over"
CHOICE = ".groups .choice:not([disabled])"

# Plays on the table in words inside the page: choose, confirm, wait for the move to count; so long, or to the end.
PLAYER = """async ([most, seed]) => {
  const over = () => document.querySelector(".confirm > .over");
  const until = async (holds) => {
    for (const end = Date.now() + 20000; !holds(); await new Promise((go) => setTimeout(go, 4)))
      if (Date.now() > end) throw new Error("waited in vain: " + document.querySelector("main").innerText);
  };
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  let played = 0;
  while (played < most) {
    await until(() => over() || document.querySelector(".groups .choice:not([disabled])"));
    if (over()) break;
    const before = document.querySelector("h1 small").textContent;
    const choices = [...document.querySelectorAll(".groups .choice:not([disabled])")];
    choices[Math.floor(next() * choices.length)].click();
    await until(() => !document.querySelector(".confirm .go")?.disabled);
    document.querySelector(".confirm .go").click();
    await until(() => over() || document.querySelector("h1 small").textContent !== before);
    played += 1;
  }
  return played;
}"""

MOVED = """before => document.querySelector('.confirm > .over')
  || document.querySelector('h1 small').textContent !== before"""

# Waits until the move counts and one may choose, then finds a lit piece, by chance, that a mouse would hit.
LIT = """async ([before, chance]) => {
  const over = () => document.querySelector(".confirm > .over");
  const moved = () => document.querySelector("h1 small")?.textContent !== before;
  const may = () => over() || (moved() && document.querySelector(".confirm .btn.icon"));
  for (const end = Date.now() + 20000; !may(); await new Promise((go) => setTimeout(go, 4)))
    if (Date.now() > end) throw new Error("waited in vain: " + document.querySelector("main").innerText);
  if (over()) return "over";
  const middle = (piece) => {
    const box = piece.getBoundingClientRect();
    const place = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width && piece.contains(document.elementFromPoint(...place)) ? place : null;
  };
  const pieces = [...document.querySelectorAll(".board .lit, .offers .offer")];
  const first = Math.floor(chance * pieces.length);
  for (const piece of [...pieces.slice(first), ...pieces.slice(0, first)]) {
    if (!middle(piece)) piece.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (middle(piece)) return middle(piece);
  }
  return null;
}"""


class Visitor:
    """One browser of its own: its cookies, its settings, its size."""

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int] = DESK, locale: str = "en-GB", dark: bool = False,
        name: str | None = None,
    ) -> None:  # fmt: skip
        self.url = url
        self.context = browser.new_context(
            base_url=url, viewport={"width": size[0], "height": size[1]}, locale=locale, has_touch=size == PHONE,
            color_scheme="dark" if dark else "light", reduced_motion="reduce", bypass_csp=True,
        )  # fmt: skip
        self.context.set_default_timeout(SECONDS * 1000)
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

    def found(self, game: str, seats: int = 2, bots: bool = True, **wish: Any) -> dict[str, Any]:
        """A table with this person on the first seat; with bots it has begun."""
        level = {str(seat): "random" for seat in range(1, seats)} if bots else {}
        (table,) = self.ask("/api/tables", {"game": game, "seats": seats, "bots": level, **wish})
        self.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 0})
        if bots:
            self.ask(f"/api/tables/{table['id']}/start")
        found: dict[str, Any] = table
        return found

    def played(self, game: str) -> str:
        """A table where a game has been played to its end, without a page; its id."""
        id = str(self.found(game)["id"])
        chance = random.Random(game)
        while not (now := self.context.request.get(f"/api/tables/{id}/position").json())["over"]:
            if now["legal"]:
                action = chance.choice(now["legal"])
                self.ask(
                    f"/api/tables/{id}/moves", {"key": str(now["version"]), "version": now["version"], "action": action}
                )
        return id

    def open(self, path: str, shows: str = "main h1") -> Page:
        """Go to an address, and wait for a thing that is on it."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector(shows, state="attached")
        return self.page

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
        return int(self.page.evaluate(PLAYER, [most, seed]))

    def play_on_the_board(self, most: int = 10_000, seed: int = 1) -> tuple[int, int]:
        """Play with the mouse on what is lit, else from the list: choices made, and how many on the board."""
        chance = random.Random(seed)
        made, drawn, before = 0, 0, ""
        while made < most:
            place = self.page.evaluate(LIT, [before, chance.random()])
            if place == "over":
                break
            before = self.move
            drawn += self._choose(place, chance)
            self._press_confirm()
            made += 1
        self.page.wait_for_function(MOVED, arg=before)
        return made, drawn

    def _choose(self, place: list[float] | None, chance: random.Random) -> bool:
        if place:
            self.page.mouse.click(*place)
            if self.page.query_selector(".confirm .go:not([disabled])"):
                return True
        if not self.page.query_selector(".groups"):
            self.page.click(".confirm .btn.icon")
        self.page.wait_for_selector(CHOICE)
        chance.choice(self.page.query_selector_all(CHOICE)).click()
        return False

    def _press_confirm(self) -> None:
        place = self.page.evaluate(
            """() => {
              const box = document.querySelector(".confirm .go:not([disabled])").getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            }"""
        )
        self.page.mouse.click(*place)

    def close(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        wrong = [line for line in self.wrong if "Failed to load resource" not in line and "WebSocket" not in line]
        assert not wrong, wrong
