"""Numbers for learners and bots of a game that has no `observation` or `features`: its layout, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.layout import Block, Layout
from mecenate.core.number_form import Number
from mecenate.core.observation import Observation
from mecenate.core.observation_spec import ObservationSpec
from mecenate.core.sparse_vector import SparseVector
from mecenate.core.state import SEATS, State

ARGUMENTS: Final = 4
ARGUMENT_SCALE: Final = 0.0625


@final
class DerivedNumbers:
    """All blocks that hold something, the number of things in counted ones, and the arguments of the decisions."""

    def __init__(self, layout: Layout, decisions: Sequence[str], *, whole: bool) -> None:
        """With `whole` they are of the whole state, for a bot's imagined worlds; else what the seat may know."""
        shown = [block for block in layout.blocks if block.holds]
        table = [block for block in shown if not block.by_seat]
        seat = [block for block in shown if block.by_seat]
        self._whole: Final = whole
        self._table_sizes: Final = [block for block in table if block.counted]
        self._seat_sizes: Final = [block for block in seat if block.counted]
        self._seat: Final = ObservationSpec(layout, [block.name for block in seat])
        agenda = AgendaSpec(layout.max_seats, decisions)
        for n in range(ARGUMENTS):
            agenda.number(f"argument {n + 1}", [(kind, n) for kind in range(len(decisions))], scale=ARGUMENT_SCALE)
        self.observation: Final = Observation(
            agenda,
            ObservationSpec(layout, [block.name for block in table if whole or not block.hidden]),
            table_names=[_size_of(block) for block in self._table_sizes],
            seat_names=[*self._seat.numbers, *map(_size_of, self._seat_sizes)],
            write_table=self._write_table,
            write_seat=self._write_seat,
        )

    def describe(self, state: State, seat: i64, vector: FeatureVector) -> None:
        """Write the numbers into a row of a vector that may have several."""
        self.observation.write(state, seat, vector)

    def _write_table(self, state: State, eye: int, vector: SparseVector) -> None:
        for block in self._table_sizes:
            vector.put(state.total(block.offset, block.width))

    def _write_seat(self, state: State, eye: int, seat: int, vector: SparseVector) -> None:
        sees_all = self._whole or seat == eye or state.over
        self._seat.write(state.cells, eye, state.cells[SEATS], seat, sees_all, vector)
        for block in self._seat_sizes:
            vector.put(state.total(block.offset + block.width * seat, block.width))


def _size_of(block: Block) -> Number:
    return Number(f"{block.name} size", block.holds[0].scale, block.holds[0].unit)
