"""Arguments that several commands share, and how their text becomes a game and its players."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Sequence

from mecenate.bots.registry import known_bots
from mecenate.core.catalogue import configured
from mecenate.core.errors import OptionError
from mecenate.core.game import Game
from mecenate.lang import Language

DEFAULT_GAME = "carrara"
DEFAULT_SEATS = 3
NO_BOTS = "none"


def add_game_options(group: argparse._ArgumentGroup, language: Language) -> None:
    """--seats, --option and --bots."""
    group.add_argument("--seats", type=whole(language, 1), metavar="N", help=language.text("help-seats"))
    group.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=language.text("help-option"))
    known = language.text("help-bots", bots=", ".join(known_bots()))
    group.add_argument("--bots", metavar="NAME,…", help=known)


def whole(language: Language, least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number of at least this much."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(language.text("error-number", word=text, least=least))
        return int(text)

    return read


def make_game(name: str, pairs: Sequence[str], language: Language, rules: int | None = None) -> Game:
    """The game with the options given as 'name=value', by this version of its rules; by the newest if None."""
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(language.text("error-option", word=pair))
        options[key.strip().replace("-", "_")] = value.strip()
    return configured(name, options, rules=rules)


def bot_names(text: str | None) -> list[str] | None:
    """The bots named in '--bots a,b'; None without the argument, no bots for 'none'. Commas in quotes are kept."""
    from mecenate.arena.contestants import read_spec

    if text is None:
        return None
    commas = shlex.shlex(text, posix=False)
    commas.whitespace, commas.whitespace_split, commas.commenters = ",", True, ""
    names = [name.strip() for name in commas if name.strip()]
    if names == [NO_BOTS]:
        return []
    for name in names:
        read_spec(name)  # fails early, with the list of bots
    return names
