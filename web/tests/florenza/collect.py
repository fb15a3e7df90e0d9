"""Collect positions of Florenza for the tests of its board: a few that together show everything that can be asked.

    python web/tests/florenza/collect.py web/tests/florenza/positions.json.gz [EVERY.jsonl]

Games are played at random, leaning towards building and reserving. A position is kept when it shows something new. The
second file, if named, gets a part of all positions, one a line, for a longer run (MECENATE_POSITIONS).
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import mecenate

OPTIONS: list[dict[str, Any]] = [
    {},
    {"locations": "by_mark"},
    {"guilds": "out"},
    {"anonymous": "counted", "late_discards": "back"},
]
WEIGHTS = {"play": 5, "finish": 9, "activate": 0.7, "reserve": 0.35, "sell": 0.4, "buy": 0.4, "send": 0.6, "swap": 2}
GAMES = 40
EARLY = 20
"""Before this move a position must show three new things to be kept: later ones show more at once."""

Position = dict[str, Any]


def shows(view: Position, legal: list[str], options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    kind = view["prompt"]["kind"] if view["prompt"] else "over"
    found: set[Any] = {(kind, view["seats"]), tuple(sorted(options.items())), ("step", view["step"])}
    for action in legal:
        family, _, rest = action.partition(" ")
        found.add((kind, family, rest.partition(" ")[0] if family == "engage" else ""))
        if family in ("play", "activate"):
            found.add(action)
    own = view["players"][view["seat"]]
    if kind in ("give", "take"):
        found.add((kind, view["prompt"]["facts"]["exchange"]))
    found.add(("hand", len(own["hand"])))
    found.add(("built", min(24, 3 * (len(own["cards"] + own["monuments"]) // 3))))
    found.add(("monuments", len(view["monuments"])))
    found.add(("discounts", own["artist_discount"], own["monument_discount"]))
    found.add(("captain", view["new_captain"] is None))
    found.add(("kept", any(action.startswith("finish ") and action[7:] in kept(own) for action in legal)))
    return found


def kept(own: Position) -> list[str]:
    """The monuments that a seat has reserved."""
    return [monument["word"] for monument in own["reserved_monuments"]]


def positions(seed: int) -> Iterator[tuple[int, dict[str, Any], Position]]:
    """The positions of one game, each with what led to it."""
    options = OPTIONS[seed % len(OPTIONS)]
    dealer = mecenate.Dealer.fast(seed + 300)
    state = mecenate.game("florenza", **options).start(2 + seed // len(OPTIONS) % 3, dealer)
    choose = random.Random(seed)
    events: list[dict[str, object]] = []
    for move in range(1000):
        seat = state.actor
        legal = [] if seat is None else state.legal()
        view = msgspec.to_builtins(state.view(seat or 0))
        yield move, options, {"id": f"{seed}-{move}", "view": view, "legal": [str(a) for a in legal], "events": events}
        if seat is None:
            return
        scribe = mecenate.Scribe()
        (action,) = choose.choices(legal, [WEIGHTS.get(str(each).partition(" ")[0], 1) for each in legal])
        state.apply(action, dealer, scribe)
        events = [event.to_dict() for event in scribe.events]


def main(few: Path, many: Path | None) -> None:
    """Play, and keep what shows something new."""
    seen: set[Any] = set()
    found: list[Position] = []
    every: list[str] = []
    sample = random.Random(1)
    for seed in range(GAMES):
        for move, options, position in positions(seed):
            fresh = shows(position["view"], position["legal"], options) - seen
            if len(fresh) >= 3 or (fresh and move > EARLY):
                found.append(position)
                seen |= fresh
            if sample.random() < 0.1:
                every.append(json.dumps(position))
    few.write_bytes(gzip.compress(json.dumps(found, separators=(",", ":")).encode(), 9, mtime=0))
    if many is not None:
        many.write_text("\n".join(every), encoding="utf-8")
    print(f"{len(found)} positions show {len(seen)} things")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
