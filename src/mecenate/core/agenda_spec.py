"""The numbers of the agenda in an observation: who must choose, about what, and which decisions are pending."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.agenda import KIND_MASK, SEAT_MASK
from mecenate.core.number_form import Number, as_numbers, scaled
from mecenate.core.observation_spec import place_of, places
from mecenate.core.sparse_vector import SparseVector
from mecenate.core.state import AGENDA, DEPTH, SEATS, State

Source = tuple[int, int]
"""Where a number comes from: a kind of decision, and which of its four arguments."""

NUMBER: Final[i64] = 0
VALUE: Final[i64] = 1
SEAT: Final[i64] = 2
SET: Final[i64] = 3
A_RULE: Final[i64] = 8  # kind, argument, how, offset, width, the code of the first value, shift, mask
WHOLE: Final = 0xFFF


@final
class AgendaSpec:
    """The numbers of a game's agenda. All of it is public.

    First come the number of seats, whether the game is over, who must choose, and the kind of the decision on top;
    then how many decisions of each kind are pending; then the arguments that the game declares. If several pending
    decisions have the same argument, a code shows all its values, and a number only the topmost.
    """

    def __init__(self, max_seats: int, decisions: Sequence[str]) -> None:
        self.max_seats: Final = max_seats
        self.kinds: Final[i64] = len(decisions)
        names = [
            *(f"{n} seats" for n in range(1, max_seats + 1)),
            "over",
            *(f"to choose: {place}" for place in places(max_seats)),
            *(f"asked: {kind}" for kind in decisions),
            *(f"waiting: {kind}" for kind in decisions),
        ]
        self.numbers: Final[list[Number]] = as_numbers(names)
        self._arguments: i64 = 0
        self._rules: vec[i64] = vec[i64]()

    # ------------------------------------------------------------------ declaring

    def number(self, name: str, sources: Sequence[Source], *, scale: float = 1.0) -> None:
        """An argument that is a count."""
        self._add([name], sources, int(NUMBER), 0, scale, 0, WHOLE)

    def value(self, name: str, values: Sequence[str], sources: Sequence[Source], *, first: int = 0) -> None:
        """An argument that is a code; `first` is the code of the first value."""
        self._add([f"{name} {value}" for value in values], sources, int(VALUE), first, 1.0, 0, WHOLE)

    def seat(self, name: str, sources: Sequence[Source], *, shift: int = 0) -> None:
        """An argument, or four bits of it, that is a seat."""
        labels = [f"{name} {place}" for place in places(self.max_seats)]
        self._add(labels, sources, int(SEAT), 0, 1.0, shift, 0xF)

    def seat_set(self, name: str, sources: Sequence[Source]) -> None:
        """An argument that is a set of seats."""
        self._add([f"{name} {place}" for place in places(self.max_seats)], sources, int(SET), 0, 1.0, 0, WHOLE)

    def _add(
        self, names: list[str], sources: Sequence[Source], how: int, first: int, scale: float, shift: int, mask: int
    ) -> None:
        for kind, argument in sources:
            for number in (kind, argument, how, int(self._arguments), len(names), first, shift, mask):
                self._rules = append(self._rules, number)
        self.numbers.extend(scaled(names, scale))
        self._arguments += len(names)

    # ------------------------------------------------------------------ writing

    def write(self, state: State, eye: i64, vector: SparseVector) -> None:
        """Write the numbers, with seats as places counted from the observer's."""
        cells = state.cells
        seats = cells[SEATS]
        depth = cells[DEPTH]
        top = cells[AGENDA + depth - 1] if depth > 0 else -1
        vector.one_of(seats - 1, self.max_seats)
        vector.flag(depth == 0)
        vector.one_of(place_of((top >> 8) & SEAT_MASK, eye, seats) if depth > 0 else -1, self.max_seats)
        vector.one_of(top & KIND_MASK if depth > 0 else -1, self.kinds)
        waiting = vector.at
        arguments = waiting + self.kinds
        vector.skip(self.kinds + self._arguments)
        n: i64 = 0
        while n < depth:
            decision = cells[AGENDA + n]
            vector.add(waiting + (decision & KIND_MASK))
            self._write_arguments(decision, eye, seats, arguments, vector)
            n += 1

    def _write_arguments(self, decision: i64, eye: i64, seats: i64, start: i64, vector: SparseVector) -> None:
        rules = self._rules
        at: i64 = 0
        while at < len(rules):
            if rules[at] == decision & KIND_MASK:
                argument = (decision >> (12 + 12 * rules[at + 1])) & WHOLE
                code = ((argument >> rules[at + 6]) & rules[at + 7]) - rules[at + 5]
                write_argument(rules[at + 2], code, rules[at + 4], eye, seats, start + rules[at + 3], vector)
            at += A_RULE


def write_argument(how: i64, code: i64, width: i64, eye: i64, seats: i64, at: i64, vector: SparseVector) -> None:
    """One argument of a decision, from the place `at` on."""
    if how == NUMBER:
        vector.set(at, code)
    elif how == VALUE and 0 <= code < width:
        vector.set(at + code, 1)
    elif how == SEAT and code < seats:
        vector.set(at + place_of(code, eye, seats), 1)
    elif how == SET:
        seat: i64 = 0
        while seat < seats:
            vector.set(at + place_of(seat, eye, seats), (code >> seat) & 1)
            seat += 1
