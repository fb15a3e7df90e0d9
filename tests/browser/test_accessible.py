"""WCAG 2.2 AA on every page, light and dark, by axe-core; the other games' boards have it in tests of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PAGES = {
    "/": "article", "/tables": "main h1", "/new": "main h1", "/new/carrara": "main .big", "/rules": "main h1",
    "/rules/carrara": "main h1", "/settings": "main .seg", "/me": "main h1", "/about": "main h1",
    "/nowhere/at/all": "main h1", "/t/{carrara}": ".stage", "/t/{carrara}?words": ".stage", "/t/{waiting}": "main li",
    "/t/{over}": ".confirm > .over", "/t/{over}/3": ".frame", "/t/{over}/after": "svg[role=img]",
}  # fmt: skip


def violations(visitor: Visitor) -> list[str]:
    """What axe-core finds on the page that is shown."""
    found = visitor.page.evaluate(
        "async (tags) => (await axe.run(document, {runOnly: tags, resultTypes: ['violations']})).violations", TAGS
    )
    return [f"{one['id']}: {node['html'][:160]} {node['any'] and node['any'][0]['message']}"
            for one in found for node in one["nodes"][:4]]  # fmt: skip


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `make web`")
def test_every_page_in_light_and_in_the_dark_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(name="Livia")
    tables = {"over": visitor.played("florenza"), "waiting": visitor.found("carrara", bots=False)["id"]}
    tables["carrara"] = visitor.found("carrara", 3)["id"]
    found = {}
    for path, shows in PAGES.items():
        for dark, (width, height) in ((False, DESK), (True, PHONE)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            if not dark:
                visitor.open(path.format(**tables), shows)
                visitor.page.add_script_tag(content=AXE.read_text())
                if path.endswith("?words"):
                    visitor.page.keyboard.press("t")
                    visitor.page.wait_for_selector(".choice")
            visitor.page.wait_for_timeout(100)
            if wrong := violations(visitor):
                found[f"{path} {width} {'dark' if dark else 'light'}"] = wrong
        if path.endswith("?words"):
            visitor.page.keyboard.press("t")
    assert not found, "\n".join(f"{path}\n  " + "\n  ".join(wrong) for path, wrong in found.items())
