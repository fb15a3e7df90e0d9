"""Building: tile and city, the price, pairs, the column, the display."""

from __future__ import annotations

import pytest

from mecenate import Dealer, State
from tests.rules.carrara.positions import (
    CITIES,
    COLOURS,
    bag,
    blocks,
    column,
    display,
    florins,
    from_pile,
    pile,
    points,
    position,
    table,
)
from tests.rules.playing import kinds, legal, listen, play, refusal, told


@pytest.mark.rule("CAR-22")
def test_every_tile_of_the_display_may_go_into_every_city() -> None:
    shown = ["cathedrale 5", "biblioteca 4", "porta 2", "palazzo 1", "castello 5", "villa 1"]
    state = position(blocks={0: "white " * 5}, wheel={}, display=shown, pile=0)
    assert legal(state, "build") == [f"build {name}" for name in shown]
    for name in shown:
        assert legal(play(state, f"build {name}")) == [f"in {city}" for city in CITIES]


@pytest.mark.rule("CAR-22")
def test_a_tile_is_offered_only_if_it_can_be_paid_somewhere() -> None:
    state = position(blocks={0: "purple " * 4}, wheel={}, display=["porta 1", "porta 2", "porta 4", "porta 5"], pile=0)
    assert legal(state, "build") == ["build porta 1", "build porta 2", "build porta 4"]
    assert "porta 5 costs 5 blocks, you have 4" in refusal(state, "build porta 5")
    assert "villa 1 is not for sale" in refusal(state, "build villa 1")


@pytest.mark.rule("CAR-22", "CAR-24")
def test_a_city_is_offered_only_if_the_tile_can_be_paid_there() -> None:
    """Four purple are four blocks in Lerici, two pairs in Massa and nothing elsewhere."""
    state = position(blocks={0: "purple " * 4}, wheel={}, display=["porta 1", "porta 2", "porta 4"], pile=0)
    assert legal(play(state, "build porta 1")) == ["in massa", "in lerici"]
    assert legal(play(state, "build porta 2")) == ["in massa", "in lerici"]
    four = play(state, "build porta 4")
    assert legal(four) == ["in lerici"]
    assert "your blocks do not pay for porta 4 in massa" in refusal(four, "in massa")


@pytest.mark.rule("CAR-22")
def test_a_seat_without_blocks_builds_nothing() -> None:
    assert legal(position(blocks={}), "build") == []


@pytest.mark.rule("CAR-3", "CAR-22")
def test_equal_tiles_are_one_choice() -> None:
    """Two porta of value 3 on the display differ in nothing, so one of them is offered, and then the other."""
    state = position(seats=4, blocks={0: "red red red"}, display=["porta 3", "porta 3b"])
    assert legal(state, "build porta") == ["build porta 3"]
    later = position(seats=4, blocks={0: "red red red"}, display=["porta 3b"], built={1: {"pisa": ["porta 3"]}})
    assert legal(later, "build porta") == ["build porta 3b"]
    assert column(play(later, "build porta 3b", "in lucca", *["pay red"] * 3), 0, "lucca") == ["porta 3b"]


@pytest.mark.rule("CAR-3")
def test_the_twin_of_an_offered_tile_is_not_refused_for_its_price() -> None:
    state = position(seats=4, blocks={0: "red red red"}, display=["porta 3", "porta 3b"])
    assert "you have 3" not in refusal(state, "build porta 3b")


@pytest.mark.rule("CAR-23")
@pytest.mark.parametrize("value", [1, 2, 4, 5])
def test_a_tile_costs_as_many_blocks_as_its_value(value: int) -> None:
    state = position(blocks={0: "red " * 6}, wheel={}, display=[f"villa {value}"])
    after, events = listen(state, f"build villa {value}", "in lucca", *["pay red"] * value)
    assert column(after, 0, "lucca") == [f"villa {value}"]
    assert blocks(after, 0).get("red", 0) == 6 - value
    assert bag(after)["red"] == 1 + value
    assert florins(after, 0) == florins(state, 0)
    assert after.actor == 1
    assert [event.facts for event in events if event.kind == "pay"] == [{"colour": "red", "blocks": 1}] * value
    assert told(events, "build").facts == {"tile": f"villa {value}", "city": "lucca"}


@pytest.mark.rule("CAR-23")
def test_accepted_colours_may_be_mixed() -> None:
    state = position(blocks={0: "white yellow red green blue purple"}, wheel={}, display=["porta 4"])
    paying = play(state, "build porta 4", "in viareggio")
    assert legal(paying) == ["pay white", "pay yellow", "pay red", "pay green"]
    assert "viareggio does not take that" in refusal(paying, "pay blue")
    after = play(paying, "pay green", "pay white", "pay red", "pay yellow")
    assert blocks(after, 0) == {"blue": 1, "purple": 1}
    assert column(after, 0, "viareggio") == ["porta 4"]


@pytest.mark.rule("CAR-23", "CAR-24", "CAR-27", "CAR-28")
def test_biblioteca_4_in_lucca_with_a_pair_of_green() -> None:
    """E-03: white, yellow, red and two green as one red; five blocks into the bag, and a new tile on the display."""
    state = position(blocks={0: "white yellow red green green"}, display=["porta 1", "biblioteca 4", "villa 1"])
    before = bag(state)
    after = play(
        state,
        *["build biblioteca 4", "in lucca", "pay white", "pay yellow", "pay red", "pay 2 green"],
        dealer=from_pile(state, "villa 5"),
    )
    assert column(after, 0, "lucca") == ["biblioteca 4"]
    assert blocks(after, 0) == {}
    assert {colour: bag(after)[colour] - before[colour] for colour in COLOURS} == {
        "white": 1,
        "yellow": 1,
        "red": 1,
        "green": 2,
        "blue": 0,
        "purple": 0,
    }
    assert display(after)[:3] == ["porta 1", "villa 5", "villa 1"]
    assert after.actor == 1


@pytest.mark.rule("CAR-24")
def test_pairs_are_not_chained() -> None:
    """E-04: two green and one red do not make a yellow."""
    state = position(blocks={0: "green green red"}, display=["porta 1"])
    assert legal(play(state, "build porta 1")) == ["in lucca", "in viareggio", "in massa", "in lerici"]
    four = position(blocks={0: "green green green green"}, display=["porta 1"])
    assert "in pisa" not in legal(play(four, "build porta 1"))


@pytest.mark.rule("CAR-24")
def test_two_red_make_a_yellow() -> None:
    """E-05."""
    state = position(blocks={0: "red red"}, display=["porta 1"])
    after = play(state, "build porta 1", "in pisa")
    assert legal(after) == ["pay 2 red"]
    built, events = listen(after, "pay 2 red")
    assert column(built, 0, "pisa") == ["porta 1"]
    assert blocks(built, 0) == {}
    assert told(events, "pay").facts == {"colour": "red", "blocks": 2}


@pytest.mark.rule("CAR-24")
def test_a_pair_is_of_one_colour() -> None:
    state = position(blocks={0: "red green"}, display=["porta 1"])
    assert "in pisa" not in legal(play(state, "build porta 1"))


@pytest.mark.rule("CAR-24")
def test_as_many_pairs_as_you_like() -> None:
    state = position(blocks={0: "purple " * 6 + "blue"}, wheel={}, display=["villa 4"])
    after = play(state, "build villa 4", "in massa", "pay 2 purple", "pay 2 purple", "pay blue", "pay 2 purple")
    assert column(after, 0, "massa") == ["villa 4"]
    assert blocks(after, 0) == {}


@pytest.mark.rule("CAR-25")
@pytest.mark.parametrize(
    ("city", "pairs"),
    [
        ("livorno", ["yellow"]),
        ("pisa", ["red"]),
        ("lucca", ["green"]),
        ("viareggio", ["blue"]),
        ("massa", ["purple"]),
        ("lerici", []),
    ],
)
def test_the_one_pair_that_a_city_is_offered(city: str, pairs: list[str]) -> None:
    """A-06; what lies behind the next screen does not help."""
    state = position(blocks={0: " ".join(COLOURS * 3), 1: "white white"}, display=["porta 2"])
    paying = play(state, "build porta 2", f"in {city}")
    assert legal(paying, "pay 2") == [f"pay 2 {colour}" for colour in pairs]
    assert len(legal(paying)) == CITIES.index(city) + 1 + len(pairs)


def payments(state: State) -> set[tuple[tuple[str, int], ...]]:
    """All hands that can be left when this payment is done; every way must come to its end."""
    if state.prompt is None or state.prompt.kind != "pay":
        return {tuple(blocks(state, 0).items())}
    assert legal(state), "stuck"
    return set().union(*(payments(play(state, text)) for text in legal(state)))


@pytest.mark.rule("CAR-26")
@pytest.mark.parametrize("exchange", ["useful", "any"])
def test_no_way_of_paying_gets_stuck(exchange: str) -> None:
    hands = ["white yellow yellow yellow", "white white red yellow yellow", "yellow yellow red red red green blue blue"]
    for hand in hands:
        state = position(blocks={0: hand}, display=["porta 2"], exchange=exchange)
        for text in legal(play(state, "build porta 2")):
            assert payments(play(state, "build porta 2", text))


@pytest.mark.rule("CAR-26")
def test_a_payment_ends_by_itself_with_the_price() -> None:
    """In Livorno a white and three yellow pay 2 in one way only, in either order."""
    state = play(position(blocks={0: "white yellow yellow yellow"}, display=["porta 2"]), "build porta 2", "in livorno")
    assert legal(state) == ["pay white", "pay 2 yellow"]
    assert legal(play(state, "pay white")) == ["pay 2 yellow"]
    assert legal(play(state, "pay 2 yellow")) == ["pay white"]
    assert payments(state) == {(("yellow", 1),)}
    assert play(state, "pay white", "pay 2 yellow").actor == 1


@pytest.mark.rule("CAR-26")
def test_what_is_left_to_pay_is_told() -> None:
    state = play(position(blocks={0: "red " * 4}, display=["porta 4"]), "build porta 4", "in lucca", "pay red")
    assert state.prompt is not None
    assert state.prompt.facts == {"tile": "porta 4", "city": "lucca", "blocks": 3}


@pytest.mark.rule("CAR-27")
def test_a_tile_goes_on_top_of_its_column() -> None:
    column_before = ["villa 2", "porta 4", "castello 1"]
    state = position(
        blocks={0: "blue"},
        display=["porta 1"],
        built={0: {"massa": column_before, "pisa": ["villa 1"]}, 1: {"massa": ["porta 5"]}},
    )
    after = play(state, "build porta 1", "in massa", "pay blue")
    assert column(after, 0, "massa") == [*column_before, "porta 1"]
    assert column(after, 0, "pisa") == ["villa 1"]
    assert column(after, 1, "massa") == ["porta 5"]


@pytest.mark.rule("CAR-27")
def test_a_city_holds_any_number_of_tiles() -> None:
    full = [f"{kind} {value}" for kind in ("porta", "villa", "palazzo") for value in (1, 2, 4, 5)]
    state = position(blocks={0: "purple"}, display=["castello 1"], built={0: {"lerici": full}})
    after = play(state, "build castello 1", "in lerici", "pay purple")
    assert column(after, 0, "lerici") == [*full, "castello 1"]


@pytest.mark.rule("CAR-28", "CAR-94")
def test_a_tile_of_the_pile_takes_the_place_at_once() -> None:
    state = position(blocks={0: "purple"}, display=["villa 4", "castello 1"])
    before = display(state)
    dealer = from_pile(state, "villa 5")
    after, events = listen(state, "build castello 1", "in lerici", "pay purple", dealer=dealer)
    assert dealer.left == 0
    assert display(after) == [before[0], "villa 5", *before[2:]]
    assert table(after).pile == table(state).pile - 1 == 14
    assert "villa 5" not in pile(after)
    assert told(events, "display").facts == {"tile": "villa 5", "left": 14}


@pytest.mark.rule("CAR-28", "CAR-94")
def test_every_tile_of_the_pile_is_as_likely() -> None:
    state = play(position(blocks={0: "purple"}, display=["castello 1"]), "build castello 1", "in lerici")
    turned = [display(play(state, "pay purple", dealer=Dealer.recorded([(n, 15)])))[0] for n in range(15)]
    assert turned == pile(state)


@pytest.mark.rule("CAR-28")
def test_with_an_empty_pile_the_place_stays_empty() -> None:
    state = position(blocks={0: "purple"}, display=["villa 4", "castello 1", "villa 5"], pile=0)
    after, events = listen(state, "build castello 1", "in lerici", "pay purple", dealer=Dealer.recorded([]))
    assert display(after) == ["villa 4", None, "villa 5", *[None] * 6]
    assert "display" not in kinds(events)
    assert points(after, 0) == 0
