"""Which moves of a game are judged together: a turn, or the part of it up to a draw."""

from __future__ import annotations

from typing import NamedTuple

from mecenate.core.history import History


class Decision(NamedTuple):
    """Moves of one seat that it could plan together: nothing was drawn or shown before the last of them."""

    seat: int
    first: int
    """The number of its first move, from 1."""
    last: int
    free: bool
    """Whether there was anything to choose."""


def decisions(history: History) -> list[Decision]:
    """All decisions of a game, in the order of play. Raises `HistoryError` if it can no longer be replayed."""
    found: list[Decision] = []
    goes_on = False
    for state, (number, move) in zip(history.positions(), enumerate(history.moves, 1), strict=False):
        free = len(state.legal()) > 1
        if goes_on and found[-1].seat == move.seat:
            found[-1] = found[-1]._replace(last=number, free=found[-1].free or free)
        else:
            found.append(Decision(move.seat, number, number, free))
        goes_on = not history.shows(number)
    return found
