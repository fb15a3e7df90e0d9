"""Freeze a release: make a database and records with it, for the tests of all later releases.

    python -m tests.frozen.freeze --release ../release-0.1 --into tests/frozen/release_0_1

The folder of a release holds what this command wrote:

* `house.db.xz`: the database. The service of the release made it, and everything in it was done over its HTTP API:
  1. A finished and a running game of every title, version, expansion and number of seats; games with every value of
     every option that is not the usual one; games with bots (`freezer.py`); the special cases (`special.py`).
  2. The service was stopped with SIGTERM, so that it stored the newest position of every running game.
  3. It was started again. About half of the running games were played on for a few moves. Where no running game
     stopped at a kind of decision, the record of a finished game was opened just before one and left there.
  4. It was ended with SIGKILL while a bot was thinking, so that these moves must be replayed from an older snapshot.
  5. The write-ahead log was moved into the file, and the file was compacted and compressed.
* `expected.json.xz`: what the release itself says of every table, asked over HTTP on a copy of the database after
  step 5: status, moves, whose turn it is, the legal actions, the views of a spectator and of each seat, results, chat,
  notes, ratings (`expecting.py`); and the token of everybody, and the passwords of the accounts.
* `records/`: the record of every finished game, as the API gives it. `packs/`: the component packs.

Players choose at random. Their choices are seeded by the label of the table, but a service deals from secrets of its
own, so that a second run makes other games. Clocks are only at tables where somebody's time was out; the deadlines of
the others lie years ahead.
"""

from __future__ import annotations

import argparse
import json
import lzma
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from .expecting import expected
from .freezer import PACKS, Freezer
from .release import Release
from .special import freeze_missing_decisions, freeze_special_cases, leave_a_bot_thinking

DATABASE, EXPECTED = "house.db.xz", "expected.json.xz"


def main() -> None:
    """Read the command line and freeze."""
    parser = argparse.ArgumentParser(description="freeze a release for the tests of later ones")
    parser.add_argument("--release", type=Path, required=True, help="a checkout of the release")
    parser.add_argument("--into", type=Path, required=True, help="the folder to write")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        freeze(given.release, Path(name), given.into)


def freeze(folder: Path, workplace: Path, into: Path) -> None:
    """Play, stop in both ways, and write the files."""
    database = workplace / "house.db"
    release = Release(folder, database)
    release.open()
    try:
        freezer = Freezer(release)
        freezer.freeze_variants()
        freezer.freeze_options()
        freezer.freeze_bots()
        freezer.freeze_rare_decisions()
        freeze_special_cases(freezer)
        release.close()
        release.open()
        freezer.play_on()
        freeze_missing_decisions(freezer)
        leave_a_bot_thinking(freezer)
    finally:
        release.kill()
    compact(database)
    write(freezer, folder, database, into)


def compact(database: Path) -> None:
    """Move the write-ahead log into the file, and leave no unused pages."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def write(freezer: Freezer, folder: Path, database: Path, into: Path) -> None:
    """Write all files, the expected ones as the release answers on a copy of the database."""
    copy = database.with_name("copy.db")
    shutil.copy(database, copy)
    shutil.rmtree(into, ignore_errors=True)
    (into / "records").mkdir(parents=True)
    shutil.copytree(PACKS, into / "packs")
    (into / DATABASE).write_bytes(lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    release = Release(folder, copy)
    release.open()
    try:
        tables = expected(freezer, release)
        check(freezer, database, tables["tables"])
        for id, table in tables["tables"].items():
            if table["status"] == "over" and (table["secret"] is not None or table["seal"] is None):
                text = release.ask("GET", f"/api/tables/{id}/record", invite=table["watch"])
                (into / "records" / f"{table['label']}.record").write_text(text, encoding="utf-8")
    finally:
        release.kill()
    text = json.dumps(tables, ensure_ascii=False, indent=1)
    (into / EXPECTED).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def check(freezer: Freezer, database: Path, tables: dict[str, dict[str, Any]]) -> None:
    """Make sure that nothing is missing: chance may have ended a game that should be running."""
    for game, options, seats in freezer.variants():
        met = {
            table["status"]
            for table in tables.values()
            if "variant" in table["cases"]
            and (table["game"], len(table["seats"])) == (game, seats)
            and options.items() <= table["options"].items()
        }
        if not {"running", "over"} <= met:
            raise SystemExit(f"{game} {options} with {seats} seats is only {met}: run it again")
    ended = [
        table["label"]
        for table in tables.values()
        if table["label"].endswith("-running") and table["status"] != "running"
    ]
    query = "SELECT table_id, max(moves) FROM snapshots GROUP BY table_id"
    with closing(sqlite3.connect(database)) as connection:
        newest = dict(connection.execute(query).fetchall())
    running = {id: table["moves"] for id, table in tables.items() if table["status"] == "running"}
    behind = sum(moves > newest[id] for id, moves in running.items())
    print(f"{len(tables)} tables; {len(running)} are running, {behind} of them with moves after the newest snapshot")
    print(f"{len(freezer.stopped_at)} kinds of decisions; over too soon: {', '.join(ended) or 'none'}")


if __name__ == "__main__":
    main()
