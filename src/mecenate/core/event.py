"""Events: what happened, as facts with an audience."""

from __future__ import annotations

from typing import Final, final

Fact = str | int | list[str]
"""What an event or a prompt may carry: a word of the game, a number, or a list of words."""
SEAT_FACTS: Final = ("visitor", "leader", "partner", "other", "from", "over", "first")
"""Facts that are seats if they are numbers. They count from 0 like every seat in the program; show seat + 1, or the
player's name, to people."""


def in_words(facts: dict[str, Fact]) -> list[str]:
    """Facts for people to read, 'name value' each; seats count from 1."""
    parts = []
    for name, fact in facts.items():
        shown = f"seat {fact + 1}" if name in SEAT_FACTS and isinstance(fact, int) else fact
        parts.append(f"{name} {shown}")
    return parts


@final
class Event:
    """One thing that happened: a kind, the seat it happened to (-1 for the whole table), facts, and who may know it.

    `kind` and `facts` are words of the game, not sentences; `mecenate.lang` makes sentences of them. `audience` is
    None for everybody. `reveals` says that hidden information was shown, so the move cannot be undone.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        facts: dict[str, Fact],
        audience: tuple[int, ...] | None,
        reveals: bool,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.facts: Final = facts
        self.audience: Final = audience
        self.reveals: Final = reveals

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may be told."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {"kind": self.kind, "seat": self.seat, "facts": self.facts}

    def __str__(self) -> str:
        who = [] if self.seat < 0 else [f"seat {self.seat + 1}"]
        told = ", ".join([*who, *in_words(self.facts)])
        return f"{self.kind}: {told}" if told else self.kind

    def __repr__(self) -> str:
        return f"<Event {self.kind} seat={self.seat} {self.facts}>"


class Scribe:
    """Collects events, if anybody wants them.

    Rules check `scribe.listening` before they build an event, so events cost a search one comparison.
    """

    def __init__(self, listening: bool = True) -> None:
        self.listening: Final = listening
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        seat: int,
        facts: dict[str, Fact],
        audience: tuple[int, ...] | None = None,
        reveals: bool = False,
    ) -> None:
        """Add an event with these parts."""
        self._add(Event(kind, seat, facts, audience, reveals))

    def _add(self, event: Event) -> None:
        """Add an event. A subclass may override this."""
        self.events.append(event)


NOBODY_LISTENS: Final = Scribe(False)
