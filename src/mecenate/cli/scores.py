"""Scores as a table by source, and the ranking in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from mecenate.core.score import Score
from mecenate.lang import Language


def score_table(game: str, breakdowns: Sequence[Mapping[str, int]], names: Sequence[str], language: Language) -> Table:
    """A column a player, a row a source in rulebook order, and the sum; what a player does not have stays empty."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.text("scores-source"))
    for name in names:
        table.add_column(Text(name), justify="right")
    sources = list(dict.fromkeys(source for breakdown in breakdowns for source in breakdown))
    for source in sources:
        cells = [str(breakdown[source]) if source in breakdown else "" for breakdown in breakdowns]
        table.add_row(language.source(game, source), *cells)
    totals = [Text(str(sum(breakdown.values())), style="bold") for breakdown in breakdowns]
    table.add_row(Text(language.text("scores-total"), style="bold"), *totals)
    return table


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
