"""Events for reading: what belongs together becomes one, and what only repeats is left out."""

from __future__ import annotations

from collections.abc import Sequence

from mecenate.core.event import Event, Fact


def carrara(events: Sequence[Event]) -> list[Event]:
    """Blocks taken or paid one after the other become one event, and so do tiles that are laid out together."""
    kept: list[Event] = []
    for event in events:
        last = kept[-1] if kept else None
        if last is None or event.kind not in MERGED or (last.kind, last.seat) != (event.kind, event.seat):
            kept.append(_merged([event]) if event.kind in MERGED else event)
        else:
            kept[-1] = _merged([last, event])
    return kept


MERGED = {"take": "colour", "pay": "colour", "display": "tile"}
"""The kinds of events that are merged, and the fact that becomes a list."""


def _merged(events: Sequence[Event]) -> Event:
    last = events[-1]
    listed = MERGED[last.kind]
    words: list[str] = []
    facts: dict[str, Fact] = dict(last.facts)
    for event in events:
        fact = event.facts[listed]
        blocks = event.facts.get("blocks", 1)
        if isinstance(fact, list):
            words.extend(fact)
        elif isinstance(blocks, int):
            words.extend([str(fact)] * blocks)
    facts[listed] = words
    facts.pop("blocks", None)
    if last.kind == "take":
        facts["florins"] = sum(int(str(event.facts["florins"])) for event in events)
    return Event(last.kind, last.seat, facts, last.audience, last.reveals)


def princes(events: Sequence[Event]) -> list[Event]:
    """Without what only repeats: the place before a building or landscape is told, the value a work already has."""
    kept: list[Event] = []
    for event in events:
        if event.kind in ("landscape", "build") and kept and kept[-1].kind == "place":
            kept.pop()
        repeats = kept and kept[-1].kind in ("work", "bonus", "princess") and event.kind == "value"
        known = event.kind == "kept" and kept and kept[-1].kind == "keep"
        if known:
            kept.pop()
        if not repeats:
            kept.append(event)
    return kept


HEARD_TWICE = {"drawn": "draw", "keep": "discard"}
"""What only its seat is told, and what everybody is told of the same thing."""


def florenza(events: Sequence[Event]) -> list[Event]:
    """Who is told which cards were drawn or kept need not hear how many; nothing drawn is no news."""
    private = {(HEARD_TWICE[event.kind], event.seat) for event in events if event.kind in HEARD_TWICE}
    return [
        event for event in events if (event.kind, event.seat) not in private and event.facts.get("cards") not in (0, [])
    ]


def carpe_diem(events: Sequence[Event]) -> list[Event]:
    """Pieces paid one after the other become one event; who knows the fountain cards need not hear that they moved."""
    kept: list[Event] = []
    for event in events:
        last = kept[-1] if kept else None
        if last is not None and (event.kind, last.kind) in (("look at", "look"), ("return card", "return")):
            kept[-1] = event
        elif last is not None and event.kind == last.kind == "pay" and event.seat == last.seat:
            kept[-1] = _paid(last, event)
        else:
            kept.append(event)
    return kept


def _paid(first: Event, second: Event) -> Event:
    pieces: list[str] = []
    for event in (first, second):
        fact = event.facts["piece"]
        pieces += fact if isinstance(fact, list) else [str(fact)]
    return Event("pay", first.seat, {"piece": pieces}, first.audience, first.reveals)
