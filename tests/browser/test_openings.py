"""Openings in the browser: chosen in the list, gone through on the board; by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mecenate.openings import openings_for

from .accessible import LOOKS, violations, with_axe
from .visitor import DESK, Visitor

pytestmark = pytest.mark.browser


def test_one_clicks_through_the_tree(visit: Callable[..., Visitor]) -> None:
    tree = openings_for("princes").tree(3)
    page = visit().open("/openings", "main section a")
    page.click("main section[data-game=princes] li:nth-child(2) a")
    line: list[str] = []
    for count in (1, 2):
        step = tree.choices(line)[0].step.text
        page.click(f'.opening-card .choice[data-step="{step}"]')
        page.wait_for_selector(f'.opening-card[data-line="{count}"]')
        line.append(step)
    assert page.locator(".opening-card .line li").count() == 2
    assert f"{len(tree)} games" in page.inner_text(".opening-card")
    page.reload()
    page.wait_for_selector('.opening-card[data-line="2"]')
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector('.opening-card[data-line="1"]')
    page.keyboard.press("1")
    page.wait_for_selector('.opening-card[data-line="2"]')


@pytest.mark.parametrize("game", ["carrara", "florenza"])
def test_openings_have_no_barriers(game: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    step = openings_for(game).tree(4).choices([])[0].step.text
    problems: list[str] = []
    for path, shows in (
        ("/openings", "main section a"),
        ("/openings/carrara/9", "main section a"),
        (f"/openings/{game}/4?step={step.replace(' ', '+')}", ".opening-card .choice"),
    ):
        visitor.look(DESK, dark=False)
        visitor.open(path, shows)
        with_axe(visitor)
        for size, dark in LOOKS:
            visitor.look(size, dark)
            problems += violations(visitor, f"{path} {size[0]} {'dark' if dark else 'light'}")
    visitor.wrong = [said for said in visitor.wrong if "404" not in said]
    assert not problems, "\n".join(problems)
