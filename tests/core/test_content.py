"""What a block holds gives the names and numbers of an observation and the ranges of an audit."""

from __future__ import annotations

import pytest

from mecenate.core.content import Content, code, counts, members, owner, seat
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.layout import Layout
from mecenate.core.number_form import NumberForm
from mecenate.core.observation_spec import ObservationSpec
from mecenate.core.sparse_vector import SparseVector

LAYOUT = Layout(max_seats=3)
TURN = LAYOUT.cell("turn", seat("turn:"))
PHASE = LAYOUT.cell("phase", code("phase", ("buy", "build")))
SUPPLY = LAYOUT.cells("supply", counts("left", ("wood", "gold"), scale=0.5), counts("bank", scale=0.1))
CITY = LAYOUT.cells("city", owner("city", ("a", "b")))
MONEY = LAYOUT.by_seat("money", counts("money"), hidden=True)
SCORED = LAYOUT.by_seat("scored", members("scored", ("x", "y")))


def numbers(spec: ObservationSpec, eye: int, of: int, sees_all: bool) -> dict[str, float]:
    cells = LAYOUT.empty_cells(3)
    cells[TURN] = 2
    cells[PHASE] = 1
    cells[SUPPLY] = 4
    cells[SUPPLY + 2] = 30
    cells[CITY + 1] = 1
    for n in range(3):
        cells[MONEY + n] = 10 + n
        cells[SCORED + n] = n
    sparse = SparseVector(len(spec.names))
    spec.write(cells, eye, 3, of, sees_all, sparse)
    assert sparse.at == len(spec.names)
    vector = FeatureVector(len(spec.names))
    NumberForm(spec.numbers).write_dense(sparse, vector)
    return {name: number for name, number in zip(spec.names, vector.numbers, strict=True) if number}


def test_a_table_is_written_as_its_blocks_say() -> None:
    spec = ObservationSpec(LAYOUT, ("turn", "phase", "supply", "city"))
    expected = {"turn: rival 1": 1.0, "phase build": 1.0, "left wood": 2.0, "bank": 3.0, "city b rival 2": 1.0}
    assert numbers(spec, 1, 0, True) == expected


def test_a_hidden_block_is_zeros_for_others() -> None:
    spec = ObservationSpec(LAYOUT, ("money", "scored"))
    assert numbers(spec, 1, 1, True) == {"money": 11.0, "scored x": 1.0}
    assert numbers(spec, 1, 2, False) == {"scored y": 1.0}


def test_the_number_of_cells_follows_from_the_contents() -> None:
    shapes = {block.name: block.shape for block in LAYOUT.blocks}
    assert shapes == {"turn": (), "phase": (), "supply": (3,), "city": (2,), "money": (3,), "scored": (3,)}


@pytest.mark.parametrize(
    ("content", "highest"),
    [
        (counts("money"), None),
        (counts("fresh", most=1), 1),
        (members("scored", ("x", "y")), 3),
        (code("phase", ("buy", "build")), 1),
        (code("pawn", ("1", "2"), first=1), 2),
        (owner("city"), 4),
        (seat("turn:"), 3),
    ],
)
def test_the_range_of_a_cell_follows_from_its_content(content: Content, highest: int | None) -> None:
    assert content.highest(4) == highest
