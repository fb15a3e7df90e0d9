"""The ten-florin purchase."""

from __future__ import annotations

import pytest

from tests.rules.carrara.positions import CITIES, COLOURS, column, finish, florins, position, table
from tests.rules.playing import kinds, legal, listen, play, refusal, told

TILES = ["cathedrale 1", "biblioteca 1", "porta 1", "palazzo 1", "castello 1", "villa 1"]
ONE_IN_EACH_CITY = {0: {city: [tile] for city, tile in zip(CITIES, TILES, strict=True)}}


@pytest.mark.rule("CAR-84", "CAR-85")
def test_ten_florins_for_one_item() -> None:
    state = position("advanced", florins={0: 25}, built={0: {"lerici": ["porta 1"]}})
    after, events = listen(state, "purchase gate", "on porta 1")
    assert florins(after, 0) == 15
    assert column(after, 0, "lerici") == ["porta 1+decoration"]
    assert table(after).decorations["gate"] == 4
    assert kinds(events) == ["purchase", "place"]
    assert told(events, "purchase").facts == {"item": "gate", "florins": 10}
    assert after.actor == 0


@pytest.mark.rule("CAR-84")
@pytest.mark.parametrize("has", [9, 10])
def test_a_purchase_needs_ten_florins(has: int) -> None:
    state = position("advanced", florins={0: has}, built={0: {"lerici": ["porta 1"]}})
    if has == 10:
        assert legal(state, "purchase") == ["purchase gate", "purchase purple statue"]
    else:
        assert legal(state, "purchase") == []
        assert "it costs 10 florins, you have 9" in refusal(state, "purchase gate")


@pytest.mark.rule("CAR-84")
def test_one_purchase_in_a_turn() -> None:
    """A-23: before or after the main action, not both; in the next turn again."""
    state = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1", "porta 2"]}})
    bought = play(state, "purchase gate", "on porta 1")
    assert legal(bought, "purchase") == []
    assert legal(play(bought, "visit 7"), "purchase") == []
    later = finish(play(finish(play(bought, "pass")), "pass"))
    assert later.actor == 0
    assert legal(later, "purchase") == ["purchase gate", "purchase purple statue"]


@pytest.mark.rule("CAR-84")
def test_the_purchase_of_one_seat_does_not_use_up_that_of_the_next() -> None:
    state = position("advanced", florins={0: 50, 1: 50}, built={0: {"lerici": ["porta 1"]}, 1: {"lerici": ["villa 1"]}})
    after = play(state, "purchase gate", "on porta 1", "pass")
    assert after.actor == 1
    assert legal(after, "purchase") == ["purchase coat of arms", "purchase purple statue"]


@pytest.mark.rule("CAR-84")
def test_gold_statues_are_not_for_sale() -> None:
    """A-23: the word does not even exist."""
    state = position("advanced", florins={0: 50}, built=ONE_IN_EACH_CITY)
    words = [str(word) for word in state.game.actions if str(word).startswith("purchase")]
    assert words == [
        *[f"purchase {item}" for item in ("cup", "book", "gate", "crown", "flag", "coat of arms")],
        *[f"purchase {colour} statue" for colour in COLOURS],
    ]
    assert legal(state, "purchase") == words


@pytest.mark.rule("CAR-85")
def test_a_bought_item_cannot_be_stored() -> None:
    state = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1", "porta 2"], "livorno": ["porta 4"]}})
    assert legal(play(state, "purchase gate")) == ["on porta 1", "on porta 2", "on porta 4"]
    assert legal(play(state, "purchase purple statue")) == ["on porta 1", "on porta 2"]


@pytest.mark.rule("CAR-85")
def test_a_purchase_needs_a_tile_where_the_item_fits() -> None:
    """A-23."""
    assert legal(position("advanced", florins={0: 50}), "purchase") == []
    decorated = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1+decoration"]}})
    assert legal(decorated, "purchase") == ["purchase purple statue"]
    statue = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1+white statue"]}})
    assert legal(statue, "purchase") == ["purchase gate"]


@pytest.mark.rule("CAR-85", "CAR-12")
def test_a_purchase_needs_the_item_in_the_supply() -> None:
    gates = [f"porta {value}+decoration" for value in (2, 4, 5, 8)]
    purples = [f"{kind} {value}+purple statue" for kind in ("villa", "castello") for value in (1, 2, 4)]
    state = position(
        "advanced",
        florins={0: 50},
        built={0: {"lerici": ["porta 1"]}, 1: {"lerici": gates + purples}},
        warehouses={1: "gate"},
    )
    assert table(state).decorations["gate"] == 0
    assert table(state).statues["purple"] == 0
    assert legal(state, "purchase") == []


@pytest.mark.rule("CAR-86")
@pytest.mark.parametrize(("colour", "city"), list(zip(COLOURS, CITIES, strict=True)))
def test_a_bought_statue_stands_in_the_city_of_its_colour(colour: str, city: str) -> None:
    """E-25: white in Livorno, yellow in Pisa, and so on."""
    state = position("advanced", florins={0: 50}, built=ONE_IN_EACH_CITY)
    bought = play(state, f"purchase {colour} statue")
    tile = TILES[CITIES.index(city)]
    assert legal(bought) == [f"on {tile}"]
    after = play(bought, f"on {tile}")
    assert column(after, 0, city) == [f"{tile}+{colour} statue"]
    assert table(after).statues[colour] == 5
    elsewhere = {0: {other: [TILES[n]] for n, other in enumerate(CITIES) if other != city}}
    assert f"purchase {colour} statue" not in legal(position("advanced", florins={0: 50}, built=elsewhere))


@pytest.mark.rule("CAR-86")
def test_a_bought_statue_needs_a_tile_without_one() -> None:
    state = position("advanced", florins={0: 50}, built={0: {"lucca": ["porta 1+white statue", "porta 2+decoration"]}})
    assert legal(play(state, "purchase red statue")) == ["on porta 2"]
