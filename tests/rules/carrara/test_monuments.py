"""Monuments, upgrades, improvement tiles, points for building."""

from __future__ import annotations

import pytest

from mecenate import Dealer
from tests.rules.carrara.positions import (
    CITIES,
    bag,
    blocks,
    column,
    display,
    finish,
    florins,
    own,
    pile,
    points,
    position,
    table,
)
from tests.rules.playing import legal, listen, play, refusal, told

SIX_SPACES = "cathedrale, biblioteca, porta, palazzo, castello, villa"
"""Where a seat has put all its six markers."""


@pytest.mark.rule("CAR-29", "CAR-5")
def test_a_new_monument_costs_8_blocks_with_pairs() -> None:
    """It leaves the display and the pile as they are, and is gone for everybody."""
    state = position(blocks={0: "white yellow yellow red red red green green green green"}, wheel={})
    building = play(state, "build porta 8")
    assert legal(building) == ["in lucca", "in viareggio", "in massa", "in lerici"]
    after = play(
        building,
        *["in lucca", "pay white", "pay yellow", "pay yellow", "pay red", "pay red", "pay red"],
        *["pay 2 green", "pay 2 green", "improve massa"],
        dealer=Dealer.recorded([]),
    )
    assert column(after, 0, "lucca") == ["porta 8"]
    assert blocks(after, 0) == {}
    assert display(after) == display(state)
    assert pile(after) == pile(state)
    assert [tile.name for tile in table(after).monuments] == [
        "cathedrale 8",
        "biblioteca 8",
        "palazzo 8",
        "castello 8",
        "villa 8",
    ]


@pytest.mark.rule("CAR-29")
def test_a_monument_needs_all_its_blocks() -> None:
    seven = position(blocks={0: "purple " * 7}, wheel={})
    assert "porta 8 costs 8 blocks, you have 7" in refusal(seven, "build porta 8")
    eight = position(blocks={0: "purple " * 7 + "white"}, wheel={})
    assert legal(eight, "build")[-6:] == [
        f"build {kind} 8" for kind in ("cathedrale", "biblioteca", "porta", "palazzo", "castello", "villa")
    ]
    assert legal(play(eight, "build villa 8")) == ["in lerici"]


@pytest.mark.rule("CAR-5", "CAR-29")
def test_a_monument_is_built_once_in_a_game() -> None:
    """A-09: neither the seat that has it nor another finds it again."""
    state = position(
        blocks={0: "white " * 3 + "purple " * 6, 1: "blue " * 7 + "red red"},
        wheel={},
        built={0: {"lerici": ["porta 8"]}},
    )
    assert legal(state, "build porta 8") == []
    assert legal(play(state, "pass"), "build porta 8") == []
    assert "porta 8 is not for sale" in refusal(state, "build porta 8")


@pytest.mark.rule("CAR-30", "CAR-32", "CAR-33")
def test_the_porta_monument_over_porta_5_in_viareggio() -> None:
    """E-06 and E-07: three blocks, one red and two green; the tile is out; with its improvement Pisa pays 4."""
    state = position(
        blocks={0: "red green green"},
        built={0: {"viareggio": ["villa 1", "porta 5", "villa 2"], "pisa": ["castello 1", "castello 2"]}},
        florins={0: 0},
    )
    before = bag(state)
    building = play(state, "build porta 8")
    assert legal(building) == ["over porta 5"]
    built, events = listen(building, "over porta 5", "pay red", "pay green", "pay green", dealer=Dealer.recorded([]))
    assert column(built, 0, "viareggio") == ["villa 1", "porta 8", "villa 2"]
    assert blocks(built, 0) == {}
    assert (bag(built)["red"], bag(built)["green"]) == (before["red"] + 1, before["green"] + 2)
    assert told(events, "upgrade").facts == {"tile": "porta 8", "over": "porta 5", "city": "viareggio"}
    assert "porta 5" not in [*pile(built), *display(built)]
    improved = play(built, "improve pisa")
    assert improved.actor == 1
    assert own(improved, 0).improvements == ["pisa"]
    assert own(improved, 0).rewards["pisa"].florins == 4
    assert own(improved, 1).rewards["pisa"].florins == 3
    assert table(improved).improvements["pisa"] == 0
    scored = play(improved, "pass", "visit 4", "evaluate pisa")
    assert florins(scored, 0) == 3 * 4


@pytest.mark.rule("CAR-30")
@pytest.mark.parametrize(("value", "price"), [(1, 7), (2, 6), (4, 4), (5, 3)])
def test_an_upgrade_costs_the_difference(value: int, price: int) -> None:
    """A-07."""
    enough = position(blocks={0: "blue " * price}, wheel={}, built={0: {"massa": [f"villa {value}"]}})
    after = play(enough, "build villa 8", f"over villa {value}", *["pay blue"] * price)
    assert column(after, 0, "massa") == ["villa 8"]
    assert blocks(after, 0) == {}
    short = position(blocks={0: "blue " * (price - 1)}, wheel={}, built={0: {"massa": [f"villa {value}"]}})
    assert legal(short, "build villa 8") == []


@pytest.mark.rule("CAR-30")
def test_an_upgrade_is_paid_by_the_rules_of_its_city() -> None:
    """A-07: in Pisa only white, yellow and pairs of red."""
    tiles = {0: {"pisa": ["villa 5"]}}
    assert legal(position(blocks={0: "blue " * 7}, wheel={}, built=tiles), "build villa 8") == []
    state = position(blocks={0: "white red red red red green"}, wheel={}, built=tiles)
    paying = play(state, "build villa 8", "over villa 5")
    assert legal(paying) == ["pay white", "pay 2 red"]
    assert column(play(paying, "pay 2 red", "pay white", "pay 2 red"), 0, "pisa") == ["villa 8"]


@pytest.mark.rule("CAR-30")
def test_only_own_tiles_of_the_type_are_built_over() -> None:
    """A-07: not another type, not the tile of somebody else; a new monument may stand anywhere it can be paid."""
    state = position(
        blocks={0: "red red red blue " + "purple " * 5},
        wheel={},
        built={
            0: {"lucca": ["villa 5"], "massa": ["castello 5"], "lerici": ["villa 1", "villa 4"]},
            1: {"lerici": ["villa 2"]},
        },
    )
    assert legal(play(state, "build villa 8")) == ["in lerici", "over villa 1", "over villa 4", "over villa 5"]


@pytest.mark.rule("CAR-30", "CAR-3")
def test_equal_tiles_in_one_city_are_one_tile_to_build_over() -> None:
    state = position(
        seats=4, blocks={0: "blue " * 5}, wheel={}, built={0: {"massa": ["villa 3", "porta 1", "villa 3b"]}}
    )
    building = play(state, "build villa 8")
    assert legal(building) == ["over villa 3"]
    after = play(building, "over villa 3", *["pay blue"] * 5)
    assert column(after, 0, "massa") == ["villa 8", "porta 1", "villa 3b"]


@pytest.mark.rule("CAR-31", "CAR-47", "CAR-48", "CAR-49")
def test_a_monument_counts_8_for_its_type_landscape_and_city() -> None:
    """A-09."""
    state = position(florins={0: 0}, built={0: {"lucca": ["villa 8", "porta 1"], "lerici": ["porta 8"]}})
    visited = play(state, "visit 4")
    assert points(play(visited, "evaluate villa"), 0) == 3 + 16
    assert points(play(visited, "evaluate rural"), 0) == 3 + 8
    assert points(play(visited, "evaluate lucca"), 0) == 3 + 18
    assert florins(play(visited, "evaluate urban"), 0) == 9
    assert florins(play(visited, "evaluate porta"), 0) == 8


@pytest.mark.rule("CAR-31", "CAR-47")
def test_an_upgrade_does_not_change_the_number_of_tiles() -> None:
    """A-09: two tiles in Viareggio stay two, and the tile below no longer counts."""
    state = position(blocks={0: "green green green"}, florins={0: 0}, built={0: {"viareggio": ["porta 5", "villa 1"]}})
    after = play(state, "build porta 8", "over porta 5", *["pay green"] * 3, "improve lerici", "pass")
    visited = play(after, "visit 4")
    assert "evaluate viareggio" not in legal(visited)
    assert florins(play(visited, "evaluate porta"), 0) == 16


@pytest.mark.rule("CAR-31")
def test_a_monument_carries_a_decoration_and_a_statue() -> None:
    """A-09."""
    state = position("advanced", built={0: {"massa": ["porta 8"]}})
    decorated = finish(play(state, "visit 3", "claim gate", "on porta 8", "evaluate porta"))
    assert points(decorated, 0) == 9
    after = play(finish(play(decorated, "pass")), "visit 1", "claim gold statue", "on porta 8")
    assert column(after, 0, "massa") == ["porta 8+decoration+gold statue"]


@pytest.mark.rule("CAR-32", "CAR-6")
def test_the_improvement_may_be_for_any_city() -> None:
    """A-08: one must be taken, and it costs nothing."""
    state = position(blocks={0: "blue blue blue"}, built={0: {"massa": ["porta 5"]}})
    built = play(state, "build porta 8", "over porta 5", *["pay blue"] * 3)
    assert legal(built) == [f"improve {city}" for city in CITIES]
    after, events = listen(built, "improve lucca")
    assert own(after, 0).improvements == ["lucca"]
    assert florins(after, 0) == florins(state, 0)
    assert told(events, "improve").facts == {"improvement": "lucca"}


@pytest.mark.rule("CAR-32")
def test_a_new_monument_brings_an_improvement_too() -> None:
    state = position(blocks={0: "white " * 7 + "blue"}, wheel={})
    after = play(state, "build villa 8", "in massa", *["pay white"] * 7, "pay blue")
    assert legal(after) == [f"improve {city}" for city in CITIES]


@pytest.mark.rule("CAR-32", "CAR-12")
def test_each_city_has_room_for_one_improvement() -> None:
    """A-08: a second for the same city is not offered, nor one that is gone."""
    state = position(
        blocks={0: "blue blue blue"},
        built={0: {"massa": ["porta 5", "villa 8"]}, 1: {"massa": ["castello 8", "palazzo 8"]}},
        improved={0: "massa", 1: "lerici, pisa"},
    )
    built = play(state, "build porta 8", "over porta 5", *["pay blue"] * 3)
    assert legal(built) == ["improve livorno", "improve lucca", "improve viareggio", "improve lerici"]
    after = play(built, "improve lerici")
    assert table(after).improvements == {"livorno": 1, "pisa": 0, "lucca": 1, "viareggio": 1, "massa": 1, "lerici": 0}


@pytest.mark.rule("CAR-32", "CAR-96")
def test_no_improvement_that_can_be_placed_means_none() -> None:
    state = position(
        blocks={0: "blue blue blue"},
        built={0: {"massa": ["porta 5"], "lerici": ["villa 8", "castello 8", "palazzo 8", "cathedrale 8"]}},
        improved={0: "pisa, lucca, viareggio, massa"},
        improvements="four_pairs",
    )
    after = play(state, "build porta 8", "over porta 5", *["pay blue"] * 3)
    assert after.actor == 1
    assert sum(table(after).improvements.values()) == 4


@pytest.mark.rule("CAR-33")
def test_an_improvement_does_not_count_again_what_was_scored() -> None:
    """A-08: Lucca was scored before; its improvement helps the next scoring only."""
    state = position(
        blocks={0: "blue blue blue"}, built={0: {"lucca": ["villa 4"], "massa": ["porta 5"]}}, florins={0: 0}
    )
    scored = play(state, "visit 4", "evaluate villa", "pass")
    assert points(scored, 0) == 3 + 8
    improved = play(scored, "build porta 8", "over porta 5", *["pay blue"] * 3, "improve lucca")
    assert points(improved, 0) == 3 + 8
    assert legal(play(improved, "pass", "visit 5"), "evaluate villa") == []


@pytest.mark.rule("CAR-33")
def test_an_improvement_is_for_its_owner_only() -> None:
    state = position(
        built={0: {"livorno": ["villa 4"]}, 1: {"livorno": ["villa 5"]}}, improved={0: "livorno"}, florins={0: 0}
    )
    after = play(state, "visit 1", "evaluate villa", "follow", "evaluate villa")
    assert points(after, 0) == 16
    assert points(after, 1) == 15


@pytest.mark.rule("CAR-34")
def test_an_upgrade_from_5_gives_3_points_when_all_markers_are_placed() -> None:
    """E-08."""
    state = position(
        blocks={0: "blue blue blue"}, sections="", scored={0: SIX_SPACES}, built={0: {"massa": ["porta 5"]}}
    )
    after, events = listen(state, "build porta 8", "over porta 5", *["pay blue"] * 3)
    assert points(after, 0) == 3
    assert told(events, "building points").facts == {"points": 3}


@pytest.mark.rule("CAR-34")
@pytest.mark.parametrize("name", ["villa 1", "villa 2", "villa 4", "villa 5", "villa 8"])
def test_a_new_tile_gives_its_value_when_all_markers_are_placed(name: str) -> None:
    """Neither the city nor its improvement changes that."""
    value = int(name.split()[1])
    shown = [] if value == 8 else [name]
    state = position(
        blocks={0: "white " * 7 + "yellow"},
        wheel={},
        display=shown,
        sections="",
        scored={0: SIX_SPACES},
        improved={0: "pisa"},
        florins={0: 0},
    )
    after = play(state, f"build {name}", "in pisa", *["pay white"] * min(value, 7), *["pay yellow"] * (value - 7))
    assert points(after, 0) == value
    assert florins(after, 0) == 0


@pytest.mark.rule("CAR-34")
@pytest.mark.parametrize(
    ("court", "scored"),
    [
        ("6", "cathedrale, biblioteca, porta, palazzo, castello"),
        ("", "cathedrale, biblioteca, porta, palazzo, castello"),
    ],
)
def test_no_points_for_building_while_a_marker_is_left(court: str, scored: str) -> None:
    """A-10: a marker in a section or in the open area is not placed."""
    state = position(blocks={0: "blue"}, display=["villa 1"], sections=court, scored={0: scored})
    after = play(state, "build villa 1", "in massa", "pay blue")
    assert points(after, 0) == 0


@pytest.mark.rule("CAR-34", "CAR-41")
def test_no_points_for_building_with_the_marker_of_a_forgone_visit() -> None:
    """A-10: forgoing moves the last marker into the open area before the building goes on."""
    state = position(
        turn=1,
        blocks={1: "blue"},
        display=["villa 1"],
        sections="",
        visit=(0, 4),
        scored={1: "cathedrale, biblioteca, porta, palazzo, castello"},
    )
    after = play(state, "build villa 1", "in massa", "pay blue")
    assert own(after, 1).open_area == 1
    assert points(after, 1) == 0


@pytest.mark.rule("CAR-34")
def test_the_markers_of_others_do_not_matter_for_building() -> None:
    state = position(blocks={0: "blue"}, display=["villa 1"], sections="", scored={1: SIX_SPACES})
    assert points(play(state, "build villa 1", "in massa", "pay blue"), 0) == 0


@pytest.mark.rule("CAR-70")
def test_an_upgrade_keeps_decoration_and_statue() -> None:
    state = position(
        "advanced", blocks={0: "blue blue blue"}, built={0: {"massa": ["villa 1", "porta 5+decoration+red statue"]}}
    )
    after = play(state, "build porta 8", "over porta 5", *["pay blue"] * 3)
    assert column(after, 0, "massa") == ["villa 1", "porta 8+decoration+red statue"]
    assert table(after).decorations["gate"] == 4
    assert table(after).statues["red"] == 5


@pytest.mark.rule("CAR-70")
def test_an_item_on_a_tile_stays_there() -> None:
    """No word of the game takes it off, and the tile takes no second one."""
    state = position(
        "advanced",
        florins={0: 50},
        built={0: {"lerici": ["porta 5+decoration+purple statue"]}},
        warehouses={0: "gate, blue statue"},
    )
    assert legal(state, "place") == []
    assert legal(state, "purchase") == []


@pytest.mark.rule("CAR-71", "CAR-34")
def test_a_decoration_does_not_lower_the_price_of_an_upgrade() -> None:
    """A-25: over a decorated 5 the monument costs 3 blocks and gives 3 points."""
    scored = "cathedrale, biblioteca, porta, palazzo, castello, villa, urban, rural"
    two = position("advanced", blocks={0: "blue blue"}, built={0: {"massa": ["porta 5+decoration"]}})
    assert legal(two, "build porta 8") == []
    three = position(
        "advanced",
        blocks={0: "blue blue blue"},
        built={0: {"massa": ["porta 5+decoration"]}},
        sections="",
        scored={0: scored},
    )
    after = play(three, "build porta 8", "over porta 5", *["pay blue"] * 3)
    assert points(after, 0) == 3
    assert column(after, 0, "massa") == ["porta 8+decoration"]
