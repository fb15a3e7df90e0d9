"""Hand-written cases: a position, a plan, and what its explanation must say."""

from __future__ import annotations

from typing import Any

from mecenate import State
from mecenate.core.explanation import Explanation


def explained(state: State, *plan: str) -> Explanation:
    """The explanation of a plan by its texts."""
    return state.explain([state.game.parse(text) for text in plan])


def check(state: State, plan: str, expected: dict[str, Any]) -> None:
    """Compare the named parts of an explanation; `plan` has texts with commas, `own` are the seat's own points."""
    explanation = explained(state, *plan.split(", "))
    found = {name: part_of(explanation, name) for name in expected}
    assert found == expected


def part_of(explanation: Explanation, name: str) -> Any:
    """A field of an explanation in short: events by their kinds, the cut by its kind, the own points."""
    if name == "own":
        return explanation.points[explanation.seat]
    if name == "then":
        return None if explanation.then is None else explanation.then.kind
    value = getattr(explanation, name)
    return [event.kind for event in value] if name in ("completes", "events") else value
