"""What a game adds to its explanations: facts that do not follow from carrying out a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mecenate.core.event import Event, Fact

if TYPE_CHECKING:
    from mecenate.core.state import State


@final
class Outcome:
    """What came of a choice in an imagined world: the view before, the events, and the state that follows."""

    def __init__(self, before: State, view: Any, events: Sequence[Event], after: State, cut: bool) -> None:
        """`before` is the world in which the choice is made. With `cut`, certainty ended in `after`."""
        self.before: Final = before
        self.view: Final = view
        self.events: Final = events
        self.after: Final = after
        self.cut: Final = cut


@final
class ExplanationSpec:
    """The families of choices with their clauses, and what the parts of a view and the kinds of events mean."""

    def __init__(
        self,
        *,
        clauses: Mapping[str, str],
        facts: Callable[[Outcome, str, str], dict[str, Fact]],
        holdings: Sequence[str],
        completing: Sequence[str],
        periods: Mapping[str, str],
        turns: Sequence[str] = (),
        looks: Sequence[str] = (),
        payments: Sequence[str] = (),
        joint_payments: Sequence[str] = (),
        contested: Sequence[str] = (),
        hidden: Sequence[str] = (),
    ) -> None:
        """`clauses` has the clause of each family; a family is the longest beginning of a text that stands there.

        `facts` gives the facts of a choice by outcome, family and rest of the text. A fact 'family' names another
        family, for texts whose meaning depends on the table, and 'clause' another clause. `holdings` are fields of a
        player's view that hold what can be paid and gained. `completing` are kinds of events that say what is
        completed. `periods` are fields of the view and the names of what ends when they change. `turns` are the kinds
        of decisions that make up a turn, where no field says whose turn it is. `looks` are kinds of events that are
        told before a seat looks at something that it may not know, `payments` those before their seat pays from what
        it may hide, `joint_payments` those before several seats do. `contested` are sources of a seat's points that
        depend on what others hide, `hidden` those of its rivals, as far as a choice can move them.
        """
        self.clauses: Final = dict(clauses)
        self.facts: Final = facts
        self.holdings: Final = tuple(holdings)
        self.completing: Final = frozenset(completing)
        self.periods: Final = dict(periods)
        self.turns: Final = tuple(turns)
        self.looks: Final = tuple(looks)
        self.payments: Final = tuple(payments)
        self.joint_payments: Final = tuple(joint_payments)
        self.contested: Final = tuple(contested)
        self.hidden: Final = tuple(hidden)

    def family(self, text: str) -> tuple[str, str]:
        """The family of a choice, and the rest of its text. The first word if no family stands for it."""
        parts = text.split(" ")
        for length in range(len(parts), 0, -1):
            begin = " ".join(parts[:length])
            if begin in self.clauses:
                return begin, " ".join(parts[length:])
        return parts[0], " ".join(parts[1:])
