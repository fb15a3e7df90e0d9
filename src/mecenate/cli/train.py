"""`mecenate train`: train the bots of a game by self-play, and write the weights to a file."""

from __future__ import annotations

import argparse
import os
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mecenate.bots.weights import feature_names, read, shipped
from mecenate.cli.arguments import make_game, whole
from mecenate.cli.console import err, out
from mecenate.extras import needs
from mecenate.lang import Language

if TYPE_CHECKING:
    from mecenate.arena.training import Lesson, Training

DEFAULT_GAMES = 2000
DEFAULT_SEED = 1
DEFAULT_PLAN = 60
PRESETS = {
    "shipped": {"carrara": 22200, "princes": 23700, "florenza": 9800, "carpe_diem": 14700},
    "quick": {"carrara": 1000, "princes": 1000, "florenza": 1000, "carpe_diem": 1000},
}
"""Games of each title."""
OLD_OPTIONS = {"strangers": 0, "trust": 100}
"""Options of release 0.1 without an effect, and their defaults."""
BLOCKS = " ▁▂▃▄▅▆▇█"
A_LESSON = 32
"""Games between two updates of the weights."""
SAVE_EVERY = 25
"""Lessons between two saves of the progress."""
CHECK_EVERY = 50
"""Lessons between two checkpoints."""


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME, the length, the seed and the file."""
    group.add_argument("game", metavar="GAME", help=language.text("help-game"))
    number = whole(language, 1)
    group.add_argument("--games", type=number, default=DEFAULT_GAMES, metavar="N", help=language.text("help-number"))
    group.add_argument("--preset", choices=sorted(PRESETS), help=language.text("help-train-preset"))
    group.add_argument(
        "--seed", type=whole(language, 0), default=DEFAULT_SEED, metavar="N", help=language.text("help-train-seed")
    )
    group.add_argument("--plan", type=number, default=DEFAULT_PLAN, metavar="N", help=language.text("help-train-plan"))
    group.add_argument("--from", dest="begin", type=Path, metavar="FILE", help=language.text("help-train-from"))
    group.add_argument("--out", type=Path, metavar="FILE", help=language.text("help-train-out"))
    group.add_argument("--resume", action="store_true", help=language.text("help-train-resume"))
    group.add_argument("--workers", type=number, metavar="N", help=language.text("help-train-workers"))
    group.add_argument("--ray", metavar="ADDRESS", help=language.text("help-ray"))
    for name, default in OLD_OPTIONS.items():
        old = language.text("help-train-old")
        group.add_argument(f"--{name}", type=whole(language, 0), default=default, metavar="N", help=old)


def run(args: argparse.Namespace, language: Language) -> int:
    """Train, and print the learning curve."""
    with needs("train"):
        import torch
    from mecenate.arena.episodes import Lessons
    from mecenate.arena.training import Training

    for name, default in OLD_OPTIONS.items():
        if getattr(args, name) != default:
            err().print(language.text("train-old-option", option=f"--{name}"))
    torch.set_num_threads(1)
    game = make_game(args.game, [], language)
    path = args.out or Path(shipped(game).name)
    games = PRESETS[args.preset][game.name] if args.preset else args.games
    training = Training(game, args.seed, args.plan, games)
    if args.resume:
        training.resume(path)
    elif args.begin is not None:
        training.begin_with(args.begin)
    command = f"mecenate train {game.name} --games {games} --seed {args.seed} --plan {args.plan}"
    if args.begin is not None:
        command += f" --from {args.begin.name}"
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with pool_for(args) as pool, Progress(*columns, console=err()) as bar:
        task = bar.add_task("", total=games, completed=training.played)

        def show(lesson: Lesson) -> None:
            about = language.text(
                "train-lesson",
                mean=f"{lesson.mean_total:.1f}",
                error=f"{lesson.error:.1f}",
                right=round(100 * lesson.first_sight),
            )
            bar.update(task, completed=lesson.games, description=about)
            if len(training.curve) % SAVE_EVERY == 0:
                training.save_progress(path)
            if len(training.curve) % CHECK_EVERY == 0 and lesson.games < games:
                training.calibrate()
                keep_the_best(training, path, command)

        lessons = Lessons(pool, A_LESSON)
        training.run(lessons, show)
        training.calibrate(lessons.play_to_calibrate(training))
    training.save_progress(path)
    kept = keep_the_best(training, path, command)
    _conclude(training.curve, path, kept, language)
    return 0


def keep_the_best(training: Training, path: Path, command: str) -> bool:
    """Write the weights if they beat those in the file, or if it has none of this title; returns whether it did."""
    from mecenate.arena.checkpoints import beats

    head, best = read(path) if path.is_file() else ({}, {})
    comparable = head.get("game") == training.game.name and head.get("features") == feature_names(training.game)
    parts = dict(training.average.module.parts())
    if comparable and not beats(training.game, parts, best, seed=training.played, budget=training.budget):
        return False
    training.save_weights(path, command)
    return True


def pool_for(args: argparse.Namespace) -> AbstractContextManager[Any]:
    """Where games are played: on this machine, or on a Ray cluster."""
    from mecenate.arena import episodes

    workers = args.workers or os.cpu_count() or 1
    return episodes.cluster(args.ray, workers) if args.ray else episodes.processes(workers)


def _conclude(curve: list[Lesson], path: Path, kept: bool, language: Language) -> None:
    console = out()
    console.print(language.text("train-totals", curve=sparkline([lesson.mean_total for lesson in curve])))
    console.print(language.text("train-errors", curve=sparkline([lesson.error for lesson in curve])))
    console.print(language.text("train-saved" if kept else "train-not-better", file=str(path), games=curve[-1].games))


def sparkline(numbers: list[float], width: int = 60) -> str:
    """Numbers as a row of blocks, the lowest and the highest at its ends."""
    step = max(1, -(-len(numbers) // width))
    means = [sum(part) / len(part) for part in (numbers[n : n + step] for n in range(0, len(numbers), step))]
    low, high = min(means), max(means)
    scale = (len(BLOCKS) - 1) / (high - low) if high > low else 0.0
    return f"{low:.1f} " + "".join(BLOCKS[round((mean - low) * scale)] for mean in means) + f" {high:.1f}"
