"""The page of a study in a real browser: nothing is cut, on desk and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from mecenate.cli.figures import Figures
from mecenate.cli.page import html_page
from mecenate.cli.study_charts import STYLE, Mark, bars, dots

from .visitor import DESK, PHONE

pytestmark = pytest.mark.browser
NAMES = ["Monumento equestre", "San Francesco d’Assisi", "Cathedrale 5", "Pozzo"]
WIDE_FONT = "svg text{font-family:'DejaVu Sans',Verdana,sans-serif!important;letter-spacing:.04em}"
"""A reader's font may be wider than that of the machine that draws."""
CUT = """() => [...document.querySelectorAll("svg")].filter(({ clientWidth }) => clientWidth).flatMap((svg) => {
  const shown = getComputedStyle(svg).overflow === "visible" ? document.documentElement : svg;
  const box = shown.getBoundingClientRect();
  return [...svg.querySelectorAll("text")]
    .filter((text) => { const at = text.getBoundingClientRect(); return at.left < box.left || at.right > box.right; })
    .map((text) => text.textContent);
})"""

ON_TOP = """() => [...document.querySelectorAll(".role-axis-label")].flatMap((axis) => {
  const shown = (text) => ![text.style.opacity, text.getAttribute("opacity")].includes("0");
  const texts = [...axis.querySelectorAll("text")].filter(shown);
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return texts.filter((_, n) => n > 0 && over(boxes[n - 1], boxes[n])).map((text) => text.textContent);
})"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_names_in_a_chart_are_not_cut(browser: Browser, size: tuple[int, int]) -> None:
    figures = Figures("en")
    marks = [Mark(name, "", 0.5, 0.3, 1.0, "50 %") for name in NAMES]
    low = [Mark(name, "", 0.2, 0.0, 0.8, "20 %") for name in NAMES]
    charts = (
        dots(figures, marks, "wins", par=0.5)
        + dots(figures, low, "wins", par=0.5)
        + bars(figures, [(name, "", 1.0, "100 %") for name in NAMES], "use")
    )
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_content(html_page("en", "A study", charts, STYLE + WIDE_FONT))
    assert page.locator("svg:visible").count() == 3
    assert page.evaluate(CUT) == []
    assert page.evaluate(ON_TOP) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.close()
