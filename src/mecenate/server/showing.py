"""What each audience of a table is shown, in bytes, each part encoded once and sent only when it changed.

A view is taken apart into its fields, and the field `players` into one part a player. What is the same for everybody
is encoded once for everybody; a seat's own parts are encoded for that seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from mecenate.core.event import Event
from mecenate.core.state import State

Audience = int | None
"""A seat, or None for the spectators."""

encode = msgspec.json.Encoder().encode
_PLAYERS = "players"


class Part:
    """One part of a view: what it is, its bytes, and the line that says so in an update."""

    __slots__ = ("encoded", "line", "value")

    def __init__(self, name: str, value: Any) -> None:
        self.value = value
        self.encoded = encode(value)
        self.line = b'"%b":%b' % (name.encode(), self.encoded)


Parts = dict[str, Part]


class Showing:
    """What each audience was shown last: the public parts, and for each seat those of its own that differ."""

    def __init__(self) -> None:
        self._public: Parts = {}
        self._own: dict[Audience, Parts] = {}

    def refresh(self, state: State, audiences: Iterable[Audience]) -> dict[Audience, bytes]:
        """The parts that changed for each audience since it was last refreshed, as the inside of a JSON object."""
        view = state.view(None)
        last, self._public = self._public, {}
        public = self._public
        for name, value in _taken_apart(view):
            known = last.get(name)
            public[name] = known if known is not None and known.value is value else Part(name, value)
        news = {name: part.line for name, part in public.items() if _differs(part, last.get(name))}
        before, self._own = self._own, {}
        changed: dict[Audience, bytes] = {}
        for audience in audiences:
            own = {} if audience is None else _own_parts(state.view_from(view, audience), view)
            self._own[audience] = own
            if audience in before:
                lines = _difference(own, before[audience], public, last, news)
            else:
                lines = [part.line for part in {**public, **own}.values()]
            changed[audience] = b",".join(lines)
        return changed

    def whole(self, state: State, audience: Audience) -> bytes:
        """The whole view of an audience as JSON."""
        return encode(state.view(audience))


def _taken_apart(view: Any) -> Iterator[tuple[str, Any]]:
    for name, value in zip(view.__struct_fields__, msgspec.structs.astuple(view), strict=True):
        if name == _PLAYERS:
            for number, player in enumerate(value):
                yield f"{_PLAYERS}.{number}", player
        else:
            yield name, value


def _own_parts(view: Any, public: Any) -> Parts:
    """The parts of a seat's view that are not the very ones that everybody sees."""
    own: Parts = {}
    mine, all = msgspec.structs.astuple(view), msgspec.structs.astuple(public)
    for name, value, shown in zip(view.__struct_fields__, mine, all, strict=True):
        if value is shown:
            continue
        if name != _PLAYERS:
            own[name] = Part(name, value)
            continue
        for number, player in enumerate(value):
            if player is not shown[number]:
                own[f"{_PLAYERS}.{number}"] = Part(f"{_PLAYERS}.{number}", player)
    return own


def _difference(own: Parts, own_before: Parts, public: Parts, before: Parts, news: dict[str, bytes]) -> list[bytes]:
    """The lines of what changed for one audience: the news that it sees as everybody does, and its own."""
    lines = [line for name, line in news.items() if name not in own and name not in own_before]
    for name in {**own, **own_before}:
        now = own.get(name) or public[name]
        if _differs(now, own_before.get(name) or before.get(name)):
            lines.append(now.line)
    return lines


def _differs(now: Part, before: Part | None) -> bool:
    return now is not before and (before is None or now.encoded != before.encoded)


def events_for(events: list[Event], audience: Audience) -> list[dict[str, Any]]:
    """What this audience may know of what happened."""
    return [event.to_dict() for event in events if event.known_to(audience)]
