"""Golden playthroughs: whole games as transcripts that a person can read and a diff can show.

    python -m tests.playthroughs.transcript       writes them anew

Each line of a game says who was asked what, what was legal, what was chosen and what happened; every so often the
whole state stands there as JSON, and at the end the scores.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import mecenate
from tests.tables import GOLDEN, Table, choose

FOLDER = Path(__file__).parent / "golden"
STATE_EVERY = 100
DIGEST_GAMES = 2000
CELL_BYTES = 8


def transcript(table: Table) -> str:
    """The playthrough of a table, with seed 1."""
    state, dealer = table.start(1)
    lines = [f"# {table.open()!r}, {table.seats} seats, Dealer.fast(1)", state.to_json()]
    number = 0
    while not state.over:
        number += 1
        lines.append(f"{number}. {state.prompt}")
        lines.append("   legal: " + ", ".join(str(action) for action in state.legal()))
        action = choose(state, dealer)
        scribe = mecenate.Scribe()
        state.apply(action, dealer, scribe)
        lines.append(f"   > {action}")
        lines += [f"   {told(event)}" for event in scribe.events]
        if number % STATE_EVERY == 0:
            lines.append(state.to_json())
    lines.append(state.to_json())
    lines += [f"{score} {score.breakdown}" for score in state.scores()]
    return "\n".join(lines) + "\n"


def told(event: mecenate.Event) -> str:
    """An event on one line."""
    who = "" if event.audience is None else f" (only {', '.join(f'seat {seat + 1}' for seat in event.audience)})"
    return f"{event}{who}"


def digest(table: Table, games: int, rules: int | None = None) -> str:
    """A fingerprint of many whole games: every action and every final state, without what seats remember."""
    hashed = hashlib.blake2b(digest_size=16)
    blocks = {block.name: block.offset for block in table.open().layout.blocks}
    end = blocks.get("memory", table.open().layout.size) * CELL_BYTES  # memory comes last in a row
    for seed in range(games):
        state, dealer = table.start(seed, rules)
        while not state.over:
            action = choose(state, dealer)
            hashed.update(action.id.to_bytes(2, "big"))
            state.apply(action, dealer)
        hashed.update(state.key()[:end])
    return hashed.hexdigest()


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
