"""`mecenate arena baselines`: how often each baseline wins against random players and against novices.

One command makes the table for one game, or for several games and numbers of seats.
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table

from mecenate.bots.registry import BASELINES, BOTS
from mecenate.cli.arena_ladder import play_pairs
from mecenate.cli.arguments import bot_names, make_game
from mecenate.cli.console import out
from mecenate.cli.study_variants import ALL, seat_numbers, split_values
from mecenate.core import catalogue
from mecenate.core.game import Game
from mecenate.lang import Language

if TYPE_CHECKING:
    from mecenate.arena.match_tally import Tally

REFERENCES = ("random", "novice")


class Baselines(NamedTuple):
    """What the baselines won in one game with one number of seats."""

    game: Game
    seats: int
    played: dict[tuple[str, str], Tally]
    """By bot and reference."""

    def to_dict(self, seed: str) -> dict[str, object]:
        """Plain data for JSON."""
        from mecenate.arena.ladder import pairing_dict

        head = {"game": self.game.name, "options": self.game.options, "seats": self.seats, "seed": seed}
        return {**head, "pairings": [pairing_dict(tally) for tally in self.played.values()]}


def run(args: argparse.Namespace, language: Language) -> int:
    """Play every baseline against every reference, one seat against a table of it, and print a row for each."""
    bots = bot_names(args.levels) or [*BOTS, *BASELINES]
    pairs = [(name, reference) for name in bots for reference in REFERENCES if name != reference]
    several = []
    for game, seats in tables_of(args, language):
        played = play_pairs(game, pairs, args, seats)
        several.append(Baselines(game, seats, dict(zip(pairs, played, strict=True))))
        if not args.json:
            _print(several[-1], bots, args.games, language)
    if args.json:
        tables = [one.to_dict(args.seed) for one in several]
        print(json.dumps(tables[0] if len(tables) == 1 else {"tables": tables}, indent=2))
    return 0


def tables_of(args: argparse.Namespace, language: Language) -> list[tuple[Game, int]]:
    """The games, 'all' or by name, each with its numbers of seats: 2, or 2,3, or all."""
    names = [entry.name for entry in catalogue.catalogue()] if args.game == ALL else split_values(args.game)
    games = [make_game(name, args.option, language) for name in names]
    return [(game, seats) for game in games for seats in seat_numbers(game, str(args.seats), language)]


def _print(one: Baselines, bots: list[str], games: int, language: Language) -> None:
    out().print(language.text("baselines-title", game=one.game.title, seats=one.seats), style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.text("baselines-bot"))
    for reference in REFERENCES:
        table.add_column(language.text("baselines-against", bot=reference), justify="right")
    for name in bots:
        table.add_row(name, *(_share(one.played.get((name, reference))) for reference in REFERENCES))
    out().print(table)
    out().print(language.text("baselines-note", games=games, seats=one.seats))


def _share(tally: Tally | None) -> str:
    if tally is None:
        return ""
    low, high = tally.interval()
    return f"{100 * tally.rate():.1f} % ({100 * low:.1f}–{100 * high:.1f})"
