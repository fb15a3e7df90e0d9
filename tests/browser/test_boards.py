"""What every drawn board must do: a whole game, two browsers and one who watches, fingers, languages, contrast."""

from __future__ import annotations

import random

import pytest

from tests.server.running import wait_for

from .accessible import LOOKS, violations, with_axe
from .boards import BOARDS, Board, Visit, reach, step
from .visitor import ALWAYS_CONFIRM, AT_MOVE, DESK, MAY_CHOOSE, OVER, PHONE

pytestmark = pytest.mark.browser
CLICK = "piece => piece.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
LOCALES = ("en-GB", "fr-FR", "de-DE")
# Keeps every size that the board is drawn in, and the height of the bar below it, in `sizes`.
WATCH_SIZE = """() => {
  window.sizes = new Set();
  const look = () => {
    const stage = document.querySelector(".stage");
    const bar = document.querySelector(".confirm");
    if (stage && bar) sizes.add(`${stage.clientHeight} ${stage.style.getPropertyValue("--scale")} ${bar.offsetHeight}`);
    requestAnimationFrame(look);
  };
  look();
}"""
# Selects one piece or offer after the other, and leaves each for two frames.
SELECT_ALL = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  for (const one of document.querySelectorAll(".stage .lit, .offers .offer:not(.plan)")) {
    if (!one.checkVisibility()) continue;
    one.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    await frame(), await frame();
  }
}"""
every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


@every_board
def test_a_whole_game_on_the_board_against_bots(visit: Visit, board: Board) -> None:
    """The beginning with the mouse; the rest with clicks that are made in the page, where a mouse would hit."""
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table(board.game)['id']}", board.lit)
    assert visitor.play_on_the_board(12) == (12, 12)
    board.check_fits(page)
    made, drawn = visitor.play_out(seed=2)
    assert visitor.is_over
    assert drawn == made > 10, "every choice is made on the board or in the bar"
    board.check_fits(page, "at the end")
    assert page.locator(board.lit).count() == 0
    page.click(f"{OVER} .btn.prim")
    page.wait_for_selector(".podium")
    assert page.locator(".podium li").count() == 2


@every_board
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_choice_does_not_change_the_size_of_the_board(visit: Visit, board: Board, locale: str) -> None:
    """Whatever the bar below has to say: otherwise pieces move away under the pointer, and all is laid out again."""
    visitor = visit(name="Livia", settings=ALWAYS_CONFIRM, locale=locale)
    id = str(visitor.new_table(board.game, 3)["id"])
    chance = random.Random(board.game)
    while visitor.position(id)["moves"] < 24:
        step(visitor, id, "", chance)
    page = visitor.open(f"/t/{id}", board.lit)
    page.wait_for_selector(MAY_CHOOSE)
    page.evaluate(WATCH_SIZE)
    for number in range(3):
        page.evaluate(SELECT_ALL)
        assert visitor.play_on_the_board(1, seed=number) == (1, 1)
        page.wait_for_selector(MAY_CHOOSE)
    assert page.evaluate("[...sizes].length") == 1, page.evaluate("[...sizes]")


@every_board
def test_two_browsers_and_one_who_watches(visit: Visit, board: Board) -> None:
    ada, bruno, guest = visit(name="Ada"), visit(name="Bruno"), visit(name="Chiara")
    table = ada.new_table(board.game, bots=False)
    bruno.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"], "seat": 1})
    ada.ask(f"/api/tables/{table['id']}/start")
    address = f"/t/{table['id']}?invite={table['invite']}"
    both = (ada, bruno)
    for one in both:
        one.open(address, board.shows)
    for number in range(8):
        wait_for(lambda: any(one.page.query_selector(MAY_CHOOSE) for one in both))
        turn = next(one for one in both if one.page.query_selector(MAY_CHOOSE))
        other = bruno if turn is ada else ada
        assert other.page.query_selector(board.lit) is None
        assert turn.play_on_the_board(1, seed=number) == (1, 1)
        other.page.wait_for_function(AT_MOVE, arg=turn.move)
    page = guest.open(address, board.shows)
    assert page.query_selector(board.lit) is None
    page.click(board.other)
    assert "Bruno" in (page.get_attribute(board.named, "aria-label") or page.inner_text(board.named))
    assert not board.hands or page.locator(board.hands).count() > 0, "hands lie face down"
    assert not board.unwatched or page.locator(board.unwatched).count() == 0


@every_board
def test_on_a_phone(visit: Visit, board: Board) -> None:
    visitor = visit(size=PHONE, name="Livia")
    id = visitor.new_table(board.game, 4, options=dict(board.options))["id"]
    page = visitor.open(f"/t/{id}", f".{board.game}.phone .lit")
    assert visitor.play_on_the_board(12) == (12, 12), "the panel where something is lit opens by itself"
    page.wait_for_selector(MAY_CHOOSE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@every_board
def test_fingers_hit_every_button_of_a_phone(visit: Visit, board: Board) -> None:
    visitor = visit(size=PHONE, name="Livia")

    def new_table() -> str:
        return str(visitor.new_table(board.game, 4, options=dict(board.options))["id"])

    id = new_table()
    for kind in board.thumbs:
        id = reach(visitor, id, kind, "", new_table)
        page = visitor.open(f"/t/{id}", f".{board.game}.phone .lit")
        page.wait_for_selector(MAY_CHOOSE)
        buttons = page.locator(f".{board.game} .owntabs button").all()[-len(board.tabs) :]
        for button, tab in zip(buttons, board.tabs, strict=True):
            button.click()
            page.wait_for_selector(f".{board.game} [data-panel={tab}]", state="visible")
            assert page.evaluate(board.too_small) == [], f"{kind}, {tab}"


@every_board
def test_a_long_press_says_what_a_piece_is_and_chooses_nothing(visit: Visit, board: Board) -> None:
    visitor = visit(size=PHONE, name="Livia", settings=ALWAYS_CONFIRM)
    page = visitor.open(f"/t/{visitor.new_table(board.game)['id']}", board.press)
    finger = visitor.context.new_cdp_session(page)
    box = page.locator(board.press).first.bounding_box()
    assert box
    touch = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
    page.wait_for_selector(".tip")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.query_selector(".board .sel") is None
    page.click(".tip .cite")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    if ".lit" in board.press:
        page.touchscreen.tap(touch[0]["x"], touch[0]["y"])
        page.wait_for_selector(".board .sel")
        page.wait_for_selector(".tip", state="detached")


@every_board
def test_each_language(visit: Visit, board: Board) -> None:
    heads = set()
    for locale in LOCALES:
        visitor = visit(locale=locale, name="Livia")
        page = visitor.open(f"/t/{visitor.new_table(board.game, 4, options=dict(board.options))['id']}", board.lit)
        for number in range(5):
            assert not board.ids & set(page.evaluate(board.texts))
            board.check_fits(page, f"in {locale}")
            visitor.play_on_the_board(1, seed=number)
            page.wait_for_selector(MAY_CHOOSE)
        heads.add(page.inner_text(board.head))
    assert len(heads) == 3, heads


@every_board
def test_contrast_and_names_in_light_and_dark(visit: Visit, board: Board) -> None:
    visitor = visit(name="Livia")

    def another() -> str:
        return str(
            visitor.new_table(board.game, 4 if board.game != "princes" else 3, options=dict(board.options))["id"]
        )

    id = another()
    page = visitor.open(f"/t/{id}", board.lit)
    if not board.scenes[0][0]:
        visitor.play_on_the_board(9)
    problems: list[str] = []
    for kind, wanted in board.scenes:
        if kind:
            id = reach(visitor, id, kind, wanted, another)
        page = visitor.open(f"/t/{id}", f"{board.lit}:visible")
        with_axe(visitor)
        page.eval_on_selector(f"{board.lit}:visible", CLICK)
        for size, dark in LOOKS:
            visitor.look(size, dark)
            problems += violations(visitor, f"{kind} {size[0]} {'dark' if dark else 'light'}")
        visitor.look(DESK, dark=False)
        if not kind:
            visitor.play_on_the_board(1)
    assert not problems, "\n".join(problems)
