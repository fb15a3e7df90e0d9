"""Playing by keys alone."""

from __future__ import annotations

from .visitor import MAY_CHOOSE, MOVED, Visitor


def tab_to(visitor: Visitor, what: str) -> None:
    """Press Tab until the focus is on something."""
    for _ in range(120):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab never comes to {what}")


def choose_by_tab(visitor: Visitor, what: str) -> None:
    """Go to the first such piece, choose it, and confirm, when it is one's turn."""
    page = visitor.page
    page.wait_for_selector(MAY_CHOOSE)
    page.focus("#main")
    tab_to(visitor, what)
    page.keyboard.press("Enter")
    confirm(visitor)


def confirm(visitor: Visitor) -> None:
    """Confirm what is selected, and wait until it is played."""
    page = visitor.page
    page.wait_for_selector(".confirm .go:not([disabled])")
    before = visitor.move
    page.focus(".confirm .go")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
