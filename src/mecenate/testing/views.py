"""The views of all seats, made from the public one: each equals the one made for its seat, and shares its parts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mecenate
from mecenate.testing.tables import Table, choose, play_out


def parts(value: Any) -> dict[Any, Any] | None:
    """What a view, or a part of one, consists of; None for words and numbers."""
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.asdict(value)
    if isinstance(value, list):
        return dict(enumerate(value))
    return value if isinstance(value, dict) else None


def made_anew(mine: Any, public: Any, name: str = "view") -> list[str]:
    """The parts of a view that are equal to those of the public one and yet other objects."""
    if mine is public or parts(mine) is None:
        return []
    if mine == public:
        return [name]
    copies: list[str] = []
    theirs = parts(public) or {}
    for key, part in (parts(mine) or {}).items():
        if key in theirs:
            copies += made_anew(part, theirs[key], f"{name}.{key}")
    return copies


def check_sharing(table: Table, games: int, stride: int) -> None:
    """A view made from the public one is the seat's own, and shares the rest."""
    for seed in range(games):
        for state in play_out(table, 300 + seed, stride):
            _look_around(state)


def _look_around(state: mecenate.State) -> None:
    """Compare what every seat sees, asked for and made from the public view; nothing may change on the way."""
    public = state.view(None)
    before = msgspec.json.encode(public)
    for seat in range(state.seats):
        made = state.view_from(public, seat)
        assert made == state.view(seat)
        assert made.seat == seat and public.seat is None
        assert made_anew(made, public) == []
        others = [player for player in made.players if player.seat != seat]
        assert all(player is public.players[player.seat] for player in others)
    assert msgspec.json.encode(public) == before


def check_cache(table: Table, games: int) -> None:
    """An updated view equals a new one, and keeps the objects that have not changed.

    Some views are skipped, as at a table that nobody watches for a while, and some are updated from the very first.
    """
    kept = 0
    for seed in range(games):
        state, dealer = table.start(500 + seed)
        seats = range(state.seats)
        last = first = state.views(None, seats)
        steps = 0
        while not state.over:
            state.apply(choose(state, dealer), dealer)
            steps += 1
            if steps % (1 + seed) == 0 or state.over:
                now = state.views(first if steps % 50 == 0 else last, seats)
                assert now.public == state.view(None)
                assert [now.view(seat) for seat in seats] == [state.view(seat) for seat in seats]
                kept += sum(
                    mine is before for mine, before in zip(now.public.players, last.public.players, strict=True)
                )
                last = now
    assert kept > 0


def check_own_secrets(table: Table, *, open: bool = False) -> None:
    """Each seat sees something of itself that the others do not, unless everything is `open`."""
    state, _ = table.start(7)
    public = state.view(None)
    own = [state.view_from(public, seat).players[seat] != public.players[seat] for seat in range(table.seats)]
    assert own == [not open] * table.seats


def check_no_such_seat(table: Table) -> None:
    """A seat that is not at the table sees nothing."""
    state, _ = table.start(8)
    public = state.view(None)
    for seat in (-1, table.seats):
        with pytest.raises(IndexError, match="there is no seat " + str(seat)):
            state.view(seat)
        with pytest.raises(IndexError):
            state.view_from(public, seat)
