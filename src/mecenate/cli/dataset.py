"""`mecenate dataset make`: games of bots as tables and records, for learners."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from mecenate.cli.arguments import make_game, whole
from mecenate.cli.console import out, progress_bar
from mecenate.core.errors import OptionError
from mecenate.lang import Language

MAKE = "make"
DEFAULT_LEVELS = "apprentice"
DEFAULT_GAMES = 100


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """What is made of which game, who plays, and where it goes."""
    text, number = language.text, whole(language, 1)
    group.add_argument("what", choices=[MAKE], metavar=MAKE, help=text("help-dataset-make"))
    group.add_argument("game", metavar="GAME", help=text("help-game"))
    group.add_argument("--levels", default=DEFAULT_LEVELS, metavar="NAME,…", help=text("help-dataset-levels"))
    group.add_argument("--seats", type=whole(language, 2), metavar="N", help=text("help-seats"))
    group.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("help-option"))
    group.add_argument("--games", type=number, default=DEFAULT_GAMES, metavar="N", help=text("help-number"))
    group.add_argument("--seed", default="0", metavar="TEXT", help=text("help-sim-seed"))
    group.add_argument("--out", type=Path, required=True, metavar="DIR", help=text("help-dataset-out"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Play the games and write them."""
    from mecenate.adapters.layout import observation_layout
    from mecenate.arena.dataset import make_dataset

    game = make_game(args.game, args.option, language)
    levels = [name.strip() for name in args.levels.split(",") if name.strip()]
    seats = args.seats or game.min_seats
    if not levels or not game.min_seats <= seats <= game.max_seats:
        raise OptionError(language.text("error-dataset", least=game.min_seats, most=game.max_seats))
    with progress_bar() as bar:
        task = bar.add_task("", total=args.games)
        header = make_dataset(
            game,
            levels,
            args.games,
            args.out,
            seats=seats,
            layout=observation_layout(game),
            seed=args.seed,
            command=_command(args, seats),
            progress=lambda done: bar.update(task, completed=done),
        )
    out().print(language.text("dataset-made", games=header.games, positions=header.positions, folder=str(args.out)))
    return 0


def _command(args: argparse.Namespace, seats: int) -> str:
    """The command that makes the same games again."""
    parts = ["mecenate", "dataset", MAKE, args.game, "--levels", args.levels, "--seats", str(seats)]
    for option in args.option:
        parts += ["--option", option]
    return shlex.join([*parts, "--games", str(args.games), "--seed", args.seed, "--out", args.out.name])
