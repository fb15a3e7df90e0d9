"""What if: playing on in private from now, with what the seat cannot see imagined. The real game never notices."""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import State
from mecenate.server import errors
from mecenate.server.showing import events_for
from mecenate.server.table import Table

MAX_ACTIONS = 300
WORLDS = 12
"""So many worlds are imagined to find out what everybody would have for certain."""


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


class Standing(msgspec.Struct):
    """What a seat would have if the game ended now, by source.

    None is for what hangs on the unseen; it is no part of the total.
    """

    seat: int
    total: int
    breakdown: dict[str, int | None]


def standings(real: State, seat: int | None) -> list[Standing]:
    """Everybody's points as if the game ended now: what is the same in every world that one seat can imagine."""
    worlds = [real.imagine(seat, Dealer.fast(seed)).scores() for seed in range(WORLDS)]
    return [_standing([world[number].breakdown for world in worlds], number) for number in range(real.seats)]


def _standing(found: list[dict[str, int]], seat: int) -> Standing:
    first = found[0]
    known = {source: n if all(one.get(source) == n for one in found) else None for source, n in first.items()}
    return Standing(seat, sum(n for n in known.values() if n is not None), known)


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
