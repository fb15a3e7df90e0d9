"""What the drawings of all games share: words in a language, headings, and parts in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mecenate.lang import Language

QUIET = "dim"
DOT = " · "


class Drawing:
    """Draws the pieces of one game in a language."""

    game: ClassVar[str]

    def __init__(self, language: Language) -> None:
        self.language = language

    def word(self, word: str, form: str = "") -> str:
        """A word of the game."""
        return self.language.word(self.game, word, form)

    def text(self, id: str, **args: str | int) -> str:
        """A label of this table."""
        return self.language.label(self.game, id, **args)

    def label(self, id: str) -> Text:
        """A heading."""
        return Text(self.text(id), style="bold cyan")

    def count(self, noun: str, count: int) -> str:
        """A number with its noun."""
        return self.language.count(self.game, noun, count)

    def ruled(self, id: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Group:
        """A printed table under its heading; without a head if that is empty."""
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(width=0)
        for _ in max(rows, key=len):
            grid.add_column()
        if head:
            grid.add_row("", *(Text(cell, style=QUIET) for cell in head))
        for row in rows:
            grid.add_row("", *(Text(cell) for cell in row))
        return Group(self.label(id), grid)

    def notes(self, id: str, lines: Sequence[str]) -> Group:
        """Printed numbers that stand in sentences, under their heading."""
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(width=0)
        for line in lines:
            grid.add_row("", Text(line))
        return Group(self.label(id), grid)


def apart(parts: Sequence[RenderableType]) -> Group:
    """Parts with an empty line between them."""
    lines: list[RenderableType] = []
    for part in parts:
        lines += [part, Text()]
    return Group(*lines[:-1])


def flow(parts: Sequence[Text], width: int) -> Text:
    """Parts in a row with dots between them; lines break only between parts."""
    text = Text()
    used = 0
    for part in parts or [Text("–")]:
        if used and used + len(DOT) + part.cell_len > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(DOT)
            used += len(DOT)
        text.append_text(part)
        used += part.cell_len
    return text


def seat_mark(seat: int | None) -> str:
    """A seat as a number from 1; a dash for nobody."""
    return "–" if seat is None else str(seat + 1)
