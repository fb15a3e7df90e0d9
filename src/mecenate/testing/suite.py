"""All properties of a game as one class of tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from mecenate.testing import memory, numbers, properties, sealing, views
from mecenate.testing.tables import Table
from mecenate.testing.texts import missing_messages

PLAIN_CHECKS: tuple[properties.Check, ...] = (
    *properties.PLAIN_CHECKS,
    views.check_no_such_seat,
    numbers.check_own_seat_first,
    numbers.check_sizes,
)
"""The checks that need no more than a table."""


class GameSuite:
    """Subclass it in a test module and name the tables; pytest runs every test at every table."""

    tables: ClassVar[Sequence[Table]]
    games: ClassVar[int] = 5
    """Whole games for the tests that play many."""
    stride: ClassVar[int] = 3
    """Every so many choices seats and worlds are compared."""
    languages: ClassVar[Sequence[str]] = ()
    """The languages that have a message for everything the game says."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Run a test once for each table."""
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", self.tables, ids=str)

    def test_pieces_are_accounted_for_after_every_action(self, table: Table) -> None:
        properties.check_pieces(table, self.games)

    @pytest.mark.parametrize("check", PLAIN_CHECKS, ids=lambda check: check.__name__)
    def test_a_property_holds(self, table: Table, check: properties.Check) -> None:
        check(table)

    def test_games_come_to_an_end(self, table: Table) -> None:
        properties.check_ends(table, self.games)

    def test_worlds_imagined_from_a_view_have_this_view(self, table: Table) -> None:
        sealing.check_imagined_views(table, self.games, self.stride)

    def test_the_same_move_is_told_the_same_in_both_worlds(self, table: Table) -> None:
        sealing.check_moves(table, self.games, 1)

    def test_a_view_is_plain_data(self, table: Table) -> None:
        sealing.check_plain_data(table, self.stride)

    def test_a_world_from_a_view_differs_in_hidden_blocks_alone(self, table: Table) -> None:
        if not any(block.hidden for block in table.open().layout.blocks):
            pytest.skip("nothing is hidden in this game")
        sealing.check_hidden_blocks(table)

    def test_a_view_made_from_the_public_one_shares_the_rest(self, table: Table) -> None:
        views.check_sharing(table, self.games, self.stride)

    def test_looking_again_shows_what_looking_anew_would(self, table: Table) -> None:
        views.check_cache(table, self.games)

    def test_each_number_has_a_name_of_its_own(self, table: Table) -> None:
        numbers.check_names(table)

    def test_what_a_seat_cannot_see_changes_no_number(self, table: Table) -> None:
        assert numbers.differences(table, numbers.observed, 3, self.stride) == 0

    def test_what_a_seat_sees_change_changes_a_number(self, table: Table) -> None:
        numbers.check_changes(table, 1)

    def test_an_imagined_world_looks_like_the_real_one(self, table: Table) -> None:
        memory.check_worlds(table, self.games, self.stride)

    def test_worlds_that_a_seat_cannot_tell_apart_make_it_imagine_the_same(self, table: Table) -> None:
        memory.check_seals(table, self.games, self.stride)

    def test_what_is_remembered_is_the_same_in_every_imagined_world(self, table: Table) -> None:
        memory.check_remembered(table, self.games, self.stride, 3)

    def test_what_is_remembered_fits_the_real_table(self, table: Table) -> None:
        memory.check_remembered_truth(table, self.stride)

    def test_everything_has_a_message(self, table: Table) -> None:
        for code in self.languages:
            assert missing_messages(table, code, 1) == set()
