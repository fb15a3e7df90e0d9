"""The scoring after a phase: discs, green and red cards, coins, bread, penalties."""

from __future__ import annotations

import pytest

from mecenate import Event, State
from tests.rules.carpe_diem.positions import asked, gained, goods, own, position, table
from tests.rules.playing import kinds, legal, listen, play, refusal

HERE = "disc R2C1-R2C2"
SEVEN_CHIMNEYS = {0: {"c3": "villa cross 3", "c4": "villa three-way 2", "d3": "villa corner 2 turned 3"}}
TOPS = {column: f"{column}3" for column in "abcdef"}
BELOW = {column: f"{column}4" for column in "abcdef"}


def scoring(first: str, second: str = "D02", *, asked: str = "disc", **more: object) -> State:
    """Seat 0 is about to place its disc; the two cards lie on R2C1 and R2C2."""
    return position(asked=asked, cards={"R2C1": first, "R2C2": second}, **more)  # type: ignore[arg-type]


def won(events: list[Event], card: str) -> int:
    """The points a card gave."""
    return sum(int(str(e.facts["points"])) for e in events if e.kind == "card" and e.facts["card"] == card)


def score_first(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Place the disc, begin with the card on R2C1, then play on."""
    return listen(state, HERE, "score R2C1", *texts)


def pairs(kind: str, count: int, *bottoms: str) -> dict[str, str]:
    """Finished things of two tiles side by side: c3 and c4, d3 and d4, and so on."""
    end = "half" if kind in ("merchant", "baker", "senator", "artisan") else "end"
    columns = "cdebaf"[:count]
    tiles = {TOPS[column]: f"{kind} {end} turned 2" for column in columns}
    return tiles | {BELOW[column]: bottoms[n] for n, column in enumerate(columns)}


def villas(count: int) -> dict[str, str]:
    """Up to six finished villas of two tiles."""
    ends = ["villa end 1"] * 6 + ["villa end 2"] * 3
    ends += ["villa 1 opposite vineyard", "villa 1 opposite garden", "villa 1 opposite farm"]
    tiles = {}
    for n, column in enumerate("cdebaf"[:count]):
        tiles[TOPS[column]] = f"{ends[n]} turned 2"
        tiles[BELOW[column]] = ends[11 - n]
    return tiles


@pytest.mark.rule("CAD-49")
def test_a_disc_goes_into_a_free_circle_and_stays() -> None:
    state = scoring("C01")
    assert len(legal(state)) == 9
    after = play(state, HERE, "score R2C1")
    assert asked(after) == "disc 1"
    assert HERE not in legal(after) and len(legal(after)) == 8
    assert "a disc already" in refusal(after, HERE)
    assert own(after, 0).discs == 3
    assert [circle.seat for circle in table(after).circles if circle.name == "R2C1-R2C2"] == [0]


@pytest.mark.rule("CAD-49")
def test_circles_without_two_cards_cannot_be_used() -> None:
    assert "no card" in refusal(scoring("C01"), "disc R1C1-R1C2")


@pytest.mark.rule("CAD-49")
def test_discs_of_earlier_phases_block_their_circles_and_score_nothing() -> None:
    state = scoring("C01", phase=4, asked="disc")
    assert legal(state) == ["disc R2C1-R2C2", "disc R2C2-R2C3", "disc R3C1-R3C2"]
    _, events = score_first(state)
    assert kinds(events).count("disc") == 1


@pytest.mark.rule("CAD-49", "CAD-56")
def test_x25_a_disc_must_be_placed_even_if_both_cards_fail() -> None:
    state = scoring("A02", "C01", points={0: 20})
    assert all(text.startswith("disc") for text in legal(state))
    after, events = score_first(state)
    assert gained(state, after, 0, "points") == -8
    assert kinds(events).count("fail") == 2


@pytest.mark.rule("CAD-50")
def test_the_owner_says_which_card_comes_first() -> None:
    state = play(scoring("C01", "D01"), HERE)
    assert asked(state) == "card 0"
    assert legal(state) == ["score R2C1", "score R2C2"]
    _, events = listen(state, "score R2C2")
    assert [event.facts["card"] for event in events if event.kind == "fail"] == ["D01", "C01"]


@pytest.mark.rule("CAD-50")
def test_the_reward_of_the_first_card_may_be_used_for_the_second() -> None:
    """Seven chimneys give two coins, and the coins pay for a card that asks for two herbs."""
    state = scoring("C05", "A02", districts=SEVEN_CHIMNEYS)
    after, events = score_first(state)
    assert won(events, "A02") == 4
    assert own(after, 0).coins == 0
    _, events = listen(state, HERE, "score R2C2")
    assert won(events, "A02") == 0
    assert "fail" in kinds(events)


@pytest.mark.rule("CAD-51", "CAD-52")
def test_x18_seven_chimneys_count_three_times_two_and_two_times_three() -> None:
    state = scoring("C01", "C05", districts=SEVEN_CHIMNEYS)
    assert own(state, 0).finished["villa"] == 0
    after = play(state, HERE, "score R2C1", "keep bread", "keep bread")
    assert gained(state, after, 0, "bread") == 3
    assert gained(state, after, 0, "coins") == 2
    assert gained(state, after, 0, "track") == 2
    assert own(after, 0).chimneys == 7


@pytest.mark.rule("CAD-51")
@pytest.mark.parametrize(("count", "points"), [(1, 3), (2, 6), (3, 9)])
def test_x19_three_points_for_every_finished_villa(count: int, points: int) -> None:
    _, events = score_first(scoring("C09", districts={0: villas(count)}))
    assert won(events, "C09") == points


@pytest.mark.rule("CAD-51")
@pytest.mark.parametrize("count", [2, 4, 6])
def test_x20_coin_bread_and_step_for_every_two_villas(count: int) -> None:
    state = scoring("C11", districts={0: villas(count)})
    after, _ = score_first(state, *(["keep bread", "keep bread"] if count == 6 else []))
    assert [gained(state, after, 0, what) for what in ("coins", "bread", "track")] == [count // 2] * 3


@pytest.mark.rule("CAD-51")
@pytest.mark.parametrize(("count", "points"), [(1, 3), (2, 6), (3, 9)])
def test_x21_three_points_for_every_merchant(count: int, points: int) -> None:
    bottoms = ("merchant opposite baker", "merchant opposite artisan", "pond opposite merchant turned 2")
    _, events = score_first(scoring("D01", "C01", districts={0: pairs("merchant", count, *bottoms)}))
    assert won(events, "D01") == points


@pytest.mark.rule("CAD-51")
@pytest.mark.parametrize(("count", "points"), [(2, 3), (4, 6), (6, 9)])
def test_x22_three_points_for_every_two_bakeries(count: int, points: int) -> None:
    tiles = dict.fromkeys(("c3", "c4", "d3", "d4", "e3", "e4")[:count], "bakery")
    _, events = score_first(scoring("D22", "C01", districts={0: tiles}))
    assert won(events, "D22") == points


SEVEN_LANDSCAPES = {
    "a3": "vineyard end turned 2",
    "a4": "vineyard end",
    "b3": "vineyard end turned 2",
    "b4": "vineyard opposite merchant",
    "c3": "farm end turned 2",
    "c4": "farm end",
    "d3": "farm end turned 2",
    "d4": "farm opposite senator",
    "e3": "pond end turned 2",
    "e4": "pond end",
    "f3": "pond end turned 2",
    "f4": "pond opposite merchant",
    "a5": "garden end turned 2",
    "a6": "garden end",
}


@pytest.mark.rule("CAD-51", "CAD-52")
def test_x23_a_pond_with_a_garden_once_and_three_landscapes_twice() -> None:
    state = scoring("D13", "D24", districts={0: SEVEN_LANDSCAPES, 1: {"d3": "market"}})
    assert own(state, 0).finished["pond"] == 2 and own(state, 0).finished["garden"] == 1
    after, events = score_first(state)
    assert won(events, "D13") == 7
    assert gained(state, after, 0, "coins") == 2
    assert gained(state, after, 0, "bread") == 2


@pytest.mark.rule("CAD-52")
def test_coins_are_no_help_for_green_cards() -> None:
    after, events = score_first(scoring("C09", "D01", coins={0: 9}))
    assert kinds(events).count("fail") == 2
    assert own(after, 0).coins == 9


@pytest.mark.rule("CAD-53")
@pytest.mark.parametrize(
    ("card", "held", "each"),
    [
        pytest.param("A02", "herb herb", 4, id="X13"),
        pytest.param("A07", "chicken chicken chicken", 7, id="X14"),
        pytest.param("B09", "chicken grape fish", 5, id="X15"),
        pytest.param("B11", "chicken grape fish herb", 8, id="X16"),
    ],
)
@pytest.mark.parametrize("times", [1, 2, 3])
def test_red_cards_pay_for_every_set_given_back(card: str, held: str, each: int, times: int) -> None:
    state = scoring(card, goods={0: " ".join([held] * times)})
    state, events = score_first(state)
    for _ in range(times - 1):
        assert legal(state)[-1] == "enough"
        state, more = listen(state, legal(state)[0])
        events += more
    assert won(events, card) == each * times
    assert goods(state, 0) == ""


@pytest.mark.rule("CAD-53", "CAD-54")
def test_x13_coins_stand_in_for_herbs() -> None:
    state = scoring("A02", goods={0: "herb"}, coins={0: 1})
    after, events = score_first(state)
    assert won(events, "A02") == 4
    assert (goods(after, 0), own(after, 0).coins) == ("", 0)


@pytest.mark.rule("CAD-53")
def test_who_can_pay_must_pay_once_and_may_stop_then() -> None:
    state = play(scoring("A02", goods={0: "herb herb herb herb"}, coins={0: 2}), HERE, "score R2C1")
    assert asked(state) == "pay 0"
    assert legal(state) == ["pay herb", "pay coin"]
    assert "must be fulfilled once" in refusal(state, "enough")
    state = play(state, "pay herb", "pay herb")
    assert legal(state) == ["pay herb", "pay coin", "enough"]
    after = play(state, "enough")
    assert goods(after, 0) == "herb herb"
    assert asked(after) == "disc 1"


@pytest.mark.rule("CAD-54")
def test_goods_of_a_set_come_in_order_and_coins_last_within_a_good() -> None:
    state = play(scoring("A07", goods={0: "chicken chicken chicken"}, coins={0: 3}), HERE, "score R2C1")
    all_coins = play(state, "pay coin")
    assert goods(all_coins, 0) == "chicken chicken chicken"
    assert own(all_coins, 0).coins == 0
    mixed = play(state, "pay chicken", "pay coin")
    assert (goods(mixed, 0), own(mixed, 0).coins) == ("chicken chicken", 1)
    two = play(scoring("B04", goods={0: "herb chicken"}, coins={0: 2}), HERE, "score R2C1")
    assert legal(two) == ["pay herb", "pay coin"]
    two = play(two, "pay coin")
    assert legal(two) == ["pay chicken", "pay coin"]


@pytest.mark.rule("CAD-54")
def test_a_coin_is_offered_only_if_the_set_can_be_completed() -> None:
    """One coin is needed for the missing fish, so it cannot be given for the grape."""
    state = scoring("B09", goods={0: "grape chicken"}, coins={0: 1})
    after, events = score_first(state)
    assert [event.facts["piece"] for event in events if event.kind == "pay"] == ["grape", "chicken", "coin"]
    assert goods(after, 0) == ""


@pytest.mark.rule("CAD-54", "CAD-55")
def test_x17_one_set_in_bread_and_two_in_goods_and_coins() -> None:
    state = scoring("B11", goods={0: "fish fish herb herb chicken"}, coins={0: 3}, bread={0: 3})
    state, events = score_first(state, "pay coin", "pay herb", "pay chicken", "pay fish", "pay coin")
    assert asked(state) == "bread 0"
    after, more = listen(state, "give bread")
    assert won(events + more, "B11") == 24
    assert (goods(after, 0), own(after, 0).coins, own(after, 0).bread) == ("", 0, 0)


@pytest.mark.rule("CAD-55")
def test_bread_fulfils_a_card_without_what_it_shows() -> None:
    for card, points in (("A06", 7), ("C09", 3), ("D13", 7)):
        state = scoring(card, "C01" if card[0] == "D" else "D02", bread={0: 3})
        after, events = score_first(state, "give bread")
        assert won(events, card) == points
        assert own(after, 0).bread == 0
        assert [event.facts["card"] for event in events if event.kind == "fail"] == ["C01" if card[0] == "D" else "D02"]


@pytest.mark.rule("CAD-53", "CAD-55")
def test_bread_may_be_given_in_place_of_goods() -> None:
    state = play(scoring("A02", goods={0: "herb herb"}, bread={0: 3}), HERE, "score R2C1")
    assert legal(state) == ["pay herb", "give bread"]
    state, events = listen(state, "give bread")
    assert won(events, "A02") == 4
    assert legal(state) == ["pay herb", "enough"]
    kept, events = listen(state, "enough")
    assert goods(kept, 0) == "herb herb"
    assert [event.facts["card"] for event in events if event.kind == "fail"] == ["D02"]


@pytest.mark.rule("CAD-55")
def test_bread_is_asked_for_each_card_but_given_once_in_a_scoring() -> None:
    state = scoring("A06", "D02", bread={0: 7})
    state = play(state, HERE, "score R2C1")
    assert asked(state) == "bread 0"
    assert legal(state) == ["give bread", "keep bread"]
    assert asked(play(state, "keep bread")) == "bread 0"
    assert asked(play(state, "keep bread", "give bread")) == "disc 1"
    after = play(state, "give bread")
    assert asked(after) == "disc 1"
    assert own(after, 0).bread == 4


@pytest.mark.rule("CAD-55")
def test_x30_bread_of_the_first_card_may_be_used_in_the_same_scoring() -> None:
    state = scoring("C01", "D02", districts={0: {"c3": "villa three-way 2"}}, bread={0: 2})
    state = play(state, HERE, "score R2C1")
    assert asked(state) == "bread 0"
    same = play(state, "give bread")
    assert own(same, 0).bread == 1
    after, events = listen(state, "keep bread", "give bread")
    assert won(events, "D02") == 3
    assert own(after, 0).bread == 0


@pytest.mark.rule("CAD-55")
def test_each_seat_may_give_bread_in_its_own_scoring() -> None:
    state = scoring("A06", "D02", bread={0: 3, 1: 3})
    state = play(state, HERE, "score R2C1", "give bread")
    assert asked(state) == "disc 1"
    state = play(state, "disc R2C2-R3C2", "score R2C2")
    assert asked(state) == "bread 1"


@pytest.mark.rule("CAD-56")
def test_x24_who_fails_keeps_goods_and_loses_four_points() -> None:
    state = scoring("A06", "C01", goods={0: "herb herb"}, bread={0: 2}, districts=SEVEN_CHIMNEYS, points={0: 12})
    after, events = listen(state, HERE, "score R2C1", "keep bread")
    assert [(event.facts["card"], event.facts["points"]) for event in events if event.kind == "fail"] == [("A06", 4)]
    assert own(after, 0).points == 8
    assert goods(after, 0) == "herb herb"


@pytest.mark.rule("CAD-56")
def test_nobody_must_give_bread_to_avoid_the_loss() -> None:
    state = scoring("A06", "D02", bread={0: 3}, points={0: 12})
    after = play(state, HERE, "score R2C1", "keep bread", "keep bread")
    assert own(after, 0).points == 4
    assert own(after, 0).bread == 3


@pytest.mark.rule("CAD-57")
def test_points_do_not_go_below_zero() -> None:
    state = scoring("A06", "D02", points={0: 5})
    after, events = score_first(state)
    assert own(after, 0).points == 0
    assert [event.facts["points"] for event in events if event.kind == "fail"] == [4, 1]
    assert state.scores()[0].breakdown["penalties"] - after.scores()[0].breakdown["penalties"] == 5
