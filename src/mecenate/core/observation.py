"""Observations: the numbers that a learner gets of a table, as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from mecenate.core.agenda_spec import AgendaSpec
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.number_form import Number, NumberForm, as_numbers
from mecenate.core.observation_spec import ObservationSpec, places
from mecenate.core.sparse_vector import SparseVector
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
        table_names: Sequence[Number | str],
        seat_names: Sequence[Number | str],
        write_table: Callable[[Any, int, SparseVector], None],
        write_seat: Callable[[Any, int, int, SparseVector], None],
    ) -> None:
        """`write_table(board, eye, vector)` writes `table_names`, `write_seat(board, eye, seat, vector)` `seat_names`.

        `eye` is the seat that observes. A name alone is a number that a learner gets as it is written.
        """
        numbers = [*agenda.numbers, *table.numbers, *as_numbers(table_names)]
        self.parts: Final[dict[str, tuple[int, int]]] = {
            "agenda": (0, len(agenda.numbers)),
            "table": (len(agenda.numbers), len(numbers)),
        }
        """Where each part begins and ends: the agenda, the table, and each place at it."""
        for place in places(table.max_seats):
            start = len(numbers)
            numbers.extend(
                [one._replace(name=f"{place}: {one.name}") for one in (Number("sits"), *as_numbers(seat_names))]
            )
            self.parts[place] = (start, len(numbers))
        self.form: Final = NumberForm(numbers)
        self.names: Final = [number.name for number in numbers]
        self._agenda: Final = agenda
        self._table: Final = table
        self._write_table: Final = write_table
        self._write_seat: Final = write_seat

    def write(self, state: State, eye: i64, vector: FeatureVector) -> None:
        """Write the numbers of `names` as a learner gets them."""
        sparse = vector.sparse
        if sparse is None or sparse.size != len(self.names):
            sparse = SparseVector(len(self.names))
            vector.sparse = sparse
        self.write_sparse(state, eye, sparse)
        self.form.write_dense(sparse, vector)

    def write_sparse(self, state: State, eye: i64, vector: SparseVector) -> None:
        """Write the whole numbers that are not 0; where nobody sits, all are. About 1 µs compiled."""
        vector.begin()
        seats = state.cells[SEATS]
        self._agenda.write(state, eye, vector)
        self._table.write(state.cells, eye, seats, 0, True, vector)
        self._write_table(state, eye, vector)
        place: i64 = 0
        while place < seats:
            vector.flag(True)
            self._write_seat(state, eye, (eye + place) % seats, vector)
            place += 1
