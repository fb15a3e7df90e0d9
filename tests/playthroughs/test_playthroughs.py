"""Games that were once looked through stay as they were, in the interpreted and in the compiled engine."""

from __future__ import annotations

import pytest

from mecenate.testing.transcripts import digest, transcript
from tests.playthroughs.transcript import FOLDER, path
from tests.tables import GOLDEN, Table

pytestmark = [pytest.mark.long, pytest.mark.golden]


@pytest.mark.parametrize("table", GOLDEN, ids=str)
def test_the_golden_playthrough_is_the_same(table: Table) -> None:
    assert transcript(table) == path(table).read_text(encoding="utf-8")


@pytest.mark.parametrize("table", GOLDEN, ids=str)
def test_thousands_of_games_have_the_same_fingerprint(table: Table) -> None:
    """The file is shared by both engines: equal to it means equal to each other."""
    games, expected = fingerprint(table, "digests.txt")
    assert digest(table, games) == expected


@pytest.mark.parametrize("table", [table for table in GOLDEN if table.open().rules_version > 1], ids=str)
def test_games_of_rules_1_have_the_fingerprint_of_release_0_1(table: Table) -> None:
    """The second file is never written anew: games that began with 0.1 go on as they would have."""
    games, expected = fingerprint(table, "digests_rules_1.txt")
    assert digest(table, games, rules=1) == expected


def fingerprint(table: Table, name: str) -> tuple[int, str]:
    """How many games a file holds of a table, and their fingerprint."""
    lines = [line.split() for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]
    return next((int(count), expected) for name, count, expected in lines if name == str(table))
