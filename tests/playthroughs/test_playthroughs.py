"""Games that were once looked through stay as they were, in the interpreted and in the compiled engine."""

from __future__ import annotations

import pytest

from tests.playthroughs.transcript import FOLDER, digest, path, transcript
from tests.tables import GOLDEN, Table

pytestmark = pytest.mark.long


@pytest.mark.parametrize("table", GOLDEN, ids=str)
def test_the_golden_playthrough_is_the_same(table: Table) -> None:
    assert transcript(table) == path(table).read_text(encoding="utf-8")


@pytest.mark.parametrize("table", GOLDEN, ids=str)
def test_thousands_of_games_have_the_same_fingerprint(table: Table) -> None:
    """The file is shared by both engines: equal to it means equal to each other."""
    lines = [line.split() for line in (FOLDER / "digests.txt").read_text(encoding="utf-8").splitlines()]
    games, expected = next((int(count), found) for name, count, found in lines if name == str(table))
    assert digest(table, games) == expected
