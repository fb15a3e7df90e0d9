"""What each audience of a table is shown, in bytes, each part encoded once and sent only when it changed.

A view is taken apart into its fields, and the field `players` into one part a player. What is the same for everybody
is encoded once for everybody; a seat's own parts are encoded for that seat. This runs after every move of every live
table, so it is compiled with the engine.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, final

import msgspec

from mecenate.core.event import Event
from mecenate.core.state import State
from mecenate.core.view_cache import PrivateView, ViewCache

Audience = int | None
"""A seat, or None for the spectators."""

encode: Final = msgspec.json.Encoder().encode
PLAYERS: Final = "players"
Lines = dict[str, bytes]
"""What is said of each part in an update, by the part's name."""
Remembered = dict[Audience, bytes]
"""What each audience remembers beside its view, as JSON."""


def line(name: str, value: Any) -> bytes:
    """What an update says of a part: `"name":value`."""
    return b'"%b":%b' % (name.encode(), encode(value))


@final
class Seen:
    """What a seat was shown of its own that differs from what everybody sees: the values, and their lines."""

    def __init__(self, own: PrivateView, lines: Lines) -> None:
        self.own: Final = own
        self.lines: Final = lines


NOTHING_OWN: Final = Seen(PrivateView(None), {})


@final
class ViewDelta:
    """What each audience was shown last."""

    def __init__(self) -> None:
        self._last: ViewCache | None = None
        self._fields: list[str] = []
        self._players: list[str] = []
        self._public: Lines = {}
        self._seen: dict[Audience, Seen] = {}
        self._remembered: Remembered = {}

    def refresh(self, state: State, audiences: Collection[Audience]) -> dict[Audience, bytes]:
        """The parts that changed for each audience since it was last refreshed, as the inside of a JSON object."""
        last = self._last
        self._last = views = state.views(last, [seat for seat in audiences if seat is not None])
        news = self._renew(views.public, None if last is None else last.public)
        before, self._seen = self._seen, {}
        changed: dict[Audience, bytes] = {}
        for audience in audiences:
            known = before.get(audience)
            now = NOTHING_OWN if audience is None else self._look_from(audience, views, known)
            self._seen[audience] = now
            changed[audience] = b",".join(self._said(now, known, news))
        return changed

    def _renew(self, view: Any, was: Any) -> Lines:
        """Take over what everybody sees; returns what changed.

        Most parts are the very same objects as before; what is not is encoded, which tells whether it is equal.
        """
        if was is None:
            self._fields = [name for name in view.__struct_fields__ if name != PLAYERS]
            self._players = [f"{PLAYERS}.{number}" for number in range(len(view.players))]
        news: Lines = {}
        for name in self._fields:
            value = getattr(view, name)
            if was is None or value is not getattr(was, name):
                self._say(name, value, news)
        for number, name in enumerate(self._players):
            if was is None or view.players[number] is not was.players[number]:
                self._say(name, view.players[number], news)
        return news

    def _say(self, name: str, value: Any, news: Lines) -> None:
        said = line(name, value)
        if said != self._public.get(name):
            self._public[name] = said
            news[name] = said

    def _look_from(self, seat: int, views: ViewCache, known: Seen | None) -> Seen:
        """The seat's own parts: those that are not the very ones that everybody sees."""
        own = views.private[seat]
        if known is not None and own is known.own:
            return known
        lines: Lines = {"seat": line("seat", seat)}
        if own.player is not views.public.players[seat]:
            name = self._players[seat]
            said = known.lines.get(name) if known is not None and own.player is known.own.player else None
            lines[name] = line(name, own.player) if said is None else said
        for name, value in own.fields.items():
            lines[name] = line(name, value)
        return Seen(own, lines)

    def _said(self, now: Seen, known: Seen | None, news: Lines) -> list[bytes]:
        """What is said to one audience: all, if it was not shown anything before."""
        own = now.lines
        if known is None:
            return [own.get(name, said) for name, said in self._public.items()]
        said = [news[name] for name in news if name not in own]
        if now is not known:
            said += [own[name] for name in own if own[name] != known.lines.get(name)]
            said += [self._public[name] for name in known.lines if name not in own and name not in news]
        return said

    def recall(self, state: State, audiences: Collection[Audience]) -> Remembered:
        """What is remembered, for each audience for which it has changed since this was last called."""
        before = self._remembered
        self._remembered = {audience: remembered(state, audience) for audience in audiences}
        return {audience: said for audience, said in self._remembered.items() if said != before.get(audience)}

    def whole(self, state: State, audience: Audience) -> bytes:
        """The whole view of an audience as JSON."""
        return encode(state.view(audience))


def remembered(state: State, audience: Audience) -> bytes:
    """What perfect memory adds to the view of an audience, as JSON."""
    return encode(state.remembered(audience))


def events_for(events: list[Event], audience: Audience) -> list[dict[str, Any]]:
    """What this audience may know of what happened."""
    return [event.to_dict() for event in events if event.known_to(audience)]
