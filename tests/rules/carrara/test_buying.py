"""Buying blocks: prices, turning, refilling, one sector, nothing to buy."""

from __future__ import annotations

import pytest

from mecenate import Dealer
from tests.oracle.carrara_pieces import PRICES
from tests.rules.carrara.positions import (
    COLOURS,
    ELEVEN,
    POSITIONS,
    bag,
    blocks,
    florins,
    from_bag,
    on_wheel,
    position,
    table,
)
from tests.rules.playing import kinds, legal, listen, play, refusal, told


@pytest.mark.rule("CAR-15", "CAR-20")
@pytest.mark.parametrize("where", POSITIONS)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_price_of_a_block(colour: str, where: str) -> None:
    price = PRICES[colour][POSITIONS.index(where)]
    state = position(florins={0: price}, blocks={}, wheel={where: f"{colour} purple"})
    after = play(state, "leave wheel", f"sector {where}", f"take {colour}")
    assert florins(after, 0) == 0
    assert blocks(after, 0) == {colour: 1}
    if price > 0:
        short = position(florins={0: price - 1}, blocks={}, wheel={where: colour})
        assert legal(short, "leave wheel") == []


@pytest.mark.rule("CAR-15", "CAR-16")
def test_blocks_travel_and_prices_stay() -> None:
    """The white block of position I costs 6 there and 5 once its sector lies at II."""
    state = position(florins={0: 10}, wheel=ELEVEN)
    assert florins(play(state, "leave wheel", "sector I", "take white"), 0) == 4
    assert florins(play(state, "turn wheel", "sector II", "take white"), 0) == 5
    assert [table(state).wheel[n].prices["white"] for n in range(6)] == [6, 5, 4, 3, 2, 1]
    assert [table(play(state, "turn wheel")).wheel[n].prices["white"] for n in range(6)] == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("CAR-16", "CAR-17")
def test_turning_moves_every_sector_one_position() -> None:
    """A-04: the wheel holds 11 already, so none is added; what lay at VI is back at I."""
    state = position(wheel=ELEVEN)
    after, events = listen(state, "turn wheel", dealer=Dealer.recorded([]))
    assert on_wheel(after) == {
        "I": {"white": 1, "purple": 1},
        "II": {"white": 2},
        "III": {"yellow": 2},
        "IV": {"red": 2},
        "V": {"green": 1},
        "VI": {"blue": 2},
    }
    assert bag(after) == bag(state)
    assert kinds(events) == ["turn"]


@pytest.mark.rule("CAR-16", "CAR-15")
def test_blocks_that_come_back_to_position_one_are_dear_again() -> None:
    state = position(florins={0: 1}, wheel=ELEVEN)
    assert florins(play(state, "leave wheel", "sector VI", "take purple"), 0) == 1
    assert florins(play(state, "turn wheel", "sector I", "take purple"), 0) == 0


@pytest.mark.rule("CAR-16", "CAR-15")
def test_six_turns_bring_a_sector_round() -> None:
    """Seven white blocks at I and an empty bag: after five turns they lie at VI, after six at I again."""
    state = position(florins={0: 50, 1: 50}, wheel={"I": "white " * 7}, bag="")
    for turn, where in enumerate(["II", "III", "IV", "V", "VI", "I"]):
        seat = turn % 2
        after = play(state, "turn wheel", f"sector {where}", "take white")
        assert florins(state, seat) - florins(after, seat) == PRICES["white"][POSITIONS.index(where)]
        state = play(after, "done")
    assert on_wheel(state) == {"I": {"white": 1}}


@pytest.mark.rule("CAR-16")
def test_leaving_the_wheel_changes_nothing() -> None:
    state = position(wheel={"I": "white", "III": "green blue"})
    after, events = listen(state, "leave wheel", dealer=Dealer.recorded([]))
    assert on_wheel(after) == on_wheel(state)
    assert bag(after) == bag(state)
    assert kinds(events) == ["leave"]


@pytest.mark.rule("CAR-17", "CAR-94")
def test_nine_blocks_on_the_wheel_then_two_are_drawn() -> None:
    """E-01: both go into the sector at I, and the wheel holds 11."""
    state = position(
        florins={0: 12}, wheel={"I": "white yellow red", "II": "green blue", "IV": "purple purple", "V": "red red"}
    )
    dealer = from_bag(state, "blue white")
    after, events = listen(state, "turn wheel", dealer=dealer)
    assert dealer.left == 0
    assert on_wheel(after) == {
        "I": {"white": 1, "blue": 1},
        "II": {"white": 1, "yellow": 1, "red": 1},
        "III": {"green": 1, "blue": 1},
        "V": {"purple": 2},
        "VI": {"red": 2},
    }
    assert sum(sum(sector.values()) for sector in on_wheel(after).values()) == 11
    assert bag(after)["blue"] == bag(state)["blue"] - 1
    assert bag(after)["white"] == bag(state)["white"] - 1
    assert told(events, "fill").facts == {"blocks": ["blue", "white"]}


@pytest.mark.rule("CAR-20", "CAR-15")
def test_one_green_and_one_blue_from_position_three_cost_one_florin() -> None:
    """E-02, after E-01."""
    state = position(
        florins={0: 12},
        blocks={},
        wheel={"I": "white yellow red", "II": "green blue red", "IV": "purple purple", "V": "red"},
    )
    after, events = listen(state, "turn wheel", "sector III", "take green", "take blue", "done")
    assert florins(after, 0) == 11
    assert blocks(after, 0) == {"green": 1, "blue": 1}
    assert on_wheel(after)["III"] == {"red": 1}
    assert [event.facts for event in events if event.kind == "take"] == [
        {"colour": "green", "florins": 1, "position": "III"},
        {"colour": "blue", "florins": 0, "position": "III"},
    ]
    assert after.actor == 1


@pytest.mark.rule("CAR-17", "CAR-94")
def test_every_block_in_the_bag_is_as_likely() -> None:
    """Each of the cases of one draw is one block of the bag."""
    state = position(wheel={**ELEVEN, "V": "blue"})
    counts = dict.fromkeys(COLOURS, 0)
    for pick in range(sum(bag(state).values())):
        _, events = listen(state, "turn wheel", dealer=Dealer.recorded([(pick, sum(bag(state).values()))]))
        drawn = told(events, "fill").facts["blocks"]
        assert isinstance(drawn, list)
        counts[drawn[0]] += 1
    assert counts == bag(state)


@pytest.mark.rule("CAR-18", "CAR-12")
def test_a_bag_with_too_few_blocks_gives_all_it_has() -> None:
    """A-03."""
    state = position(florins={0: 9}, wheel={"II": "green"}, bag="white purple")
    after = play(state, "turn wheel", dealer=from_bag(state, "purple white"))
    assert on_wheel(after) == {"I": {"white": 1, "purple": 1}, "III": {"green": 1}}
    assert sum(bag(after).values()) == 0


@pytest.mark.rule("CAR-18")
def test_the_wheel_turns_even_with_an_empty_bag() -> None:
    """A-03."""
    state = position(florins={0: 9}, wheel={"II": "green"}, bag="")
    after = play(state, "turn wheel", dealer=Dealer.recorded([]))
    assert on_wheel(after) == {"III": {"green": 1}}
    assert legal(after) == ["sector III"]


@pytest.mark.rule("CAR-18", "CAR-19")
@pytest.mark.parametrize(
    ("version", "turning"),
    [("normal", ("turn wheel", "leave wheel")), ("advanced", ("turn both wheels", "turn statue wheel"))],
)
def test_an_empty_wheel_must_turn(version: str, turning: tuple[str, str]) -> None:
    """A-03: with blocks in the bag, buying is possible only by turning."""
    state = position(version, florins={0: 99}, wheel={}, bag="blue")
    assert [word for word in turning if word in legal(state)] == [turning[0]]


@pytest.mark.rule("CAR-18")
@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_nothing_on_the_wheel_and_in_the_bag_is_no_purchase(version: str) -> None:
    """A-03."""
    state = position(version, florins={0: 99}, wheel={}, bag="")
    assert legal(state, "turn") == []
    assert legal(state, "leave") == []
    assert legal(state, "pass") == ["pass"]


@pytest.mark.rule("CAR-19")
def test_a_free_block_can_always_be_afforded() -> None:
    """A-01."""
    state = position(florins={0: 0}, wheel={"I": "white", "II": "purple"})
    assert legal(play(state, "leave wheel")) == ["sector II"]


@pytest.mark.rule("CAR-19")
def test_leaving_the_wheel_needs_something_to_afford() -> None:
    """A-02: who can afford nothing as the wheel lies may turn it or pass."""
    state = position(florins={0: 0}, wheel={"I": "purple", "VI": "white"})
    assert legal(state) == ["turn wheel", *legal(state, "build"), "pass"]
    assert "you can pay for no block as the wheel stands" in refusal(state, "leave wheel")
    richer = position(florins={0: 1}, wheel={"I": "purple", "VI": "white"})
    assert legal(richer, "leave wheel") == ["leave wheel"]


@pytest.mark.rule("CAR-20")
def test_a_sector_needs_a_block_that_can_be_afforded() -> None:
    state = position(
        florins={0: 2}, wheel={"I": "white blue", "II": "white", "III": "red", "V": "white", "VI": "purple"}
    )
    assert legal(play(state, "leave wheel")) == ["sector I", "sector III", "sector V", "sector VI"]


@pytest.mark.rule("CAR-20")
def test_blocks_come_from_one_sector_only() -> None:
    state = position(florins={0: 20}, wheel={"I": "white", "III": "green blue", "VI": "red"})
    after = play(state, "leave wheel", "sector III")
    assert legal(after) == ["take green", "take blue"]
    assert "there is no red block in sector III" in refusal(after, "take red")
    assert legal(play(after, "take green")) == ["take blue", "done"]


@pytest.mark.rule("CAR-20")
def test_at_least_one_block_must_be_taken() -> None:
    """A-01: even if all that can be afforded is free."""
    state = position(florins={0: 0}, wheel={"I": "white", "VI": "purple red"})
    turned = play(state, "turn wheel", dealer=from_bag(state, "white white white white white yellow yellow yellow"))
    assert turned.actor == 1, "purple and red are at I again and cost"
    after = play(state, "leave wheel", "sector VI")
    assert legal(after) == ["take red", "take purple"]
    assert "you must take at least one block" in refusal(after, "done")
    assert legal(play(after, "take red")) == ["take purple", "done"]


@pytest.mark.rule("CAR-20", "CAR-21")
def test_after_turning_a_free_block_must_be_taken() -> None:
    """A-01: no 2 florins for whoever can have something for nothing."""
    state = position(florins={0: 0}, wheel={"I": "white white", "V": "red"})
    after = play(state, "turn wheel", dealer=from_bag(state, "yellow " * 6 + "white white"))
    assert after.actor == 0
    assert legal(after) == ["sector VI"]
    assert legal(play(after, "sector VI")) == ["take red"]


@pytest.mark.rule("CAR-20")
def test_florins_shrink_while_blocks_are_taken() -> None:
    state = position(florins={0: 7}, blocks={}, wheel={"I": "white yellow yellow blue green"})
    one = play(state, "leave wheel", "sector I", "take yellow")
    assert florins(one, 0) == 2
    assert legal(one) == ["take blue", "done"]
    assert "a white block costs 6 here, you have 2" in refusal(one, "take white")
    two = play(one, "take blue")
    assert florins(two, 0) == 0
    assert legal(two) == ["done"]
    assert blocks(play(two, "done"), 0) == {"yellow": 1, "blue": 1}


@pytest.mark.rule("CAR-20")
def test_a_whole_sector_may_be_bought() -> None:
    state = position(florins={0: 20}, blocks={}, wheel={"III": "white red red", "VI": "blue"})
    after = play(state, "leave wheel", "sector III", "take red", "take white", "take red")
    assert florins(after, 0) == 20 - 2 - 4 - 2
    assert blocks(after, 0) == {"white": 1, "red": 2}
    assert on_wheel(after) == {"VI": {"blue": 1}}
    assert after.actor == 1


@pytest.mark.rule("CAR-21")
def test_nothing_to_buy_after_turning_gives_2_florins() -> None:
    """A-05: by itself; the turn is over, and everybody sees that nothing could be afforded."""
    state = position(florins={0: 0}, wheel={"I": "white white", "V": "white"})
    after, events = listen(state, "turn wheel", dealer=from_bag(state, "yellow " * 6 + "purple red"))
    assert florins(after, 0) == 2
    assert after.actor == 1
    assert kinds(events) == ["turn", "fill", "rescue"]
    rescue = told(events, "rescue")
    assert rescue.facts == {"florins": 2}
    assert rescue.reveals
    assert rescue.known_to(1)
    assert sum(sum(sector.values()) for sector in on_wheel(after).values()) == 11


@pytest.mark.rule("CAR-21", "CAR-74")
def test_after_the_2_florins_no_extra_follows() -> None:
    """In the advanced version too the turn is over, although a stored gate could be placed."""
    state = position(
        "advanced",
        florins={0: 0},
        wheel={"I": "white white", "V": "white"},
        built={0: {"massa": ["porta 1"]}},
        warehouses={0: "gate"},
    )
    after = play(state, "turn both wheels", dealer=from_bag(state, "yellow " * 6 + "purple red"))
    assert florins(after, 0) == 2
    assert after.actor == 1
