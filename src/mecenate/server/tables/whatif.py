"""What-if: playing on in private, in an imagined world. The real game is not affected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from mecenate.bots import Bot, Outlook, bot
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.explain import explain_choices
from mecenate.core.explanation import Explanation
from mecenate.core.history import History
from mecenate.core.standings import imagined, known_breakdowns
from mecenate.core.state import State
from mecenate.server import errors
from mecenate.server.live.view_delta import encoded, events_for

MAX_ACTIONS = 300
ANSWERING = "apprentice"
"""The level that answers for others: the strongest that does not search."""


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A line of play to try: from the position after `moves` moves, these actions, with chance from `seed`."""

    actions: list[str] = []
    seed: int = 0
    moves: int | None = None
    answers: bool = False
    """Whether bots choose for the other seats; only where nobody else plays."""


class Imagined(msgspec.Struct):
    """Where a line of play leads, in a world that the seat cannot distinguish from the real one."""

    line: list[str]
    """The actions that lead there: those of the branch, and the answers of bots."""
    actor: int | None
    over: bool
    view: Any
    legal: list[str]
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]]
    choices: list[Explanation]
    """What each legal choice means to the seat that chooses; empty when the game is over."""
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


def explore(history: History, seat: int | None, branch: Branch, notes: bool = False, alone: bool = False) -> Imagined:
    """Play a branch. The asker chooses for all seats, in an imagined world; or, being `alone`, lets bots answer.

    The world fits what the seat sees now; with `notes`, all that it has seen.
    """
    if len(branch.actions) > MAX_ACTIONS:
        raise errors.too_many(f"a branch has {MAX_ACTIONS} actions at most")
    real = history.at(len(history.moves) if branch.moves is None else branch.moves)
    dealer = Dealer.fast(branch.seed)
    state = imagined(real, seat, dealer, notes)
    told = []
    line: list[str] = []
    for action in _choices(state, seat, branch, answers=branch.answers and alone):
        scribe = Scribe()
        state.apply(action, dealer, scribe)
        line.append(str(action))
        told += events_for(scribe.events, seat)
    return Imagined(
        line=line,
        actor=state.actor,
        over=state.over,
        view=encoded(state.view(seat)),
        legal=[str(action) for action in state.legal()],
        events=told,
        scores=[score.to_dict() for score in state.scores()],
        choices=[] if state.over else explain_choices(state, notes=notes),
        remembered=encoded(state.remembered(seat)) if notes else None,
    )


def _choices(state: State, seat: int | None, branch: Branch, *, answers: bool) -> Iterator[Action]:
    """The actions of a branch, and then, with `answers`, what bots choose until it is the asker's turn again."""
    for text in branch.actions:
        yield state.parse(text)
    rivals: dict[int, Bot] = {}
    for _ in range(len(branch.actions), MAX_ACTIONS):
        actor = state.actor
        if not answers or actor is None or actor == seat:
            return
        rival = rivals.setdefault(actor, bot(ANSWERING, branch.seed))
        yield rival.choose(Outlook(state))
