"""axe-core on a page: WCAG 2.2 AA."""

from __future__ import annotations

from pathlib import Path

from .visitor import DESK, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = ((DESK, False), (DESK, True), (PHONE, False), (PHONE, True))
"""Each size, in light and in the dark."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """async ([tags, without]) => (await axe.run(without ? {exclude: [[without]]} : document,
  {runOnly: tags, resultTypes: ["violations"]})).violations"""


def with_axe(visitor: Visitor) -> None:
    """Bring axe-core into the page."""
    assert AXE.exists(), "axe-core is not installed: run `make web`"
    visitor.page.add_script_tag(path=AXE)


def violations(visitor: Visitor, where: str, without: str = "") -> list[str]:
    """What axe-core finds on the page as it is shown, each with `where` it was seen."""
    results = visitor.page.evaluate(RUN, [TAGS, without])
    return [
        f"{where}: {one['id']}: {node['html'][:160]} {node['any'] and node['any'][0]['message']}"
        for one in results
        for node in one["nodes"][:4]
    ]
