"""The settings that a study compares: options, packs and numbers of seats, in every combination."""

from __future__ import annotations

import argparse
import shlex
from itertools import product
from pathlib import Path

from mecenate.arena.study import Variant
from mecenate.cli.arguments import DEFAULT_SEATS, bot_names
from mecenate.cli.sim import seated_bots
from mecenate.core.catalogue import entry
from mecenate.core.errors import OptionError
from mecenate.core.game import Game, OptionValue
from mecenate.lang import Language

PLAYERS = "apprentice"
"""Who plays unless somebody is named: between random players a strong card is often a weak one."""
PRINTED = "printed"
"""The pack that comes with the game."""
ALL = "all"

Chosen = tuple[tuple[str, OptionValue], ...]


def variants_of(game: Game, args: argparse.Namespace, language: Language) -> list[Variant]:
    """Every combination of the varied options, the packs and the numbers of seats. Raises if one is not valid."""
    tables = tables_of(game, args.seats, args.bots, language)
    packs = packs_of(args.packs)
    settings = list(product(tables, choices_of(game, args, language), packs))
    unvaried = language.text("study-usual") if len(settings) > 1 else language.title(game.name, game.title)
    variants = []
    for bots, chosen, pack in settings:
        label = [f"{name} {value}" for name, value in chosen]
        label += [Path(pack).stem if pack else PRINTED] if len(packs) > 1 else []
        label += [language.text("study-seat-number", seats=len(bots))] if len(tables) > 1 else []
        options = {**game.options, **dict(chosen)}
        variant = Variant(", ".join(label) or unvaried, game.name, options, tuple(bots), pack)
        variant.open()  # says what is wrong before anything is played
        variants.append(variant)
    return variants


def choices_of(game: Game, args: argparse.Namespace, language: Language) -> list[Chosen]:
    """The values of the varied options; for the question of options alone each option by itself, against the rest."""
    if not args.vary and args.packs is None and args.question == ["option"]:
        return [(), *single_changes(game)]
    axes: list[list[tuple[str, OptionValue]]] = []
    for pair in args.vary:
        name, equals, values = pair.partition("=")
        if not equals:
            raise OptionError(language.text("error-vary", word=pair))
        axes.append([(name.strip().replace("-", "_"), value) for value in split_values(values)])
    return list(product(*axes))


def single_changes(game: Game) -> list[Chosen]:
    """Every value of every option that is offered, one at a time; those that are numbers must be named by --vary."""
    return [
        ((option.name, value),)
        for option in entry(game.name).options()
        if option.offered
        for value in option.choices
        if value != game.options[option.name]
    ]


def split_values(text: str) -> list[str]:
    """'a,"b,c"' is 'a' and 'b,c': commas in quotes belong to the value."""
    commas = shlex.shlex(text, posix=True)
    commas.whitespace, commas.whitespace_split, commas.commenters = ",", True, ""
    try:
        return [value.strip() for value in commas]
    except ValueError as error:
        raise OptionError(f"{text}: {error}") from None


def packs_of(text: str | None) -> list[str | None]:
    """The packs to compare: one with that of the game, several with each other; 'printed' is that of the game."""
    if text is None:
        return [None]
    named = split_values(text)
    if len(named) == 1:
        named.insert(0, PRINTED)
    return [None if name == PRINTED else name for name in named]


def tables_of(game: Game, seats: str | None, bots: str | None, language: Language) -> list[list[str]]:
    """The bots at each table: for each number of seats one bot on all of them, or as named."""
    named = bot_names(bots) or [PLAYERS]
    if seats is None and len(named) > 1:
        return [named]
    return [seated_bots(named, number, language) for number in seat_numbers(game, seats, language)]


def seat_numbers(game: Game, text: str | None, language: Language) -> list[int]:
    """'3', '2,4' or 'all'."""
    if text == ALL:
        return list(range(game.min_seats, game.max_seats + 1))
    words = [str(DEFAULT_SEATS)] if text is None else [word.strip() for word in text.split(",")]
    for word in words:
        if not word.isdecimal() or not game.min_seats <= int(word) <= game.max_seats:
            raise OptionError(language.text("error-study-seats", word=word, least=game.min_seats, most=game.max_seats))
    return list(dict.fromkeys(map(int, words)))
