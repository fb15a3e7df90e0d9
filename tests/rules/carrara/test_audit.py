"""A position that cannot lie on a table is refused, with the part at fault."""

from __future__ import annotations

import json
import operator

import pytest

from mecenate import PositionError
from tests.rules.altering import Change, Json, audit_error, put
from tests.rules.carrara.positions import position, start


@pytest.mark.rule("CAR-2", "CAR-4", "CAR-10", "CAR-12", "CAR-58", "CAR-59")
@pytest.mark.parametrize(
    ("change", "part"),
    [
        (put("bag", 0, to=7), "white blocks"),
        (put("blocks", 0, 3, to=1), "green blocks"),
        (put("wheel", 0, 5, to=0), "purple blocks"),
        (put("bag", 0, to=-1), "bag"),
        (put("florins", 0, to=-1), "florins"),
        (put("pile_size", to=13), "pile_size"),
        (put("display", 0, to=0), "display"),
        (put("tile", 2, to=3), "cathedrale 3 cannot be there"),
        (put("tile", 2, to=9), "cathedrale 3 cannot be there"),
        (put("height", 0, 0, to=1), "height of seat 1 in livorno"),
        (put("of_type", 0, 2, to=2), "of_type of seat 1"),
        (put("plain", 0, 2, to=2), "plain of seat 1"),
        (put("empty", 0, 5, to=0), "empty of seat 1 in lerici"),
        (put("court", 1, to=1), "markers of seat 2"),
        (put("open_area", 0, to=1), "markers of seat 1"),
        (put("scored", 0, to=1), "markers of seat 1"),
        (put("city_owner", 3, to=1), "markers of seat 1"),
        (put("improvements", 1, to=0), "improvement pisa"),
        (put("decorations", 0, to=6), "decorations: cup"),
        (put("statues", 5, to=5), "statues: purple"),
        (put("decorated", 3, to=1), "is not built but has ornaments"),
        (put("gold_statues", 0, to=3), "gold statues"),
        (put("turn", to=2), "turn"),
        (put("visitor", to=4), "visitor"),
        (put("last_turns", to=2), "last_turns"),
        (put("bag", to=[1, 2]), "bag: expected a list of 6"),
        (put("turn", to="first"), "turn: expected a whole number"),
        (put("seats", to=5), "seats"),
        (put("agenda", to=[{"ask": "dance", "seat": 0, "about": [0, 0, 0, 0]}]), "agenda"),
        (put("game", to="chess"), "not a state of carrara"),
        (put("options", to={}), "other options"),
    ],
)
def test_a_wrong_number_is_refused_by_name(change: Change, part: str) -> None:
    assert part in audit_error(position("advanced", built={0: {"lerici": ["porta 1"]}}), change)


@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_what_is_missing_is_named(version: str) -> None:
    state = start(version)
    optional = ("format", "rules")  # positions of release 0.1 have neither
    for name in [name for name in json.loads(state.to_json()) if name not in optional]:
        error = audit_error(state, operator.methodcaller("pop", name))
        assert name in error or name == "game"
    with pytest.raises(PositionError, match="not JSON"):
        state.game.state_from_json("{")


@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_a_state_is_read_back_from_its_json(version: str) -> None:
    state = start(version, 3)
    again = state.game.state_from_json(state.to_json())
    assert again == state
    assert again.key() == state.key()
    assert again.legal() == state.legal()


def move_a_tile(before: int, after: int, pile: int) -> Change:
    """A change that moves the first tile that lies there, with the size of the pile along."""

    def change(table: Json) -> None:
        table["tile"][table["tile"].index(before)] = after
        table["pile_size"] += pile

    return change


@pytest.mark.rule("CAR-4", "CAR-5", "CAR-6", "CAR-12")
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(move_a_tile(0, 1, -1), id="a tile of the pile is lost"),
        pytest.param(move_a_tile(1, 0, 1), id="a tile of the box is in the pile"),
        pytest.param(move_a_tile(3, 0, 1), id="a monument is in the pile"),
        pytest.param(move_a_tile(3, 1, 0), id="a monument is lost"),
        pytest.param(put("improved", 0, 1, to=5), id="the tile of massa lies on pisa"),
        pytest.param(put("improved", 0, 1, to=99), id="no such improvement"),
        pytest.param(put("warehouse", 0, 0, to=99), id="no such item"),
        pytest.param(put("city_owner", 0, to=9), id="no such owner"),
        pytest.param(put("finisher", to=9), id="no such finisher"),
        pytest.param(put("court", 0, to=127 + 512), id="no such section"),
        pytest.param(put("last_turns", to=1), id="last turns without a finisher"),
        pytest.param(put("florins", 0, to=10**30), id="a number too big"),
        pytest.param(put("agenda", to=[{"ask": "site", "seat": 0, "about": [99, 0, 0, 0]}]), id="no such tile"),
        pytest.param(put("agenda", to=[{"ask": "main", "seat": 1, "about": [0, 0, 0, 0]}]), id="not the seat's turn"),
    ],
)
def test_pieces_lost_or_doubled_and_numbers_out_of_range_are_refused(change: Change) -> None:
    assert audit_error(position("advanced", built={0: {"lerici": ["porta 1"]}}), change)
