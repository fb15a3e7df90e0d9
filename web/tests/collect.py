"""Collect positions of a game for the tests of its board: a few that together show everything that can be asked.

    python web/tests/collect.py GAME [EVERY.jsonl]       writes web/tests/GAME/positions.json.gz

Games are played at random, leaning as `web/tests/GAME/coverage.py` says. A position is kept when it shows something
new. The second file, if named, gets a tenth of all positions, one a line, for a longer run (MECENATE_POSITIONS).
"""

from __future__ import annotations

import gzip
import importlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec
from plan import Choices, Plan, Position

import mecenate
from mecenate.core.explain import explain_choices

HERE = Path(__file__).parent
MOVES = 1200
SHARE = 0.1
FEW = 3
"""So many new things an early position must show to be kept: later ones show more at once."""


class Coverage(Protocol):
    """What a game's `coverage.py` has."""

    OPTIONS: list[dict[str, Any]]
    PLAN: Plan

    def shows(self, view: Position, kind: str, choices: Choices, options: dict[str, Any]) -> set[Any]:
        """What can be seen in a position, where `kind` is asked, that another may not have."""

    # A game may also have `meant(position)`: what its explanations show that another position may not have.

    def weight(self, action: str) -> float:
        """How gladly an action is chosen."""


def positions(name: str, game: Coverage, seed: int) -> Iterator[tuple[mecenate.State, int, dict[str, Any], Position]]:
    """The positions of one game, each with what led to it."""
    options = game.OPTIONS[seed % len(game.OPTIONS)]
    dealer = mecenate.Dealer.fast(seed + 100)
    seats = 2 + seed // len(game.OPTIONS) % (game.PLAN.most_seats - 1)
    state = mecenate.game(name, **options).start(seats, dealer)
    choose = random.Random(seed)
    events: list[dict[str, object]] = []
    for move in range(MOVES):
        seat = state.actor
        legal = [] if seat is None else state.legal()
        view = msgspec.to_builtins(state.view(seat or 0))
        seen = {"view": view, "remembered": msgspec.to_builtins(state.remembered(seat or 0))}
        yield state, move, options, {"id": f"{seed}-{move}", **seen, "legal": [str(a) for a in legal], "events": events}
        if seat is None:
            return
        scribe = mecenate.Scribe()
        (action,) = choose.choices(legal, [game.weight(str(each)) for each in legal])
        state.apply(action, dealer, scribe)
        events = [event.to_dict() for event in scribe.events]


def asked(position: Position) -> str:
    """What must be chosen in a position."""
    prompt = position["view"]["prompt"]
    return prompt["kind"] if prompt else "over"


def choices(position: Position) -> Choices:
    """What may be chosen."""
    parts = ((action, action.partition(" ")) for action in position["legal"])
    return [(action, family, rest) for action, (family, _, rest) in parts]


def explained(state: mecenate.State, position: Position) -> Position:
    """A position with what each choice means."""
    if "choices" in position:
        return position
    found = [] if state.over else explain_choices(state)
    return {**position, "choices": msgspec.to_builtins(found)}


def main(name: str, every: Path | None) -> None:
    """Play, and keep what shows something new."""
    game: Coverage = importlib.import_module(f"{name}.coverage")  # type: ignore[assignment]
    seen: set[Any] = set()
    kept: list[Position] = []
    many: list[str] = []
    sample = random.Random(1)
    for seed in range(game.PLAN.games):
        for state, move, options, found in positions(name, game, seed):
            meant = getattr(game, "meant", None)
            position = explained(state, found) if meant else found
            fresh = game.shows(position["view"], asked(position), choices(position), options) - seen
            if meant:
                fresh |= meant(position) - seen
            if len(fresh) >= FEW or (fresh and move >= game.PLAN.early):
                kept.append(explained(state, position))
                seen |= fresh
            if sample.random() < SHARE and every is not None:
                many.append(json.dumps(explained(state, position)))
    data = json.dumps(kept, separators=(",", ":")).encode()
    (HERE / name / "positions.json.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    if every is not None:
        every.write_text("\n".join(many), encoding="utf-8")
    print(f"{len(kept)} positions show {len(seen)} things")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
