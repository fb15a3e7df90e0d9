"""Standings: each seat's points if the game ended now, as far as one seat can know them."""

from __future__ import annotations

from typing import Final

from mecenate.core.dealer import Dealer
from mecenate.core.state import State

WORLDS: Final = 12
"""How many worlds are imagined. In 25,000 numbers of random games, none that 12 worlds agreed on was wrong."""


def known_breakdowns(state: State, seat: int | None, notes: bool = False) -> list[dict[str, int | None]]:
    """Each seat's points by source as if the game ended now; None where they depend on what `seat` cannot see.

    A number is known if it is the same in every imagined world. The worlds depend only on what the seat (None: a
    spectator) sees, or with `notes` on all that it has seen, so two states that it cannot tell apart have the same
    standings.
    """
    worlds = [imagined(state, seat, Dealer.fast(number), notes).scores() for number in range(WORLDS)]
    return [_in_common([scores[number].breakdown for scores in worlds]) for number in range(state.seats)]


def imagined(state: State, seat: int | None, dealer: Dealer, notes: bool) -> State:
    """A world that fits what a person is shown: the present view, or with `notes` all that the seat has seen."""
    return state.imagine(seat, dealer) if notes else state.imagine_from_view(seat, dealer)


def _in_common(breakdowns: list[dict[str, int]]) -> dict[str, int | None]:
    """What all breakdowns say, source by source; None where they differ."""
    first = breakdowns[0]
    common: dict[str, int | None] = {}
    for breakdown in breakdowns:
        for source in breakdown:
            agreed = all(other.get(source) == first.get(source) for other in breakdowns)
            common[source] = first.get(source) if agreed else None
    return common
