"""The views of a whole table made from one: each is what its seat would have asked for, and shares what it can."""

from __future__ import annotations

import msgspec
import pytest

from mecenate.testing import views
from tests.tables import COMPILED, TABLES, Table, every_table, play_out

pytestmark = pytest.mark.long

GAMES = 4 if COMPILED else 1
STRIDE = 1 if COMPILED else 7
"""Every so many actions the views are compared, and at the end."""


@every_table
def test_a_view_made_from_the_public_one_is_the_seats_own_and_shares_the_rest(table: Table) -> None:
    views.check_sharing(table, GAMES, STRIDE)


@every_table
def test_looking_again_shows_what_looking_anew_would_and_keeps_what_has_not_changed(table: Table) -> None:
    views.check_cache(table, GAMES)


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
    views.check_own_secrets(table, open=("screens", "down") in table.options)


@every_table
def test_a_seat_that_is_not_at_the_table_sees_nothing(table: Table) -> None:
    views.check_no_such_seat(table)


def test_an_equal_part_that_is_another_object_is_found_out() -> None:
    state, _ = TABLES[0].start(9)
    public = state.view(None)
    again = msgspec.structs.replace(public, seat=1, cities=list(public.cities))
    assert views.made_anew(again, public) == ["view.cities"]
    assert views.made_anew(msgspec.structs.replace(public, seat=1), public) == []
