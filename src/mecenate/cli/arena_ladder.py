"""`mecenate arena ladder`: each level against the one below, as a table, as JSON and as a drawing."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from rich.table import Table

from mecenate.bots import BOTS
from mecenate.cli.arguments import bot_names, make_game
from mecenate.cli.console import out, progress_bar
from mecenate.core.errors import OptionError
from mecenate.core.game import Game
from mecenate.lang import Language

if TYPE_CHECKING:
    from mecenate.arena.match_tally import Tally

WIDTH = 110
COLUMNS = (
    "ladder-above",
    "ladder-below",
    "ladder-games",
    "ladder-wins",
    "ladder-interval",
    "ladder-total",
    "ladder-against",
    "ladder-time",
    "ladder-rating",
)


def run(args: argparse.Namespace, language: Language) -> int:
    """Play the ladder from the lowest level up, and print it from the highest down."""
    from mecenate.arena.drawing import draw_ladder
    from mecenate.arena.ladder import pairing_dict, ratings

    game = make_game(args.game, args.option, language)
    levels = bot_names(args.levels) or list(BOTS)
    if len(levels) < 2:
        raise OptionError(language.text("error-levels"))
    pairings = play_pairs(game, [(above, below) for below, above in pairwise(levels)], args, args.seats)
    if args.plot is not None:
        args.plot.write_text(draw_ladder(f"{game.title}, {args.seats}", pairings), encoding="utf-8")
    if args.json:
        known = {
            name: {"mu": round(mu, 2), "sigma": round(sigma, 2)} for name, (mu, sigma) in ratings(pairings).items()
        }
        head = {"game": game.name, "options": game.options, "seats": args.seats, "seed": args.seed}
        print(json.dumps({**head, "ratings": known, "pairings": [pairing_dict(part) for part in pairings]}, indent=2))
        return 0
    console = out()
    console.width = max(console.width, WIDTH)
    console.print(_table(pairings, ratings(pairings), language))
    console.print(language.text("ladder-note", seats=args.seats))
    return 0


def play_pairs(game: Game, pairs: Sequence[tuple[str, str]], args: argparse.Namespace, seats: int) -> list[Tally]:
    """Play each pair: one seat of the first bot against a table of the second."""
    from mecenate.arena.ladder import play_pairing

    pairings = []
    with progress_bar() as bar:
        for above, below in pairs:
            task = bar.add_task(f"{above} / {below}", total=args.games)

            def show(done: int, task: object = task) -> None:
                bar.update(task, completed=done)  # type: ignore[arg-type]

            pairings.append(
                play_pairing(
                    game,
                    above,
                    below,
                    seats,
                    args.games,
                    workers=args.workers,
                    ray=args.ray,
                    seed=args.seed,
                    scale=args.seconds_scale,
                    progress=show,
                )
            )
    return pairings


def _table(pairings: Sequence[Tally], known: dict[str, tuple[float, float]], language: Language) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for n, id in enumerate(COLUMNS):
        table.add_column(language.text(id), justify="left" if n < 2 else "right")
    for pairing in reversed(pairings):
        low, high = pairing.interval()
        above, below = pairing.names
        table.add_row(
            above,
            below,
            str(pairing.games),
            f"{100 * pairing.rate():.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{pairing.totals[0].mean:.1f}",
            f"{pairing.totals[1].mean:.1f}",
            f"{pairing.milliseconds(0):.1f} ms",
            f"{known[above][0]:.1f}",
        )
    return table
