"""A block of a seat that others cannot see is declared hidden."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.core.layout import Block
from tests.tables import ONE_OF_EACH, Table, choose


def cells_of(state: mecenate.State, block: Block) -> list[int]:
    return [int(state.cells[block.offset + n]) for n in range(block.width * state.seats)]


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_a_world_from_a_view_differs_in_hidden_blocks_alone(table: Table) -> None:
    state, dealer = table.start(7)
    hidden = {block.name for block in state.game.layout.blocks if block.hidden}
    changed = set()
    number = 0
    while not state.over:
        present = state.copy()
        present.forget()
        world = state.imagine_from_view(0, mecenate.Dealer.fast(number))
        for block in state.game.layout.blocks:
            if block.by_seat and cells_of(world, block) != cells_of(present, block):
                changed.add(block.name)
        state.apply(choose(state, dealer), dealer)
        number += 1
    assert changed and changed <= hidden
