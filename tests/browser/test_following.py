"""The moves of others: shown one after the other, skipped, told again; and a game that plays by itself."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page

from .accessible import violations, with_axe
from .boards import Visit, step
from .visitor import DESK, MAY_CHOOSE, PHONE, Visitor

pytestmark = pytest.mark.browser

STEP = ".prompt.following p"
SKIP = ".prompt .controls .btn:last-child"
RECAP = ".recap .line"


def after_own_turn(visit: Visit, pace: str, size: tuple[int, int] = DESK, seats: int = 3) -> tuple[Visitor, str]:
    """A person at Carrara whose turn has just ended, so that the bots play; and the id of the table."""
    visitor = visit(name="Livia", size=size, settings={"pace": pace})
    id = str(visitor.new_table("carrara", seats)["id"])
    visitor.open(f"/t/{id}", ".board svg")
    visitor.page.wait_for_selector(MAY_CHOOSE)
    while (now := visitor.position(id))["actor"] != 0:
        time.sleep(0.05)
    visitor.send(id, now, "pass")
    return visitor, id


def wait_for_own_turn(visitor: Visitor, id: str) -> dict[str, Any]:
    """Wait until the server asks this person again; the position."""
    while (now := visitor.position(id))["actor"] != 0:
        time.sleep(0.05)
    return now


def shown_move(page: Page) -> int:
    """The move that the page shows."""
    return int(page.inner_text(".bar .scrubber output").split()[-1])


def test_the_moves_of_others_are_shown_at_a_pace_and_can_be_skipped(visit: Visit) -> None:
    visitor, id = after_own_turn(visit, "slow")
    page = visitor.page
    now = wait_for_own_turn(visitor, id)
    page.wait_for_selector(STEP)
    assert page.locator(".prompt.following .crest").count() == 1
    assert shown_move(page) < now["moves"], "the bots have played on, and the page has not shown it"
    assert not page.query_selector(".board .lit"), "one's own choice is not open before that"
    with_axe(visitor)
    assert not violations(visitor, "while a step is shown", ".stage")
    page.keyboard.press("Space")
    page.wait_for_selector(".board .lit")
    assert shown_move(page) == now["moves"]
    assert page.title().startswith("●")


def test_step_by_step_waits_for_a_click_on_the_board_which_chooses_nothing(visit: Visit) -> None:
    visitor, id = after_own_turn(visit, "step")
    page = visitor.page
    now = wait_for_own_turn(visitor, id)
    page.wait_for_selector(SKIP)
    clicks = 0
    while shown_move(page) < now["moves"]:
        before = shown_move(page)
        page.mouse.click(200, 300)
        page.wait_for_function(
            "before => !document.querySelector('.bar .scrubber output').innerText.endsWith(' ' + before)", arg=before
        )
        clicks += 1
    assert clicks > 1
    assert visitor.position(id)["moves"] == now["moves"]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_recap_stays_until_the_next_choice_and_shows_a_turn_again(visit: Visit, size: tuple[int, int]) -> None:
    visitor, id = after_own_turn(visit, "instant", size)
    page = visitor.page
    now = wait_for_own_turn(visitor, id)
    page.wait_for_selector(".recap")
    if size == PHONE:
        page.click(".recap .head")
    assert page.locator(RECAP).count() == 2
    with_axe(visitor)
    for dark in (False, True):
        visitor.look(size, dark)
        assert not violations(visitor, f"recap, dark: {dark}", ".stage")
    page.locator(RECAP).first.click()
    page.wait_for_selector(".bottom-bar.rerun")
    page.wait_for_selector(STEP)
    page.click(".bottom-bar.rerun .btn")
    page.wait_for_selector(".prompt.mine")
    assert page.locator(".recap").count() == 1
    visitor.send(id, now, "turn wheel" if "turn wheel" in now["legal"] else "pass")
    page.wait_for_selector(".recap", state="detached")


def test_a_replay_plays_by_itself_until_it_is_stopped(visit: Visit) -> None:
    visitor = visit(name="Livia", settings={"replayPace": "fast"})
    id = visitor.played("carrara")
    page = visitor.open(f"/t/{id}", ".confirm > .over")
    page.click(".bar .scrubber .play")
    page.wait_for_url(f"**/t/{id}/0?play")
    page.wait_for_function("Number(location.pathname.split('/').pop()) >= 3")
    page.keyboard.press("Space")
    stopped = page.url
    page.wait_for_timeout(900)
    assert page.url == stopped
    page.keyboard.press("Space")
    page.wait_for_function("stopped => location.href !== stopped", arg=stopped)


def test_the_log_has_headings_and_one_line_a_turn_with_details_on_demand(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = visitor.played("carpe_diem")
    page = visitor.open(f"/t/{id}/60", ".log .heading")
    turn = page.locator(".log .turn:has(.more-of)").first
    assert turn.locator("ul").count() == 0
    turn.locator(".more-of").click()
    assert turn.locator("ul li").count() > 1
    with_axe(visitor)
    assert not violations(visitor, "details of a turn", ".stage")


def test_an_entry_of_the_log_keeps_its_element_when_others_come(visit: Visit) -> None:
    """Only the last 80 are shown; if each move wrote all of them again, it would take twice as long."""
    visitor = visit(name="Livia")
    id = str(visitor.new_table("carrara", 4)["id"])
    chance = random.Random(1)
    visitor.open(f"/t/{id}", ".board svg")
    while visitor.page.locator(".log ol > li").count() < 80 and step(visitor, id, "^turn|^take", chance):
        pass
    now = wait_for_own_turn(visitor, id)
    page = visitor.page
    page.wait_for_selector(MAY_CHOOSE)
    page.evaluate("for (const line of document.querySelectorAll('.log ol > li')) line.before = line.textContent")
    number = visitor.move
    visitor.send(id, now, now["legal"][0])
    page.wait_for_function("before => document.querySelector('h1 small').textContent !== before", arg=number)
    lines = "[...document.querySelectorAll('.log ol > li')].slice(0, 60)"
    assert page.evaluate(f"{lines}.filter((line) => line.before !== line.textContent).length") == 0
