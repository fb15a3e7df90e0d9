"""Collect positions of Carpe Diem for the tests of its board: a few that together show everything that can be asked.

    python web/tests/carpe_diem/collect.py web/tests/carpe_diem/positions.json.gz [EVERY.jsonl]

Games are played at random, leaning towards building and finishing. A position is kept when it shows something new. The
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
    {"bread_limit": "any", "villa_table": "steep"},
    {"points_floor": "none", "track_end": "restack"},
    {"empty_spaces": "free", "start_spaces": "shared"},
]
GAMES = 14
MOVES = 1200

Position = dict[str, Any]


def shows(view: Position, legal: list[str], options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    kind = view["prompt"]["kind"] if view["prompt"] else "over"
    found: set[Any] = {kind, (kind, view["seats"]), tuple(sorted(options.items()))}
    for action in legal:
        family, _, rest = action.partition(" ")
        found.add((kind, family))
        if family in ("reward", "return", "pay"):
            found.add(action)
        if family == "at":
            found.add(("turns", rest[2:]))
    own = view["players"][view["seat"]]
    if view["in_hand"]:
        found.add(("in hand", *view["in_hand"]["kinds"]))
    found.add(("tiles", len(own["tiles"]) // 6))
    found.add(("stack", max(len(seats) for seats in view["track"])))
    found.add(("hand", len(own["hand"] or ())))
    found.add(("bread", min(own["bread"], 3)))
    found.add(("phase", view["phase"]))
    return found


def weight(action: str) -> float:
    """How gladly an action is chosen: storing a tile is a last resort, bread is kept for cards."""
    return {"store": 0.05, "bread": 0.2}.get(action.partition(" ")[0], 1)


def positions(seed: int) -> Any:
    """The positions of one game, each with what led to it."""
    options = OPTIONS[seed % len(OPTIONS)]
    dealer = mecenate.Dealer.fast(seed + 100)
    state = mecenate.game("carpe_diem", **options).start(2 + seed % 3, dealer)
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
