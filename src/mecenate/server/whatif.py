"""What if: playing on in private from now, with what the seat cannot see imagined. The real game never notices."""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.server import errors
from mecenate.server.showing import events_for
from mecenate.server.table import Table

MAX_ACTIONS = 300


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A line of play to try: from the position after `moves` moves, these actions, with chance from `seed`."""

    actions: list[str] = []
    seed: int = 0
    moves: int | None = None


class Imagined(msgspec.Struct):
    """Where a line of play leads, in a world that the seat cannot tell from the real one."""

    actor: int | None
    over: bool
    view: Any
    legal: list[str]
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]]


def explore(table: Table, seat: int | None, branch: Branch) -> Imagined:
    """Play a branch. Everybody's choices are made by the one who asks, in that one's own imagined world."""
    if len(branch.actions) > MAX_ACTIONS:
        raise errors.too_many(f"a branch has {MAX_ACTIONS} actions at most")
    course = table.dealt
    real = course.state if branch.moves is None else course.at(branch.moves)
    dealer = Dealer.fast(branch.seed)
    state = real.imagine(seat, dealer)
    told = []
    for text in branch.actions:
        scribe = Scribe()
        state.apply(state.parse(text), dealer, scribe)
        told += events_for(scribe.events, seat)
    return Imagined(
        actor=state.actor,
        over=state.over,
        view=state.view(seat),
        legal=[str(action) for action in state.legal()],
        events=told,
        scores=[score.to_dict() for score in state.scores()],
    )
