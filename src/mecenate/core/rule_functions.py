"""The functions of a game that `State` calls.

A game's modules are functions over its board. `state.scores()` calls the function `scores` that the game gave here,
and so on. What a search calls millions of times (choices, plays, copies, appraisals) is a method of the game's state
instead, which compiles to a direct call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Fact
from mecenate.core.explanation_spec import ExplanationSpec
from mecenate.core.reason import Reason
from mecenate.core.score import Score
from mecenate.core.view_cache import PrivateView, ViewCache


@final
class RuleFunctions:
    """One function for each of the methods of `State` that has its name. `Any` is the game's board."""

    def __init__(
        self,
        *,
        scores: Callable[[Any], list[Score]],
        prompt_facts: Callable[[Any], dict[str, Fact]],
        why_not: Callable[[Any, Action], Reason | None],
        public_view: Callable[[Any, ViewCache], Any],
        private_view: Callable[[Any, Any, int, ViewCache], PrivateView],
        remembered: Callable[[Any, int | None], Any],
        imagine_from_view: Callable[[Any, int | None, Dealer], None],
        audit: Callable[[Any], None],
        imagine: Callable[[Any, int | None, Dealer], int] | None = None,
        explanation: ExplanationSpec | None = None,
    ) -> None:
        """`imagine_from_view` and `imagine` change a copy in place; `imagine` returns how many draws it rejected.

        Without `imagine`, a seat that remembers knows everything, and a world is a copy. `explanation` is what
        `core.explain` needs of the game.
        """
        self.scores: Final = scores
        self.prompt_facts: Final = prompt_facts
        self.why_not: Final = why_not
        self.public_view: Final = public_view
        self.private_view: Final = private_view
        self.remembered: Final = remembered
        self.imagine_from_view: Final = imagine_from_view
        self.audit: Final = audit
        self.imagine: Final = imagine
        self.explanation: Final = explanation
