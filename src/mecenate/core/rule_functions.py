"""The functions of a game that `State` calls.

A game's modules are functions over its board, and each module has a fixed name (CONTRIBUTING.md lists them). So
`state.scores()` calls the function `scores` of the game's module `scoring`, and so on. What a search calls millions
of times (choices, plays, copies, appraisals) is a method of the game's state instead, which compiles to a direct call.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, final

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Fact
from mecenate.core.explanation_spec import ExplanationSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.reason import Reason
from mecenate.core.score import Score
from mecenate.core.view_cache import PrivateView, ViewCache


@final
class RuleFunctions:
    """One function for each of the methods of `State` that has its name. `Any` is the game's board.

    `imagine_from_view` and `imagine` change a copy in place; `imagine` returns how many draws it rejected. In a game
    without a module `imagine`, a seat that remembers everything knows everything, so an imagined world is a copy.
    """

    def __init__(self, package: str) -> None:
        """The functions of the game in this package."""
        self.scores: Final[Callable[[Any], list[Score]]] = part(package, "scoring", "scores")
        self.prompt_facts: Final[Callable[[Any], dict[str, Fact]]] = part(package, "prompts", "prompt_facts")
        self.why_not: Final[Callable[[Any, Action], Reason | None]] = part(package, "reasons", "why_not")
        self.public_view: Final[Callable[[Any, ViewCache], Any]] = part(package, "view_builder", "public_view")
        self.private_view: Final[Callable[[Any, Any, int, ViewCache], PrivateView]] = part(
            package, "view_builder", "private_view"
        )
        self.remembered: Final[Callable[[Any, int | None], Any]] = part(package, "remembered", "remembered")
        self.imagine_from_view: Final[Callable[[Any, int | None, Dealer], None]] = part(
            package, "imagine_from_view", "imagine_from_view"
        )
        self.imagine: Final[Callable[[Any, int | None, Dealer], int] | None] = (
            None if find_spec(f"{package}.imagine") is None else part(package, "imagine", "imagine")
        )
        self.explanation: Final[ExplanationSpec | None] = (
            None if find_spec(f"{package}.explaining") is None else part(package, "explaining", "EXPLANATION")
        )
        self.audit: Final[Callable[[Any], None]] = part(package, "audit", "audit")
        self.observe: Final[Callable[[Any, int, FeatureVector], None]] = part(
            package, "observation", "OBSERVATION"
        ).write


def part(package: str, module: str, name: str) -> Any:
    """The object of this name in a module of a game's package."""
    return getattr(import_module(f"{package}.{module}"), name)
