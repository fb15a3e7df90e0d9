"""The workshop for packs: a pack is edited, played, exported and shared; without barriers, on desk and phone."""

from __future__ import annotations

import csv
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import mecenate
from mecenate.lang import Language
from mecenate.lang.catalogue import catalogue

from .accessible import violations, with_axe
from .boards import BOARDS
from .visitor import DESK, LOCALES, PHONE, Visitor

pytestmark = pytest.mark.browser
VALID = ".status[data-valid=true][aria-busy=false]"
INVALID = ".status.bad[aria-busy=false]"


def edit(page: Page, block: str) -> str:
    """Open the fields of a block; its selector."""
    page.click(f'[data-block="{block}"] .edit')
    return f'[data-block="{block}"]'


def open_a_table(page: Page) -> None:
    """A table with the pack, and random players in the seats of the others."""
    page.click(".actions .btn.prim")
    page.wait_for_selector("[data-pack=true]")
    for seat in (2, 3):
        page.select_option(f"select[aria-label='Player {seat}']", "random")
    page.click("button.big")
    page.wait_for_url("**/t/*")


def test_a_shape_is_changed_checked_and_played(visit: Callable[..., Visitor]) -> None:
    visitor = visit(name="Livia")
    page = visitor.open("/packs/princes", VALID)
    chapel = edit(page, "building.chapel")
    before = page.get_attribute(f"{chapel} .art path.pf", "d")
    cells = f"{chapel} .cells button"
    page.focus(f'{cells}[data-cell="2 2"]')  # the chapel lies there: #. above ##
    page.keyboard.press("Space")
    page.wait_for_selector(INVALID)
    assert "building.chapel shape" in page.inner_text(".status")
    assert page.is_disabled(".actions .btn.prim")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.wait_for_selector(VALID)
    assert page.get_attribute(f"{chapel} .art path.pf", "d") != before
    changed = {"building": {"chapel": {"shape": [".#", "##"]}}}
    assert page.inner_text(".status code") == mecenate.game("princes", components=changed).pack_digest
    open_a_table(page)
    view = visitor.position(page.url.rpartition("/")[2])["view"]
    assert view["printed"]["pieces"]["chapel"]["shape"] == [".#", "##"]
    assert visitor.play_on_the_board(1)[0] == 1


def test_a_pack_edited_in_the_browser_is_played_and_studied(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(name="Livia")
    page = visitor.open("/packs/florenza", VALID)
    start = edit(page, "start")
    page.fill(f"{start} label:has-text('fiorini') input", "900")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{VALID}:not(:has-text('As shipped'))")
    digest = page.inner_text(".status code")
    assert digest == mecenate.game("florenza", components={"start": {"fiorini": 900}}).pack_digest
    with page.expect_download() as download:
        page.click("a[download]")
    download.value.save_as(tmp_path / download.value.suggested_filename)
    page.click("details.panel summary")
    command = shlex.split(page.inner_text("details.panel pre"))

    open_a_table(page)
    page.wait_for_selector(BOARDS["florenza"].lit)
    assert page.inner_text(".florenza .purse .coin b") == "900"
    assert visitor.play_on_the_board(1)[0] == 1

    assert command[0] == "mecenate"
    words = [*command[1:], "--games", "2", "--bots", "random", "--seats", "2", "--data", "study"]
    subprocess.run([sys.executable, "-m", "mecenate", *words], cwd=tmp_path, check=True, capture_output=True)
    with (tmp_path / "study" / "games.csv").open(encoding="utf-8") as file:
        games = list(csv.DictReader(file))
    assert [row["variant"] for row in games] == ["printed", "printed", "florenza", "florenza"]
    printed, changed = games[:2], games[2:]
    assert [row["branching"] for row in printed] != [row["branching"] for row in changed], "more money, more choices"


def test_a_pack_is_exported_imported_and_shared(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(name="Livia")
    page = visitor.open("/packs/carrara", VALID)
    page.click("[data-filter=reconstructed]")
    wheel = edit(page, "small_wheel")
    page.select_option(f"{wheel} select >> nth=1", "blue")
    page.wait_for_selector(INVALID)
    page.select_option(f"{wheel} select >> nth=5", "white")
    page.wait_for_selector(VALID)
    page.check(f"{wheel} footer input")
    page.wait_for_selector("progress[value='1']")
    page.wait_for_selector(VALID)
    digest = page.inner_text(".status code")
    with page.expect_download() as download:
        page.click("a[download]")
    path = tmp_path / "mine.toml"
    download.value.save_as(path)
    assert mecenate.game("carrara", components=path).pack_digest == digest
    page.click(".actions button:has-text('Share')")
    link = page.input_value("input[readonly]")
    page.click(".actions button:has-text('Start over')")
    page.wait_for_selector(".status:has-text('As shipped')")
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(f".status:has-text('{digest}')")
    other = visit(name="Otto")
    shown = other.open(link.removeprefix(other.url), f".status:has-text('{digest}')")
    assert shown.is_checked("[data-block=small_wheel] footer input")


@pytest.mark.parametrize("code", LOCALES)
def test_a_pack_is_told_in_the_words_of_the_boards(visit: Callable[..., Visitor], code: str) -> None:
    """Beside the drawings, and about the sources; the names in the file stay English."""
    page = visit(name="Livia", locale=LOCALES[code]).open("/packs/princes", VALID)
    words = Language(code)
    of_file = catalogue(code, "packs").messages
    chapel = '[data-block="building.chapel"]'
    assert page.inner_text(f"{chapel} h3") == words.word("princes", "chapel").capitalize()
    assert page.inner_text(f"{chapel} dl div:first-child") == "\n".join(
        of_file[id].render({}) for id in ("key-size", "key-small")
    )
    source = page.inner_text(f"{chapel} .note")
    assert all(of_file[id].render({}) in source for id in ("key-rulebook", "key-reconstructed", "key-shape"))
    assert page.inner_text('[data-block="bonus_card.2"] h3') == words.word("princes", "bonus large buildings")
    page.fill("input[type=search]", words.word("princes", "chapel"))
    assert page.locator("[data-block]").count() == 1


def test_the_checklist_is_printed_on_white_paper(visit: Callable[..., Visitor]) -> None:
    page = visit(name="Livia", dark=True).open("/packs/princes", VALID)
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    assert page.is_visible(".actions")
    page.emulate_media(media="print")
    page.wait_for_function(f"{theme} === 'light'")
    assert not page.is_visible(".actions")
    assert not page.is_visible('[data-block="building.chapel"] .edit')
    assert page.is_visible('[data-block="building.chapel"] input[type=checkbox]')
    page.emulate_media(media="screen")
    page.wait_for_function(f"{theme} === 'dark'")


@pytest.mark.parametrize(
    ("path", "wanted", "block"),
    [
        ("/packs", "", ""),
        ("/packs/chess", "", ""),
        ("/packs/carrara", "court", "court.normal"),
        ("/packs/princes", "estate", "estate.cooperation"),
        ("/packs/florenza", "cas", "card Casa"),
        ("/packs/carpe_diem", "board p", "board P1"),
    ],
)
def test_the_workshop_has_no_barriers(visit: Callable[..., Visitor], path: str, wanted: str, block: str) -> None:
    """The window of the phone is as high as the page, so that its bars cover nothing."""
    visitor = visit(name="Livia")
    page = visitor.open(path, VALID if block else "main h1:not(.quiet)")
    if block:
        page.fill("input[type=search]", wanted)
        edit(page, block)
        page.wait_for_selector(".fields")
    with_axe(visitor)
    problems: list[str] = []
    for size, dark in ((DESK, False), (DESK, True), ((PHONE[0], 6000), True)):
        visitor.look(size, dark)
        problems += violations(visitor, f"{path} {size[0]} {'dark' if dark else 'light'}")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        problems += [f"{path} is {wide} pixels too wide at {size[0]}"] if wide > 0 else []
    visitor.wrong = [said for said in visitor.wrong if "404" not in said]
    assert not problems, "\n".join(problems)
