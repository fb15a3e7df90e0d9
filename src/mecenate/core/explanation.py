"""Explanations: what a choice means, as data for boards, terminals and bots; `core.explain` finds them.

Not compiled: msgspec makes these classes.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Fact = str | int | list[str]
CutKind = Literal["draw", "reveal", "look", "unseen", "turn"]


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as the seat would be told it."""

    kind: str
    seat: int
    facts: dict[str, Fact]


class Change(msgspec.Struct, frozen=True, gc=False):
    """One difference between two views.

    `path` leads from the view to what differs: names of fields, keys and numbers of list items. With `at`, the path
    leads to a list in which the items `before` are replaced by the items `after`, from number `at` on.
    """

    path: list[str | int]
    before: Any
    after: Any
    at: int | None = None


class Cut(msgspec.Struct, frozen=True, gc=False):
    """Where certainty ends, and why.

    `draw`: one of `of` things is drawn. `reveal`: secrets of others come to light. `look`: the seat looks at hidden
    things. `unseen`: it depends on what the seat cannot see. `turn`: a plan goes on with a choice of somebody else.
    `event` is the kind of what is told next, if that is certain.
    """

    kind: CutKind
    of: int | None = None
    event: str | None = None


class Explanation(msgspec.Struct, frozen=True, gc=False):
    """What a choice, or a plan of several, does as far as the seat can know.

    All numbers and changes compare the position before the first choice with the one after the last choice that was
    carried out, or with the moment of `then`, after which nothing is certain.
    """

    plan: list[str]
    """The choices that were carried out, in order. Those after a cut are left out."""
    seat: int
    family: str
    """The message that speaks of the last choice, and `word`, what follows its family in the text."""
    word: str
    clause: str
    """The clause of the rules that the last choice follows."""
    facts: dict[str, Fact]
    """What the words of the last choice need: prices, rewards, places."""
    costs: dict[str, int]
    """What the seat gives away, by the names of its holdings: 'florins', 'blocks.red'."""
    brings: dict[str, int]
    """What the seat gets."""
    points: list[dict[str, int | None]]
    """For each seat the difference of its score by source as if the game ended then; None where it is not certain.

    Sources without a difference are left out.
    """
    completes: list[Told]
    """What is completed: buildings, landscapes, works, cards, tasks."""
    reveals: list[str]
    """The kinds of events by which others learn what only the seat knew."""
    ends: list[str]
    """What comes to an end: 'turn', 'round', 'phase', 'game'."""
    events: list[Told]
    """All that happens, in order: the choices, and what follows by itself."""
    undo: bool
    """Whether all of it can be taken back."""
    turn: int | None
    """Who chooses next; None if the game is over, or if that is not certain."""
    legal: list[str]
    """What the seat could choose next, if it is the one who chooses."""
    changes: list[Change]
    """How the view of the seat differs."""
    then: Cut | None = None
    """Where certainty ends; None if all of it is certain."""

    @property
    def total(self) -> int | None:
        """The difference of the seat's own score; None if it is not certain."""
        known = list(self.points[self.seat].values())
        return None if None in known else sum(number or 0 for number in known)
