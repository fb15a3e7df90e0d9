"""`mecenate rules`: the rules in our own words, whole, by clause, or by a word in them."""

from __future__ import annotations

import argparse
from itertools import groupby
from operator import attrgetter

from rich.console import Console
from rich.text import Text

from mecenate.cli.console import out
from mecenate.core.catalogue import entry
from mecenate.lang import Clause, Language, clauses, overview
from mecenate.lang.rules import RulesError, UnknownClause, find, language_of, search


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME, CLAUSE and --search."""
    group.add_argument("game", metavar="GAME", help=language.text("help-game"))
    group.add_argument("clause", metavar="CLAUSE", nargs="?", help=language.text("help-clause"))
    group.add_argument("--search", metavar="WORD", help=language.text("help-search"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Print what was asked for."""
    game = entry(args.game)
    console = out()
    say_if_untranslated(console, game.name, language)
    if args.clause is not None:
        show(console, [clause_of(game.name, args.clause, language)])
    elif args.search is not None:
        matches = search(game.name, args.search, language.code)
        if not matches:
            raise RulesError(language.text("error-search", word=args.search))
        show(console, matches)
    else:
        show_overview(console, game.name, language)
        show(console, clauses(game.name, language.code))
    return 0


def clause_of(game: str, id: str, language: Language) -> Clause:
    """The clause of this id, in a language. Raises `RulesError` in that language."""
    try:
        return find(game, id, language.code)
    except UnknownClause as wrong:
        near = wrong.near or "none"
        text = language.text("error-clause", clause=id, near=near, first=wrong.first, last=wrong.last)
        raise RulesError(text) from None


def say_if_untranslated(console: Console, game: str, language: Language) -> None:
    """Print that the rules come in English, if this language has no page of them."""
    if language_of(game, language.code) != language.code:
        console.print(Text(language.untranslated_rules(), style="italic"))
        console.print()


def show_overview(console: Console, game: str, language: Language) -> None:
    """Print the game on one page."""
    page = overview(game, language.code)
    if page is not None:
        console.print(Text(page.title, style="bold underline"))
        console.print()
        _print_text(console, page.text)
        console.print()


def show(console: Console, clauses: list[Clause]) -> None:
    """Print clauses, with the heading of each chapter once."""
    for chapter, group in groupby(clauses, attrgetter("chapter")):
        console.print(Text(chapter, style="bold underline"))
        console.print()
        for clause in group:
            console.print(Text(f"{clause.id} {clause.title}", style="bold"))
            _print_text(console, clause.text)
            console.print()


def _print_text(console: Console, text: str) -> None:
    from rich.markdown import Markdown

    console.print(Markdown(text))


def list_titles(console: Console, clauses: list[Clause]) -> None:
    """Print the titles of clauses, by chapter."""
    for chapter, group in groupby(clauses, attrgetter("chapter")):
        console.print(Text(chapter, style="bold"))
        for clause in group:
            console.print(Text(f"  {clause.id} {clause.title}"))
