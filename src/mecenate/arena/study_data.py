"""The data of a study, for other programs: tables as CSV, and as Parquet where pyarrow is installed.

`games` has a row for each game, `seats` one for each seat with its points by source, `uses` one for each piece that a
seat used, and `pieces` one for each piece with the figures of the page.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mecenate.arena.study import Study
from mecenate.arena.study_pieces import pieces

Table = list[dict[str, Any]]


def tables(study: Study) -> dict[str, Table]:
    """The tables by name."""
    games: Table = []
    seats: Table = []
    uses: Table = []
    names = list(dict.fromkeys(source for game in study.games for seat in game.seats for source in seat.sources))
    for game in study.games:
        at = {"variant": study.variants[game.variant].label, "game": game.number}
        games.append(
            {
                **at,
                "seats": len(game.seats),
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
    return {"games": games, "seats": seats, "uses": uses, "pieces": piece_table(study)}


def piece_table(study: Study) -> Table:
    """All pieces: how many seats could use each and did, how often those won, and what is more than chance."""
    return [
        {
            "variant": variant.label,
            "use": use,
            "name": piece.name,
            "could": piece.use.count,
            "used": piece.won.count,
            "won": round(piece.won.share, 4),
            "low": round(piece.won.low, 4),
            "high": round(piece.won.high, 4),
            "points": round(piece.points, 2),
            "p": round(piece.p, 6),
            "clear": piece.clear,
            "rare": piece.rare,
        }
        for number, variant in enumerate(study.variants)
        for use, group in pieces(study, number).items()
        for piece in group
    ]


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
