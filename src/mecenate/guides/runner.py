"""Runs a script with the real rules from its sealed deal, and keeps every position that the learner sees."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError
from mecenate.core.event import Event
from mecenate.core.record import Record
from mecenate.core.state import State
from mecenate.guides.script import GuideError, Played, Script, Step, script


class Moment(NamedTuple):
    """One position of a step, the events that led to it, and the choice that the learner is asked for."""

    state: State
    events: tuple[Event, ...]
    ask: str | None


class Stage(NamedTuple):
    """A step: first the actions of the others, from `first` on those of the learner."""

    step: Step
    moments: tuple[Moment, ...]
    first: int


@cache
def run(game: str) -> tuple[Stage, ...]:
    """All steps of a guided game, run once and cached. Raises `GuideError` if a script breaks the rules."""
    return play(script(game))


def play(plan: Script) -> tuple[Stage, ...]:
    """The stages of a script."""
    rules = catalogue.game(plan.game, **plan.options)
    record = Record(rules, plan.seats, Dealer.sealed(plan.deal))
    return tuple(_stage(record, plan, step) for step in plan.steps)


def _stage(record: Record, plan: Script, step: Step) -> Stage:
    for played in step.leap:
        _play(record, step, played)
    moments = [Moment(record.state.copy(), (), None)]
    for played in step.before:
        events = _play(record, step, played)
        moments.append(Moment(record.state.copy(), events, None))
    first = len(moments) - 1
    for action in step.choose:
        moments[-1] = moments[-1]._replace(ask=action)
        events = _play(record, step, Played(plan.learner, action))
        moments.append(Moment(record.state.copy(), events, None))
    return Stage(step, tuple(moments), first)


def _play(record: Record, step: Step, played: Played) -> tuple[Event, ...]:
    """One action of the script, by the seat that the script names."""
    if record.state.actor != played.seat:
        raise GuideError(f"step {step.id}: it is not seat {played.seat + 1} that chooses '{played.action}'")
    try:
        return tuple(record.play(played.action))
    except MecenateError as error:
        raise GuideError(f"step {step.id}: {error}") from None
