"""`mecenate games`: the games, with their numbers of players and options."""

from __future__ import annotations

import argparse
import json

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mecenate.cli.console import out
from mecenate.core.catalogue import Entry, catalogue
from mecenate.core.game import Option
from mecenate.lang import Language


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """--json."""
    group.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: argparse.Namespace, language: Language) -> int:
    """List the games."""
    if args.json:
        print(json.dumps([as_data(entry, language) for entry in catalogue()], indent=2, ensure_ascii=False))
        return 0
    console = out()
    for entry in catalogue():
        title = language.title(entry.name, entry.title)
        seats = language.text("seats-range", least=entry.min_seats, most=entry.max_seats)
        console.print(Text.assemble((entry.name, "bold"), f"  {title}, {seats}"))
        console.print(Padding(_options(entry, language), (0, 0, 1, 2)))
    return 0


def as_data(entry: Entry, language: Language) -> dict[str, object]:
    """A game as plain data for JSON."""
    return {
        "name": entry.name,
        "title": language.title(entry.name, entry.title),
        "seats": [entry.min_seats, entry.max_seats],
        "options": [_option_data(entry, option, language) for option in entry.options() if option.offered],
    }


def _option_data(entry: Entry, option: Option, language: Language) -> dict[str, object]:
    data: dict[str, object] = {
        "name": option.name,
        "help": language.option(entry.name, option.name, option.help),
        "default": option.default,
    }
    if option.numbers is not None:
        return {**data, "least": option.numbers[1], "most": option.numbers[2]}
    return {**data, "choices": list(option.choices)}


def _options(entry: Entry, language: Language) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for option in entry.options():
        if not option.offered:
            continue
        if option.numbers is not None:
            values = language.text(
                "numbers-range", least=option.numbers[1], most=option.numbers[2], usual=option.numbers[0]
            )
        else:
            values = language.text("choices-range", choices=", ".join(option.choices[1:]), usual=option.choices[0])
        help = language.option(entry.name, option.name, option.help)
        grid.add_row(Text(option.name, style="bold"), Text.assemble(help, "\n", (values, "dim")))
    return grid
