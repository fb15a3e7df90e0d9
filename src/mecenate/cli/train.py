"""`mecenate train`: learn by self-play, with a progress bar, a learning curve, and weights in a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mecenate.bots.weights import shipped
from mecenate.cli.arguments import make_game, whole
from mecenate.cli.console import err, out
from mecenate.lang import Language

if TYPE_CHECKING:
    from mecenate.arena.training import Lesson

DEFAULT_GAMES = 2000
DEFAULT_SEED = 1
DEFAULT_PLAN = 60
FULL_TRUST = 100
BLOCKS = " ▁▂▃▄▅▆▇█"
SAVE_EVERY = 10
"""Training steps between two saves."""


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME, the length, the seed and the file."""
    group.add_argument("game", metavar="GAME", help=language.text("help-game"))
    number = whole(language, 1)
    group.add_argument("--games", type=number, default=DEFAULT_GAMES, metavar="N", help=language.text("help-number"))
    group.add_argument(
        "--seed", type=whole(language, 0), default=DEFAULT_SEED, metavar="N", help=language.text("help-train-seed")
    )
    group.add_argument("--plan", type=number, default=DEFAULT_PLAN, metavar="N", help=language.text("help-train-plan"))
    group.add_argument(
        "--strangers", type=whole(language, 0), default=0, metavar="N", help=language.text("help-train-strangers")
    )
    group.add_argument("--trust", type=number, default=FULL_TRUST, metavar="N", help=language.text("help-train-trust"))
    group.add_argument("--out", type=Path, metavar="FILE", help=language.text("help-train-out"))
    group.add_argument("--resume", action="store_true", help=language.text("help-train-resume"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Train, and print the learning curve."""
    from mecenate.arena.training import Training, progress_of

    game = make_game(args.game, [], language)
    path = args.out or shipped(game)
    training = Training(game, args.seed, args.plan, args.strangers, args.trust)
    if args.resume and progress_of(path).is_file():
        training.resume(path)
    command = f"mecenate train {game.name} --games {args.games} --seed {args.seed} --plan {args.plan}"
    if args.strangers:
        command += f" --strangers {args.strangers}"
    if args.trust != FULL_TRUST:
        command += f" --trust {args.trust}"
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=err()) as bar:
        task = bar.add_task("", total=args.games, completed=training.played)

        def show(lesson: Lesson) -> None:
            about = language.text(
                "train-lesson",
                mean=f"{lesson.mean_total:.1f}",
                error=f"{lesson.error:.1f}",
                right=round(100 * lesson.first_sight),
            )
            bar.update(task, completed=lesson.games, description=about)
            if len(training.curve) % SAVE_EVERY == 0:
                training.save(path, command)

        training.run(args.games, show)
    training.save(path, command)
    _conclude(training.curve, path, language)
    return 0


def _conclude(curve: list[Lesson], path: Path, language: Language) -> None:
    console = out()
    console.print(language.text("train-totals", curve=sparkline([lesson.mean_total for lesson in curve])))
    console.print(language.text("train-errors", curve=sparkline([lesson.error for lesson in curve])))
    console.print(language.text("train-saved", file=str(path), games=curve[-1].games))


def sparkline(numbers: list[float], width: int = 60) -> str:
    """Numbers as a row of blocks, with the lowest and the highest value."""
    step = max(1, -(-len(numbers) // width))
    means = [sum(part) / len(part) for part in (numbers[n : n + step] for n in range(0, len(numbers), step))]
    low, high = min(means), max(means)
    scale = (len(BLOCKS) - 1) / (high - low) if high > low else 0.0
    return f"{low:.1f} " + "".join(BLOCKS[round((mean - low) * scale)] for mean in means) + f" {high:.1f}"
