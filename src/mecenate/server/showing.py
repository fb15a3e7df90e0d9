"""What each audience of a table is shown, in bytes, each part encoded once and sent only when it changed.

A view is taken apart into its fields, and the field `players` into one part a player. What is the same for everybody
is encoded once for everybody; a seat's own parts are encoded for that seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import astuple

from mecenate.core.event import Event
from mecenate.core.glance import Glance
from mecenate.core.state import State

Audience = int | None
"""A seat, or None for the spectators."""

encode = msgspec.json.Encoder().encode


class Part:
    """One part of a view: what it is, and the line that says so in an update."""

    __slots__ = ("line", "value")

    def __init__(self, name: str, value: Any) -> None:
        self.value = value
        self.line = b'"%b":%b' % (name.encode(), encode(value))


class Showing:
    """What each audience was shown last: the public parts, and for each seat those of its own that differ."""

    def __init__(self) -> None:
        self._last: Glance | None = None
        self._names: list[str] = []
        self._public: list[Part] = []
        self._own: dict[Audience, dict[int, Part]] = {}

    def refresh(self, state: State, audiences: Iterable[Audience]) -> dict[Audience, bytes]:
        """The parts that changed for each audience since it was last refreshed, as the inside of a JSON object."""
        self._last = glance = state.look(self._last, [seat for seat in audiences if seat is not None])
        values = _taken_apart(glance.public)
        news = self._renew(glance.public, values)
        before, self._own = self._own, {}
        changed: dict[Audience, bytes] = {}
        for audience in audiences:
            known = before.get(audience)
            mine = values if audience is None else _taken_apart(glance.own[audience])
            self._own[audience] = own = self._own_parts(mine, values, known or {})
            changed[audience] = b",".join(self._lines(own, known, news))
        return changed

    def _renew(self, view: Any, values: list[Any]) -> list[int]:
        """Take over what everybody sees; returns the numbers of the parts that changed.

        Comparing costs less than encoding, and most parts are the very same objects.
        """
        if not self._public:
            *fields, players = view.__struct_fields__
            self._names = fields + [f"{players}.{number}" for number in range(len(view.players))]
            self._public = [Part(name, value) for name, value in zip(self._names, values, strict=True)]
            return []
        shown = zip(self._public, values, strict=True)
        news = [n for n, (part, value) in enumerate(shown) if part.value is not value and part.value != value]
        for n in news:
            self._public[n] = Part(self._names[n], values[n])
        return news

    def _own_parts(self, mine: list[Any], values: list[Any], known: dict[int, Part]) -> dict[int, Part]:
        """The parts of a seat's view that are not the very ones that everybody sees."""
        own: dict[int, Part] = {}
        for n, value in enumerate(mine):
            if value is not values[n]:
                before = known.get(n)
                same = before is not None and (before.value is value or before.value == value)
                own[n] = before if before and same else Part(self._names[n], value)
        return own

    def _lines(self, own: dict[int, Part], known: dict[int, Part] | None, news: list[int]) -> list[bytes]:
        """The lines of what changed for one audience; all, if it was not shown anything before."""
        if known is None:
            return [own.get(n, part).line for n, part in enumerate(self._public)]
        lines = [self._public[n].line for n in news if n not in own]
        lines += [part.line for n, part in own.items() if part is not known.get(n)]
        lines += [self._public[n].line for n in known if n not in own and n not in news]
        return lines

    def whole(self, state: State, audience: Audience) -> bytes:
        """The whole view of an audience as JSON."""
        return encode(state.view(audience))


def _taken_apart(view: Any) -> list[Any]:
    """The values of a view's fields in order; the last one, `players`, player by player."""
    *fields, players = astuple(view)
    fields += players
    return fields


def events_for(events: list[Event], audience: Audience) -> list[dict[str, Any]]:
    """What this audience may know of what happened."""
    return [event.to_dict() for event in events if event.known_to(audience)]
