"""The update for each audience of a table. Audiences that may know the same share one, which is encoded once.

This runs after every move, so it is compiled with the engine.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.event import Event
from mecenate.server.live.connection import Update
from mecenate.server.live.messages import UpdateMessage
from mecenate.server.live.view_delta import Audience, Parts, Remembered, encoded


def updates_of(
    drawn: UpdateMessage,
    changed: dict[Audience, Parts],
    events: list[Event],
    remembered: Remembered,
    *,
    legal: tuple[int | None, list[str] | None],
    undoer: int | None,
) -> dict[Audience, Update]:
    """The updates; `drawn` is what they have in common, `legal` what the seat that must choose may choose.

    `undoer` is the seat that may take its last action back.
    """
    mover, choices = legal
    facts: list[Any] = [encoded(event.to_dict()) for event in events]
    told_all = all(event.audience is None for event in events)
    shared: dict[int, Update] = {}
    updates: dict[Audience, Update] = {}
    for audience, parts in changed.items():
        may_undo = audience is not None and audience == undoer
        own = audience == mover or may_undo or audience in remembered or not told_all
        update = None if own else shared.get(id(parts))
        if update is None:
            known = facts
            if not told_all:
                known = [fact for event, fact in zip(events, facts, strict=True) if event.known_to(audience)]
            update = Update(
                msgspec.structs.replace(
                    drawn,
                    legal=choices if audience == mover else None,
                    may_undo=may_undo,
                    changed=parts,
                    events=known,
                    remembered=remembered.get(audience, msgspec.UNSET),
                )
            )
            if not own:
                shared[id(parts)] = update
        updates[audience] = update
    return updates
