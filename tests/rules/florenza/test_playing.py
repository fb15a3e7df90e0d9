"""Action A: playing Florenza cards."""

from __future__ import annotations

import pytest

from tests.rules.florenza.positions import PLENTY, asked, fiorini, game, hand, in_front, own, position, resources, table
from tests.rules.playing import legal, listen, play, refusal, told

PIECES = game().pieces


@pytest.mark.rule("FLO-22", "FLO-23")
def test_example_e7_palagio_costs_a_wood_two_marble_and_a_cloth() -> None:
    state = position(2, round=2, hands={0: "palagio"}, resources={0: "3 marble, 2 wood, 2 cloth"})
    before = table(state).supply
    after, events = listen(state, "play palagio")
    assert resources(after, 0) == {"marble": 1, "wood": 1, "cloth": 1}
    assert (table(after).supply["marble"], table(after).supply["wood"]) == (before["marble"] + 2, before["wood"] + 1)
    assert (hand(after, 0), in_front(after, 0)) == ([], ["palagio"])
    assert asked(after) == ("action", 1), "no artist is asked for"
    assert told(events, "play").facts == {"card": "palagio"}


@pytest.mark.rule("FLO-23")
@pytest.mark.parametrize("card", [n for n, kind in enumerate(PIECES.card_kinds) if kind not in ("church", "palace")])
def test_every_card_costs_what_is_printed_and_no_less(card: int) -> None:
    word = PIECES.cards[card]
    cost = [int(PIECES.cost[7 * card + n]) for n in range(7)]
    exact = ", ".join(
        f"{n} {kind}" for n, kind in zip(cost, ("marble", "wood", "metal", "cloth", "gold", "spice"), strict=False)
    )
    state = position(4, round=3, hands={0: word}, resources={0: exact}, fiorini={0: cost[6]})
    after = play(state, f"play {word}")
    assert (resources(after, 0), fiorini(after, 0)) == ({}, 0)
    if cost[6]:
        poor = position(4, round=3, hands={0: word}, resources={0: exact}, fiorini={0: cost[6] - 50})
        assert f"it costs {cost[6]} fiorini, you have {cost[6] - 50}" in refusal(poor, f"play {word}")
    for n, kind in enumerate(("marble", "wood", "metal", "cloth", "gold", "spice")):
        if cost[n]:
            less = exact.replace(f"{cost[n]} {kind}", f"{cost[n] - 1} {kind}")
            poor = position(4, round=3, hands={0: word}, resources={0: less}, fiorini={0: cost[6]})
            assert f"it costs {cost[n]} {kind}, you have {cost[n] - 1}" in refusal(poor, f"play {word}")


@pytest.mark.rule("FLO-22")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    state = position(2, hands={0: "casa", 1: "fabbro"}, resources={0: PLENTY})
    assert legal(state, "play") == ["play casa"]
    assert "you do not have this card" in refusal(state, "play fabbro")


@pytest.mark.rule("FLO-24")
def test_what_a_card_brings_is_counted_from_the_moment_it_lies_there() -> None:
    state = position(2, hands={0: "casamento, fabbro"}, resources={0: PLENTY})
    after = play(state, "play casamento", "send workers", "play fabbro")
    player = own(after, 0)
    assert player.income == {"metal": 1, "fiorini": 50}
    assert (player.extra_steps, player.extra_cards) == (["casamento"], 1)


@pytest.mark.rule("FLO-24")
def test_income_of_a_card_comes_in_the_same_round_and_the_extra_card_in_the_next() -> None:
    state = position(2, turn=1, round=2, step="4", hands={1: "casamento"}, resources={0: "", 1: "marble, 2 wood"})
    after = play(state, "play casamento", "send workers", "choose gold")
    assert table(after).round == 3
    assert len(hand(after, 1)) == 5 and len(hand(after, 0)) == 4
    assert fiorini(after, 1) == 300 + 50 + 200 + 50


@pytest.mark.rule("FLO-25")
def test_example_e37_no_second_casa() -> None:
    state = position(3, hands={0: "casa"}, front={0: "casa"}, resources={0: PLENTY})
    assert "you have this card in front of you already" in refusal(state, "play casa")
    assert legal(position(3, hands={0: "casa"}, front={1: "casa"}, resources={0: PLENTY}), "play") == ["play casa"]


@pytest.mark.rule("FLO-25")
@pytest.mark.parametrize(
    "card", ["arte maggiore", "bottega d'arte", "protettore", "edificatore", "biblioteca", "convento", "mercato"]
)
def test_ruling_5_no_second_copy_of_anything(card: str) -> None:
    state = position(4, round=3, hands={0: card}, front={0: card}, resources={0: PLENTY}, fiorini={0: 1000})
    assert "already" in refusal(state, f"play {card}")


@pytest.mark.rule("FLO-25")
def test_example_e37_two_cards_of_different_kinds_may_share_a_name() -> None:
    state = position(
        2, round=3, hands={0: "palace facciata"}, front={0: "church facciata"}, resources={0: PLENTY}, fiorini={0: 1000}
    )
    after = play(state, "play palace facciata", "engage anonymous sculptor")
    assert in_front(after, 0) == ["church facciata", "palace facciata"]


@pytest.mark.rule("FLO-26")
def test_example_e37_no_second_preacher_of_another_name() -> None:
    state = position(3, hands={0: "giordano bruno"}, front={0: "girolamo savonarola"})
    assert "you have a preacher already" in refusal(state, "play giordano bruno")
    assert legal(position(3, hands={0: "giordano bruno"}), "play") == ["play giordano bruno"]
