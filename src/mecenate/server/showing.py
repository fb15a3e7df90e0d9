"""What each audience of a table is shown, in bytes, each part encoded once and sent only when it changed.

A view is taken apart into its fields, and the field `players` into one part a player. What is the same for everybody
is encoded once for everybody; a seat's own parts are encoded for that seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from mecenate.core.event import Event
from mecenate.core.state import State

Audience = int | None
"""A seat, or None for the spectators."""

encode = msgspec.json.Encoder().encode
_PLAYERS = "players"


class Part:
    """One part of a view: what it is, and its bytes."""

    __slots__ = ("encoded", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self.encoded = encode(value)


class Showing:
    """The newest views of one table by audience."""

    def __init__(self) -> None:
        self._shown: dict[Audience, dict[str, Part]] = {}

    def forget(self, audience: Audience) -> None:
        """Nobody of this audience is watching any more."""
        self._shown.pop(audience, None)

    def refresh(self, state: State, audiences: Iterable[Audience]) -> dict[Audience, bytes]:
        """The parts that changed for each audience since it was last refreshed, as the inside of a JSON object."""
        public = state.view(None)
        fresh: dict[Audience, dict[str, Part]] = {None: self._parts(public, self._shown.get(None, {}), {})}
        for audience in audiences:
            if audience is not None:
                view = state.view(audience)
                fresh[audience] = self._parts(view, self._shown.get(audience, {}), fresh[None])
        changed = {audience: _difference(parts, self._shown.get(audience, {})) for audience, parts in fresh.items()}
        self._shown = fresh
        return changed

    def whole(self, state: State, audience: Audience) -> bytes:
        """The whole view of an audience as JSON."""
        return encode(state.view(audience))

    @staticmethod
    def _parts(view: Any, last: dict[str, Part], public: dict[str, Part]) -> dict[str, Part]:
        found: dict[str, Part] = {}
        for name, value in _taken_apart(view):
            for known in (last.get(name), public.get(name)):
                if known is not None and known.value is value:
                    found[name] = known
                    break
            else:
                found[name] = Part(value)
        return found


def _taken_apart(view: Any) -> Iterable[tuple[str, Any]]:
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name == _PLAYERS:
            for number, player in enumerate(value):
                yield f"{_PLAYERS}.{number}", player
        else:
            yield name, value


def _difference(parts: dict[str, Part], last: dict[str, Part]) -> bytes:
    changed = []
    for name, part in parts.items():
        before = last.get(name)
        if before is not part and (before is None or before.encoded != part.encoded):
            changed.append(b'"%b":%b' % (name.encode(), part.encoded))
    return b",".join(changed)


def events_for(events: list[Event], audience: Audience) -> list[dict[str, Any]]:
    """What this audience may know of what happened."""
    return [event.to_dict() for event in events if event.known_to(audience)]
