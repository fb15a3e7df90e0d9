"""A block of a seat that others cannot see is declared hidden."""

from __future__ import annotations

import pytest

from mecenate.testing.sealing import check_hidden_blocks
from tests.tables import ONE_OF_EACH, Table


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_a_world_from_a_view_differs_in_hidden_blocks_alone(table: Table) -> None:
    check_hidden_blocks(table)
