"""WCAG 2.2 AA on every page, light and dark, by axe-core; the boards have it in `test_boards`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .accessible import LOOKS, violations, with_axe
from .visitor import DESK, Visitor

pytestmark = pytest.mark.browser
PAGES = {
    "/": "article", "/tables": "main h1", "/new": "main h1", "/new/carrara": "main .big", "/rules": "main h1",
    "/rules/carrara": "main h1", "/settings": "main .seg", "/me": "main h1", "/about": "main h1",
    "/privacy": "main section",
    "/nowhere/at/all": "main h1", "/t/{carrara}": ".stage", "/t/{carrara}?words": ".stage", "/t/{waiting}": "main li",
    "/t/{over}": ".confirm > .over", "/t/{over}/3": ".frame", "/t/{over}/after": "svg[role=img]",
    "/people/{livia}": "main h1", "/people/{bruno}": "main h1",
}  # fmt: skip


def test_every_page_in_light_and_in_the_dark_on_desk_and_phone(visit: Callable[..., Visitor]) -> None:
    visitor, other = visit(name="Livia"), visit(name="Bruno")
    tables = {"over": visitor.played("florenza"), "waiting": visitor.new_table("carrara", bots=False)["id"]}
    tables |= {"livia": visitor.me["id"], "bruno": other.me["id"]}
    tables["carrara"] = visitor.new_table("carrara", 3)["id"]
    problems: list[str] = []
    for path, shows in PAGES.items():
        visitor.look(DESK, dark=False)
        visitor.open(path.format(**tables), shows)
        with_axe(visitor)
        if path.endswith("?words"):
            visitor.page.keyboard.press("t")
            visitor.page.wait_for_selector(".choice")
        for size, dark in LOOKS:
            visitor.look(size, dark)
            problems += violations(visitor, f"{path} {size[0]} {'dark' if dark else 'light'}")
        if path.endswith("?words"):
            visitor.page.keyboard.press("t")
    assert not problems, "\n".join(problems)
