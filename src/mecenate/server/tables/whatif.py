"""What-if: playing on in private, in an imagined world. The real game is not affected."""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.history import History
from mecenate.core.standings import imagined, known_breakdowns
from mecenate.core.state import State
from mecenate.server import errors
from mecenate.server.live.view_delta import encoded, events_for

MAX_ACTIONS = 300


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A line of play to try: from the position after `moves` moves, these actions, with chance from `seed`."""

    actions: list[str] = []
    seed: int = 0
    moves: int | None = None


class Imagined(msgspec.Struct):
    """Where a line of play leads, in a world that the seat cannot distinguish from the real one."""

    actor: int | None
    over: bool
    view: Any
    legal: list[str]
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]]
    remembered: Any = None
    """What perfect memory adds to the view, at a table with notes."""


class Standing(msgspec.Struct):
    """What a seat would have if the game ended now, by source.

    None is for what depends on hidden information; it is not part of the total.
    """

    seat: int
    total: int
    breakdown: dict[str, int | None]


def standings(real: State, seat: int | None, notes: bool = False) -> list[Standing]:
    """Everybody's points as if the game ended now: what is the same in every world that one seat can imagine."""
    return [
        Standing(number, sum(n for n in known.values() if n is not None), known)
        for number, known in enumerate(known_breakdowns(real, seat, notes))
    ]


def explore(history: History, seat: int | None, branch: Branch, notes: bool = False) -> Imagined:
    """Play a branch. The asker chooses for all seats, in an imagined world.

    The world fits what the seat sees now; with `notes`, all that it has seen.
    """
    if len(branch.actions) > MAX_ACTIONS:
        raise errors.too_many(f"a branch has {MAX_ACTIONS} actions at most")
    real = history.at(len(history.moves) if branch.moves is None else branch.moves)
    dealer = Dealer.fast(branch.seed)
    state = imagined(real, seat, dealer, notes)
    told = []
    for text in branch.actions:
        scribe = Scribe()
        state.apply(state.parse(text), dealer, scribe)
        told += events_for(scribe.events, seat)
    return Imagined(
        actor=state.actor,
        over=state.over,
        view=encoded(state.view(seat)),
        legal=[str(action) for action in state.legal()],
        events=told,
        scores=[score.to_dict() for score in state.scores()],
        remembered=encoded(state.remembered(seat)) if notes else None,
    )
