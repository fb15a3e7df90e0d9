"""Building: price, supply, and where a building may stand."""

from __future__ import annotations

import pytest

from tests.rules.playing import legal, listen, play, refusal
from tests.rules.princes.positions import glory, kind, money, own, position, squares, table_of, told


@pytest.mark.rule("PRI-27", "PRI-43")
@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_a_building_costs_by_builders_and_brings_3(builders: int, price: int) -> None:
    state = position(builders={0: builders})
    after, events = listen(state, "build opera", "place opera r0 at f3")
    assert money(after, 0) == 3500 - price and glory(after, 0) == 3
    assert told(events, "build") == [{"seat": 0, "building": "opera", "florins": price, "prestige": 3}]
    assert table_of(after).buildings["opera"] == 2
    if price:
        assert legal(position(builders={0: builders}, money={0: price - 100}), "build") == []


@pytest.mark.rule("PRI-43", "PRI-47")
def test_e14_only_one_of_each_type() -> None:
    state = position(estate={0: ["opera r0 at f3"]})
    assert "build opera" not in legal(state)
    assert "you have a opera" in refusal(state, "build opera")


@pytest.mark.rule("PRI-43")
def test_ruling_27_a_type_can_run_out() -> None:
    state = position(estate={1: ["tower"], 2: ["tower"], 3: ["tower"]})
    assert "no tower is left" in refusal(state, "build tower")


@pytest.mark.rule("PRI-44")
def test_the_names_of_placements() -> None:
    state = play(position(), "build opera")
    for text, covered in {
        "place opera r0 at f3": {"f3", "f4", "e5", "f5", "g5"},
        "place opera r1 at g3": {"g3", "g4", "g5", "e4", "f4"},
        "place opera r2 at e3": {"e3", "f3", "g3", "f4", "f5"},
        "place opera r3 at e3": {"e3", "e4", "e5", "f4", "g4"},
    }.items():
        assert squares(play(state, text), 0, "opera") == covered
    assert not any(" f" in text.split(" at ")[0] for text in legal(state)), "flipped it looks the same"
    state = play(position(), "build theatre")
    assert {text.split()[2] for text in legal(state)} == {"r0", "r1", "r2", "r3"}
    state = play(position(), "build library")
    assert {text.split()[2] for text in legal(state)} == {"r0", "r1", "f0", "f1"}
    assert squares(play(state, "place library f0 at e3"), 0, "library") == {"e3", "f3", "f4", "f5", "g5"}


@pytest.mark.rule("PRI-45")
def test_e14_off_the_grid_and_on_other_pieces_is_illegal() -> None:
    state = position(estate={0: ["lake r0 at d1"]}, builders={0: 2})
    state = play(state, "build tower")
    assert "place tower r0 at d1" not in legal(state)
    assert "place tower r0 at b2" not in legal(state), "on the palace"
    assert "place tower r0 at e2" in legal(state)
    assert not any(text.endswith(("r0 at f1", "r0 at g1")) for text in legal(state)), "out of the grid"


@pytest.mark.rule("PRI-46")
@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_e14_and_ruling_25_side_by_side_needs_two_builders_also_at_the_palace(builders: int) -> None:
    state = position(estate={0: ["tower r0 at e5"]}, builders={0: builders})
    state = play(state, "build chapel")
    beside_building = "place chapel r0 at e6" in legal(state)
    beside_palace = "place chapel r0 at a3" in legal(state)
    assert beside_building == beside_palace == (builders >= 2)
    assert "place chapel r0 at a6" in legal(state)


@pytest.mark.rule("PRI-46")
def test_corners_may_touch() -> None:
    state = play(position(), "build chapel")
    assert "place chapel r0 at d3" in legal(state), "d3 touches c2 by its corner"
    assert "place chapel r0 at d2" not in legal(state)


@pytest.mark.rule("PRI-46")
def test_landscapes_may_lie_beside_buildings() -> None:
    state = play(position(estate={0: ["lake r0 at d1"]}), "build tower")
    assert "place tower r0 at e2" in legal(state)


@pytest.mark.rule("PRI-47")
def test_what_stands_stays() -> None:
    state = position(estate={0: ["tower r0 at e5"]}, builders={0: 3})
    after = play(state, "build chapel", "place chapel r0 at e6", "build opera", "place opera r0 at f2")
    assert squares(after, 0, "tower") == {"e5", "f5", "g5"}


@pytest.mark.rule("PRI-43")
def test_the_only_placement_is_taken_by_itself() -> None:
    estate = [
        "university r0 at a5",
        "workshop f2 at a3",
        "forest r2 at g5",
        "forest r1 at d4",
        "lake f1 at d1",
        "tower r1 at g1",
    ]
    state = position(estate={0: estate}, builders={0: 2})
    after = play(state, "build opera")
    if kind(after) == "place":
        assert len(legal(after)) > 1
    single = position(estate={0: [*estate, "chapel r3 at e2"]}, builders={0: 2})
    after = play(single, "build opera")
    assert kind(after) == "turn" and len(squares(after, 0, "opera")) == 5


@pytest.mark.rule("PRI-43")
def test_without_a_legal_place_a_building_is_not_offered() -> None:
    full = ["workshop f2 at a3", "forest r2 at g5", "forest r1 at d4", "lake f1 at d1", "university r0 at a5"]
    full += ["tower r1 at g1", "chapel r3 at e2"]
    assert "build opera" in legal(position(estate={0: full}, builders={0: 2}))
    state = position(estate={0: full})
    assert "does not fit" in refusal(state, "build opera")
    assert own(state, 0).builders == 0
