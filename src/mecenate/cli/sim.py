"""`mecenate sim`: many games between bots, with a progress bar, and a table or JSON at the end."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from rich.table import Table

from mecenate.arena import Simulation, Spread, simulate_parallel
from mecenate.bots import RandomBot
from mecenate.cli.arguments import DEFAULT_SEATS, add_game_options, bot_names, make_game, whole
from mecenate.cli.console import out, progress_bar
from mecenate.core.errors import OptionError
from mecenate.core.game import Game
from mecenate.lang import Language

DEFAULT_GAMES = 100


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME and the options of a simulation."""
    group.add_argument("game", metavar="GAME", help=language.text("help-game"))
    group.add_argument(
        "--games", type=whole(language, 1), default=DEFAULT_GAMES, metavar="N", help=language.text("help-number")
    )
    add_game_options(group, language)
    group.add_argument("--workers", type=whole(language, 1), default=1, metavar="N", help=language.text("help-workers"))
    group.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS", help=language.text("help-ray"))
    group.add_argument("--seed", default="0", metavar="TEXT", help=language.text("help-sim-seed"))
    group.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Play the games and print the result."""
    game = make_game(args.game, args.option, language)
    bots = seated_bots(bot_names(args.bots), args.seats, language)
    simulation = _play(game, bots, args)
    if args.json:
        head = {"game": game.name, "options": game.options, "seats": len(bots), "bots": bots, "seed": args.seed}
        print(json.dumps({**head, **simulation.to_dict()}, indent=2))
    else:
        console = out()
        console.print(_table(simulation, language))
        console.print(_speed(simulation, language))
    return 0


def seated_bots(named: list[str] | None, seats: int | None, language: Language) -> list[str]:
    """One bot per seat: as named, or one level for all seats."""
    bots = named or [RandomBot.name]
    if len(bots) == 1:
        return bots * (seats or DEFAULT_SEATS)
    if seats is not None and seats != len(bots):
        raise OptionError(language.text("error-sim-bots", bots=len(bots), seats=seats))
    return bots


def _play(game: Game, bots: Sequence[str], args: argparse.Namespace) -> Simulation:
    games = args.games
    if not sys.stderr.isatty():
        return simulate_parallel(game, bots, games, workers=args.workers, ray=args.ray, seed=args.seed)
    with progress_bar() as bar:
        task = bar.add_task("", total=games)

        def show(done: int) -> None:
            bar.update(task, completed=done)

        return simulate_parallel(game, bots, games, workers=args.workers, ray=args.ray, seed=args.seed, progress=show)


def _table(simulation: Simulation, language: Language) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for id in ("sim-who", "sim-mean", "sim-deviation", "sim-wins"):
        table.add_column(language.text(id), justify="left" if id == "sim-who" else "right")
    for seat, spread in enumerate(simulation.scores_by_seat, 1):
        table.add_row(language.text("sim-seat", seat=seat), *_spread(spread), "")
    for name, spread in simulation.scores_by_bot.items():
        table.add_row(
            language.text("sim-bot", name=name), *_spread(spread), f"{float(simulation.wins_by_bot[name]):.1f}"
        )
    return table


def _spread(spread: Spread) -> tuple[str, str]:
    return f"{spread.mean:.2f}", f"{spread.deviation:.2f}"


def _speed(simulation: Simulation, language: Language) -> str:
    return language.text(
        "sim-speed",
        games=simulation.games,
        steps=simulation.steps,
        seconds=f"{simulation.seconds:.2f}",
        rate=round(simulation.steps_per_second),
        games_rate=f"{simulation.games_per_second:.1f}",
    )
