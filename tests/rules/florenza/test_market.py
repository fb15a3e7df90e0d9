"""Actions F, G and H: workers, the market, inspiration; and what scarcity forbids."""

from __future__ import annotations

import pytest

from tests.rules.florenza.positions import (
    RESOURCES,
    asked,
    fiorini,
    from_pile,
    hand,
    own,
    pile,
    position,
    resources,
    table,
)
from tests.rules.playing import legal, listen, play, refusal, told


@pytest.mark.rule("FLO-43")
def test_example_e18_workers_bring_50() -> None:
    state = position(2)
    after, events = listen(state, "send workers")
    assert (fiorini(after, 0), table(after).bank) == (350, table(state).bank - 50)
    assert told(events, "workers").facts == {"fiorini": 50}
    assert "the bank has not enough money" in refusal(position(2, bank=0), "send workers")


@pytest.mark.rule("FLO-44")
@pytest.mark.parametrize("resource", RESOURCES)
def test_example_e19_sell_or_buy_for_100(resource: str) -> None:
    state = position(2, resources={0: resource}, fiorini={0: 100})
    sold = play(state, f"sell {resource}")
    assert (resources(sold, 0), fiorini(sold, 0)) == ({}, 200)
    bought = play(state, f"buy {resource}")
    assert (resources(bought, 0), fiorini(bought, 0)) == ({resource: 2}, 0)
    for after, change in ((sold, 1), (bought, -1)):
        assert table(after).supply[resource] == table(state).supply[resource] + change
        assert asked(after) == ("action", 1), "one of the three in each action"


@pytest.mark.rule("FLO-44", "FLO-71")
def test_what_can_be_sold_and_bought() -> None:
    state = position(2, resources={0: "gold"}, fiorini={0: 100}, supply="2 wood")
    assert legal(state, "sell") == ["sell gold"]
    assert legal(state, "buy") == ["buy wood"]
    assert "you have no wood" in refusal(state, "sell wood")
    assert "the supply has no gold" in refusal(state, "buy gold")
    assert "it costs 100 fiorini, you have 50" in refusal(position(2, fiorini={0: 50}), "buy gold")
    assert "the bank has not enough money" in refusal(position(2, bank=50), "sell gold")


@pytest.mark.rule("FLO-44")
def test_example_e19_the_market_is_open_as_often_as_there_are_actions() -> None:
    state = position(2, resources={0: "3 gold"})
    after = play(state, "sell gold", "send workers", "sell gold", "send workers", "sell gold")
    assert fiorini(after, 0) == 600


@pytest.mark.rule("FLO-45")
def test_example_e19_two_resources_for_one() -> None:
    state = position(2, resources={0: "2 wood, metal"})
    after = play(state, "swap", "give wood", "give wood", "take gold")
    assert resources(after, 0) == {"metal": 1, "gold": 1}
    after = play(state, "swap", "give wood", "give metal", "take spice")
    assert resources(after, 0) == {"wood": 1, "spice": 1}
    assert "you need two resources" in refusal(position(2, resources={0: "wood"}), "swap")


@pytest.mark.rule("FLO-45")
def test_ruling_20_a_kind_just_given_may_be_taken() -> None:
    state = position(2, resources={0: "2 wood, metal"}, supply="gold")
    taking = play(state, "swap", "give wood", "give metal")
    assert legal(taking) == ["take wood", "take metal", "take gold"]
    assert resources(play(taking, "take wood"), 0) == {"wood": 2}


@pytest.mark.rule("FLO-45", "FLO-78")
def test_the_only_kind_in_the_supply_is_taken_without_asking() -> None:
    state = position(2, resources={0: "2 wood"}, supply="")
    after = play(state, "swap", "give wood", "give wood")
    assert resources(after, 0) == {"wood": 1} and asked(after) == ("action", 1)


@pytest.mark.rule("FLO-46")
def test_inspiration_draws_one_card() -> None:
    state = position(2, hands={0: "casa"})
    after, events = listen(state, "seek inspiration", dealer=from_pile(state, "fabbro"))
    assert hand(after, 0) == ["casa", "fabbro"]
    assert len(pile(after)) == len(pile(state)) - 1
    assert told(events, "drawn").audience == (0,)
    assert told(events, "draw").facts == {"cards": 1, "left": len(pile(after))}


@pytest.mark.rule("FLO-46")
def test_example_e20_no_inspiration_from_an_empty_pile() -> None:
    assert "the pile is empty" in refusal(position(2, pile=""), "seek inspiration")


@pytest.mark.rule("FLO-70")
def test_resources_and_money_never_come_from_nothing() -> None:
    state = position(2, supply="wood", bank=100)
    assert table(play(state, "buy wood")).supply["wood"] == 0
    assert table(play(state, "send workers", "send workers")).bank == 0
    assert own(play(state, "send workers"), 0).fiorini == 350
