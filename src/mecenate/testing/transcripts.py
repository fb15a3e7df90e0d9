"""Golden playthroughs: whole games as transcripts that a person can read and a diff can show.

Each line of a game says who was asked what, what was legal, what was chosen and what happened; from time to time the
whole state follows as JSON, and at the end the scores.
"""

from __future__ import annotations

import hashlib

import mecenate
from mecenate.testing.tables import Table, choose

STATE_EVERY = 100
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
