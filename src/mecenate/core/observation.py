"""Observations: the numbers that a learner gets of a table, as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.observation_spec import ObservationSpec, places
from mecenate.core.state import SEATS, State


@final
class Observation:
    """All numbers of a game, in this order: the agenda; the table; then every seat.

    The own seat comes first, then the others in turn order, and zeros where nobody sits. A game writes what its specs
    cannot say with two functions: after the numbers of the table, and for each seat.
    """

    def __init__(
        self,
        agenda: AgendaSpec,
        table: ObservationSpec,
        *,
        table_names: Sequence[str],
        seat_names: Sequence[str],
        write_table: Callable[[Any, int, FeatureVector], None],
        write_seat: Callable[[Any, int, int, FeatureVector], None],
    ) -> None:
        """`write_table(board, eye, vector)` writes `table_names`, `write_seat(board, eye, seat, vector)` `seat_names`.

        `eye` is the seat that observes.
        """
        self.names: Final = [
            *agenda.names,
            *table.names,
            *table_names,
            *[f"{place}: {name}" for place in places(table.max_seats) for name in ("sits", *seat_names)],
        ]
        self._agenda: Final = agenda
        self._table: Final = table
        self._write_table: Final = write_table
        self._write_seat: Final = write_seat

    def write(self, state: State, eye: i64, vector: FeatureVector) -> None:
        """Write the numbers of `names`. Some ten microseconds compiled."""
        seats = state.cells[SEATS]
        self._agenda.write(state, eye, vector)
        self._table.write(state.cells, eye, seats, 0, True, vector)
        self._write_table(state, eye, vector)
        place: i64 = 0
        while place < seats:
            vector.flag(True)
            self._write_seat(state, eye, (eye + place) % seats, vector)
            place += 1
        vector.finish()
