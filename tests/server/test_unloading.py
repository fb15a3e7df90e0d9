"""Tables that nobody uses leave the memory, those whose game is over first."""

from __future__ import annotations

import time
from unittest.mock import Mock

import pytest

from mecenate.server.storage.rows import OVER, RUNNING
from mecenate.server.tables.maintenance import FOREIGN_SECONDS, IDLE_SECONDS, OVER_SECONDS, Maintenance


def is_idle(status: str, seconds: float, *, owned: bool = True, watchers: int = 0, locked: bool = False) -> bool:
    """Whether a table goes that was used so many seconds ago."""
    table = Mock(touched=time.monotonic() - seconds)
    table.row.status = status
    table.feed.watchers = [None] * watchers
    table.lock.locked.return_value = locked
    registry = Mock()
    registry.owns.return_value = owned
    return Maintenance(Mock(), registry, Mock(), Mock())._is_idle(table)


@pytest.mark.parametrize(
    ("status", "owned", "seconds"),
    [(RUNNING, True, IDLE_SECONDS), (OVER, True, OVER_SECONDS), (RUNNING, False, FOREIGN_SECONDS)],
)
def test_a_table_goes_when_nobody_has_used_it_for_so_long(status: str, owned: bool, seconds: float) -> None:
    assert not is_idle(status, seconds - 5, owned=owned)
    assert is_idle(status, seconds + 5, owned=owned)


def test_a_game_that_is_over_goes_before_one_that_waits_for_a_player() -> None:
    assert OVER_SECONDS < IDLE_SECONDS / 10


@pytest.mark.parametrize(("watchers", "locked"), [(1, False), (0, True)])
def test_a_table_stays_while_somebody_watches_or_a_move_is_under_way(watchers: int, locked: bool) -> None:
    assert not is_idle(OVER, 10 * OVER_SECONDS, watchers=watchers, locked=locked)
