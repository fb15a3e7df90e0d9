"""The data of a study, for other programs: three tables as CSV, and as Parquet where pyarrow is installed.

`games` has a row a game, `seats` a row a seat with its points by source, `uses` a row for each piece that a seat used.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mecenate.arena.study import Study

Table = list[dict[str, Any]]


def tables(study: Study) -> dict[str, Table]:
    """The three tables by name."""
    games: Table = []
    seats: Table = []
    uses: Table = []
    names = list(dict.fromkeys(source for game in study.games for seat in game.seats for source in seat.sources))
    for game in study.games:
        at = {"variant": study.variants[game.variant].label, "game": game.number}
        games.append(
            {
                **at,
                "choices": game.choices,
                "turns": game.turns,
                "branching": round(game.branching, 4),
                "lead_changes": game.lead_changes,
            }
        )
        for seat in game.seats:
            row = {**at, "seat": seat.seat, "bot": seat.bot, "total": seat.total, "rank": seat.rank, "won": seat.won}
            seats.append({**row, **{f"points_{name}": seat.sources.get(name, 0) for name in names}})
            for use, times in seat.uses.items():
                group, _, name = use.partition(": ")
                uses.append({**at, "seat": seat.seat, "use": group, "name": name, "times": times, "won": seat.won})
    return {"games": games, "seats": seats, "uses": uses}


def write_data(study: Study, folder: Path) -> list[Path]:
    """Write the tables into a folder, which is made if it is not there; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, rows in tables(study).items():
        path = folder / f"{name}.csv"
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(rows[0]) if rows else ["variant"])
            writer.writeheader()
            writer.writerows(rows)
        written.append(path)
        written.extend(write_parquet(rows, folder / f"{name}.parquet"))
    return written


def write_parquet(rows: Sequence[dict[str, Any]], path: Path) -> list[Path]:
    """The same as Parquet; nothing where pyarrow is missing."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        return []
    pq.write_table(pa.Table.from_pylist(list(rows)), path)
    return [path]
