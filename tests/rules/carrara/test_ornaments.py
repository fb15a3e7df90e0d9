"""Decorations and statues: where a claimed item goes, and where it fits."""

from __future__ import annotations

import pytest

from tests.rules.carrara.positions import CITIES, COLOURS, column, finish, florins, own, position, table, two_wheels
from tests.rules.playing import kinds, legal, listen, play, told


@pytest.mark.rule("CAR-64", "CAR-66", "CAR-67")
def test_the_sector_with_the_flag() -> None:
    """E-13: all of it bought, two red, a yellow and a blue; the flag goes on the castello in Pisa."""
    state = two_wheels(
        {"III": "red red yellow blue", "VI": "white"},
        {"III": "flag, white statue"},
        built={0: {"pisa": ["castello 4"]}},
    )
    emptied = play(state, "turn statue wheel", "sector III", "take red", "take red", "take yellow", "take blue")
    assert florins(emptied, 0) == 20 - 2 - 2 - 3 - 0
    assert "claim flag" in legal(emptied)
    claimed, events = listen(emptied, "claim flag", "on castello 4")
    assert column(claimed, 0, "pisa") == ["castello 4+decoration"]
    assert table(claimed).decorations["flag"] == 4
    assert kinds(events)[:2] == ["claim", "place"]
    assert told(events, "claim").facts == {"item": "flag"}
    assert told(events, "place").facts == {"item": "flag", "tile": "castello 4"}


@pytest.mark.rule("CAR-66", "CAR-67", "CAR-72")
def test_a_cup_without_its_type_must_be_stored() -> None:
    """E-14: the last white of the sector with the cup."""
    state = two_wheels({"VI": "white"}, {"VI": "cup, white statue"}, built={0: {"pisa": ["castello 4"]}})
    claimed = play(state, "turn statue wheel", "sector VI", "take white", "claim cup")
    assert legal(claimed) == ["store"]
    stored, events = listen(claimed, "store")
    assert own(stored, 0).warehouses == ["cup"]
    assert told(events, "store").facts == {"item": "cup"}
    assert table(stored).decorations["cup"] == 4


@pytest.mark.rule("CAR-64", "CAR-66", "CAR-68")
def test_a_red_statue_may_stand_in_massa() -> None:
    """E-15: the sector shows red statue and cup; two tiles without a statue stand where red is accepted."""
    state = two_wheels(
        {"II": "green"},
        {"II": "cup, red statue"},
        built={0: {"massa": ["castello 4"], "lucca": ["porta 1", "porta 2+white statue"], "pisa": ["villa 1"]}},
    )
    emptied = play(state, "turn both wheels", "sector III", "take green")
    assert legal(emptied) == ["claim cup", "claim red statue", "claim nothing"]
    claimed = play(emptied, "claim red statue")
    assert legal(claimed) == ["on porta 1", "on castello 4", "store"]
    after = play(claimed, "on castello 4")
    assert column(after, 0, "massa") == ["castello 4+red statue"]
    assert table(after).statues["red"] == 5


@pytest.mark.rule("CAR-66")
def test_an_item_that_fits_may_be_stored_all_the_same() -> None:
    state = position("advanced", built={0: {"lerici": ["porta 1"]}})
    after = play(state, "visit 3", "claim gate", "store")
    assert own(after, 0).warehouses == ["gate"]
    assert column(after, 0, "lerici") == ["porta 1"]


@pytest.mark.rule("CAR-66")
def test_a_claimed_item_goes_somewhere_at_once() -> None:
    """Nothing can be chosen in between, unless it is to move a stored item (CAR-74)."""
    state = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1"]}}, warehouses={0: "purple statue"})
    assert legal(play(state, "visit 3", "claim gate")) == ["on porta 1", "store", "place purple statue"]


@pytest.mark.rule("CAR-67")
def test_where_a_decoration_fits() -> None:
    """On each tile of its type without one, in any city, statue or not; not on the tiles of others."""
    state = position(
        "advanced",
        built={
            0: {
                "livorno": ["porta 1"],
                "lerici": ["porta 2+red statue", "porta 4+decoration", "villa 1"],
                "massa": ["porta 8+gold statue"],
            },
            1: {"lerici": ["porta 5"]},
        },
        sections="2 3 4 5 6 7 8",
    )
    assert legal(play(state, "visit 3", "claim gate")) == ["on porta 1", "on porta 2", "on porta 8", "store"]


@pytest.mark.rule("CAR-68")
@pytest.mark.parametrize("colour", COLOURS)
def test_where_a_coloured_statue_fits(colour: str) -> None:
    """In every city that accepts the colour; red in Lucca, Viareggio, Massa and Lerici."""
    tiles = ["cathedrale 1", "biblioteca 1", "porta 1", "palazzo 1", "castello 1", "villa 1"]
    state = two_wheels(
        {"VI": "purple"},
        {"V": f"cup, {colour} statue"},
        built={0: {city: [tile] for city, tile in zip(CITIES, tiles, strict=True)}},
    )
    claimed = play(state, "turn statue wheel", "sector VI", "take purple", f"claim {colour} statue")
    assert legal(claimed, "on ") == [f"on {tile}" for tile in tiles[COLOURS.index(colour) :]]


@pytest.mark.rule("CAR-68")
def test_a_gold_statue_fits_in_every_city() -> None:
    tiles = ["cathedrale 1", "biblioteca 1", "porta 1", "palazzo 1", "castello 1", "villa 1"]
    state = position("advanced", built={0: {city: [tile] for city, tile in zip(CITIES, tiles, strict=True)}})
    assert legal(play(state, "visit 1", "claim gold statue"), "on ") == [f"on {tile}" for tile in tiles]


@pytest.mark.rule("CAR-68")
def test_a_tile_takes_one_statue_and_may_carry_a_decoration_too() -> None:
    state = position(
        "advanced",
        built={
            0: {"lerici": ["porta 1+white statue", "porta 2+decoration", "villa 1+gold statue"]},
            1: {"pisa": ["villa 2"]},
        },
        sections="2 3 4 5 6 7 8",
    )
    claimed = play(state, "visit 2", "claim gold statue")
    assert legal(claimed) == ["on porta 2", "store"]
    assert column(play(claimed, "on porta 2"), 0, "lerici")[1] == "porta 2+decoration+gold statue"


@pytest.mark.rule("CAR-67", "CAR-68", "CAR-3")
def test_equal_tiles_in_one_city_are_one_place() -> None:
    """Two villa of value 3 in one city differ in nothing; with a statue on one of them they do."""
    same = position("advanced", 4, built={0: {"lerici": ["villa 3", "villa 3b"], "pisa": ["villa 1"]}})
    assert legal(play(same, "visit 3", "claim coat of arms"), "on ") == ["on villa 1", "on villa 3"]
    other = position("advanced", 4, built={0: {"lerici": ["villa 3+red statue", "villa 3b"]}})
    assert legal(play(other, "visit 3", "claim coat of arms"), "on ") == ["on villa 3", "on villa 3b"]
    decorated = position("advanced", 4, built={0: {"lerici": ["villa 3+decoration", "villa 3b"]}})
    assert legal(play(decorated, "visit 1", "claim gold statue"), "on ") == ["on villa 3", "on villa 3b"]
    apart = position("advanced", 4, built={0: {"lerici": ["villa 3"], "massa": ["villa 3b"]}})
    assert legal(play(apart, "visit 3", "claim coat of arms"), "on ") == ["on villa 3", "on villa 3b"]


@pytest.mark.rule("CAR-64", "CAR-65")
def test_claimed_items_leave_the_supply() -> None:
    state = two_wheels({"VI": "purple"}, {"V": "book, green statue"})
    emptied = play(state, "turn statue wheel", "sector VI", "take purple")
    assert table(play(emptied, "claim green statue")).statues["green"] == 5
    assert table(finish(play(emptied, "claim nothing"))).statues["green"] == 6
