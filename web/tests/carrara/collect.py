"""Collect positions of Carrara for the tests of its board: a few that together show everything that can be asked.

    python web/tests/carrara/collect.py web/tests/carrara/positions.json.gz [EVERY.jsonl]

Games are played at random, leaning towards building and scoring. A position is kept when it shows something new. The
second file, if named, gets a quarter of all positions, one a line, for a longer run (MECENATE_POSITIONS).
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
    {"version": "normal"},
    {"version": "advanced"},
    {"version": "normal", "court": "graded", "improvements": "landscapes"},
    {"version": "advanced", "improvements": "mixed", "screens": "down", "exchange": "any"},
    {"version": "advanced", "improvements": "four_pairs"},
    {"version": "advanced", "improvements": "landscapes", "exchange": "any"},
]
WEIGHTS = {"pass": 0.03, "end": 0.5, "build": 5, "visit": 0.4, "follow": 2, "claim": 2, "done": 0.25, "score": 0.3}
GAMES = 36
MOVES = 900
EARLY = 60
"""Before this move a position must show three new things to be kept: later ones show more at once."""

Position = dict[str, Any]


def shows(view: Position, legal: list[str], options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    version = options["version"]
    kind = view["prompt"]["kind"] if view["prompt"] else "over"
    found: set[Any] = {(version, kind), (version, view["seats"]), tuple(sorted(options.items()))}
    for action in legal:
        family, _, rest = action.partition(" ")
        found.add((version, kind, family))
        if family in ("evaluate", "improve") or rest.startswith("2 "):
            found.add(action)
        if family in ("claim", "purchase"):
            found.add((family, rest.split(" ")[-1]))
        if rest.endswith("b"):
            found.add((family, "twin"))
    own = view["players"][view["seat"]]
    tiles = [tile for column in own["columns"].values() for tile in column]
    found.add(("column", max(len(column) for column in own["columns"].values())))
    found.add(("sector", max(sum(sector["blocks"].values()) for sector in view["wheel"])))
    found.add(("stored", len(own["warehouses"])))
    found.add(("monuments", len(view["monuments"])))
    found.add(("own monument", any(tile["value"] == 8 for tile in tiles)))
    found.add(("full tile", any(tile["decorated"] and tile["statue"] for tile in tiles)))
    found.add(("empty", view["pile"] == 0, view["bag_empty"], None in view["display"]))
    found.add(("visit", view["visitor"] is None, view["visitor"] == view["actor"]))
    return found


def weight(action: str) -> float:
    """How gladly an action is chosen: dear buildings are, refusing is not."""
    if action == "claim nothing":
        return 0.2
    family = action.partition(" ")[0]
    value = int(action.rstrip("b")[-1]) + 1 if family == "build" else 1
    return WEIGHTS.get(family, 1) * value


def positions(seed: int) -> Any:
    """The positions of one game, each with what led to it."""
    options = OPTIONS[seed % len(OPTIONS)]
    dealer = mecenate.Dealer.fast(seed + 100)
    state = mecenate.game("carrara", **options).start(2 + seed // len(OPTIONS) % 3, dealer)
    choose = random.Random(seed)
    events: list[dict[str, object]] = []
    for move in range(MOVES):
        seat = state.actor
        legal = [] if seat is None else state.legal()
        view = msgspec.to_builtins(state.view(seat or 0))
        yield move, options, {"id": f"{seed}-{move}", "view": view, "legal": [str(a) for a in legal], "events": events}
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
        for move, options, position in positions(seed):
            fresh = shows(position["view"], position["legal"], options) - seen
            if len(fresh) >= 3 or (fresh and move > EARLY):
                kept.append(position)
                seen |= fresh
            if sample.random() < 0.25:
                every.append(json.dumps(position))
    few.write_bytes(gzip.compress(json.dumps(kept, separators=(",", ":")).encode(), 9, mtime=0))
    if many is not None:
        many.write_text("\n".join(every), encoding="utf-8")
    print(f"{len(kept)} positions show {len(seen)} things")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
