"""The views of a whole table made from one: each is what its seat would have asked for, and shares what it can."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mecenate
from tests.tables import COMPILED, TABLES, Table, choose, play_out

pytestmark = pytest.mark.long

GAMES = 4 if COMPILED else 1
STRIDE = 1 if COMPILED else 7
"""Every so many actions the views are compared, and at the end."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


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


@every_table
def test_a_view_made_from_the_public_one_is_the_seats_own_and_shares_the_rest(table: Table) -> None:
    for seed in range(GAMES):
        for state in play_out(table, 300 + seed, STRIDE):
            look_around(state)


def look_around(state: mecenate.State) -> None:
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


@every_table
def test_looking_again_shows_what_looking_anew_would_and_keeps_what_has_not_changed(table: Table) -> None:
    """Some looks are skipped, as at a table that nobody watches for a while, and some go on from the very first."""
    kept = 0
    for seed in range(GAMES):
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


@every_table
def test_a_seat_sees_of_itself_what_all_would_see_if_the_game_were_over(table: Table) -> None:
    """Two ways to the same data: the seat's own parts put into the public view, and everything open from the start."""
    for state in play_out(table, 400, STRIDE):
        prompt = state.prompt
        if prompt is not None and prompt.kind != "bonus":  # a bonus card counts the profession that is being played
            ended = state.copy()
            ended.close()
            for seat in range(table.seats):
                assert ended.view(seat).players[seat] == state.view(seat).players[seat]


@every_table
def test_each_seat_sees_something_that_the_others_do_not(table: Table) -> None:
    """Unless everything is open: the comparison above would be idle if all views were the public one."""
    state, _ = table.start(7)
    public = state.view(None)
    own = [state.view_from(public, seat).players[seat] != public.players[seat] for seat in range(table.seats)]
    assert own == [("screens", "down") not in table.options] * table.seats


@every_table
def test_a_seat_that_is_not_at_the_table_sees_nothing(table: Table) -> None:
    state, _ = table.start(8)
    public = state.view(None)
    for seat in (-1, table.seats):
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            state.view(seat)
        with pytest.raises(IndexError):
            state.view_from(public, seat)


def test_an_equal_part_that_is_another_object_is_found_out() -> None:
    state, _ = TABLES[0].start(9)
    public = state.view(None)
    again = msgspec.structs.replace(public, seat=1, cities=list(public.cities))
    assert made_anew(again, public) == ["view.cities"]
    assert made_anew(msgspec.structs.replace(public, seat=1), public) == []
