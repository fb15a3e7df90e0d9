"""Sparse vectors and rows: what is written is what an array holds, whatever it held before and in whatever order."""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from mecenate.core.layout import row
from mecenate.core.number_form import Number, NumberForm
from mecenate.core.sparse_row import Changes, Row
from mecenate.core.sparse_vector import PLACE_MASK, SHIFT, SparseVector

SIZE = 150
UNIT = 50


def written(vector: SparseVector) -> dict[int, int]:
    """The numbers by place, each place once."""
    entries = [vector.entries[n] for n in range(vector.count)]
    places = [entry & PLACE_MASK for entry in entries]
    assert len(set(places)) == len(places)
    return {place: number for place, entry in zip(places, entries, strict=True) if (number := entry >> SHIFT)}


def test_runs_and_sets_and_codes_are_written_in_order() -> None:
    chance = Random(1)
    cells = row([chance.choice([0, 0, 0, 1, 7, -3]) for _ in range(40)])
    vector = SparseVector(SIZE)
    vector.put_run(cells, 3, 30)
    bits = chance.getrandbits(63)
    vector.put_bits(bits, 61)
    vector.put_sets(row([0, 5, 0, 9]), 0, 4, 3)  # 9 has a bit that the set has no place for
    vector.put_codes(row([2, 0, 9]), 0, 3, 1, 4)
    expected = {n: number for n in range(30) if (number := cells[3 + n])}
    expected |= {30 + n: 1 for n in range(61) if bits >> n & 1}
    expected |= {91 + 3: 1, 91 + 5: 1, 91 + 9: 1, 103 + 1: 1}
    assert (written(vector), vector.at) == (expected, 115)
    vector.begin()
    vector.put_bits((1 << 63) - 1, 63)
    assert (written(vector), vector.at) == (dict.fromkeys(range(63), 1), 63)


def test_a_place_may_be_set_and_added_to_in_any_order() -> None:
    vector = SparseVector(SIZE)
    for _ in range(2):  # what was written before does not count
        vector.begin()
        vector.add(9)
        vector.set(4, 2)
        vector.add(9, 3)
        vector.set(7, 0)
        vector.set(4, 5)
        vector.add(2, -1)
        assert written(vector) == {9: 4, 4: 5, 2: -1}
    vector.set(9, 0)
    assert written(vector) == {4: 5, 2: -1}


def test_an_observation_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="at most"):
        SparseVector(PLACE_MASK + 1)


@pytest.mark.parametrize("in_order", [True, False])
def test_a_row_holds_what_was_written_last(in_order: bool) -> None:
    chance = Random(2)
    form = NumberForm([Number(str(n), unit=UNIT if n % 10 == 0 else 1) for n in range(SIZE)])
    buffer: vec[u8] = vec[u8](bytes(3 * SIZE))
    kept, vector, changes = Row(1, SIZE), SparseVector(SIZE), Changes(SIZE)
    numbers: dict[int, int] = {}
    eye = 0
    for step in range(400):
        for _ in range(chance.randrange(6)):
            place = chance.randrange(SIZE)
            numbers[place] = chance.choice([0, 1, 2, 300, -4]) * (UNIT if place % 10 == 0 else 1)
        if step % 30 == 29:
            numbers = {}
        order = sorted(numbers) if in_order else chance.sample(sorted(numbers), len(numbers))
        vector.begin()
        for place in order:
            vector.set(i64(place), i64(numbers[place]))
        eye = chance.randrange(2) if chance.random() < 0.2 else eye
        changes.between(kept, vector, i64(eye))
        form.write_bytes(changes, kept.first, buffer)
        kept.keep(vector)
        units = [numbers.get(place, 0) // (UNIT if place % 10 == 0 else 1) for place in range(SIZE)]
        shown = [0] * SIZE + [max(0, min(number, 255)) for number in units] + [0] * SIZE
        assert list(buffer) == shown


def test_only_what_changes_is_written() -> None:
    kept, vector, changes = Row(0, SIZE), SparseVector(SIZE), Changes(SIZE)
    for n, cells in enumerate([[1, 2, 0, 4, 5], [1, 3, 6, 0, 5]]):
        vector.begin()
        vector.put_run(row(cells), 0, 5)
        changes.between(kept, vector, 1)
        kept.keep(vector)
        assert (changes.gone_count, changes.new_count) == ((0, 4) if n == 0 else (1, 2))
