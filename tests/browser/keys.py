"""Playing by keys alone."""

from __future__ import annotations

from .visitor import MAY_CHOOSE, MOVED, Visitor

CHOSEN_OR_MOVED = f"before => document.querySelector('.confirm .go:not([disabled])') || ({MOVED})(before)"


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
    before = visitor.move
    page.keyboard.press("Enter")
    answer(visitor, before)


def answer(visitor: Visitor, before: str) -> None:
    """Confirm what was chosen at a move if it must be confirmed, and wait until it is played."""
    page = visitor.page
    page.wait_for_function(CHOSEN_OR_MOVED, arg=before)
    if visitor.move == before:
        page.focus(".confirm .go")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)


def confirm(visitor: Visitor) -> None:
    """Confirm what is selected, and wait until it is played."""
    page = visitor.page
    page.wait_for_selector(".confirm .go:not([disabled])")
    before = visitor.move
    page.focus(".confirm .go")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
