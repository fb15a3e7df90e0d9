"""`mecenate puzzles`: solve one in the terminal, or make, check and measure puzzles."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from rich.table import Table

from mecenate.cli.arguments import make_game, whole
from mecenate.cli.console import out, progress_bar
from mecenate.cli.puzzle_session import PuzzleSession
from mecenate.core.errors import OptionError
from mecenate.lang import Language
from mecenate.lang.analysing import percent
from mecenate.puzzles import FORMAT, Header, PuzzleError, PuzzleFile, games_with_puzzles, puzzles_for
from mecenate.puzzles.checking import AT_MOST, FINDS, Trial, bench, check_file
from mecenate.puzzles.making import CHECKER, make
from mecenate.puzzles.puzzle import written

MAKE, CHECK, BENCH = "make", "check", "bench"
DEFAULT_COUNT = 60


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """What to do, with which game or file, and how."""
    text, number = language.text, whole(language, 1)
    group.add_argument("what", nargs="?", metavar="make|check|bench|GAME", help=text("help-puzzles-what"))
    group.add_argument("of", nargs="?", metavar="GAME|FILE", help=text("help-puzzles-of"))
    group.add_argument("--id", metavar="ID", help=text("help-puzzles-id"))
    group.add_argument("--seats", type=whole(language, 2), metavar="N", help=text("help-puzzles-seats"))
    group.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("help-option"))
    group.add_argument("--count", type=number, metavar="N", help=text("help-puzzles-count"))
    group.add_argument("--seed", metavar="TEXT", help=text("help-puzzles-seed"))
    group.add_argument("--out", type=Path, metavar="FILE", help=text("help-puzzles-out"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Do what was asked for."""
    if args.what in (MAKE, CHECK, BENCH) and args.of is None:
        raise OptionError(language.text("error-puzzles-of", what=args.what))
    if args.what == MAKE:
        return _make(args, language)
    if args.what == CHECK:
        return _check(args, language)
    if args.what == BENCH:
        return _bench(args, language)
    return _solve(args, language)


def _solve(args: argparse.Namespace, language: Language) -> int:
    game = args.what or random.choice(games_with_puzzles())
    file = puzzles_for(game)
    if args.id is not None and args.id not in file.by_id:
        raise PuzzleError(language.text("error-puzzles-id", puzzle=args.id, game=game))
    chosen = file.by_id[args.id] if args.id else random.choice(file.puzzles)
    PuzzleSession(file, chosen, language).run()
    return 0


def _make(args: argparse.Namespace, language: Language) -> int:
    """Make puzzles, or go on with a file that has too few."""
    game = make_game(args.of, args.option, language)
    path = args.out or Path(f"{game.name}.jsonl")
    seed, count = args.seed or "1", args.count or DEFAULT_COUNT
    if path.exists():
        file = PuzzleFile.load(path)
        if (file.header.game, file.header.seed) != (game.keywords, seed):
            raise PuzzleError(language.text("error-puzzles-other", file=str(path)))
    else:
        command = f"mecenate puzzles make {game.name} --seed {seed} --count {count}"
        command += "".join(f" --option {option}" for option in args.option)
        command += f" --seats {args.seats}" if args.seats else ""
        file = PuzzleFile(Header(FORMAT, game.keywords, seed, command), [])
        path.write_text(written(file.header), encoding="utf-8")
    with progress_bar() as bar:
        task = bar.add_task("", total=count)

        def tell(found: int, number: int) -> None:
            bar.update(task, completed=found, description=language.text("puzzles-game", number=number + 1))

        make(file, path, count, args.seats, tell)
    out().print(language.text("puzzles-made", count=len(file.puzzles), file=str(path)))
    return 0


def _check(args: argparse.Namespace, language: Language) -> int:
    file = _file(args.of)
    check_file(file)
    out().print(language.text("puzzles-checked", count=len(file.puzzles)))
    return 0


def _bench(args: argparse.Namespace, language: Language) -> int:
    """Measure how levels solve puzzles; the exit code says whether the next level and the novice are within bounds."""
    file = _file(args.of)
    seed = args.seed or "0"
    if not seed.isdecimal():
        raise OptionError(language.text("error-number", word=seed, least=0))
    puzzles = file.puzzles[: args.count or len(file.puzzles)]
    with progress_bar() as bar:
        task = bar.add_task("", total=len(puzzles))
        trials = bench(file, puzzles, int(seed), tell=lambda done: bar.update(task, completed=done))
    out().print(_table(trials, language))
    share = {trial.level: trial.share for trial in trials}
    return 0 if share[CHECKER] >= FINDS and share["novice"] <= AT_MOST else 1


def _file(name: str) -> PuzzleFile:
    """A file, or the puzzles of a game that come with the package."""
    return puzzles_for(name) if name in games_with_puzzles() else PuzzleFile.load(Path(name))


def _table(trials: list[Trial], language: Language) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(language.text("puzzles-level"))
    for name in ("puzzles-time", "puzzles-solved", "puzzles-share"):
        table.add_column(language.text(name), justify="right")
    for trial in trials:
        solved = f"{trial.solved}/{trial.asked}"
        table.add_row(trial.level, f"×{trial.longer}", solved, f"{percent(trial.share)} %")
    return table
