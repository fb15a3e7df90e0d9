"""What the terminal prints."""

from __future__ import annotations

import io

from rich.console import Console


def printed(what: object, width: int) -> str:
    """A table, or whatever else rich prints, as text on a screen of this width."""
    screen = io.StringIO()
    Console(file=screen, width=width, markup=False, highlight=False).print(what)
    return screen.getvalue()
