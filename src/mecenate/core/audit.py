"""Checks that the audits of all games share."""

from __future__ import annotations

from mecenate.core.agenda import kind_of
from mecenate.core.content import OWNER, SEAT
from mecenate.core.errors import PositionError
from mecenate.core.layout import Block
from mecenate.core.state import AGENDA, DEPTH, State


def expect(actual: int, expected: int, what: str) -> None:
    """Raise `PositionError` if a number is not what it must be."""
    if actual != expected:
        raise PositionError(f"{what}: expected {expected}, found {actual}")


def expect_in_range(state: State, limits: dict[str, int]) -> None:
    """Raise `PositionError` that names the first block with a number out of range.

    No number is below zero. The highest follows from what the block holds; `limits` has it for blocks where it
    depends on the pieces.
    """
    for block in state.game.layout.blocks:
        if any(state.cells[block.offset + n] < 0 for n in range(block.size)):
            raise PositionError(f"{block.name}: a number is below zero")
    for block in state.game.layout.blocks:
        for place in range(state.seats if block.by_seat else 1):
            _expect_in_range(state, block, block.offset + block.width * place, limits.get(block.name))


def _expect_in_range(state: State, block: Block, at: int, limit: int | None) -> None:
    if limit is not None:
        _expect_at_most(state, block, at, block.width, limit)
        return
    for held in block.holds:
        highest = held.highest(state.seats)
        if highest is not None:
            _expect_at_most(state, block, at, len(held.cells), highest, held.kind in (OWNER, SEAT))
        at += len(held.cells)


def _expect_at_most(state: State, block: Block, at: int, count: int, most: int, is_seat: bool = False) -> None:
    for cell in range(at, at + count):
        if state.cells[cell] > most:
            if is_seat:
                raise PositionError(f"{block.name}: no such seat")
            raise PositionError(f"{block.name}: expected 0 to {most}, found {int(state.cells[cell])}")


def waiting(state: State) -> list[int]:
    """The decisions on the agenda, the one on top last."""
    return [int(state.cells[AGENDA + level]) for level in range(int(state.cells[DEPTH]))]


def kinds_waiting(state: State) -> list[int]:
    """The kinds of the decisions on the agenda, the one on top last."""
    return [int(kind_of(decision)) for decision in waiting(state)]
