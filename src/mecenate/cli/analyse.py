"""`mecenate analyse`: judge every turn of a record, on the terminal, as a page, as JSON, or in the record itself."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mecenate.analysis import Analysis, AnalysisSettings, Mark, Turn, analyse, annotate
from mecenate.analysis.report import DEFAULT_LEVEL, ITERATIONS
from mecenate.cli.analysis_page import write_page
from mecenate.cli.arguments import whole
from mecenate.cli.console import out, progress_bar
from mecenate.cli.tables import table_for
from mecenate.core.errors import RecordError
from mecenate.core.record import Record
from mecenate.lang import Language
from mecenate.lang.analysing import AnalysisText, percent

COLUMNS = ("move", "player", "before", "after", "lost", "points", "mark", "turn", "better")
FIGURES = ("move", "before", "after", "lost", "points")
STYLES = {Mark.BLUNDER: "bold red", Mark.MISTAKE: "red", Mark.INACCURACY: "yellow", Mark.BEST: "green"}


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """FILE, who judges and how long, and where the analysis goes."""
    group.add_argument("file", metavar="FILE", help=language.text("help-file"))
    group.add_argument(
        "--level", choices=list(ITERATIONS), default=DEFAULT_LEVEL, help=language.text("help-analyse-level")
    )
    number = whole(language, 1)
    group.add_argument(
        "--iterations", type=number, default=0, metavar="N", help=language.text("help-analyse-iterations")
    )
    group.add_argument("--open-cards", action="store_true", help=language.text("help-analyse-open"))
    group.add_argument("--all", action="store_true", help=language.text("help-analyse-all"))
    group.add_argument("--html", type=Path, metavar="FILE", help=language.text("help-analyse-html"))
    group.add_argument("--out", type=Path, metavar="FILE", help=language.text("help-analyse-out"))
    group.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Analyse a record."""
    try:
        record = Record.load(args.file)
    except RecordError as error:
        raise RecordError(f"{args.file}: {error}") from None
    settings = AnalysisSettings(args.level, args.iterations, args.open_cards)
    analysis = _analysed(record, settings)
    text = AnalysisText(record, analysis, language, table_for(record.game.name).digest)
    if args.json:
        print(msgspec.json.encode(analysis).decode())
    else:
        _show(out(), text, whole_game=args.all)
    if args.html is not None:
        args.html.write_text(write_page(text), encoding="utf-8")
    if args.out is not None:
        annotate(record, analysis, text.sentence)
        record.save(args.out)
    return 0


def _analysed(record: Record, settings: AnalysisSettings) -> Analysis:
    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        return analyse(record.line.history, settings, lambda done, total: bar.update(task, completed=done, total=total))


def _show(console: Console, text: AnalysisText, *, whole_game: bool) -> None:
    """Print the turns, and a paragraph for each player."""
    language, settings = text.language, text.analysis.settings
    console.print(Text(language.text("analyse-note", level=settings.level, tries=settings.tries), style="dim"))
    turns = text.analysis.turns if whole_game else text.marked()
    console.print()
    console.print(_table(turns, text) if turns else language.text("analyse-clean"))
    for player in text.analysis.players:
        console.print()
        console.print(Text(text.names[player.seat], style="bold"))
        console.print(Text(" ".join(text.summary(player))))


def _table(turns: list[Turn], text: AnalysisText) -> Table:
    """One row for each turn."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in COLUMNS:
        heading = text.language.text(f"analyse-{name}")
        table.add_column(heading, justify="right" if name in FIGURES else "left", no_wrap=name in FIGURES)
    for turn in turns:
        judged = turn.judged
        table.add_row(
            str(turn.number),
            Text(text.names[turn.seat]),
            f"{percent(judged.before.chances[turn.seat])}",
            f"{percent(judged.after.chances[turn.seat])}",
            f"{percent(judged.lost)}",
            f"{judged.lost_points:.1f}",
            Text(text.mark(judged.mark), style=STYLES.get(judged.mark, "")),
            Text(text.played(turn)),
            Text(text.better(turn)),
        )
    return table
