"""The parser of the command line, in the language of its user."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

import mecenate
from mecenate import engine
from mecenate.cli import (
    analyse,
    arena,
    bench,
    bot,
    check,
    dataset,
    games,
    openings,
    play,
    puzzles,
    replay,
    rules,
    serve,
    sim,
    study,
    train,
    upgrade,
)
from mecenate.cli.usage_errors import in_the_language_of
from mecenate.core.errors import MecenateError
from mecenate.lang import LANGUAGES, Language

COMMANDS = {
    "play": play,
    "serve": serve,
    "check": check,
    "upgrade": upgrade,
    "games": games,
    "rules": rules,
    "replay": replay,
    "analyse": analyse,
    "puzzles": puzzles,
    "openings": openings,
    "sim": sim,
    "study": study,
    "dataset": dataset,
    "bench": bench,
    "arena": arena,
    "bot": bot,
    "train": train,
}


class UsageError(MecenateError):
    """The command line is invalid."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises, in the user's language, instead of printing its usage and ending the program."""

    def __init__(self, *, language: Language, **settings: Any) -> None:
        super().__init__(**settings)
        self._language = language

    def error(self, message: str) -> NoReturn:
        raise UsageError(in_the_language_of(self._language, message))


def formatter(usage: str) -> Callable[..., argparse.HelpFormatter]:
    """A formatter of help texts with 'usage' in the user's language."""

    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self,
            usage_text: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage_text, actions, groups, f"{usage}: " if prefix is None else prefix)

    return Formatter


def build_parser(language: Language) -> argparse.ArgumentParser:
    """The whole command line."""
    parser = _parser(language, prog="mecenate", description=_overview(language))
    options = parser.add_argument_group(language.text("help-options"))
    _common(options, language)
    options.add_argument("--version", action="version", version=version(), help=language.text("help-version"))
    commands = parser.add_subparsers(
        title=language.text("help-commands"),
        metavar=language.text("help-command"),
        parser_class=Parser,
        required=True,
    )
    for name, command in COMMANDS.items():
        about = language.text(f"help-{name}")
        sub = commands.add_parser(
            name,
            language=language,
            add_help=False,
            help=about,
            description=about,
            formatter_class=formatter(language.text("help-usage")),
        )
        group = sub.add_argument_group(language.text("help-options"))
        command.add_arguments(group, language)
        _common(group, language)
        sub.set_defaults(run=command.run)
    return parser


def _parser(language: Language, prog: str, description: str) -> Parser:
    return Parser(
        language=language,
        prog=prog,
        description=description,
        add_help=False,
        formatter_class=formatter(language.text("help-usage")),
    )


def _common(group: argparse._ArgumentGroup, language: Language) -> None:
    group.add_argument("-h", "--help", action="help", help=language.text("help-help"))
    group.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=language.text("help-lang"))


def _overview(language: Language) -> str:
    lines: Sequence[tuple[str, str]] = (
        ("mecenate", language.text("example-serve")),
        ("mecenate play", language.text("example-play")),
        ("mecenate play --option version=advanced", language.text("example-advanced")),
        ("mecenate rules carrara 31", language.text("example-rules")),
    )
    width = max(len(command) for command, _ in lines)
    examples = "\n".join(f"  {command:<{width}}  {about}" for command, about in lines)
    return f"{language.text('about')}\n\n{examples}"


def version() -> str:
    """The version, and whether the engine runs compiled."""
    return f"mecenate {mecenate.__version__} ({engine.kind()} engine)"
