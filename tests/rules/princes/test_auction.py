"""The auction phase: opening, bidding, passing, declining, the last free player, and money."""

from __future__ import annotations

import pytest

from mecenate import State
from tests.oracle.princes_pieces import PRESTIGE
from tests.rules.playing import legal, listen, play, refusal
from tests.rules.princes.positions import begun, glory, kind, money, own, position, start, table_of, told

NEXT_DOOR = ("place park r0 at d1", "place park r0 at g1")


def opened(text: str = "open jester", **given: object) -> State:
    """An auction that seat 0 has opened in the first round."""
    return play(position(phase="auction", **given), text)  # type: ignore[arg-type]


@pytest.mark.rule("PRI-15", "PRI-16", "PRI-19", "PRI-24")
def test_e01_anne_buys_a_park_for_200() -> None:
    state = play(begun(4), "open park", "pass", "pass", "pass")
    assert kind(state) == "place" and money(state, 0) == 3300
    state = play(state, "place park r0 at d1")
    assert own(state, 0).status == "bought"
    assert [lot.buyer for lot in table_of(state).lots if lot.name == "park"] == [0]
    assert state.actor == 1 and kind(state) == "open"
    assert "open park" not in legal(state)


@pytest.mark.rule("PRI-18", "PRI-19", "PRI-20")
def test_e02_david_wins_the_jester_for_700_and_bruno_opens_again() -> None:
    state = play(begun(4), "open park", "pass", "pass", "pass", "place park r0 at d1")
    state = play(state, "open jester")
    for seat in (2, 3, 1, 2, 3):
        assert state.actor == seat
        state = play(state, "bid")
    assert table_of(state).auction is not None and table_of(state).auction.bid == 700  # type: ignore[union-attr]
    state = play(state, "pass", "pass")
    assert money(state, 3) == 2800 and own(state, 3).jesters == 1
    assert state.actor == 1 and kind(state) == "open"


@pytest.mark.rule("PRI-18", "PRI-22")
def test_e03_and_e04_bruno_takes_a_forest_and_christian_buys_last() -> None:
    state = play(begun(4), "open park", "pass", "pass", "pass", "place park r0 at d1")
    state = play(state, "open jester", "bid", "bid", "bid", "bid", "bid", "pass", "pass")
    state = play(state, "open forest", "bid", "bid", "bid", "bid", "pass", "place forest r0 at d1")
    assert money(state, 1) == 2900
    assert state.actor == 2 and kind(state) == "last"
    assert legal(state) == ["take lake", "take builder", "take prestige", "take recruiting", "decline"]
    state = play(state, "take prestige")
    assert money(state, 2) == 3300 and kind(state) == "keep"


@pytest.mark.rule("PRI-16", "PRI-21")
def test_ruling_02_an_opener_without_200_can_only_decline() -> None:
    state = position(phase="auction", money={0: 100})
    assert legal(state) == ["decline"]
    assert "costs 200, you can pay 100" in refusal(state, "open jester")
    after = play(state, "decline")
    assert own(after, 0).status == "out" and after.actor == 1


@pytest.mark.rule("PRI-16")
def test_an_auction_opens_at_exactly_200() -> None:
    state, events = listen(position(phase="auction"), "open jester")
    assert told(events, "open") == [{"seat": 0, "lot": "jester", "florins": 200}]
    assert state.prompt is not None and state.prompt.facts["next"] == 300


@pytest.mark.rule("PRI-14", "PRI-18")
def test_ruling_01_a_bid_may_count_on_prestige() -> None:
    state = opened(money={1: 100}, prestige={1: 2})
    assert legal(state) == ["bid", "pass", "sell prestige"]
    state = play(state, "bid", "bid", "pass", "pass")
    assert legal(state, "bid") == []
    poor = opened(money={1: 100}, prestige={1: 1})
    assert "the next bid is 300, you can pay 200" in refusal(poor, "bid")


@pytest.mark.rule("PRI-18")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    state = opened(money={1: 0})
    assert state.actor == 1 and legal(state) == ["pass"]


@pytest.mark.rule("PRI-12", "PRI-13")
def test_e15_and_ruling_04_one_point_is_sold_for_100_and_never_below_zero() -> None:
    state = opened(prestige={1: 1})
    after = play(state, "sell prestige")
    assert (money(after, 1), glory(after, 1)) == (3600, 0)
    assert after.actor == 1 and legal(after) == ["bid", "pass"]


@pytest.mark.rule("PRI-13")
def test_ruling_03_winning_sells_just_enough() -> None:
    state = opened(money={1: 150 // 100 * 100}, prestige={1: 5})
    after, events = listen(state, "bid", "pass", "pass", "pass")
    assert told(events, "sell") == [{"seat": 1, "prestige": 2, "florins": 200}]
    assert (money(after, 1), glory(after, 1)) == (0, 3)


@pytest.mark.rule("PRI-13")
def test_ruling_03_selling_is_offered_when_opening_bidding_buying_last_and_in_the_turn() -> None:
    one = dict.fromkeys(range(4), 1)
    assert "sell prestige" in legal(position(phase="auction", prestige=one))
    assert "sell prestige" in legal(opened(prestige=one))
    assert "sell prestige" in legal(position(phase="auction", prestige=one, declined=(1, 2, 3)))
    assert "sell prestige" in legal(position(prestige=one))
    assert "sell prestige" not in legal(position())


@pytest.mark.rule("PRI-17")
def test_ruling_08_nobody_has_a_fourth_builder() -> None:
    state = position(phase="auction", builders={0: 3})
    assert "open builder" not in legal(state)
    assert "three builders" in refusal(state, "open builder")
    other = play(position(phase="auction", builders={1: 3}), "open builder")
    assert other.actor == 2


@pytest.mark.rule("PRI-17")
def test_ruling_09_a_landscape_without_room_cannot_be_had() -> None:
    full = ["university r0 at a5", "workshop f2 at a3", "forest r2 at g5", "forest r1 at d4", "opera r3 at e3"]
    full += ["lake f1 at d1", "tower r1 at g1", "chapel r3 at e2"]
    state = position(phase="auction", estate={0: full, 2: full}, builders={0: 2, 2: 2})
    assert legal(state, "open") == [
        "open jester",
        "open builder",
        "open prestige",
        "open recruiting",
    ]
    assert "does not fit" in refusal(state, "open forest")
    asked = play(state, "decline", "open forest")
    assert asked.actor == 3, "seat 2 has no room for a forest"


@pytest.mark.rule("PRI-15")
def test_a_lot_is_sold_once_a_round_and_only_while_it_lasts() -> None:
    state = position(phase="auction", bought={"jester": 1}, left={"recruiting": 0})
    assert legal(state, "open") == ["open forest", "open lake", "open park", "open builder", "open prestige"]
    assert "no jester is for sale" in refusal(state, "open jester")


@pytest.mark.rule("PRI-18")
def test_ruling_11_passing_is_for_the_current_lot_only() -> None:
    state = play(opened(), "pass", "bid", "pass", "pass")
    assert own(state, 2).jesters == 1 and state.actor == 0
    state = play(state, "open builder")
    assert state.actor == 1


@pytest.mark.rule("PRI-18")
def test_the_opener_may_raise_again_when_overbid() -> None:
    state = play(opened(), "bid", "pass", "pass")
    assert state.actor == 0 and legal(state) == ["bid", "pass"]


@pytest.mark.rule("PRI-20")
def test_ruling_06_who_opens_next() -> None:
    won_by_opener = play(opened(), "pass", "pass", "pass")
    assert won_by_opener.actor == 1
    won_by_other = play(opened(), "pass", "bid", "pass", "pass")
    assert won_by_other.actor == 0
    declined = play(position(phase="auction"), "decline")
    assert declined.actor == 1
    past_the_buyer = play(position(phase="auction", bought={"jester": 1}), "decline")
    assert past_the_buyer.actor == 2


@pytest.mark.rule("PRI-21")
def test_who_declines_takes_no_part_in_later_auctions() -> None:
    state = play(position(phase="auction"), "decline", "open jester")
    assert state.actor == 2
    state = play(state, "pass")
    assert state.actor == 3
    assert play(state, "pass").actor == 2


@pytest.mark.rule("PRI-21")
def test_ruling_10_where_nothing_is_left_to_have_declining_happens_by_itself() -> None:
    full = ["university r0 at a5", "workshop f2 at a3", "forest r2 at g5", "forest r1 at d4", "opera r3 at e3"]
    full += ["lake f1 at d1", "tower r1 at g1", "chapel r3 at e2"]
    state = position(
        phase="auction",
        estate={0: full},
        builders={0: 3},
        bought={"jester": 1},
        left={"recruiting": 0},
        hand={3: ", ".join(f"prestige {name}" for name in PRESTIGE)},
    )
    assert own(state, 0).status == "out" and state.actor == 2


@pytest.mark.rule("PRI-22")
@pytest.mark.parametrize("others", [{"bought": {"jester": 1, "builder": 2, "lake": 3}}, {"declined": (1, 2, 3)}])
def test_ruling_07_the_last_free_player_buys_for_200_or_not_at_all(others: dict[str, object]) -> None:
    state = position(phase="auction", **others)  # type: ignore[arg-type]
    assert kind(state) == "last" and "decline" in legal(state)
    after = play(state, "take recruiting")
    assert money(after, 0) == 3300 and own(after, 0).recruiting_cards == 1
    assert kind(after) == "turn"


@pytest.mark.rule("PRI-10", "PRI-23")
def test_after_the_auctions_come_the_actions_and_then_all_lots_are_open_again() -> None:
    state = play(begun(3), "decline", "decline", "take jester")
    assert table_of(state).phase == "actions" and state.actor == 0
    state = play(state, "end turn", "end turn", "end turn")
    assert table_of(state).round == 2 and table_of(state).first == 1
    assert state.actor == 1 and "open jester" in legal(state)
    assert [player.status for player in table_of(state).players] == ["free"] * 3


@pytest.mark.rule("PRI-19")
def test_ruling_12_a_landscape_is_placed_and_scored_before_the_next_auction() -> None:
    state = play(position(phase="auction", estate={0: ["park r0 at d1"]}), "open park", "pass", "pass", "pass")
    assert kind(state) == "place" and glory(state, 0) == 0
    state = play(state, "place park r0 at f1")
    assert glory(state, 0) == 3 and kind(state) == "open"


@pytest.mark.rule("PRI-18")
def test_nobody_is_asked_twice_about_one_bid() -> None:
    state = opened()
    state = play(state, "bid", "pass", "pass", "pass")
    assert own(state, 1).jesters == 1 and money(state, 1) == 3200
    assert money(state, 0) == 3500


def test_a_fresh_deal_asks_for_the_cards_first() -> None:
    assert kind(start()) == "return"
