"""Muse & Princess: phase A2, the six characters, their powers and their time."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate import State
from tests.rules.playing import legal, listen, play, refusal
from tests.rules.princes.positions import begun, glory, kind, money, own, position, start, table_of, told


def muse(seats: int = 4, **given: Any) -> State:
    """A position with this expansion."""
    return position(seats, expansions="muse", **given)


def bidding(seats: int = 4, **given: Any) -> State:
    """Phase A2 is about to begin with seat 0."""
    return muse(seats, phase="characters", **given)


def holder(state: State, character: str) -> int | None:
    return next(one.owner for one in table_of(state).characters if one.name == character)


@pytest.mark.rule("PRI-61")
def test_characters_come_between_auctions_and_actions() -> None:
    state = begun(3, expansions="muse")
    state = play(state, "decline", "decline", "decline")
    assert table_of(state).phase == "characters" and kind(state) == "character" and state.actor == 0
    state = play(state, "pass", "pass", "pass")
    assert table_of(state).phase == "actions" and state.actor == 0
    assert table_of(begun(3)).characters == []


@pytest.mark.rule("PRI-62")
def test_no_prestige_is_sold() -> None:
    state = muse(prestige={0: 20}, money={0: 200})
    assert legal(state) == ["end turn"]
    auction = play(muse(phase="auction", prestige={1: 20}, money={1: 200}), "open jester")
    assert legal(auction) == ["pass"]
    assert "you have 200" in refusal(auction, "bid")


@pytest.mark.rule("PRI-63")
def test_the_bid_spaces() -> None:
    state = bidding()
    for character in ("muse", "cardinal", "princess", "merchant", "professor"):
        assert legal(state, character) == [f"{character} {space}" for space in range(3, 16)]
    assert legal(state, "banker") == [f"banker {space}" for space in range(6)]
    assert legal(state)[-1] == "pass"


@pytest.mark.rule("PRI-64", "PRI-65")
def test_e57_the_example_of_phase_a2() -> None:
    state = play(bidding(), "cardinal 3", "merchant 4", "cardinal 6", "princess 3")
    assert state.actor == 0, "the pawn of seat 0 went back"
    state, events = listen(state, "banker 0")
    assert holder(state, "merchant") == 1 and money(state, 1) == 3100
    state, more = listen(state, "keep card")
    assert [holder(state, name) for name in ("cardinal", "princess", "banker")] == [2, 3, 0]
    assert [money(state, seat) for seat in range(4)] == [4100, 3100, 2900, 3200]
    assert told(events, "character") == [{"seat": 1, "character": "merchant", "florins": 400}]
    assert told(more, "banker") == [{"seat": 0, "florins": 600}]
    assert kind(state) == "turn"


@pytest.mark.rule("PRI-64")
def test_ruling_32_a_bid_must_be_covered_but_for_the_banker() -> None:
    state = bidding(money={0: 400}, prestige={0: 9})
    assert legal(state, "muse") == ["muse 3", "muse 4"]
    assert "you have 400" in refusal(state, "muse 5")
    assert legal(bidding(money={0: 0})) == [*(f"banker {space}" for space in range(6)), "pass"]


@pytest.mark.rule("PRI-64")
def test_ruling_33_raises_may_skip_and_the_highest_space_cannot_be_beaten() -> None:
    state = play(bidding(), "muse 9")
    assert legal(state, "muse") == [f"muse {space}" for space in range(10, 16)]
    state = play(state, "muse 15")
    assert legal(state, "muse") == []
    assert legal(play(bidding(), "banker 5"), "banker") == []


@pytest.mark.rule("PRI-65")
def test_e56_and_ruling_34_a_pawn_on_a_card_takes_it() -> None:
    state = play(bidding(), "muse 8", "pass", "pass")
    assert holder(state, "muse") is None and money(state, 0) == 3500
    state = play(state, "pass")
    assert holder(state, "muse") == 0 and money(state, 0) == 2700
    assert own(state, 0).characters == ["muse"]


@pytest.mark.rule("PRI-65")
def test_a_taken_card_is_out_of_reach() -> None:
    state = play(bidding(), "cardinal 3", "cardinal 6", "pass", "pass")
    assert state.actor == 0, "his pawn went back, so he bids again"
    state = play(state, "muse 3")
    assert holder(state, "cardinal") == 1 and holder(state, "muse") == 0
    late = play(bidding(3), "muse 3", "cardinal 3", "cardinal 4")
    assert holder(late, "muse") == 0 and late.actor == 1
    assert legal(late, "muse") == [] and legal(late, "cardinal")[0] == "cardinal 5"


@pytest.mark.rule("PRI-66")
def test_passing_is_for_good() -> None:
    state = play(bidding(3), "pass", "muse 3", "muse 5")
    assert state.actor == 1, "seat 0 is out"
    state = play(state, "pass")
    assert kind(state) == "turn" and holder(state, "muse") == 2


@pytest.mark.rule("PRI-67")
def test_cards_go_back_when_the_next_a2_begins() -> None:
    state = muse(3, turn=2, first=0, characters={"muse": 0, "cardinal": 1})
    state = play(state, "end turn")
    assert holder(state, "muse") == 0
    state = play(state, "decline", "decline", "decline")
    assert kind(state) == "character"
    assert all(character.owner is None for character in table_of(state).characters)


@pytest.mark.rule("PRI-68")
def test_e51_in_round_five_the_muse_adds_5_to_each_work() -> None:
    given: dict[str, Any] = {"round": 5, "hand": {0: "poet, lawyer"}, "jesters": {0: 4}}
    state = muse(characters={"muse": 0}, **given)
    values = [reckoning.value for reckoning in own(state, 0).reckonings or []]
    assert values == [2 + 8 + 5, 2 + 8 + 5]
    state = play(state, "work poet", "convert 7", "work lawyer", "convert 7")
    assert own(state, 0).best_work == 15
    assert legal(muse(characters={"muse": 1}, **given), "work") == []


@pytest.mark.rule("PRI-69")
def test_e52_the_cardinal_gives_a_third_action() -> None:
    state = muse(3, turn=2, first=1, characters={"cardinal": 0}, hand={0: "poet, lawyer, painter"}, jesters={0: 4})
    state = play(state, "end turn")
    assert state.actor == 0
    mixed = play(state, "build tower", "place tower r0 at e5", "introduce travel")
    assert "one freedom a turn" in refusal(mixed, "introduce religion")
    assert "work poet" in legal(mixed)
    earlier = play(state, "introduce travel", "build tower", "place tower r0 at e5")
    assert "one freedom a turn" in refusal(earlier, "introduce religion"), "an action between does not help"
    works = play(state, "work poet", "convert 0", "work lawyer", "convert 0", "work painter", "convert 0")
    assert len(own(works, 0).works) == 3 and table_of(works).round == 2
    one = play(state, "draw profession")
    while kind(one) in ("keep", "under"):
        one = play(one, legal(one)[0])
    assert "one profession card a turn" in refusal(one, "draw profession")


@pytest.mark.rule("PRI-69")
def test_ruling_41_recruiting_is_not_one_of_the_three() -> None:
    given: dict[str, Any] = {"characters": {"cardinal": 0}, "table": {1: "poet"}, "recruits": {0: 1}, "jesters": {0: 4}}
    state = play(muse(3, turn=2, first=1, **given), "end turn")
    state = play(state, "recruit poet", "introduce travel", "work poet", "convert 0")
    assert state.actor == 0 and "build tower" in legal(state)


@pytest.mark.rule("PRI-70")
def test_e53_the_princess_completes_a_work_of_13() -> None:
    state = muse(
        characters={"princess": 0},
        hand={0: "poet, lawyer, painter, bonus lakes"},
        estate={0: ["lake", "lake", "university", "studio"]},
        jesters={0: 3},
        freedoms={0: "travel"},
        round=3,
    )
    assert own(state, 0).princess == 13
    after, events = listen(state, "princess work")
    assert kind(after) == "convert", "no bonus cards are played"
    assert told(events, "princess") == [{"seat": 0, "value": 13}]
    after = play(after, "convert 6")
    assert glory(after, 0) == 6 and own(after, 0).best_work == 13
    assert holder(after, "princess") is None and "princess work" not in legal(after)
    assert after.actor == 0, "it was one of two actions"


@pytest.mark.rule("PRI-70")
def test_ruling_40_the_princess_must_reach_the_least_value_and_leaves_no_work() -> None:
    given: dict[str, Any] = {
        "characters": {"princess": 0},
        "hand": {0: "poet, prestige most works"},
        "builders": {0: 3},
    }
    assert "princess work" in legal(muse(**given))
    assert "princess work" not in legal(muse(round=2, **given))
    after = play(muse(**given), "princess work", "convert 0")
    assert own(after, 0).works == [] and after.scores()[0].breakdown["prestige cards"] == 0


@pytest.mark.rule("PRI-71", "PRI-72")
def test_e54_the_merchant_pays_and_takes_prestige_for_the_fourth_place() -> None:
    state = muse(phase="auction", characters={"merchant": 1}, prestige={0: 5, 2: 6, 3: 7}, declined=(2, 3))
    state = play(state, "open jester", "bid", "bid", "bid", "pass")
    assert state.actor == 1 and kind(state) == "merchant"
    assert sorted(legal(state)) == ["merchant free", "merchant prestige"]
    after = play(state, "merchant prestige")
    assert money(after, 1) == 3000 and glory(after, 1) == 4 and own(after, 1).jesters == 1
    assert holder(after, "merchant") is None


@pytest.mark.rule("PRI-72")
def test_ruling_36_a_free_lot_costs_nothing_but_the_bid_was_covered() -> None:
    state = muse(phase="auction", characters={"merchant": 1}, money={1: 300})
    state = play(state, "open jester", "bid", "pass", "pass", "bid")
    assert legal(state, "bid") == [], "400 are not covered"
    state = muse(phase="auction", characters={"merchant": 1}, money={1: 300})
    after = play(state, "open jester", "bid", "pass", "pass", "pass", "merchant free")
    assert money(after, 1) == 300 and own(after, 1).jesters == 1 and glory(after, 1) == 0
    assert holder(after, "merchant") is None


@pytest.mark.rule("PRI-72")
def test_ruling_36_the_last_free_player_may_use_the_merchant_too() -> None:
    state = muse(phase="auction", characters={"merchant": 0}, declined=(1, 2, 3))
    after = play(state, "take builder", "merchant free")
    assert money(after, 0) == 3500 and own(after, 0).builders == 1
    poor = muse(phase="auction", characters={"merchant": 0}, declined=(1, 2, 3), money={0: 100})
    assert legal(poor) == ["decline", "merchant prestige"]


@pytest.mark.rule("PRI-73", "PRI-74")
def test_the_merchants_prestige_can_be_taken_at_once_in_the_turn_and_in_the_next_a1() -> None:
    given: dict[str, Any] = {"prestige": {1: 5, 2: 5}}
    state = play(bidding(3, **given), "merchant 3", "pass", "pass")
    assert kind(state) == "power" and legal(state) == ["merchant prestige", "keep card"]
    assert glory(play(state, "merchant prestige"), 0) == 3
    turn = play(state, "keep card")
    assert "merchant prestige" in legal(turn)
    after = play(turn, "introduce travel", "draw bonus")
    while kind(after) in ("keep", "under"):
        after = play(after, legal(after)[0])
    assert legal(after) == ["merchant prestige", "end turn"], "an unused Merchant keeps the turn open"
    auction = muse(3, phase="auction", characters={"merchant": 0}, **given)
    assert "merchant prestige" in legal(auction)
    asked = play(muse(3, phase="auction", characters={"merchant": 1}, **given), "open jester")
    assert legal(asked) == ["bid", "pass", "merchant prestige"]
    used = play(asked, "merchant prestige")
    assert glory(used, 1) == 6 and used.actor == 1 and legal(used) == ["bid", "pass"]


@pytest.mark.rule("PRI-73")
def test_ruling_36_changed_an_unused_merchant_pays_out_at_the_end_of_a1() -> None:
    state = muse(3, phase="auction", characters={"merchant": 0}, prestige={1: 5, 2: 5})
    state = play(state, "decline", "decline", "decline")
    assert table_of(state).phase == "characters"
    assert glory(state, 0) == 3 and holder(state, "merchant") is None


@pytest.mark.rule("PRI-73", "PRI-79")
def test_ruling_37_in_round_seven_the_merchant_pays_out_at_the_end() -> None:
    state = muse(3, round=7, turn=2, first=0, characters={"merchant": 1}, prestige={0: 9, 2: 9}, best={1: 17})
    after, events = listen(state, "end turn")
    assert after.over and glory(after, 1) == 3 + 3
    assert [event.kind for event in events] == ["best work", "merchant", "end"]


@pytest.mark.rule("PRI-74")
def test_ruling_35_tied_players_share_the_better_place() -> None:
    for prestige, place in (({1: 5, 2: 5, 3: 5}, 4), ({0: 5, 1: 5, 2: 5, 3: 5}, 1), ({0: 5, 1: 6, 2: 5, 3: 5}, 2)):
        state = muse(characters={"merchant": 0}, prestige=prestige)
        after = play(state, "merchant prestige")
        assert glory(after, 0) == prestige.get(0, 0) + place


@pytest.mark.rule("PRI-75")
def test_the_professor_gives_one_of_five_cards_for_nothing() -> None:
    state = muse(characters={"professor": 0})
    assert legal(state, "professor") == ["professor bonus", "professor prestige"]
    for pile in ("bonus", "prestige"):
        after = play(state, f"professor {pile}")
        assert kind(after) == "keep" and len(legal(after)) == 5
        after = play(after, legal(after)[0])
        while kind(after) == "under":
            after = play(after, legal(after)[0])
        assert money(after, 0) == 3500 and holder(after, "professor") is None
        assert own(after, 0).bonus_cards + own(after, 0).prestige_cards == 1
    empty = muse(characters={"professor": 0}, piles={"bonus": ""})
    assert legal(empty, "professor") == ["professor prestige"]


@pytest.mark.rule("PRI-76")
def test_the_professor_may_wait_until_the_next_a2_begins() -> None:
    state = play(bidding(3), "professor 3", "pass", "pass")
    assert legal(state) == ["professor bonus", "professor prestige", "keep card"]
    auction = muse(3, phase="auction", characters={"professor": 0})
    assert legal(auction, "professor") == ["professor bonus", "professor prestige"]
    late = play(auction, "decline", "decline", "decline")
    assert kind(late) == "power" and late.actor == 0
    assert legal(late) == ["professor bonus", "professor prestige", "decline"]
    unused = play(late, "decline")
    assert kind(unused) == "character" and holder(unused, "professor") is None
    used = play(late, "professor bonus")
    used = play(used, legal(used)[0])
    while kind(used) == "under":
        used = play(used, legal(used)[0])
    assert kind(used) == "character" and own(used, 0).bonus_cards == 1


@pytest.mark.rule("PRI-76")
def test_ruling_38_after_round_seven_the_professors_prestige_card_still_scores() -> None:
    state = muse(
        3,
        round=7,
        turn=2,
        first=0,
        characters={"professor": 1},
        jesters={1: 1},
        piles={"prestige": "prestige most jesters"},
    )
    state = play(state, "end turn")
    assert kind(state) == "power" and state.actor == 1
    after = play(state, "professor prestige")
    assert after.over and after.scores()[1].total == 6


@pytest.mark.rule("PRI-76")
def test_with_both_piles_empty_the_professor_is_not_asked() -> None:
    state = muse(3, round=7, turn=2, first=0, characters={"professor": 1}, piles={"prestige": "", "bonus": ""})
    assert play(state, "end turn").over


@pytest.mark.rule("PRI-76")
def test_the_last_prestige_card_stays_while_it_is_auctioned() -> None:
    one = {"prestige": "prestige most jesters"}
    state = muse(3, phase="auction", characters={"professor": 1}, piles=one)
    assert "professor prestige" not in legal(play(state, "open prestige"))
    assert "professor prestige" in legal(play(state, "open jester"))
    more = {"prestige": "prestige most jesters, prestige most works"}
    two = muse(3, phase="auction", characters={"professor": 1}, piles=more)
    assert "professor prestige" in legal(play(two, "open prestige"))


@pytest.mark.rule("PRI-77")
def test_e55_the_banker_grows_and_starts_anew() -> None:
    def to_characters(state: State) -> State:
        while kind(state) != "character":
            state = play(state, {"open": "decline", "last": "decline", "turn": "end turn"}[kind(state)])
        return state

    def on_card(state: State) -> int | None:
        return table_of(state).characters[5].money

    state = to_characters(begun(3, expansions="muse"))
    assert on_card(state) == 600
    for expected in (700, 800):
        state = to_characters(play(state, "pass", "pass", "pass"))
        assert on_card(state) == expected
    assert table_of(state).round == 3
    state = play(state, "banker 1", "pass", "pass")
    assert money(state, 2) == 3500 + 700
    assert on_card(state) == 0, "the player has the money, and the card is empty until the next A2"
    state = to_characters(state)
    assert on_card(state) == 600


@pytest.mark.rule("PRI-77")
def test_the_bankers_money_lies_on_the_card_from_the_start() -> None:
    state = begun(3, expansions="muse")
    assert table_of(state).phase == "auction" and table_of(state).characters[5].money == 600
    assert table_of(start(3, expansions="muse")).characters[5].money == 600


@pytest.mark.rule("PRI-77")
def test_what_lies_on_the_banker_is_told_when_a2_begins() -> None:
    state = begun(3, expansions="muse")
    for _ in range(2):
        state, _ = listen(state, "decline")
    state, events = listen(state, "decline")
    assert told(events, "on the banker") == [{"seat": -1, "florins": 600}]
    state, events = listen(state, "banker 1", "pass", "pass")
    assert told(events, "banker") == [{"seat": 0, "florins": 500}]


@pytest.mark.rule("PRI-77")
def test_ruling_42_the_banker_needs_no_money_and_goes_back_at_once() -> None:
    state = play(bidding(3, money={0: 0}), "banker 5", "pass", "pass")
    assert money(state, 0) == 100 and own(state, 0).characters == []


@pytest.mark.rule("PRI-78", "PRI-79")
def test_ruling_39_the_owner_of_the_last_banker_exchanges_money_at_the_end() -> None:
    state = muse(3, round=7, turn=2, first=0, banker_seat=1, money={1: 900})
    state = play(state, "end turn")
    assert kind(state) == "exchange" and state.actor == 1
    assert legal(state) == [f"convert {points}" for points in range(5)]
    after = play(state, "convert 4")
    assert after.over and glory(after, 1) == 4 and money(after, 1) == 100
    assert after.scores()[1].breakdown["banker"] == 4
    nobody = muse(3, round=7, turn=2, first=0)
    assert play(nobody, "end turn").over


@pytest.mark.rule("PRI-79")
def test_the_order_at_the_end_professor_before_banker() -> None:
    state = muse(3, round=7, turn=2, first=0, banker_seat=1, characters={"professor": 1})
    state = play(state, "end turn")
    assert kind(state) == "power"
    assert kind(play(state, "decline")) == "exchange"


@pytest.mark.rule("PRI-36")
def test_an_unused_professor_keeps_the_turn_open() -> None:
    state = muse(actions=1, characters={"professor": 0})
    assert legal(play(state, "introduce travel")) == ["professor bonus", "professor prestige", "end turn"]
