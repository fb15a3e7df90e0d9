"""The functions of a game that `State` calls.

A game's modules are functions over its board, and each module has a fixed name (CONTRIBUTING.md lists them). So
`state.scores()` calls the function `scores` of the game's module `scoring`, and so on. A small game has all of them in
one module `rules`. What a search calls millions of times (choices, plays, copies, appraisals) is a method of the
game's state instead, which compiles to a direct call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, final

from mecenate.core.action import Action
from mecenate.core.bidding import Bidding
from mecenate.core.dealer import Dealer
from mecenate.core.event import Fact
from mecenate.core.explanation_spec import ExplanationSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.reason import Reason
from mecenate.core.score import Score
from mecenate.core.view_cache import PrivateView, ViewCache

if TYPE_CHECKING:  # it imports `core.state`, which imports this module
    from mecenate.core.observation import Observation

SMALL: Final = "rules"
"""The module that may hold everything that a small game needs."""


@final
class RuleFunctions:
    """One function for each of the methods of `State` that has its name. `Any` is the game's board.

    What a game does not have comes from `defaults`, by name; `core.derived` makes them from its layout.
    `imagine_from_view` and `imagine` change a copy in place; `imagine` returns how many draws it rejected. In a game
    that has the first alone, a seat that remembers everything knows everything, so an imagined world is a copy.
    One without `bidding` has no auctions.
    """

    def __init__(self, package: str, defaults: Mapping[str, Any]) -> None:
        """The functions of the game in this package."""
        self.scores: Final[Callable[[Any], list[Score]]] = part(package, "scoring", "scores")
        self.prompt_facts: Final[Callable[[Any], dict[str, Fact]]] = part(package, "prompts", "prompt_facts", defaults)
        self.why_not: Final[Callable[[Any, Action], Reason | None]] = part(package, "reasons", "why_not", defaults)
        self.public_view: Final[Callable[[Any, ViewCache], Any]] = part(
            package, "view_builder", "public_view", defaults
        )
        self.private_view: Final[Callable[[Any, Any, int, ViewCache], PrivateView]] = part(
            package, "view_builder", "private_view", defaults
        )
        self.remembered: Final[Callable[[Any, int | None], Any]] = part(package, "remembered", "remembered", defaults)
        self.imagine_from_view: Final[Callable[[Any, int | None, Dealer], None]] = part(
            package, "imagine_from_view", "imagine_from_view", defaults
        )
        self.imagine: Final[Callable[[Any, int | None, Dealer], int] | None] = part(
            package, "imagine", "imagine", defaults
        )
        self.explanation: Final[ExplanationSpec | None] = part(package, "explaining", "EXPLANATION", defaults)
        self.bidding: Final[Callable[[Any], Bidding | None] | None] = part(package, "bidding", "bidding", defaults)
        self.audit: Final[Callable[[Any], None]] = part(package, "audit", "audit", defaults)
        self.observation: Final[Observation] = part(package, "observation", "OBSERVATION", defaults)
        self.describe: Final[Callable[[Any, int, FeatureVector], None]] = part(
            package, "features", "describe", defaults
        )
        self.appraise: Final[Callable[[Any, int], float]] = part(package, "features", "appraise", defaults)
        """These two are for states that do not override the methods."""


def own_part(package: str, module: str, name: str) -> Any:
    """The object of this name in a module of a game's package, or in its module `rules`; None if it has none."""
    for place in (module, SMALL):
        if find_spec(f"{package}.{place}") is not None:
            found = getattr(import_module(f"{package}.{place}"), name, None)
            if found is not None:
                return found
    return None


def part(package: str, module: str, name: str, defaults: Mapping[str, Any] | None = None) -> Any:
    """The same, or what `defaults` has by this name. Raises `AttributeError` if there is neither."""
    found = own_part(package, module, name)
    if found is not None:
        return found
    if defaults is None or name not in defaults:
        raise AttributeError(f"the game {package} needs {name} in its module {module} or {SMALL}")
    return defaults[name]
