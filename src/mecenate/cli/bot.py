"""`mecenate bot`: a bot as a process that speaks the line protocol (docs/engine-protocol.md)."""

from __future__ import annotations

import argparse
import sys

import mecenate
from mecenate.core.catalogue import entry
from mecenate.lang import Language

DEFAULT_LEVEL = "master"


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """Which bot, for which game."""
    group.add_argument("--level", default=DEFAULT_LEVEL, metavar="BOT", help=language.text("help-bot-level"))
    group.add_argument("--game", metavar="GAME", help=language.text("help-bot-game"))
    group.add_argument("--scale", type=float, default=1.0, metavar="X", help=language.text("help-scale"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Answer on the standard output what comes on the standard input."""
    from mecenate.arena.engine import Engine, serve
    from mecenate.bots.registry import timed

    if args.game is not None:
        entry(args.game)  # its message lists the games
    timed(args.level, 0, 1.0)  # its message lists the bots
    engine = Engine(
        f"{args.level} {mecenate.__version__}",
        lambda seed, scale: timed(args.level, seed, scale * args.scale),
        args.game,
    )
    serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    return 0
