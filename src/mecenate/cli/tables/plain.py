"""A table of any game without its own drawing: the parts of the view by name, then a line for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mecenate.cli.tables.drawing import flow
from mecenate.core.derived_view import FIELDS, SIZE
from mecenate.lang import Language
from mecenate.lang.language import slug

NOT_SHOWN = (*FIELDS, "printed")
NOTHING = "–"


def draw_plain(game: str, view: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
    """The whole table in the words of the game, no wider than `width`."""
    plain = msgspec.to_builtins(view)
    table = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for name, text in parts_of(game, plain, language):
        table.add_row(Text(name, style="bold cyan"), Text(text))
    players = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for player in plain.get("players", ()):
        seat = player["seat"]
        mark = "▶" if seat == plain.get("actor") else " "
        head = Text(f"{mark} {seat + 1} {names[seat]}", style="bold")
        shown = [Text(f"{name}: {text}") for name, text in parts_of(game, player, language)]
        players.add_row(head, flow(shown, width - head.cell_len - 2))
    return Group(table, Text(), players)


def draw_parts(game: str, value: Any, language: Language) -> RenderableType:
    """Some data by name, one line each; nothing for no data."""
    table = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    plain = msgspec.to_builtins(value)
    for name, text in parts_of(game, plain if isinstance(plain, dict) else {}, language):
        table.add_row(Text(name, style="bold cyan"), Text(text))
    return table


def parts_of(game: str, fields: dict[str, Any], language: Language) -> Iterator[tuple[str, str]]:
    """The heading and the words of each field; the size of a hidden part stands for the part."""
    for name, value in fields.items():
        hidden = value is None and f"{name}{SIZE}" in fields
        shown = fields[f"{name}{SIZE}"] if hidden else value
        counts = name.removesuffix(SIZE)
        if name not in NOT_SHOWN and (counts == name or counts not in fields):
            yield heading(game, name, language), in_words(game, shown, language)


def heading(game: str, name: str, language: Language) -> str:
    """The message `label-<name>` of the game, or the name itself."""
    id = f"label-{slug(name)}"
    label = language.label(game, id)
    words = name.replace("_", " ") if label == id else label
    return words[:1].upper() + words[1:]


def in_words(game: str, value: Any, language: Language) -> str:
    """Data as words of the game: things with their counts, or parts by name."""
    if value is None or value in ([], {}):
        return NOTHING
    if isinstance(value, str):
        return language.word(game, value)
    if isinstance(value, list):
        if all(isinstance(part, str) for part in value):
            return language.words(game, value)
        return "; ".join(in_words(game, part, language) for part in value)
    if isinstance(value, dict):
        if all(isinstance(part, int) for part in value.values()):
            return language.words(game, [name for name, count in value.items() for _ in range(count)]) or NOTHING
        return "; ".join(
            f"{language.word(game, name)}: {in_words(game, part, language)}" for name, part in value.items()
        )
    return str(value)
