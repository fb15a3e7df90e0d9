"""What worker processes do for puzzles: show a position as its seat sees it, and judge an answer."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mecenate.core.explain import explain, explain_choices
from mecenate.core.explanation import Explanation
from mecenate.core.state import State
from mecenate.puzzles import Puzzle, follow, puzzle, puzzles_for, same_turn
from mecenate.puzzles.solving import LONGEST
from mecenate.server import errors
from mecenate.server.live.view_delta import encoded, events_for

MAX_CHOICES: Final = LONGEST


class PuzzleStep(msgspec.Struct):
    """A position on the way through the turn, as the seat sees it."""

    line: list[str]
    """The choices that lead there."""
    complete: bool
    """Whether the line is a whole turn, to be answered. What its last choice leads to is not shown before."""
    actor: int | None
    view: Any
    remembered: Any
    """What perfect memory adds to the view."""
    legal: list[str]
    events: list[dict[str, Any]]
    """What happened by the last choice."""
    choices: list[Explanation]
    """What each legal choice means; empty if the line is complete."""


class PuzzleTurn(msgspec.Struct):
    """A whole turn in the engine's explanations, and what it costs compared with the solution."""

    line: list[str]
    steps: list[Explanation]
    """What each choice of the line means."""
    lost: float
    lost_points: float


class PuzzleSolution(msgspec.Struct):
    """What is shown after an answer."""

    turn: PuzzleTurn
    others: list[PuzzleTurn]
    """The best other turns."""
    chance: float
    """The chance of the seat to win with the solution, from 0 to 1."""
    points: float
    """The points by which it will be ahead of the best other seat."""
    levels: dict[str, tuple[int, int]]
    """How often each level found the solution, and how often it was asked."""
    view: Any
    """The position after the solution; chance was drawn anew."""
    events: list[dict[str, Any]]


class Verdict(msgspec.Struct):
    """Whether a line solves a puzzle, and the solution."""

    solved: bool
    solution: PuzzleSolution


def show_step(game: str, id: str, line: list[str]) -> PuzzleStep:
    """The position of a puzzle after some choices. Raises the engine's errors if one is not legal."""
    found, state = _position(game, id, line)
    reached = follow(state, line)
    complete = reached.complete
    shown = reached.before if complete else reached.state
    return PuzzleStep(
        line=line,
        complete=complete,
        actor=shown.actor,
        view=encoded(shown.view(found.seat)),
        remembered=encoded(shown.remembered(found.seat)),
        legal=[] if complete else [str(action) for action in shown.legal()],
        events=[] if complete or not line else events_for(reached.events[-1], found.seat),
        choices=[] if complete else explain_choices(shown, notes=True),
    )


def judge_answer(game: str, id: str, line: list[str]) -> Verdict:
    """Judge a whole turn; no choices at all ask for the solution. Raises a refusal if the turn is not whole."""
    found, state = _position(game, id, line)
    if line and not follow(state, line).complete:
        raise errors.conflict("turn-goes-on", "this is not a whole turn yet")
    end = follow(state, found.solution)
    return Verdict(
        solved=bool(line) and same_turn(state, line, found.solution),
        solution=PuzzleSolution(
            turn=PuzzleTurn(found.solution, _explained(state, found.solution), 0.0, 0.0),
            others=[
                PuzzleTurn(other.line, _explained(state, other.line), other.lost, other.lost_points)
                for other in found.others
            ],
            chance=found.chance,
            points=found.points,
            levels=found.solved,
            view=encoded(end.state.view(found.seat)),
            events=[event for step in end.events for event in events_for(step, found.seat)],
        ),
    )


def _position(game: str, id: str, line: list[str]) -> tuple[Puzzle, State]:
    if len(line) > MAX_CHOICES:
        raise errors.too_many(f"a turn has {MAX_CHOICES} choices at most")
    found = puzzle(game, id)
    return found, found.state(puzzles_for(game).game)


def _explained(state: State, line: list[str]) -> list[Explanation]:
    """What each choice of a line means, where it is made."""
    steps = []
    for count, choice in enumerate(line):
        here = follow(state, line[:count]).state
        steps.append(explain(here, [here.parse(choice)], notes=True))
    return steps
