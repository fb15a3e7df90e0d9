"""The drawn boards as the tests know them: what is where on each, and how to play on without a page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, TimeoutError

import mecenate.lang
from mecenate.server.tables.table import Table
from tests.server.running import wait_for

from .visitor import Visitor

Visit = Callable[..., Visitor]
LANGUAGES = Path(mecenate.lang.__file__).parent
MODEST = r"^(pass|decline|end turn|keep card)$"
FEW_GAMES = 6
THUMB = 44
"""The least side of a button on a phone, in pixels."""


@dataclass(frozen=True)
class Board:
    """One game's board, by what stands on it."""

    game: str
    shows: str
    """A part that is always there."""
    panels: str
    """What may not be cut off on a desk."""
    rival: str
    """The small board of another seat."""
    head: str
    """A heading that is another word in every language."""
    tabs: tuple[str, ...]
    """The panels that a phone shows one at a time."""
    thumbs: tuple[str, ...]
    """Decisions at which a phone shows different buttons."""
    press: str
    """A piece for a long press."""
    other: str
    """Where a spectator turns to the second seat, and what then has its name."""
    named: str
    hands: str = ""
    """What a spectator sees of the hands, if there are any."""
    unwatched: str = ""
    """What a spectator must not see."""
    options: tuple[tuple[str, str], ...] = ()
    scenes: tuple[tuple[str, str], ...] = (("", ""), ("", ""))
    """Decisions at which the board looks different, and what to choose on the way there; the next one unless told."""

    @property
    def lit(self) -> str:
        """Whatever may be chosen."""
        return f".{self.game} .lit"

    def check_fits(self, page: Page, when: str = "") -> None:
        """All is on one screen, as soon as what moves has come to rest."""
        try:
            page.wait_for_function(self.fits, timeout=20_000)
        except TimeoutError:
            raise AssertionError(f"not all is on one screen {when}") from None

    @property
    def fits(self) -> str:
        """A script: whether no panel is cut off."""
        return f"""() => [...document.querySelectorAll("{self.panels}")].every((panel) =>
          panel.scrollHeight <= panel.clientHeight + 1 && panel.getBoundingClientRect().bottom <= innerHeight)"""

    @property
    def texts(self) -> str:
        """A script: every word that is seen or read out."""
        return f"""() => [...document.querySelectorAll(".{self.game} *, {self.rival} *")].flatMap((e) => [
          e.getAttribute("aria-label"), e.getAttribute("title"),
          ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent)])
          .filter(Boolean).map((text) => text.trim())"""

    @property
    def too_small(self) -> str:
        """A script: the buttons that a thumb would miss."""
        return f"""() => [...document.querySelectorAll(".{self.game} button")]
          .filter((one) => one.getClientRects().length && !one.closest(".tip"))
          .map((one) => [one.className, one.getBoundingClientRect()])
          .filter(([, box]) => box.width < {THUMB} || box.height < {THUMB})
          .map(([name, box]) => `${{name}} ${{box.width}} x ${{box.height}}`)"""

    @property
    def ids(self) -> set[str]:
        """The names of its messages, none of which may be read on the page."""
        page = (LANGUAGES / "en" / f"web-{self.game}.ftl").read_text("utf-8")
        return set(re.findall(r"^([a-z]+-[a-z0-9-]+) =", page, re.MULTILINE))


BOARDS = {
    board.game: board
    for board in (
        Board(
            game="carrara", shows=".carrara svg", panels=".carrara .panel", rival=".car-rival", head=".carrara h3",
            tabs=("cities", "market", "court"), thumbs=("main", "take"),
            press='.carrara .lit[data-spot="wheel turn"]', other=".carrara .whose button >> nth=1",
            named=".carrara .pme",
        ),
        Board(
            game="princes", shows=".princes .panel", panels=".princes .panel", rival=".pri-rival",
            head=".princes .phand h3", tabs=("hand", "court", "city"),
            thumbs=("open", "turn"), press=".princes [data-panel=city] .lit", other=".princes .lands button >> nth=1",
            named=".princes .hd:has(.lands)", hands=".princes .back", unwatched=".princes .purse",
            options=(("expansions", "muse,cooperation"),),
            scenes=(("open", ""), ("character", "decline"), ("turn", "^pass$"), ("place", r"^build \w+$"),
                    ("joint", " with seat ")),
        ),
        Board(
            game="florenza", shows=".florenza .mrow", panels=".florenza, .florenza .panel", rival=".flo-rival",
            head=".florenza .partists h3", tabs=("hand", "artists", "places"),
            thumbs=("action", "engage"), press=".florenza .mcard .band", other=".florenza .whose button >> nth=1",
            named=".florenza .mybd h3", hands=".florenza .backc", unwatched=".florenza .coin",
        ),
        Board(
            game="carpe_diem", shows=".carpe_diem .dist", panels=".carpe_diem .panel, .carpe_diem .sub",
            rival=".cd-rival", head=".carpe_diem .pcards h3",
            tabs=("district", "ring", "cards"), thumbs=("move", "place"),
            press=".carpe_diem .space.lit", other=".carpe_diem .see button >> nth=1", named=".carpe_diem .head h3",
        ),
    )
}  # fmt: skip


def step(visitor: Visitor, id: str, wanted: str, chance: random.Random) -> bool:
    """Make a choice without the page, such a one if there is one, else a modest one; False when the game is over."""
    now = visitor.position(id)
    if now["legal"]:
        candidates = ([action for action in now["legal"] if re.search(like, action)] for like in (wanted, MODEST, ""))
        visitor.send(id, now, chance.choice(next(filter(None, candidates))))
    return not now["over"]


class NoSuchDecision(AssertionError):
    """A game went by without it."""


def go_to(visitor: Visitor, id: str, kind: str, wanted: str = "") -> None:
    """Play on without the page until a decision of this kind is to be made, with more than one way to make it.

    Raises `NoSuchDecision` at the end of the game.
    """
    chance = random.Random(kind)
    for _ in range(2000):
        now = visitor.position(id)
        if len(now["legal"] or ()) > 1 and now["view"]["prompt"]["kind"] == kind:
            return
        if not step(visitor, id, wanted, chance):
            break
    raise NoSuchDecision(f"the game has no {kind}")


def reach(visitor: Visitor, id: str, kind: str, wanted: str, another: Callable[[], str]) -> str:
    """Go to a decision of this kind, if need be at another table: what is dealt does not lead to it in every game."""
    for _ in range(FEW_GAMES):
        try:
            go_to(visitor, id, kind, wanted)
        except NoSuchDecision:
            id = another()
        else:
            return id
    raise NoSuchDecision(f"{FEW_GAMES} games have no {kind}")


def wait_until_stored(visitor: Visitor, table: Table) -> None:
    """Until the server has stored what the page shows, which may show it first."""
    wait_for(lambda: visitor.move.endswith(f" {len(table.dealt.moves)}") and not table.lock.locked())
