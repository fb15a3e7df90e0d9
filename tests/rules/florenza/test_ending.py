"""Phase 4, the end of a round, and the end of the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mecenate import Dealer, State, WatchedDealer
from tests.rules.florenza.positions import (
    MEDICI,
    PAZZI,
    asked,
    fiorini,
    hand,
    middle,
    own,
    pile,
    position,
    resources,
    row,
    score,
    table,
)
from tests.rules.playing import kinds, legal, listen, play, refusal, told


def last_action(seats: int = 2, **named: Any) -> State:
    """The last seat in turn order has the last common action, and nobody an extra one, unless named."""
    return position(seats, **{"turn": seats - 1, "step": "4", **named})


@pytest.mark.rule("FLO-47")
def test_the_steps_come_in_their_order() -> None:
    state = last_action(
        hands={0: "casa, fabbro", 1: "sagrato, ritratto"}, row="duomo navata, duomo altare, banco atrio"
    )
    after, events = listen(state, "send workers", "keep casa", "keep ritratto", "choose gold")
    order = [kind for kind in kinds(events) if kind in ("clear", "discard", "income", "choice", "captain", "round")]
    assert order == ["clear", "discard", "discard", "income", "income", "choice", "captain", "round"]
    assert table(after).round == 2


@pytest.mark.rule("FLO-48")
def test_example_e23_the_two_highest_monuments_stay() -> None:
    state = last_action(
        row="duomo campanile, banco atrio, battistero portali, ospedale chiostro, uffizi interni",
        hands={0: "casa, fabbro"},
    )
    after, events = listen(state, "send workers")
    assert row(after) == ["duomo campanile", "banco atrio"]
    assert told(events, "clear").facts["monuments"] == ["battistero portali", "ospedale chiostro", "uffizi interni"]
    assert table(after).monument_pile == table(state).monument_pile, "they leave the game"


@pytest.mark.rule("FLO-48")
@pytest.mark.parametrize("monuments", ["duomo campanile, banco atrio", "uffizi interni", ""])
def test_example_e24_two_or_fewer_monuments_all_stay(monuments: str) -> None:
    state = last_action(row=monuments, hands={0: "casa, fabbro"})
    assert row(play(state, "send workers")) == row(state)


@pytest.mark.rule("FLO-48", "FLO-14")
def test_ruling_29_of_equal_monuments_the_left_ones_stay() -> None:
    state = last_action(row="santa croce cappella, battistero portali, lastricato fontana", hands={0: "casa, fabbro"})
    assert row(play(state, "send workers")) == ["santa croce cappella", "battistero portali"]


@pytest.mark.rule("FLO-49")
def test_artists_leave_the_game_unseen() -> None:
    state = last_action(middle="painter giotto, sculptor donatello", hands={0: "casa, fabbro"})
    after = play(state, "send workers", dealer=Dealer.scripted([]))
    assert middle(after) == []
    assert table(after).artist_pile == table(state).artist_pile
    left = json.loads(after.to_json())
    assert (left["artists_gone"], left["front"]) == (2, [0] * 85)


@pytest.mark.rule("FLO-50")
def test_ruling_27_one_card_is_kept_and_the_rest_is_discarded() -> None:
    state = last_action(hands={0: "casa, casa, fabbro", 1: "sagrato, ritratto"})
    keeping = play(state, "send workers")
    assert asked(keeping) == ("keep", 0) and legal(keeping) == ["keep casa", "keep fabbro"]
    assert "you do not have this card" in refusal(keeping, "keep sagrato")
    after, events = listen(keeping, "keep casa")
    assert hand(after, 0) == ["casa"]
    assert own(after, 0).discarded == {"1": ["casa", "fabbro"]}
    assert asked(after) == ("keep", 1)
    assert told(events, "discard").facts == {"cards": 2} and told(events, "discard").audience is None
    assert told(events, "keep").audience == (0,), "nobody sees what is kept or discarded"


@pytest.mark.rule("FLO-50", "FLO-78")
def test_a_single_card_is_kept_without_asking_and_none_is_none() -> None:
    state = last_action(3, captain=1, turn=0, hands={0: "casa", 1: "fabbro, sagrato"})
    keeping = play(state, "send workers")
    assert asked(keeping) == ("keep", 1), "in turn order"
    after = play(keeping, "keep fabbro")
    assert asked(after)[0] == "choose"
    assert [hand(after, seat) for seat in range(3)] == [["casa"], ["fabbro"], []]


@pytest.mark.rule("FLO-50", "FLO-78")
def test_two_equal_cards_are_still_a_question() -> None:
    keeping = play(last_action(hands={0: "casa, casa"}), "send workers")
    assert asked(keeping) == ("keep", 0) and legal(keeping) == ["keep casa"]


@pytest.mark.rule("FLO-51", "FLO-52")
def test_example_e25_income_without_cards() -> None:
    state = last_action(3, resources=dict.fromkeys(range(3), ""))
    choosing, events = listen(state, "send workers")
    assert [event.facts for event in events if event.kind == "income"] == [
        {"resources": ["marble", "wood"], "fiorini": 200}
    ] * 3
    assert asked(choosing) == ("choose", 0)
    for chosen, expected in [("gold", {"marble": 1, "wood": 1, "gold": 1}), ("marble", {"marble": 2, "wood": 1})]:
        after = play(choosing, f"choose {chosen}")
        assert [resources(after, seat) for seat in range(3)] == [expected] * 3
        assert [fiorini(after, seat) for seat in range(3)] == [500, 500, 550]


@pytest.mark.rule("FLO-52")
def test_example_e35_with_two_gold_for_three_players_gold_cannot_be_chosen() -> None:
    state = last_action(3, supply="9 marble, 9 wood, 3 metal, 2 gold, 4 spice")
    choosing = play(state, "send workers")
    assert legal(choosing) == ["choose marble", "choose wood", "choose metal", "choose spice"]
    assert "the supply has not enough gold for everybody" in refusal(choosing, "choose gold")


@pytest.mark.rule("FLO-52")
def test_ruling_34_the_test_comes_after_the_base_income() -> None:
    state = last_action(3, supply="5 marble, 6 wood, 3 spice")
    assert legal(play(state, "send workers")) == ["choose wood", "choose spice"], "2 marble are left of 5"


@pytest.mark.rule("FLO-52", "FLO-78")
def test_a_single_resource_is_chosen_without_asking_and_none_is_lost() -> None:
    one = play(last_action(hands={0: "casa, fabbro"}, supply="4 marble, 3 wood, gold"), "send workers")
    after, events = listen(one, "keep casa")
    assert told(events, "choice").facts == {"resource": "marble"}
    none = play(last_action(hands={0: "casa, fabbro"}, supply="3 marble, 3 wood, gold"), "send workers")
    _, events = listen(none, "keep casa")
    assert "choice" not in kinds(events) and table(after).round == 2


@pytest.mark.rule("FLO-53")
def test_the_income_of_residences_and_workshops() -> None:
    state = last_action(
        round=2,
        step="casa",
        turn=1,
        front={1: "casa, casamento, palagio, cambiavalute, fabbro, segheria"},
        resources={1: ""},
        fiorini={1: 0},
    )
    after = play(state, "send workers", "choose spice")
    assert resources(after, 1) == {"marble": 1, "wood": 2, "metal": 1, "spice": 1}
    assert fiorini(after, 1) == 50 + 200 + 50 + 100 + 100 + 50


@pytest.mark.rule("FLO-53", "FLO-55")
def test_ruling_33_the_captains_choice_comes_before_the_income_of_cards() -> None:
    state = last_action(
        3, captain=1, turn=0, front={0: "fabbro", 2: "monte di pieta"}, supply="9 marble, 9 wood, 3 metal, gold"
    )
    before = resources(state, 0).get("metal", 0)
    after, events = listen(state, "send workers", "choose metal")
    assert resources(after, 0)["metal"] == before + 1, "nothing is left for the Fabbro"
    assert [event.seat for event in events if event.kind == "card income"] == [2]


@pytest.mark.rule("FLO-54")
def test_the_guild_of_merchants_brings_a_resource_of_choice() -> None:
    state = last_action(
        round=2, front={0: "arte dei mercatanti, fabbro"}, resources={0: ""}, supply="9 marble, 9 wood, 3 metal, 2 gold"
    )
    collecting = play(state, "send workers", "choose metal")
    assert asked(collecting) == ("collect", 0)
    assert legal(collecting) == ["take marble", "take wood", "take gold"], "the Fabbro has taken the last metal"
    assert "the supply has no metal" in refusal(collecting, "take metal")
    after, events = listen(collecting, "take gold")
    assert resources(after, 0) == {"marble": 1, "wood": 1, "metal": 2, "gold": 1}
    assert told(events, "merchants").facts == {"resource": "gold"}
    assert table(after).round == 3


@pytest.mark.rule("FLO-54", "FLO-78")
@pytest.mark.parametrize(
    ("supply", "gained"),
    [
        pytest.param("2 marble, 2 wood, gold", {"marble": 1, "wood": 1, "gold": 1}, id="the only kind, without asking"),
        pytest.param("2 marble, 2 wood", {"marble": 1, "wood": 1}, id="nothing from nothing"),
    ],
)
def test_what_the_merchants_take_of_what_is_left(supply: str, gained: dict[str, int]) -> None:
    state = last_action(
        round=2, front={0: "arte dei mercatanti"}, hands={0: "casa, fabbro"}, resources={0: ""}, supply=supply
    )
    after = play(state, "send workers", "keep casa")
    assert (table(after).round, resources(after, 0)) == (3, gained)


@pytest.mark.rule("FLO-55")
def test_example_e36_two_marble_for_four_players() -> None:
    state = last_action(4, captain=1, turn=0, resources=dict.fromkeys(range(4), ""), supply="2 marble, 9 wood, 9 gold")
    before = resources(state, 3).get("marble", 0)
    choosing = play(state, "send workers")
    assert [resources(choosing, seat).get("marble", 0) for seat in (1, 2)] == [1, 1]
    assert (resources(choosing, 0).get("marble", 0), resources(choosing, 3).get("marble", 0)) == (0, before)


@pytest.mark.rule("FLO-55")
def test_the_last_money_of_the_bank_is_paid_out_in_turn_order() -> None:
    state = last_action(2, captain=1, turn=0, bank=350, fiorini={0: 0})
    rich = fiorini(state, 1)
    after = play(state, "send workers")
    assert (fiorini(after, 1), fiorini(after, 0), table(after).bank) == (rich + 200, 50 + 100, 0)


@pytest.mark.rule("FLO-56")
def test_example_e22_without_a_taker_the_next_player_becomes_captain() -> None:
    state = last_action(4, turn=3)
    after = play(state, "send workers", "choose gold")
    assert (table(state).captain, table(after).captain) == (MEDICI, PAZZI)
    around = position(4, captain=3, turn=2, step="4")
    assert table(play(around, "send workers", "choose gold")).captain == MEDICI


@pytest.mark.rule("FLO-57")
def test_everything_is_turned_up_again() -> None:
    state = last_action(down="picconiere, picconiere, baratto, orafo, architect, sculptor")
    after = table(play(state, "send workers", "choose gold"))
    assert sum(location.up for location in after.locations) == 17
    assert all(after.anonymous.values())


def last_round(**named: Any) -> State:
    return last_action(**{"round": 5, **named})


@pytest.mark.rule("FLO-58", "FLO-66")
def test_ruling_26_round_5_ends_with_income_and_election_only() -> None:
    state = last_round(
        hands={0: "casa, fabbro", 1: "sala, navata"},
        row="duomo campanile, banco atrio, battistero portali",
        middle="painter giotto",
        down="baratto, painter",
        front={0: "arte dei mercatanti"},
    )
    choosing = play(state, "send workers")
    assert asked(choosing) == ("choose", 0), "nobody is asked to keep a card"
    assert (len(row(choosing)), len(middle(choosing))) == (3, 1)
    over = play(choosing, "choose gold", "take spice")
    assert over.over and over.prompt is None
    assert (fiorini(over, 0), resources(over, 0)["spice"]) == (500, 2)
    assert table(over).anonymous["painter"] is False
    assert table(over).captain == 1


@pytest.mark.rule("FLO-66", "FLO-58")
def test_example_e34_the_captain_elected_in_round_5_scores_a_point() -> None:
    over = play(last_round(), "send workers", "choose gold")
    assert ("captain" in score(over, 0), score(over, 1)["captain"]) == (False, 1)
    over = play(last_round(new_captain=0), "send workers", "choose gold")
    assert (score(over, 0)["captain"], "captain" in score(over, 1)) == (1, False)


@pytest.mark.rule("FLO-59", "FLO-67", "FLO-79")
def test_example_e15_what_was_reserved_in_vain() -> None:
    state = last_round(
        reserved={0: "battistero portali"},
        reserved_artists={0: "sculptor giambologna", 1: "painter caravaggio, architect giotto"},
    )
    choosing = play(state, "send workers")
    watched = WatchedDealer(Dealer.recorded([(3, 4), (0, 1), (2, 3)]))
    over, events = listen(choosing, "choose gold", dealer=watched)
    assert (score(over, 0)["reserved monuments"], score(over, 0)["reserved artists"]) == (-8, -3)
    assert score(over, 1)["reserved artists"] == -(3 + 6)
    assert [artist.prestige for artist in own(over, 0).unused_artists] == [3]
    assert [(event.seat, event.facts["points"]) for event in events if event.kind == "unused artist"] == [
        (0, 3),
        (1, 3),
        (1, 6),
    ]


@pytest.mark.rule("FLO-72")
def test_when_the_game_is_over_all_hands_are_shown() -> None:
    over, events = listen(last_round(hands={0: "casa, fabbro"}), "send workers", "choose gold")
    player = table(over).players[0]
    assert player.hand is not None and [card.word for card in player.hand] == ["casa", "fabbro"]
    assert (player.fiorini, player.resources) == (fiorini(over, 0), own(over, 0).resources)
    assert told(events, "end").reveals
    assert over.legal() == () and len(pile(over)) > 0
