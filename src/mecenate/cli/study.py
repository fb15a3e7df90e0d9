"""`mecenate study`: what a seat, a card or an option is worth, as a page with plots and as data."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from mecenate.arena.study import Study, Variant
from mecenate.arena.study_data import write_data
from mecenate.arena.study_figures import overview, wins_by_seat
from mecenate.arena.study_page import write_page
from mecenate.arena.study_parallel import play_study
from mecenate.cli.arguments import add_game_options, bot_names, make_game, whole
from mecenate.cli.console import err, out
from mecenate.cli.sim import seated_bots
from mecenate.core.errors import OptionError
from mecenate.core.game import Game, OptionValue
from mecenate.lang import Language

DEFAULT_GAMES = 200
AUTO = "auto"
WORDS = {
    "overview": "study-overview",
    "overview-note": "study-overview-note",
    "seats": "study-seats",
    "seats-note": "study-seats-note",
    "seat": "study-seat",
    "bots": "study-bots",
    "bots-note": "study-bots-note",
    "sources": "study-sources",
    "sources-note": "study-sources-note",
    "everybody": "study-everybody",
    "winners": "study-winners",
    "shapes": "study-shapes",
    "shapes-note": "study-shapes-note",
    "pieces": "study-pieces",
    "pieces-note": "study-pieces-note",
    "choices": "study-choices",
    "turns": "study-turns",
    "branching": "study-branching",
    "leads": "study-leads",
    "winning": "study-winning",
    "total": "study-total",
    "margin": "study-margin",
    "piece": "study-piece",
    "used": "study-used",
    "won": "study-won",
    "interval": "study-interval",
    "points": "study-points",
    "figures": "study-figures",
}
"""The texts of the page, by their ids in the catalogue."""


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """GAME, what is compared, who plays, and where the page goes."""
    group.add_argument("game", metavar="GAME", help=language.text("help-game"))
    number = whole(language, 1)
    group.add_argument("--games", type=number, default=DEFAULT_GAMES, metavar="N", help=language.text("help-number"))
    add_game_options(group, language)
    group.add_argument("--vary", action="append", default=[], metavar="NAME=A,B", help=language.text("help-vary"))
    group.add_argument("--packs", metavar="FILE,…", help=language.text("help-packs"))
    group.add_argument("--workers", type=number, default=1, metavar="N", help=language.text("help-workers"))
    group.add_argument("--ray", nargs="?", const=AUTO, metavar="ADDRESS", help=language.text("help-ray"))
    group.add_argument("--seed", default="0", metavar="TEXT", help=language.text("help-sim-seed"))
    group.add_argument("--out", type=Path, metavar="FILE", help=language.text("help-study-out"))
    group.add_argument("--data", type=Path, metavar="DIR", help=language.text("help-study-data"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Play the games, print a summary, and write the page and the data."""
    game = make_game(args.game, args.option, language)
    bots = seated_bots(bot_names(args.bots), args.seats, language)
    study = _play(variants_of(game, args.vary, args.packs, language), bots, args)
    out().print(_table(study, language))
    if args.out is not None:
        names = language.text("study-title", game=game.title, games=args.games, bots=_seated(bots))
        words = {name: language.text(id) for name, id in WORDS.items()}
        args.out.write_text(write_page(study, names, {**words, "lang": language.code}), encoding="utf-8")
    if args.data is not None:
        write_data(study, args.data)
    return 0


def variants_of(game: Game, varied: Sequence[str], packs: str | None, language: Language) -> list[Variant]:
    """The rules that are compared: every combination of the varied options, or the game itself."""
    axes: list[list[tuple[str, OptionValue]]] = []
    for pair in varied:
        name, equals, values = pair.partition("=")
        if not equals:
            raise OptionError(language.text("error-option", word=pair))
        axes.append([(name.strip().replace("-", "_"), value.strip()) for value in values.split(",")])
    files = [None] if packs is None else [None, *packs.split(",")]
    variants = []
    for chosen in product(*axes):
        for pack in files:
            label = [f"{name} {value}" for name, value in chosen] + ([Path(pack).stem] if pack is not None else [])
            options = {**game.options, **dict(chosen)}
            variant = Variant(", ".join(label) or game.title, game.name, options, pack)
            variant.open()  # says what is wrong before anything is played
            variants.append(variant)
    return variants


def _play(variants: Sequence[Variant], bots: Sequence[str], args: argparse.Namespace) -> Study:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=args.games * len(variants))

        def show(done: int) -> None:
            bar.update(task, completed=done)

        return play_study(variants, bots, args.games, seed=args.seed, workers=args.workers, ray=args.ray, progress=show)


def _seated(bots: Sequence[str]) -> str:
    """Who plays: '2 × novice, random'."""
    counted = Counter(bots)
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counted.items())


def _table(study: Study, language: Language) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    columns = []
    for number, variant in enumerate(study.variants):
        table.add_column(variant.label, justify="right")
        columns.append((overview(study.of(number)), wins_by_seat(study.of(number))))
    for n, one in enumerate(columns[0][0]):
        cells = [f"{means[n].mean:.2f} ± {(means[n].high - means[n].low) / 2:.2f}" for means, _ in columns]
        table.add_row(language.text(WORDS[one.name]), *cells)
    for seat in range(len(study.bots)):
        shares = [wins[seat] for _, wins in columns]
        cells = [f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})" for share in shares]
        table.add_row(language.text("study-seat-wins", seat=seat + 1), *cells)
    return table
