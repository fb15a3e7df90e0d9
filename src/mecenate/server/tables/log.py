"""The log of a game, as far as a seat may know it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from mecenate.core.errors import HistoryError
from mecenate.core.history import History
from mecenate.server.live.messages import LogLine
from mecenate.server.live.view_delta import events_for

Told = dict[int, list[dict[str, Any]]]
"""What a seat may know of what happened, by the number of the move."""


def log_of(history: History, seat: int | None, first: int, last: int, known: Told | None = None) -> list[LogLine]:
    """What happened from one move to another, as far as the seat may know; move 0 is the deal.

    What is `known` is not replayed. Moves of older rules that can no longer be replayed are left out.
    """
    told = dict(known or {})
    for number in range(max(0, first), min(last, len(history.moves)) + 1):
        if number not in told:
            with suppress(HistoryError):
                told[number] = events_for(history.events(number), seat)
    return [LogLine(number, told[number], _mover(history, number)) for number in sorted(told) if told[number]]


def _mover(history: History, number: int) -> int | None:
    return history.moves[number - 1].seat if number > 0 else None
