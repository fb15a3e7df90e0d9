"""Makes positions.json.gz: positions and a log of random games, for the tests of the table in words.

Run it from the repository: python web/tests/text/make.py
"""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import msgspec

import mecenate
from mecenate.core.event import Scribe
from mecenate.core.explain import explain_choices
from mecenate.server.live.view_delta import events_for

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("carrara", {}),
    ("carrara", {"version": "advanced"}),
    ("princes", {}),
    ("princes", {"expansions": "muse,cooperation"}),
    ("florenza", {}),
    ("carpe_diem", {}),
]


def played(name: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """One random game: for every kind of decision the position with most choices, and the whole log of seat 0."""
    rng = random.Random(seed)
    dealer = mecenate.Dealer.fast(seed)
    state = mecenate.game(name, **options).start(3, dealer)
    best: dict[str, dict[str, Any]] = {}
    log = []
    move = 0
    while state.actor is not None:
        legal = [str(action) for action in state.legal()]
        kind = state.prompt.kind if state.prompt else ""
        if kind not in best or len(legal) > len(best[kind]["legal"]):
            view = json.loads(msgspec.json.encode(state.view(state.actor)))
            best[kind] = {"view": view, "legal": legal, "choices": msgspec.to_builtins(explain_choices(state))}
        scribe = Scribe()
        mover = state.actor
        state.apply(state.parse(rng.choice(legal)), dealer, scribe)
        move += 1
        log.append({"move": move, "events": events_for(scribe.events, 0), "by": mover})
    final = json.loads(msgspec.json.encode(state.view(0)))
    return {"game": name, "positions": [*best.values(), {"view": final, "legal": [], "choices": []}], "log": log}


if __name__ == "__main__":
    found = [played(name, options, seed) for seed, (name, options) in enumerate(GAMES, 3)]
    data = json.dumps(found, separators=(",", ":")).encode()
    (Path(__file__).parent / "positions.json.gz").write_bytes(gzip.compress(data, 9, mtime=0))
