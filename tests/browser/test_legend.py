"""The legend: what is printed on the pieces of a table's own pack, by pointer, key, touch and command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .accessible import LOOKS, violations, with_axe
from .visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
LEGEND = "dialog .legend"
READ = "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.trim()).join(' ').trim())"
TABLES: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "carrara": (
        {"version": "advanced"},
        {"majorities": {"lerici": [19, 13, 7]}, "decoration_sets": {"points": [0, 1, 3, 9, 17, 25, 33, 61]}},
        ["Castello rural flag", "Lerici 19 13 7", "points 1 3 9 17 25 33 61", "Pisa 3 florins 4 florins"],
    ),
    "princes": (
        {},
        {"profession": {"poet": {"building": "tower"}}, "work": {"building": 5}},
        ["Poet tower lake travel", "Organ Builder chapel forest opinion", "5 3 3 2 1"],
    ),
    "florenza": ({}, {"scoring": {"district_set": 7}}, ["a palace, a church and a district building 7"]),
    "carpe_diem": ({}, {"rewards": {"baker_bread": 3}}, ["Baker 3 bread 2", "points 0 1 2 3 5 7 9 12 15 18"]),
}
"""Options and a replacement pack of each title, and rows that its legend must have."""


def rows(visitor: Visitor) -> list[str]:
    """The rows of the open legend, as they are read."""
    visitor.page.wait_for_selector(LEGEND)
    texts: list[str] = visitor.page.eval_on_selector_all(f"{LEGEND} tbody tr", READ)
    return texts


def closed(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(LEGEND, state="detached")


@pytest.mark.parametrize("game", TABLES)
def test_the_legend_shows_the_pack_of_the_table(visit: Visit, game: str) -> None:
    options, pack, expected = TABLES[game]
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table(game, options=options, pack=pack)['id']}", ".stage")
    page.wait_for_selector("button[data-legend]")
    page.keyboard.press("l")
    shown = rows(visitor)
    assert [row for row in expected if row not in shown] == []
    with_axe(visitor)
    wrong = []
    for size, dark in LOOKS:
        visitor.look(size, dark)
        wrong += violations(visitor, f"{size[0]} {'dark' if dark else 'light'}")
        wide = page.evaluate(
            f"() => {{ const box = document.querySelector('{LEGEND}'); return box.scrollWidth - box.clientWidth; }}"
        )
        assert wide <= 0, f"{size[0]}: {wide} pixels too wide"
        button = page.locator("dialog .actions .btn").bounding_box()
        assert button is not None and button["y"] + button["height"] <= size[1], "the button to close is in sight"
    assert not wrong, "\n".join(wrong)
    closed(visitor)
    visitor.look(DESK, dark=False)
    page.click("button[data-legend]")
    assert rows(visitor) == shown
    closed(visitor)


def test_the_legend_opens_by_touch_by_command_and_on_the_table_in_words(visit: Visit) -> None:
    visitor = visit(size=PHONE, name="Livia")
    path = f"/t/{visitor.new_table('carrara')['id']}"
    page = visitor.open(path, ".stage")
    page.tap("button[data-legend]")
    drawn = rows(visitor)
    assert page.locator(f"{LEGEND} svg").count() > 0
    page.tap("dialog .actions .btn")
    page.wait_for_selector(LEGEND, state="detached")
    visitor.look(DESK, dark=False)
    page.keyboard.press("t")
    page.wait_for_selector(".text-board")
    page.fill(".command input", "legend")
    page.keyboard.press("Enter")
    assert rows(visitor) == drawn
    assert page.locator(f"{LEGEND} svg").count() == 0, "without a board there is no sheet of drawings"
    closed(visitor)
