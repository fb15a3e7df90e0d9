"""Reasons: why an action is not legal now."""

from __future__ import annotations

from typing import Final, final

from mecenate.core.event import Fact


@final
class Reason:
    """A kind and facts, from which `mecenate.lang` makes a message, and a short English text for logs and old clients.

    It depends on nothing that the actor does not know. `mecenate.lang` has a message `reason-…` for every kind.
    """

    def __init__(self, kind: str, facts: dict[str, Fact], words: str) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.words: Final = words

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<Reason {self.kind} {self.facts}>"


OTHER_CHOICE: Final = Reason("other choice", {}, "it is not part of the choice before you")
"""The action belongs to another decision than the present one."""
GAME_OVER: Final = Reason("over", {}, "the game is over")
