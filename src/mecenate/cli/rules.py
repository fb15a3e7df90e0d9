"""`mecenate rules`: the rules in our own words, whole, by clause, or by a word in them."""

from __future__ import annotations

import argparse
from itertools import groupby
from operator import attrgetter

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from mecenate.cli.console import out
from mecenate.core.catalogue import entry
from mecenate.lang import Clause, Language, clauses
from mecenate.lang.rules import RulesError, find, search


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME, CLAUSE and --search."""
    group.add_argument("game", metavar="GAME", help=language.text("help-game"))
    group.add_argument("clause", metavar="CLAUSE", nargs="?", help=language.text("help-clause"))
    group.add_argument("--search", metavar="WORD", help=language.text("help-search"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Print what was asked for."""
    game = entry(args.game)
    console = out()
    if args.clause is not None:
        show(console, [find(game.name, args.clause)])
    elif args.search is not None:
        matches = search(game.name, args.search)
        if not matches:
            raise RulesError(language.text("error-search", word=args.search))
        show(console, matches)
    else:
        show(console, clauses(game.name))
    return 0


def show(console: Console, clauses: list[Clause]) -> None:
    """Print clauses, with the heading of each chapter once."""
    for chapter, group in groupby(clauses, attrgetter("chapter")):
        console.print(Text(chapter, style="bold underline"))
        console.print()
        for clause in group:
            console.print(Text(f"{clause.id} {clause.title}", style="bold"))
            console.print(Markdown(clause.text))
            console.print()


def list_titles(console: Console, clauses: list[Clause]) -> None:
    """Print the titles of clauses, by chapter."""
    for chapter, group in groupby(clauses, attrgetter("chapter")):
        console.print(Text(chapter, style="bold"))
        for clause in group:
            console.print(Text(f"  {clause.id} {clause.title}"))
