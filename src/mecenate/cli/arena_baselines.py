"""`mecenate arena baselines`: how often each baseline wins against random players and against novices."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from rich.table import Table

from mecenate.bots.registry import BASELINES, BOTS
from mecenate.cli.arena_ladder import play_pairs
from mecenate.cli.arguments import bot_names, make_game
from mecenate.cli.console import out
from mecenate.lang import Language

if TYPE_CHECKING:
    from mecenate.arena.match_tally import Tally

REFERENCES = ("random", "novice")


def run(args: argparse.Namespace, language: Language) -> int:
    """Play every baseline against every reference, one seat against a table of it, and print a row for each."""
    from mecenate.arena.ladder import pairing_dict

    game = make_game(args.game, args.option, language)
    bots = bot_names(args.levels) or [*BOTS, *BASELINES]
    pairs = [(name, reference) for name in bots for reference in REFERENCES if name != reference]
    played = dict(zip(pairs, play_pairs(game, pairs, args), strict=True))
    if args.json:
        head = {"game": game.name, "options": game.options, "seats": args.seats, "seed": args.seed}
        print(json.dumps({**head, "pairings": [pairing_dict(tally) for tally in played.values()]}, indent=2))
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.text("baselines-bot"))
    for reference in REFERENCES:
        table.add_column(language.text("baselines-against", bot=reference), justify="right")
    for name in bots:
        table.add_row(name, *(_share(played.get((name, reference))) for reference in REFERENCES))
    out().print(table)
    out().print(language.text("baselines-note", games=args.games, seats=args.seats))
    return 0


def _share(tally: Tally | None) -> str:
    if tally is None:
        return ""
    low, high = tally.interval()
    return f"{100 * tally.rate():.1f} % ({100 * low:.1f}–{100 * high:.1f})"
