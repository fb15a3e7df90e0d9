"""Rewards: dwellings, single buildings, fountains, and two at once."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate import State
from tests.rules.carpe_diem.positions import asked, fountain_draw, gained, goods, hand, own, position, table, tiles_of
from tests.rules.playing import kinds, legal, listen, play, told

MERCHANT = {0: {"c3": "merchant half turned 2"}}
ARTISAN = {0: {"c3": "artisan half turned 2"}}
POND_AND_MERCHANT = {0: {"c3": "merchant half turned 2", "d3": "market", "d4": "pond end turned 3"}}
POND_AND_ARTISAN = {0: {"c3": "pond end turned 2", "d3": "market", "d4": "artisan half turned 3"}}


def lower_row(state: State) -> list[str]:
    return [tile.name for tile in table(state).lower_row if tile is not None]


@pytest.mark.rule("CAD-35")
@pytest.mark.parametrize(
    ("held", "coins"),
    [
        pytest.param("fish fish chicken grape", 5, id="X08"),
        pytest.param("fish chicken grape grape", 5, id="X08b"),
        pytest.param("", 1, id="X09"),
    ],
)
def test_the_merchant_turns_all_goods_into_coins_and_one_more(held: str, coins: int) -> None:
    state = position(asked="place merchant half", districts=MERCHANT, goods={0: held, 1: "herb"}, coins={0: 2})
    after = play(state, "at c4")
    assert goods(after, 0) == ""
    assert gained(state, after, 0, "coins") == coins
    assert goods(after, 1) == "herb"


@pytest.mark.rule("CAD-36")
def test_x10_the_baker_gives_two_bread() -> None:
    state = position(asked="place baker half", districts={0: {"c3": "baker half turned 2"}})
    assert gained(state, play(state, "at c4"), 0, "bread") == 2


@pytest.mark.rule("CAD-37")
def test_x10_the_senator_gives_two_spaces_on_the_track() -> None:
    state = position(asked="place senator half", districts={0: {"c3": "senator half turned 2"}})
    assert gained(state, play(state, "at c4"), 0, "track") == 2


@pytest.mark.rule("CAD-38")
def test_the_artisan_gives_a_tile_of_the_lower_row_with_its_reward() -> None:
    state = position(
        asked="place artisan half", districts=ARTISAN, lower=["baker half", "market", "market", "fountain"]
    )
    state = play(state, "at c4")
    assert asked(state) == "artisan 0"
    assert legal(state) == ["take market", "take fountain", "take baker half"]
    placing = play(state, "take market")
    assert asked(placing) == "place 0"
    after = play(placing, "at c2")
    assert gained(state, after, 0, "coins") == 1
    assert lower_row(after) == ["market", "fountain", "baker half"]
    assert asked(after).endswith(" 1")


@pytest.mark.rule("CAD-38")
def test_an_artisan_can_bring_another_artisan() -> None:
    chain = {0: {"c3": "artisan half turned 2", "b3": "artisan half turned 3"}}
    state = position(asked="place pond then artisan", districts=chain, lower=["artisan half", "market", "bakery"])
    state = play(state, "at c4 turned 3", "take artisan half", "at a3 turned 1")
    assert asked(state) == "artisan 0"
    assert legal(state) == ["take market", "take bakery"]
    after = play(state, "take bakery", "at c2")
    assert own(after, 0).finished["artisan"] == 2
    assert own(after, 0).bread == 1
    assert asked(after).endswith(" 1")


@pytest.mark.rule("CAD-39")
def test_an_empty_lower_row_gives_nothing() -> None:
    state = position(asked="place artisan half", districts=ARTISAN, lower=[])
    after, events = listen(state, "at c4")
    assert told(events, "no tile").seat == 0
    assert asked(after).endswith(" 1")


@pytest.mark.rule("CAD-39")
def test_the_tile_of_the_artisan_must_be_taken_and_may_be_stored() -> None:
    state = position(asked="place artisan half", districts=ARTISAN, lower=["market", "bakery"])
    state = play(state, "at c4")
    assert legal(state) == ["take market", "take bakery"]
    after = play(state, "take market", "store")
    assert gained(state, after, 0, "stored") == 1
    assert own(after, 0).coins == 0
    assert tiles_of(after, 0) == tiles_of(state, 0)


@pytest.mark.rule("CAD-40")
def test_x11_a_market_gives_a_coin_and_a_bakery_a_bread() -> None:
    market = position(asked="place market")
    assert gained(market, play(market, "at c4"), 0, "coins") == 1
    bakery = position(asked="place bakery")
    assert gained(bakery, play(bakery, "at c4"), 0, "bread") == 1


@pytest.mark.rule("CAD-41", "CAD-42", "CAD-70")
def test_a_fountain_gives_a_look_at_two_cards_and_one_goes_back() -> None:
    state = position(asked="place fountain")
    after, events = listen(state, "at c4", dealer=fountain_draw(state, "pond", "villa"))
    assert asked(after) == "fountain 0"
    assert hand(after, 0) == ["villa", "pond"]
    assert legal(after) == ["return villa", "return pond"]
    assert told(events, "look at").audience == (0,)
    after = play(after, "return villa")
    assert hand(after, 0) == ["pond"]
    assert own(after, 0).returned == ["villa"]
    assert table(after).fountain_pile == 23


@pytest.mark.rule("CAD-23", "CAD-43")
def test_two_equal_cards_are_one_choice_and_still_asked() -> None:
    state = position(asked="place fountain")
    state = play(state, "at c4", dealer=fountain_draw(state, "pond", "pond"))
    assert asked(state) == "fountain 0"
    assert legal(state) == ["return pond"]


@pytest.mark.rule("CAD-41", "CAD-43")
def test_with_a_second_fountain_an_old_card_may_go_back() -> None:
    state = position(asked="place fountain", districts={0: {"c3": "fountain"}}, hands={0: "garden"})
    state = play(state, "at c4", dealer=fountain_draw(state, "pond", "villa"))
    assert legal(state) == ["return villa", "return garden", "return pond"]
    after = play(state, "return garden")
    assert hand(after, 0) == ["villa", "pond"]
    assert hand(play(state, "return pond"), 0) == ["villa", "garden"]


@pytest.mark.rule("CAD-44")
def test_six_fountains_leave_cards_in_the_pile() -> None:
    six = dict.fromkeys(("c3", "d3", "e3", "c4", "d4"), "fountain")
    state = position(asked="place fountain", districts={0: six})
    after = play(state, "at e4", legal(play(state, "at e4"))[0])
    assert own(after, 0).fountain_cards == 6
    assert table(after).fountain_pile == 18


AT_C1 = "at c1 turned 2"


@pytest.mark.rule("CAD-38", "CAD-45")
@pytest.mark.parametrize(
    ("named", "outcomes"),
    [
        pytest.param(
            {"asked": "place merchant then pond", "districts": POND_AND_MERCHANT, "goods": {0: "herb"}},
            {("reward pond",): ("", 3), ("reward merchant",): ("fish", 2)},
            id="goods of the same tile are sold at once or kept",
        ),
        pytest.param(
            {
                "asked": "place pond then artisan",
                "districts": {0: {**POND_AND_ARTISAN[0], "c2": "merchant half"}},
                "lower": ["merchant half", "market"],
                "goods": {0: "herb"},
            },
            {
                ("reward pond", "take merchant half", AT_C1): ("", 3),
                ("reward artisan", "take merchant half", AT_C1): ("fish", 2),
            },
            id="an artisan is carried out to its end",
        ),
        pytest.param(
            {
                "asked": "place merchant opposite artisan",
                "districts": {
                    0: {
                        "c3": "merchant half turned 2",
                        "d3": "market",
                        "d4": "bakery",
                        "d5": "market",
                        "c5": "artisan half",
                        "c2": "pond end",
                    }
                },
                "lower": ["pond end", "farm end"],
            },
            {
                ("reward merchant", "take pond end", AT_C1): ("fish", 1),
                ("reward artisan", "take pond end", AT_C1): ("", 2),
            },
            id="merchant and artisan",
        ),
    ],
)
def test_the_owner_puts_two_rewards_in_order(
    named: dict[str, Any], outcomes: dict[tuple[str, ...], tuple[str, int]]
) -> None:
    """Each order leaves other goods and coins."""
    state = play(position(**named), "at c4")
    assert asked(state) == "reward 0"
    assert legal(state) == [texts[0] for texts in outcomes]
    for texts, (held, coins) in outcomes.items():
        after = play(state, *texts)
        assert (goods(after, 0), own(after, 0).coins) == (held, coins)


@pytest.mark.rule("CAD-45")
@pytest.mark.parametrize(
    ("tile", "above", "right"),
    [
        ("pond then baker", "pond end turned 2", "baker half turned 3"),
        ("garden then pond", "garden end turned 2", "pond end turned 3"),
        ("merchant then senator", "merchant half turned 2", "senator half turned 3"),
        ("baker then artisan", "baker half turned 2", "artisan half turned 3"),
        ("pond then villa 1", "pond end turned 2", "villa end 1 turned 3"),
    ],
)
def test_where_the_order_cannot_matter_nobody_is_asked(tile: str, above: str, right: str) -> None:
    state = position(
        asked=f"place {tile}", districts={0: {"c3": above, "d3": "market", "d4": right}}, lower=["market", "bakery"]
    )
    after, events = listen(state, "at c4")
    assert kinds(events).count("finish") == 2
    assert asked(after).split()[0] in ("move", "take", "artisan")
    if "artisan" in tile:
        assert own(after, 0).bread == 2
