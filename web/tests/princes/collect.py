"""Collect positions of The Princes of Florence for the tests of its board: a few that together show all that is asked.

    python web/tests/princes/collect.py web/tests/princes/positions.json.gz [EVERY.jsonl]

Games are played at random, leaning towards building and working. A position is kept when it shows something new. The
second file, if named, gets a tenth of all positions, one a line, for a longer run (MECENATE_POSITIONS).
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import mecenate

OPTIONS: list[dict[str, Any]] = [
    {},
    {"expansions": "muse"},
    {"expansions": "cooperation"},
    {"expansions": "muse,cooperation", "layout": "flat"},
    {"expansions": "cooperation", "layout": "flat", "selling": "when_needed"},
    {"purses": "open", "round_four": 13},
]
WEIGHTS = {
    "merchant": 4,
    "keep": 3,
    "bid": 2,
    "sell": 0.02,
    "end": 0.1,
    "decline": 0.3,
    "build": 2,
    "work": 6,
    "joint": 1,
    "pass": 0.8,
    "play": 3,
}
GAMES = 36
MOVES = 700

Position = dict[str, Any]


def shows(view: Position, legal: list[str], options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    kind = view["prompt"]["kind"] if view["prompt"] else "over"
    found: set[Any] = {kind, (options.get("expansions"), view["seats"])}
    for action in legal:
        family, _, rest = action.partition(" ")
        found.add((kind, family, "with" in rest))
        if family in ("open", "take", "introduce", "play") or kind in ("power", "merchant"):
            found.add(action)
        if family in ("place", "joint"):
            piece, turn, _, *where = rest.split(" ")
            found.add((family, piece, options.get("layout")))
            found.add((family, turn, len(where)))
    if view["offer"]:
        found.add(("offer", kind, options.get("layout"), view["seats"]))
    found.add(("works", min(3, max(len(player["works"]) for player in view["players"]))))
    return found


def weight(action: str) -> float:
    """How gladly an action is chosen."""
    if " with seat " in action:
        return 1.2
    if action == "merchant prestige":
        return 0.02
    return WEIGHTS.get(action.partition(" ")[0], 1)


def positions(seed: int) -> Any:
    """The positions of one game, each with what led to it."""
    options = OPTIONS[seed % len(OPTIONS)]
    dealer = mecenate.Dealer.fast(seed + 100)
    state = mecenate.game("princes", **options).start(2 + seed // len(OPTIONS) % 4, dealer)
    choose = random.Random(seed)
    events: list[dict[str, object]] = []
    for move in range(MOVES):
        seat = state.actor
        legal = [] if seat is None else state.legal()
        view = msgspec.to_builtins(state.view(seat or 0))
        yield options, {"id": f"{seed}-{move}", "view": view, "legal": [str(a) for a in legal], "events": events}
        if seat is None:
            return
        scribe = mecenate.Scribe()
        (action,) = choose.choices(legal, [weight(str(each)) for each in legal])
        state.apply(action, dealer, scribe)
        events = [event.to_dict() for event in scribe.events]


def main(few: Path, many: Path | None) -> None:
    """Play, and keep what shows something new."""
    seen: set[Any] = set()
    kept: list[Position] = []
    every: list[str] = []
    sample = random.Random(1)
    for seed in range(GAMES):
        for options, position in positions(seed):
            fresh = shows(position["view"], position["legal"], options) - seen
            if fresh:
                kept.append(position)
                seen |= fresh
            if sample.random() < 0.1:
                every.append(json.dumps(position))
    few.write_bytes(gzip.compress(json.dumps(kept, separators=(",", ":")).encode(), 9, mtime=0))
    if many is not None:
        many.write_text("\n".join(every), encoding="utf-8")
    print(f"{len(kept)} positions show {len(seen)} things")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
