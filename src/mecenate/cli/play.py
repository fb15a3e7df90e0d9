"""`mecenate play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path

from mecenate import engine
from mecenate.arena.simulate import derived_seed
from mecenate.bots import Bot
from mecenate.cli.arguments import DEFAULT_GAME, DEFAULT_SEATS, add_game_options, bot_names, make_game
from mecenate.cli.console import engine_line, out
from mecenate.cli.screen import Screen
from mecenate.cli.session import Session
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError
from mecenate.core.record import Record
from mecenate.lang import Language

DEFAULT_BOT = "apprentice"
"""The default opponent: sensible and fast."""


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME and the options of a table."""
    group.add_argument("game", metavar="GAME", nargs="?", default=DEFAULT_GAME, help=language.text("help-game"))
    add_game_options(group, language)
    group.add_argument("--seed", metavar="TEXT", help=language.text("help-play-seed"))
    group.add_argument("--notes", action=argparse.BooleanOptionalAction, help=language.text("help-notes"))
    group.add_argument("--record", metavar="FILE", type=Path, help=language.text("help-record"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Start a game and play it."""
    from mecenate.arena.contestants import named_bot

    game = make_game(args.game, args.option, language)
    seats, bots = seating(bot_names(args.bots), args.seats, language)
    secret = args.seed or secrets.token_hex()
    dealer = Dealer.sealed(secret)
    record = Record(game, seats, dealer)
    if args.record is not None:
        record.save(args.record)  # fail before the game, not after it
    people = seats - len(bots)
    players: list[Bot | None] = [None] * people
    players += [named_bot(name, derived_seed(secret, people + n)) for n, name in enumerate(bots)]
    remembers = people <= 1 if args.notes is None else args.notes
    screen = Screen(game.name, player_names(players, language), people, language, remembers)
    if engine.kind() == "interpreted":
        out().print(engine_line(language))
    screen.note("welcome")
    screen.note("seal", seal=dealer.commitment)
    Session(record, players, screen, args.record).run()
    return 0


def seating(named: list[str] | None, seats: int | None, language: Language) -> tuple[int, list[str]]:
    """The number of seats, and the bots on the last of them; by default, you against apprentices."""
    if named is None:
        number = seats or DEFAULT_SEATS
        return number, [DEFAULT_BOT] * (number - 1)
    if seats is None:
        seats = len(named) + 1 if named else DEFAULT_SEATS
    if len(named) > seats:
        raise OptionError(language.text("error-bots", bots=len(named), seats=seats))
    return seats, named


def player_names(players: Sequence[Bot | None], language: Language) -> list[str]:
    """'You' where one person plays, else 'Player 1' and so on; bots are numbered too."""
    people = sum(player is None for player in players)
    names: list[str] = []
    for seat, player in enumerate(players):
        if player is not None:
            names.append(language.text("bot", number=seat + 1 - people))
        else:
            names.append(language.text("you") if people == 1 else language.text("player", number=seat + 1))
    return names
