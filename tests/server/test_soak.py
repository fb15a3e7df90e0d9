"""The soak's own eyes: it sees a move that is missing, doubled or out of order."""

from __future__ import annotations

import importlib
import sqlite3
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        (["a", "b"], (0, 0)),
        (["a", "b", "unanswered"], (0, 0)),
        (["a"], (1, 1)),
        (["a", "b", "b"], (0, 2)),
        (["b", "a"], (0, 1)),
    ],
)
def test_it_compares_what_was_acknowledged_with_what_is_stored(
    stored: list[str], expected: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BENCH)
    soak = importlib.import_module("soak")
    file = tmp_path / "soak.sqlite"
    database = sqlite3.connect(file)
    with database:
        database.execute("CREATE TABLE entries (table_id, number, key)")
        database.executemany("INSERT INTO entries VALUES ('t', ?, ?)", enumerate(stored, 1))
    database.close()
    assert soak.missing(file, soak.Ledger(acknowledged={"t": ["a", "b"]})) == expected
