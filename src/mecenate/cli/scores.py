"""Scores as a table by source, and the ranking in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from mecenate.core.score import Score
from mecenate.lang import Language

UNKNOWN = "?"
"""Stands for points that depend on what the reader cannot see."""
Breakdown = Mapping[str, int | None]
"""Points by source; None if unknown."""


def score_table(game: str, breakdowns: Sequence[Breakdown], names: Sequence[str], language: Language) -> Table:
    """One column per player, one row per source in rulebook order, and the sum; missing sources stay empty."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.text("scores-source"))
    for name in names:
        table.add_column(Text(name), justify="right")
    sources = list(dict.fromkeys(source for breakdown in breakdowns for source in breakdown))
    for source in sources:
        table.add_row(language.source(game, source), *(_points(breakdown, source) for breakdown in breakdowns))
    totals = [Text(_total(breakdown), style="bold") for breakdown in breakdowns]
    table.add_row(Text(language.text("scores-total"), style="bold"), *totals)
    return table


def _points(breakdown: Breakdown, source: str) -> str:
    if source not in breakdown:
        return ""
    points = breakdown[source]
    return UNKNOWN if points is None else str(points)


def _total(breakdown: Breakdown) -> str:
    known = str(sum(points for points in breakdown.values() if points is not None))
    return f"{known} + {UNKNOWN}" if None in breakdown.values() else known


def ranking(scores: Sequence[Score], names: Sequence[str], language: Language) -> Text:
    """Places from the first to the last, and who won."""
    text = Text()
    for score in sorted(scores, key=lambda score: score.rank):
        text.append(
            language.text("scores-place", place=score.rank, player=names[score.seat], points=score.total) + "\n"
        )
    winners = [names[score.seat] for score in scores if score.rank == 1]
    text.append(language.text("scores-winner", count=len(winners), players=", ".join(winners)), style="bold")
    return text
