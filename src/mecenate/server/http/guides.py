"""Guided first games: what the learner sees at each step, the same for everybody."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, PathParameter

from mecenate.core.explain import explain_choices
from mecenate.core.explanation import Explanation
from mecenate.guides import Moment, guided, run, script
from mecenate.server import errors
from mecenate.server.live.view_delta import events_for

FOR_A_WHILE = {"cache-control": "public, max-age=600"}
MomentNumber = Annotated[int, PathParameter(ge=0, le=1000)]
StepNumber = Annotated[int, PathParameter(ge=1, le=1000)]


class GuideInfo(msgspec.Struct):
    """One guided game: how many take part, where the learner sits, and its steps by name."""

    game: str
    seats: int
    seat: int
    steps: list[str]


class GuideMoment(msgspec.Struct):
    """A position as the learner's seat sees it; `ask` is the action that the step asks for there, if any."""

    actor: int | None
    over: bool
    view: Any
    legal: list[str] | None
    events: list[dict[str, Any]]
    ask: str | None
    scores: list[dict[str, Any]] | None


class GuideStep(msgspec.Struct):
    """A step: its moments in order. Up to `first` the others act; there the learner begins."""

    game: str
    id: str
    number: int
    of: int
    seats: int
    seat: int
    clause: str
    point: str
    also: list[str]
    first: int
    moments: list[GuideMoment]


class GuidesController(Controller):
    """A guided first game for each title: no table, no account, nothing is kept."""

    path = "/api/guides"
    tags = ("guides",)

    @get(operation_id="guides", sync_to_thread=False)
    def guides(self) -> list[GuideInfo]:
        """The guided games there are."""
        plans = [script(name) for name in guided()]
        return [GuideInfo(plan.game, plan.seats, plan.learner, [step.id for step in plan.steps]) for plan in plans]

    @get("/{game:str}/{number:int}", operation_id="guide_step", sync_to_thread=True)
    def step(self, game: FromPath[str], number: StepNumber) -> Response[GuideStep]:
        """One step of a guided game, counted from 1, with every position that the learner sees in it."""
        _check(game, number)
        return Response(_step(game, number), headers=FOR_A_WHILE)

    @get("/{game:str}/{number:int}/choices/{moment:int}", operation_id="guide_choices", sync_to_thread=True)
    def choices(self, game: FromPath[str], number: StepNumber, moment: MomentNumber) -> Response[list[Explanation]]:
        """What each choice of the learner means at a moment of a step, counted from 0."""
        _check(game, number)
        moments = run(game)[number - 1].moments
        if moment >= len(moments) or moments[moment].ask is None:
            raise errors.Refusal("unknown-step", f"the learner has no choice at moment {moment} of step {number}", 404)
        return Response(_choices(game, number, moment), headers=FOR_A_WHILE)


def _check(game: str, number: int) -> None:
    if game not in guided():
        listed = ", ".join(guided())
        raise errors.Refusal("unknown-guide", f"there is no guided game of {game!r}; there is one of {listed}", 404)
    steps = len(script(game).steps)
    if number > steps:
        raise errors.Refusal("unknown-step", f"the guided game of {game} has steps 1 to {steps}", 404)


@cache
def _choices(game: str, number: int, moment: int) -> list[Explanation]:
    return explain_choices(run(game)[number - 1].moments[moment].state)


@cache
def _step(game: str, number: int) -> GuideStep:
    plan = script(game)
    stage = run(game)[number - 1]
    return GuideStep(
        game=game,
        id=stage.step.id,
        number=number,
        of=len(plan.steps),
        seats=plan.seats,
        seat=plan.learner,
        clause=stage.step.clause,
        point=stage.step.point,
        also=list(stage.step.also),
        first=stage.first,
        moments=[_moment(moment, plan.learner) for moment in stage.moments],
    )


def _moment(moment: Moment, seat: int) -> GuideMoment:
    state = moment.state
    return GuideMoment(
        actor=state.actor,
        over=state.over,
        view=state.view(seat),
        legal=[str(action) for action in state.legal()] if moment.ask is not None else None,
        events=events_for(list(moment.events), seat),
        ask=moment.ask,
        scores=[score.to_dict() for score in state.scores()] if state.over else None,
    )
