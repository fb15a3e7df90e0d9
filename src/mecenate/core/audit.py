"""Checks that the audits of all games share."""

from __future__ import annotations

from mecenate.core.errors import PositionError
from mecenate.core.state import State


def expect(actual: int, expected: int, what: str) -> None:
    """Raise `PositionError` if a number is not what it must be."""
    if actual != expected:
        raise PositionError(f"{what}: expected {expected}, found {actual}")


def expect_nothing_below_zero(state: State) -> None:
    """Raise `PositionError` that names the first block with a number below zero."""
    for block in state.game.layout.blocks:
        if any(state.cells[block.offset + n] < 0 for n in range(block.size)):
            raise PositionError(f"{block.name}: a number is below zero")


def expect_within(state: State, name: str, high: int) -> None:
    """Raise `PositionError` if a number of a block is not from 0 to `high`."""
    layout = state.game.layout
    block = layout.block(name)
    count = block.size // layout.max_seats * state.seats if block.by_seat else block.size
    for n in range(count):
        if not 0 <= state.cells[block.offset + n] <= high:
            raise PositionError(f"{name}: expected 0 to {high}, found {int(state.cells[block.offset + n])}")
