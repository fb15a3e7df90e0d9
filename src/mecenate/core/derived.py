"""What a game need not write itself, because it follows from its layout and its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecenate.core.action import Action
from mecenate.core.audit import expect_in_range
from mecenate.core.derived_memory import DerivedMemory
from mecenate.core.derived_observation import DerivedNumbers
from mecenate.core.derived_view import DerivedViews
from mecenate.core.event import Fact
from mecenate.core.explanation_spec import ExplanationSpec, Outcome
from mecenate.core.layout import Layout
from mecenate.core.reason import Reason
from mecenate.core.rule_functions import own_part
from mecenate.core.state import State


def derived_parts(package: str, name: str, layout: Layout, decisions: Sequence[str]) -> dict[str, Any]:
    """The functions and tables of a game by the names under which its modules could have them.

    Only what the game lacks is made. Raises `ValueError` if something does not follow from the layout.
    """
    parts: dict[str, Any] = {
        "prompt_facts": no_facts,
        "why_not": no_reason,
        "audit": audit_ranges,
        "appraise": points_now,
        "bidding": None,
        "imagine": None,
        "EXPLANATION": None,
    }
    if own_part(package, "view_builder", "public_view") is None:
        views = DerivedViews(name, layout)
        parts |= {"public_view": views.public_view, "private_view": views.private_view}
        parts["EXPLANATION"] = explanation_of(layout)
    if own_part(package, "imagine_from_view", "imagine_from_view") is None:
        memory = DerivedMemory(name, layout)
        parts |= {"imagine_from_view": memory.imagine_from_view, "imagine": memory.imagine}
        parts["remembered"] = memory.remembered
    if own_part(package, "observation", "OBSERVATION") is None:
        parts["OBSERVATION"] = DerivedNumbers(layout, decisions, whole=False).observation
    if own_part(package, "features", "FEATURES") is None:
        numbers = DerivedNumbers(layout, decisions, whole=True)
        parts |= {"FEATURES": numbers.observation.names, "describe": numbers.describe}
    return parts


def explanation_of(layout: Layout) -> ExplanationSpec:
    """Explanations that count what a player gives and gets in every block of its own."""
    held = [block.name for block in layout.blocks if block.by_seat and block.holds]
    return ExplanationSpec(clauses={}, facts=facts_of_choice, holdings=held, completing=(), periods={})


def facts_of_choice(outcome: Outcome, family: str, word: str) -> dict[str, Fact]:
    """No facts besides the text of the choice."""
    return {}


def no_facts(state: State) -> dict[str, Fact]:
    """A prompt that is only a question."""
    return {}


def no_reason(state: State, action: Action) -> Reason | None:
    """Nothing better is known than that the action is not legal now."""
    return None


def points_now(state: State, seat: int) -> float:
    """The seat's score as if the game ended now."""
    return float(state.scores()[seat].total)


def audit_ranges(state: State) -> None:
    """Raise `PositionError` if a number is out of the range that its block declares."""
    expect_in_range(state, {})
