"""What the lots bring: landscapes, jesters, builders, prestige and recruiting cards."""

from __future__ import annotations

import pytest

from tests.rules.playing import legal, listen, play, refusal
from tests.rules.princes.positions import begun, drawing, glory, kind, own, position, squares, table_of, told


def bought(lot: str, **given: object) -> object:
    """The last free player, seat 0, has just taken this lot."""
    return play(position(phase="auction", declined=(1, 2, 3), **given), f"take {lot}")  # type: ignore[arg-type]


@pytest.mark.rule("PRI-25")
def test_e06_a_first_forest_beside_a_lake_gives_nothing_a_second_lake_gives_3() -> None:
    forest = position(phase="auction", declined=(1, 2, 3), estate={0: ["lake r0 at d1"]})
    assert glory(play(forest, "take forest", "place forest r0 at d4"), 0) == 0
    lake = play(forest, "take lake", "place lake r0 at f1")
    assert glory(lake, 0) == 3
    again = position(phase="auction", declined=(1, 2, 3), estate={0: ["lake r0 at d1", "lake r0 at f1"]})
    assert glory(play(again, "take lake", "place lake r0 at a4"), 0) == 3


@pytest.mark.rule("PRI-24", "PRI-44", "PRI-45")
def test_a_landscape_may_touch_everything_but_not_overlap() -> None:
    state = position(phase="auction", declined=(1, 2, 3), estate={0: ["opera r0 at e3"]})
    after = play(state, "take park", "place park r0 at d1")
    assert squares(after, 0, "park") == {"d1", "e1", "d2"}
    assert "lie outside, on something else" in refusal(play(state, "take park"), "place park r0 at c1")


@pytest.mark.rule("PRI-24")
def test_ruling_26_landscapes_may_be_flipped() -> None:
    state = play(position(phase="auction", declined=(1, 2, 3)), "take lake")
    assert any(" f" in text for text in legal(state, "place lake"))
    after = play(state, "place lake f0 at d1")
    assert squares(after, 0, "lake") == {"d1", "e1", "e2", "e3"}


@pytest.mark.rule("PRI-26")
def test_a_jester_goes_into_the_palace() -> None:
    after = play(position(phase="auction", declined=(1, 2, 3), jesters={0: 1}), "take jester")
    assert own(after, 0).jesters == 2
    assert [lot.left for lot in table_of(after).lots if lot.name == "jester"] == [5]


@pytest.mark.rule("PRI-27")
@pytest.mark.parametrize(("before", "price", "gain"), [(0, 300, 0), (1, 300, 3), (2, 0, 3)])
def test_e07_builders_lower_the_price_and_the_second_and_third_bring_3(before: int, price: int, gain: int) -> None:
    state = position(phase="auction", declined=(1, 2, 3), builders={0: before})
    after = play(state, "take builder")
    assert own(after, 0).builders == before + 1
    assert own(after, 0).building_price == price and glory(after, 0) == gain


@pytest.mark.rule("PRI-28")
def test_a_prestige_card_is_the_best_of_five() -> None:
    state = position(phase="auction", declined=(1, 2, 3))
    top = "prestige most lakes, prestige all freedoms, prestige most works, prestige most parks, prestige most forests"
    state = play(state, "take prestige", dealer=drawing(state, "prestige", top))
    assert sorted(legal(state)) == sorted(f"keep {name}" for name in top.split(", "))
    after = play(state, "keep prestige most works")
    assert own(after, 0).prestige_cards_held == ["prestige most works"]
    assert after.view(1).players[0].prestige_cards_held is None
    assert after.view(1).players[0].prestige_cards == 1


@pytest.mark.rule("PRI-28", "PRI-31")
def test_ruling_21_fewer_than_five_prestige_cards_are_all_seen() -> None:
    state = position(
        phase="auction", declined=(1, 2, 3), piles={"prestige": "prestige most lakes, prestige most works"}
    )
    state = play(state, "take prestige")
    assert legal(state) == ["keep prestige most lakes", "keep prestige most works"]


@pytest.mark.rule("PRI-29")
def test_a_recruiting_card_is_used_at_once_or_kept() -> None:
    state = position(phase="auction", declined=(1, 2, 3), table={1: "poet", 2: "lawyer"})
    state = play(state, "take recruiting")
    assert legal(state) == ["recruit lawyer", "recruit poet", "keep card"]
    kept = play(state, "keep card")
    assert own(kept, 0).recruiting_cards == 1
    used = play(state, "recruit poet")
    assert own(used, 0).recruiting_cards == 0 and own(used, 0).professions == ["poet"]


@pytest.mark.rule("PRI-29")
def test_without_anybody_to_recruit_the_card_is_kept_by_itself() -> None:
    after = play(position(phase="auction", declined=(1, 2, 3), table={0: "poet"}), "take recruiting")
    assert own(after, 0).recruiting_cards == 1 and kind(after) == "turn"


@pytest.mark.rule("PRI-30")
def test_ruling_16_the_recruiting_card_stays_with_the_robbed_player() -> None:
    state = position(hand={0: "lawyer"}, table={1: "poet, painter"}, recruits={0: 1}, round=1)
    after, events = listen(state, "recruit poet")
    assert own(after, 0).professions == ["lawyer", "poet"]
    assert own(after, 1).works == ["painter"] and own(after, 1).recruited == 1
    assert told(events, "recruit") == [{"seat": 0, "profession": "poet", "from": 1}]
    for seat in (0, 1):
        before, now = own(state, seat), own(after, seat)
        cards = [p.profession_cards + p.recruiting_cards + len(p.works) + p.recruited for p in (before, now)]
        assert cards[0] == cards[1]


@pytest.mark.rule("PRI-30")
def test_ruling_16_own_cards_and_cards_in_hand_cannot_be_recruited() -> None:
    state = position(hand={0: "lawyer", 1: "poet"}, table={0: "painter", 2: "sculptor"}, recruits={0: 1})
    assert legal(state, "recruit") == ["recruit sculptor"]
    assert "your own card" in refusal(state, "recruit painter")
    assert "face up before another" in refusal(state, "recruit poet")
    assert "no recruiting card" in refusal(position(table={2: "sculptor"}), "recruit sculptor")


@pytest.mark.rule("PRI-30", "PRI-42")
def test_ruling_17_a_recruited_person_can_be_recruited_back_once_played() -> None:
    state = position(2, table={1: "poet"}, recruits={0: 1, 1: 1}, jesters={0: 3, 1: 3})
    state = play(state, "recruit poet", "end turn")
    assert legal(state, "recruit") == []
    again = position(2, table={0: "poet"}, recruits={1: 1}, recruited={1: 1}, jesters={1: 3}, turn=1, first=0)
    after = play(again, "recruit poet", "work poet", "convert 0")
    assert own(after, 1).works == ["poet"] and own(after, 1).recruited == 1 and own(after, 0).recruited == 1


@pytest.mark.rule("PRI-30")
def test_ruling_18_an_unused_recruiting_card_is_a_card_but_no_work() -> None:
    one = position(hand={0: "lawyer"}, recruits={0: 1}, jesters={0: 3})
    none = position(hand={0: "lawyer"}, jesters={0: 3})
    with_card, without = (own(state, 0).reckonings for state in (one, none))
    assert with_card is not None and without is not None
    assert with_card[0].value == without[0].value + 1
    most_works = position(hand={0: "lawyer, prestige most works"}, recruits={0: 1})
    assert most_works.scores()[0].breakdown["prestige cards"] == 0
    left_behind = position(hand={0: "lawyer, prestige most works"}, recruited={0: 1})
    assert left_behind.scores()[0].breakdown["prestige cards"] == 7


def test_the_game_starts_with_no_recruits() -> None:
    assert all(player.recruiting_cards == 0 for player in table_of(begun()).players)
