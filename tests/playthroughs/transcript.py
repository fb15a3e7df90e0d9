"""The golden playthroughs of the four games (`mecenate.testing.transcripts`).

python -m tests.playthroughs.transcript       writes them anew
"""

from __future__ import annotations

from pathlib import Path

from mecenate.testing.transcripts import digest, transcript
from tests.tables import GOLDEN, Table

FOLDER = Path(__file__).parent / "golden"
DIGEST_GAMES = 2000


def path(table: Table) -> Path:
    """Where the playthrough of a table is kept."""
    return FOLDER / f"{table}.txt"


def games_of(table: Table) -> int:
    """How many games a table's fingerprint holds, so that each title's tables have DIGEST_GAMES together."""
    return -(-DIGEST_GAMES // sum(other.game == table.game for other in GOLDEN))


def digests() -> str:
    """The fingerprints of all golden tables, a line each."""
    return "".join(f"{table} {games_of(table)} {digest(table, games_of(table))}\n" for table in GOLDEN)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GOLDEN:
        path(each).write_text(transcript(each), encoding="utf-8")
    (FOLDER / "digests.txt").write_text(digests(), encoding="utf-8")
