"""The numbered choices, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

FEW = 6
"""The number of choices that always go into one column."""
GAP = 3
NARROWEST = 24
"""If less width is left for an explanation, it goes below the command instead of beside it."""


def numbered(choices: Sequence[tuple[str, str]], width: int) -> RenderableType:
    """Each choice with its number, command and explanation, column by column."""
    for columns in (3, 2):
        parts = _columns(choices, columns)
        needed = sum(max(entry.cell_len for entry in part) + GAP for part in parts) - GAP
        if len(choices) > FEW and needed <= width:
            return _grid(parts)
    return _list(choices, width)


def _list(choices: Sequence[tuple[str, str]], width: int) -> Table:
    """One column; long explanations continue indented."""
    [entries] = _columns([(command, "") for command, _ in choices], 1)
    if width < entries[0].cell_len + NARROWEST:
        return _grid(_columns(choices, 1))
    grid = Table.grid()
    grid.add_column(no_wrap=True)
    for entry, (_, gloss) in zip(entries, choices, strict=True):
        grid.add_row(entry, gloss)
    return grid


def _columns(choices: Sequence[tuple[str, str]], columns: int) -> list[list[Text]]:
    height = -(-len(choices) // columns)
    return [_entries(choices[start : start + height], start + 1) for start in range(0, len(choices), height)]


def _entries(choices: Sequence[tuple[str, str]], first: int) -> list[Text]:
    longest = max(len(command) for command, _ in choices)
    return [
        Text.assemble((f"{number:>3} ", "bold cyan"), (f"{command:<{longest}}  ", "bold"), gloss)
        for number, (command, gloss) in enumerate(choices, first)
    ]


def _grid(parts: Sequence[Sequence[Text]]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for n in range(len(parts[0])):
        grid.add_row(*(part[n] for part in parts if n < len(part)))
    return grid
