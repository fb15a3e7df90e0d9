"""Prompts: what a seat must choose, and why."""

from __future__ import annotations

from typing import Final, final

from mecenate.core.event import Fact, in_words


@final
class Prompt:
    """Why a seat must choose: the kind of decision, and the public facts about it."""

    def __init__(self, kind: str, seat: int, facts: dict[str, Fact]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.facts: Final = facts

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {"kind": self.kind, "seat": self.seat, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prompt) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __str__(self) -> str:
        told = ", ".join([f"seat {self.seat + 1}", *in_words(self.facts)])
        return f"{self.kind} ({told})"


def prompt_data(prompt: Prompt | None) -> dict[str, object] | None:
    """A prompt as plain data for JSON; None for None."""
    return None if prompt is None else prompt.to_dict()
