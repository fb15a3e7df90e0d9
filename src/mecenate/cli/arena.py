"""`mecenate arena`: how well bots play, as a ladder of the levels, a table of baselines, or a match between any."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from mecenate.cli import arena_baselines, arena_ladder, arena_match
from mecenate.cli.arguments import whole
from mecenate.cli.study_variants import ALL
from mecenate.core.errors import OptionError
from mecenate.lang import Language

LADDER, MATCH, BASELINES = "ladder", "match", "baselines"
STUDIES: dict[str, Callable[[argparse.Namespace, Language], int]] = {
    LADDER: arena_ladder.run,
    MATCH: arena_match.run,
    BASELINES: arena_baselines.run,
}
DEFAULT_GAMES = 400
ONLY = {
    "levels": (LADDER, BASELINES),
    "plot": (LADDER,),
    **dict.fromkeys(("bot", "rules", "deals", "sprt", "limit", "out", "resume"), (MATCH,)),
}
"""The options that not all of them have."""


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """The game, the bots, the length, and the output."""
    text = language.text
    number = whole(language, 1)
    group.add_argument("study", choices=list(STUDIES), help=text("help-arena-study"))
    group.add_argument("game", metavar="GAME", help=text("help-arena-game"))
    group.add_argument("--games", type=number, default=DEFAULT_GAMES, metavar="N", help=text("help-pairing"))
    group.add_argument("--seats", type=_seats(language), default=2, metavar="N", help=text("help-arena-seats"))
    group.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("help-option"))
    group.add_argument("--levels", metavar="NAME,…", help=text("help-levels"))
    group.add_argument("--bot", action="append", default=[], metavar="BOT", help=text("help-match-bot"))
    group.add_argument("--rules", type=number, metavar="N", help=text("help-match-rules"))
    group.add_argument("--deals", type=number, metavar="N", help=text("help-match-deals"))
    group.add_argument("--sprt", metavar="LOW:HIGH", help=text("help-match-sprt"))
    group.add_argument("--limit", type=float, metavar="SECONDS", help=text("help-match-limit"))
    group.add_argument("--out", type=Path, metavar="FILE", help=text("help-match-out"))
    group.add_argument("--resume", action="store_true", help=text("help-match-resume"))
    group.add_argument("--workers", type=number, default=1, metavar="N", help=text("help-workers"))
    group.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS", help=text("help-ray"))
    group.add_argument("--seconds-scale", "--scale", type=float, default=1.0, metavar="X", help=text("help-scale"))
    group.add_argument("--seed", default="0", metavar="TEXT", help=text("help-sim-seed"))
    group.add_argument("--json", action="store_true", help=text("help-json"))
    group.add_argument("--plot", type=Path, metavar="FILE", help=text("help-plot"))


def _seats(language: Language) -> Callable[[str], int | str]:
    """The type of --seats: a number, or several for a table of baselines, as they are written."""
    one = whole(language, 2)

    def read(text: str) -> int | str:
        return text if "," in text or text == ALL else one(text)

    return read


def run(args: argparse.Namespace, language: Language) -> int:
    """Play what was asked for."""
    for name, studies in ONLY.items():
        if args.study not in studies and getattr(args, name):
            raise OptionError(language.text("error-arena-option", option=f"--{name}", study=studies[0]))
    if args.study != BASELINES and not isinstance(args.seats, int):
        raise OptionError(language.text("error-arena-option", option=f"--seats {args.seats}", study=BASELINES))
    return STUDIES[args.study](args, language)
