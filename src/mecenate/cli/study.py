"""`mecenate study`: what a seat, a card or an option is worth, as answers, as a page with charts and as data."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from mecenate.arena.study import Study, Variant
from mecenate.arena.study_data import write_data
from mecenate.arena.study_figures import overview
from mecenate.arena.study_parallel import play_study
from mecenate.bots.registry import known_bots
from mecenate.cli import study_charts
from mecenate.cli.arguments import make_game, whole
from mecenate.cli.console import out, progress_bar
from mecenate.cli.study_page import write_page
from mecenate.cli.study_text import QUESTIONS, Answers, power_lines
from mecenate.cli.study_variants import PLAYERS, variants_of
from mecenate.lang import Language

DEFAULT_GAMES = 200
AUTO = "auto"


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME, what is asked and compared, who plays, and where the page goes."""
    group.add_argument("game", metavar="GAME", help=language.text("help-game"))
    number = whole(language, 1)
    group.add_argument("--question", action="append", choices=QUESTIONS, help=language.text("help-question"))
    group.add_argument("--games", type=number, default=DEFAULT_GAMES, metavar="N", help=language.text("help-number"))
    group.add_argument("--seats", metavar="N", help=language.text("help-study-seats"))
    group.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=language.text("help-option"))
    known = language.text("help-study-bots", bots=", ".join(known_bots()), players=PLAYERS)
    group.add_argument("--bots", metavar="NAME,…", help=known)
    group.add_argument("--vary", action="append", default=[], metavar="NAME=A,B", help=language.text("help-vary"))
    group.add_argument("--packs", metavar="FILE,…", help=language.text("help-packs"))
    group.add_argument("--workers", type=number, default=1, metavar="N", help=language.text("help-workers"))
    group.add_argument("--ray", nargs="?", const=AUTO, metavar="ADDRESS", help=language.text("help-ray"))
    group.add_argument("--seed", default="0", metavar="TEXT", help=language.text("help-sim-seed"))
    group.add_argument("--out", type=Path, metavar="FILE", help=language.text("help-study-out"))
    group.add_argument("--data", type=Path, metavar="DIR", help=language.text("help-study-data"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Say what the games can tell, play them, answer, and write the page and the data."""
    game = make_game(args.game, args.option, language)
    variants = variants_of(game, args, language)
    if args.out is not None:
        study_charts.ready()
        args.out.touch()  # a file that cannot be written is refused before anything is played
    asked = args.question or [one for one in QUESTIONS if one != "option" or len(variants) > 1]
    power = power_lines(variants, args.games, asked, language)
    out().print("\n".join(power), highlight=False)
    study = _play(variants, args)
    answers = Answers(study, language)
    _print(answers, asked)
    if args.out is not None:
        players = _seated(variants)
        title = language.text("study-title", game=language.title(game.name, game.title), games=args.games, bots=players)
        args.out.write_text(write_page(answers, title, power, asked), encoding="utf-8")
    if args.data is not None:
        write_data(study, args.data)
    return 0


def _play(variants: Sequence[Variant], args: argparse.Namespace) -> Study:
    with progress_bar() as bar:
        task = bar.add_task("", total=args.games * len(variants))

        def show(done: int) -> None:
            bar.update(task, completed=done)

        return play_study(variants, args.games, seed=args.seed, workers=args.workers, ray=args.ray, progress=show)


def _seated(variants: Sequence[Variant]) -> str:
    """Who plays: '2 × novice, random', on one line each; without numbers if the tables differ."""
    if len({variant.bots for variant in variants}) > 1:
        return ", ".join(dict.fromkeys(name for variant in variants for name in variant.bots))
    counted = Counter(variants[0].bots)
    return ", ".join(name if count == 1 else f"{count}\u00a0×\u00a0{name}" for name, count in counted.items())


def _print(answers: Answers, asked: Sequence[str]) -> None:
    console = out()
    console.print(_table(answers))
    for question in asked:
        console.print(f"\n{answers.question(question)}", style="bold")
        console.print("\n".join(f"  {line}" for line in answers.lines(question)), highlight=False, markup=False)


def _table(answers: Answers) -> Table:
    study, language, figures = answers.study, answers.language, answers.figures
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for variant in study.variants:
        table.add_column(variant.label, justify="right")
    columns = [overview(study.of(n)) for n in range(len(study.variants))]
    for n, one in enumerate(columns[0]):
        cells = [figures.interval(means[n].mean, (means[n].high - means[n].low) / 2) for means in columns]
        table.add_row(answers.measure(one.name, 0), *cells)
    for seat in range(max(variant.seats for variant in study.variants)):
        shares = [seats[seat][0] if seat < len(seats) else None for seats in answers.seats]
        cells = [
            ""
            if one is None
            else f"{figures.percent(one.share)} ({figures.percent(one.low)} – {figures.percent(one.high)})"
            for one in shares
        ]
        table.add_row(language.text("study-seat-wins", seat=seat + 1), *cells)
    return table
