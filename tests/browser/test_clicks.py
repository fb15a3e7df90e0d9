"""How many clicks a turn takes, from a lit board to the next player; and that no click is lost."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .boards import BOARDS, NoSuchDecision, Visit
from .visitor import MAY_CHOOSE, MOVED, Visitor

pytestmark = pytest.mark.browser

GO = ".confirm .go:not([disabled])"
MANY_TABLES = 12


class Player:
    """A person at a table with another person, who counts the own clicks."""

    def __init__(self, visit: Visit, game: str) -> None:
        self.visitor: Visitor = visit(name="Livia")
        self.other: Visitor = visit(name="Bruno")
        self.game = game
        self.clicks = 0
        self.id = ""

    def new_table(self) -> str:
        """A new table with both of them; its id."""
        table = self.visitor.new_table(self.game, bots=False)
        self.other.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 1})
        self.visitor.ask(f"/api/tables/{table['id']}/start")
        self.id = str(table["id"])
        return self.id

    def play_until(self, kind: str, wanted: str = "") -> None:
        """Both play on without a page until the first has such a decision."""
        for _ in range(400):
            now = self.now
            if now["actor"] == 0 and now["view"]["prompt"]["kind"] == kind:
                return
            visitor = self.visitor if now["actor"] == 0 else self.other
            there = visitor.position(self.id)
            fitting = [action for action in there["legal"] if re.search(wanted, action)] or there["legal"]
            visitor.send(self.id, there, fitting[0])
        raise NoSuchDecision(kind)

    def open(self) -> None:
        """Look at the lit board."""
        self.page = self.visitor.open(f"/t/{self.id}", BOARDS[self.game].lit)
        self.page.wait_for_selector(MAY_CHOOSE)
        self.page.wait_for_load_state("networkidle")
        self.clicks = 0

    @property
    def now(self) -> dict[str, Any]:
        """The position."""
        return self.visitor.position(self.id)

    def click(self, what: str) -> None:
        """One click, and wait until it is answered: by a move, or by a choice that is to be confirmed."""
        before = self.visitor.move
        self.page.click(what)
        self.clicks += 1
        if what != GO and self.page.evaluate("() => document.querySelector('.confirm .go').disabled"):
            self.page.wait_for_function(f"before => document.querySelector('{GO}') || ({MOVED})(before)", arg=before)
        elif what == GO:
            self.page.wait_for_function(MOVED, arg=before)

    def ended(self) -> bool:
        """Whether it is the next player's turn."""
        return bool(self.now["actor"] != 0)


def asked(visit: Visit, game: str, kind: str, wanted: str = "") -> Player:
    """A player who looks at the board of a new table and has such a decision."""
    player = Player(visit, game)
    player.new_table()
    player.play_until(kind, wanted)
    player.open()
    return player


def spot(name: str) -> str:
    """A lit piece by its name."""
    return f'.board .lit[data-spot="{name}"]'


def cheapest(sector: dict[str, Any]) -> list[tuple[int, str]]:
    """The prices of the blocks of a sector with their colours, the cheapest first."""
    return sorted((sector["prices"][colour], colour) for colour, n in sector["blocks"].items() for _ in range(n))


def test_a_tip_lets_clicks_through(visit: Visit) -> None:
    page = asked(visit, "carrara", "main").page
    page.hover(spot("wheel turn"))
    page.wait_for_selector(".tip")
    assert page.evaluate("""() => {
      const tip = document.querySelector(".tip").getBoundingClientRect();
      const [x, y] = [tip.x + tip.width / 2, tip.y + tip.height / 2];
      return document.elementFromPoint(x, y).closest(".tip") === null;
    }""")


def test_four_blocks_are_bought_at_carrara(visit: Visit) -> None:
    player = Player(visit, "carrara")
    for _ in range(MANY_TABLES):
        player.new_table()
        player.open()
        player.click(spot("wheel turn"))
        view = player.now["view"]
        sectors = [sector for sector in view["wheel"] if sum(sector["blocks"].values()) > 4]
        sector = min(sectors, key=lambda each: sum(price for price, _ in cheapest(each)[:4]), default=None)
        if sector and sum(price for price, _ in cheapest(sector)[:4]) <= view["players"][0]["florins"]:
            break
    else:
        raise AssertionError("no sector has five blocks of which one can pay four")
    position = sector["position"]
    player.click(spot(f"sector {position}"))
    for _, colour in cheapest(sector)[:4]:
        player.click(spot(f"offer {position} {colour}"))
    if not player.ended():
        player.click(".offers .offer[data-action=done]")
    player.page.wait_for_selector(".confirm.idle, .confirm:not(:has(.btn.icon))")
    assert player.ended()
    assert player.clicks <= 7


def test_a_building_at_carrara_whose_payment_is_forced(visit: Visit) -> None:
    """Every block that one has is the price: only the order could be chosen, so the payment makes itself."""
    player = Player(visit, "carrara")
    for _ in range(MANY_TABLES):
        player.new_table()
        view = player.now["view"]
        held = sum(view["players"][0]["blocks"].values())
        tile = next((tile["name"] for tile in view["display"] if tile and tile["value"] == held), None)
        if tile and f"build {tile}" in player.now["legal"]:
            break
    else:
        raise AssertionError("no building has the price of all blocks")
    player.open()
    player.click(spot(f"tile {tile}"))
    now = player.now
    if now["view"]["prompt"]["kind"] == "site" and len(now["legal"]) > 1:
        player.click(spot("city lerici"))
    player.page.wait_for_selector(GO)
    assert player.now["view"]["prompt"]["facts"]["blocks"] == 1, "the rest of the payment has made itself"
    player.click(GO)
    assert player.ended()
    assert player.clicks <= 3


def test_a_turn_of_carpe_diem(visit: Visit) -> None:
    """Walk and take by one click on a tile, lay it, confirm."""
    player = asked(visit, "carpe_diem", "move")
    player.click(".carpe_diem .space.lit .rt >> nth=0")
    player.page.wait_for_selector(".carpe_diem .cell.lit, .carpe_diem .lit[data-spot^=cell]")
    player.click(".carpe_diem .lit[data-spot^=cell] >> nth=0")
    player.click(GO)
    assert player.ended()
    assert player.clicks <= 4


def test_an_auction_of_princes_without_interest(visit: Visit) -> None:
    player = asked(visit, "princes", "bid", "^open|^return|^bid$")
    before = player.visitor.move
    player.click(".princes .lit[data-spot=pass]")
    player.page.wait_for_function(MOVED, arg=before)
    assert player.clicks == 1


@pytest.mark.parametrize("piece", ["location", "artist", "inspire"])
def test_an_action_of_florenza(visit: Visit, piece: str) -> None:
    player = asked(visit, "florenza", "action")
    player.click(f".florenza .lit[data-spot^='{piece}'] >> nth=0")
    player.click(GO)
    assert player.ended()
    assert player.clicks == 2


def at_equal_blocks(visit: Visit) -> tuple[Player, str]:
    """A purchase in Carrara where two equal blocks can be paid, and the position and colour of these."""
    player = Player(visit, "carrara")
    for _ in range(MANY_TABLES):
        player.new_table()
        player.visitor.send(player.id, player.now, "turn wheel")
        wheel = player.now["view"]["wheel"]
        money = player.now["view"]["players"][0]["florins"]
        doubles = [
            (sector["position"], colour)
            for sector in wheel
            for colour, n in sector["blocks"].items()
            if n > 1 and 2 * sector["prices"][colour] <= money and f"sector {sector['position']}" in player.now["legal"]
        ]
        if doubles:
            break
    position, colour = doubles[0]
    player.visitor.send(player.id, player.now, f"sector {position}")
    player.open()
    return player, f"{position} {colour}"


def test_two_quick_clicks_on_equal_pieces_take_two(visit: Visit) -> None:
    player, offer = at_equal_blocks(visit)
    colour = offer.split()[1]
    held = player.now["view"]["players"][0]["blocks"].get(colour, 0)
    player.page.locator(spot(f"offer {offer}")).first.dblclick()
    player.page.wait_for_selector(".confirm[aria-busy=false]")
    for _ in range(50):
        if player.now["view"]["players"][0]["blocks"].get(colour, 0) == held + 2:
            return
        player.page.wait_for_timeout(100)
    raise AssertionError("one of the clicks was lost")


def test_a_later_click_where_a_block_lay_takes_nothing(visit: Visit) -> None:
    player, offer = at_equal_blocks(visit)
    box = player.page.locator(spot(f"offer {offer}")).first.bounding_box()
    assert box
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = player.visitor.move
    player.page.mouse.click(*place)
    player.page.wait_for_function(MOVED, arg=before)
    player.page.wait_for_selector(".confirm[aria-busy=false]")
    player.page.wait_for_timeout(1000)
    after = player.visitor.move
    player.page.mouse.click(*place)
    player.page.wait_for_timeout(300)
    assert player.visitor.move == after


def test_the_board_is_one_stop_of_tab_and_keeps_the_focus(visit: Visit) -> None:
    player = Player(visit, "carrara")
    player.new_table()
    player.open()
    page = player.page
    assert page.locator(".board .lit[tabindex='0'], .board button.lit:not([tabindex])").count() == 1
    page.focus(spot("wheel turn"))
    before = player.visitor.move
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
    page.wait_for_function("document.activeElement.matches('.board .lit')")
    assert page.locator(".board .lit[tabindex='0']").count() == 1
    page.keyboard.press("F1")
    page.wait_for_selector("dialog[open] kbd")


@pytest.mark.parametrize("way", ["always", "never"])
def test_how_much_is_confirmed_is_a_setting(visit: Visit, way: str) -> None:
    player = Player(visit, "carrara")
    player.visitor = visit(name="Livia", settings={"confirmation": way})
    player.new_table()
    player.open()
    player.click(".offers .offer[data-action=pass]")
    assert player.ended() == (way == "never")
