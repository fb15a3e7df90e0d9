"""`mecenate replay`: print a record, show the table at any position, or verify the record."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mecenate.cli.arguments import whole
from mecenate.cli.console import out
from mecenate.cli.scores import ranking, score_table
from mecenate.cli.tables import table_for
from mecenate.core.errors import RecordError
from mecenate.core.event import Event
from mecenate.core.record import Record
from mecenate.lang import Language


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """FILE, --at and --verify."""
    group.add_argument("file", metavar="FILE", help=language.text("help-file"))
    group.add_argument("--at", type=whole(language, 0), metavar="N", help=language.text("help-at"))
    group.add_argument("--verify", action="store_true", help=language.text("help-verify"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Show or check a record."""
    try:
        record = Record.load(args.file)
        if args.verify:
            print(record.verify())
            return 0
        _show(record, len(record.steps) if args.at is None else args.at, language)
    except RecordError as error:
        named = str(error) if args.file in str(error) else f"{args.file}: {error}"
        raise RecordError(named) from None
    return 0


def _show(record: Record, at: int, language: Language) -> None:
    state = record.replay(at)
    names = [language.text("player", number=seat + 1) for seat in range(record.seats)]
    table = table_for(record.game.name)
    console = out()
    show_log(console, record, at, names, language)
    console.print()
    view = table.opened(state) if record.state.over else state.view(None)
    console.print(table.draw(view, names, language, console.width))
    console.print()
    if state.over:
        scores = state.scores()
        console.print(score_table(record.game.name, [score.breakdown for score in scores], names, language))
        console.print(ranking(scores, names, language))
    elif state.prompt is not None:
        prompt = language.prompt(record.game.name, state.prompt, names)
        console.print(Text(language.line(state.prompt.seat, prompt, names)))


def show_log(
    console: Console, record: Record, at: int, names: Sequence[str], language: Language, seat: int | None = None
) -> None:
    """Print what a seat may know of the events: one line per run of one seat, numbered by its first action."""
    table = table_for(record.game.name)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", min_width=4, style="dim")
    grid.add_column()
    for number, events in runs(record, at):
        known = [event for event in events if event.known_to(seat)]
        for n, (_, line) in enumerate(language.story(record.game.name, table.digest(known), names)):
            grid.add_row(str(number) if n == 0 else "", Text(line))
    console.print(grid)


def runs(record: Record, at: int) -> Iterator[tuple[int, list[Event]]]:
    """The events of a record, in runs of actions by one seat, each with the number of its first action."""
    first, events = 0, list(record.deal_events)
    seat = -1
    for number, (step, happened) in enumerate(zip(record.steps[:at], record.events, strict=False), 1):
        if step.seat != seat:
            yield first, events
            first, events, seat = number, [], step.seat
        events.extend(happened)
    yield first, events
