"""`mecenate bot`: a level as a process that speaks the line protocol (docs/engine-protocol.md)."""

from __future__ import annotations

import argparse
import sys

import mecenate
from mecenate.bots import BOTS
from mecenate.core.catalogue import entry
from mecenate.lang import Language

DEFAULT_LEVEL = "master"


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """Which level, for which game."""
    group.add_argument("--level", choices=list(BOTS), default=DEFAULT_LEVEL, help=language.text("help-bot-level"))
    group.add_argument("--game", metavar="GAME", help=language.text("help-bot-game"))
    group.add_argument("--scale", type=float, default=1.0, metavar="X", help=language.text("help-scale"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Answer on the standard output what comes on the standard input."""
    from mecenate.arena.engine import Engine, serve
    from mecenate.bots.registry import timed

    if args.game is not None:
        entry(args.game)  # says which games there are
    engine = Engine(
        f"{args.level} {mecenate.__version__}",
        lambda seed, scale: timed(args.level, seed, scale * args.scale),
        args.game,
    )
    serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    return 0
