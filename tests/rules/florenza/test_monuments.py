"""Actions B and C: finishing and reserving monuments."""

from __future__ import annotations

import pytest

from tests.rules.florenza.positions import (
    PLENTY,
    RESOURCES,
    asked,
    fiorini,
    game,
    own,
    position,
    resources,
    row,
    score,
    table,
)
from tests.rules.playing import legal, listen, play, refusal, told

PIECES = game().pieces
ONE_ARTIST = "architect, painter"


@pytest.mark.rule("FLO-34")
def test_finishing_a_monument_of_the_row() -> None:
    state = position(
        2,
        row="duomo pulpito, ospedale chiostro",
        resources={0: "3 marble, 2 cloth"},
        fiorini={0: 500},
        middle="sculptor donatello",
    )
    after, events = listen(state, "finish duomo pulpito", "engage sculptor donatello")
    assert (resources(after, 0), fiorini(after, 0)) == ({"marble": 1, "cloth": 1}, 500 - 200 - 200)
    (monument,) = own(after, 0).monuments
    assert monument.word == "duomo pulpito" and monument.artist is not None
    assert row(after) == ["ospedale chiostro"], "it is not replaced"
    assert told(events, "finish").facts == {"monument": "duomo pulpito", "fiorini": 200}
    assert asked(after) == ("action", 1)


@pytest.mark.rule("FLO-34", "FLO-87")
@pytest.mark.parametrize("number", range(27))
def test_every_monument_costs_what_is_printed_and_no_less(number: int) -> None:
    word = PIECES.monuments[number]
    cost = [int(PIECES.monument_cost[7 * number + n]) for n in range(7)]
    exact = [f"{cost[n]} {kind}" for n, kind in enumerate(RESOURCES)]
    purse = cost[6] + 50
    state = position(2, row=word, resources={0: ", ".join(exact)}, fiorini={0: purse})
    after = play(state, f"finish {word}")
    if asked(after)[0] == "engage":
        after = play(after, legal(after)[0])
    assert (resources(after, 0), fiorini(after, 0)) == ({}, 0)
    assert score(after, 0)["monuments"] == int(PIECES.monument_prestige[number])
    poor = position(2, row=word, resources={0: ", ".join(exact)}, fiorini={0: purse - 50})
    assert "fiorini" in refusal(poor, f"finish {word}")
    for n, kind in enumerate(RESOURCES):
        if cost[n]:
            less = [*exact[:n], f"{cost[n] - 1} {kind}", *exact[n + 1 :]]
            poor = position(2, row=word, resources={0: ", ".join(less)}, fiorini={0: purse})
            assert f"it costs {cost[n]} {kind}, you have {cost[n] - 1}" in refusal(poor, f"finish {word}")


@pytest.mark.rule("FLO-34", "FLO-36")
def test_example_e14_reserving_and_finishing_are_two_actions() -> None:
    state = position(2, row="ospedale chiostro", resources={0: PLENTY}, fiorini={0: 500})
    after, events = listen(state, "reserve ospedale chiostro")
    assert asked(after) == ("action", 1) and row(after) == []
    assert told(events, "reserve monument").facts == {"monument": "ospedale chiostro"}
    assert fiorini(after, 0) == 500, "it costs nothing but the action"
    after = play(after, "send workers", "finish ospedale chiostro", "engage anonymous sculptor")
    assert [monument.word for monument in own(after, 0).monuments] == ["ospedale chiostro"]
    assert own(after, 0).reserved_monuments == []


@pytest.mark.rule("FLO-36")
def test_a_reserved_monument_is_its_owners_alone() -> None:
    state = position(2, reserved={1: "ospedale chiostro"}, resources={0: PLENTY}, fiorini={0: 500})
    assert "neither in the row nor reserved by you" in refusal(state, "finish ospedale chiostro")
    assert "not in the row" in refusal(state, "reserve ospedale chiostro")


@pytest.mark.rule("FLO-36", "FLO-48")
def test_ruling_13_a_reserved_monument_survives_the_end_of_the_round() -> None:
    state = position(
        2,
        turn=1,
        step="4",
        reserved={0: "uffizi interni", 1: "duomo cupola"},
        row="duomo navata, duomo altare, battistero portali",
    )
    after = play(state, "reserve battistero portali", "choose gold")
    assert table(after).round == 2
    assert [monument.word for monument in own(after, 1).reserved_monuments] == ["duomo cupola", "battistero portali"]
    assert [monument.word for monument in own(after, 0).reserved_monuments] == ["uffizi interni"]


@pytest.mark.rule("FLO-36")
def test_others_may_be_finished_before_reserved_ones() -> None:
    state = position(
        2, reserved={0: "uffizi interni"}, row="ospedale chiostro", resources={0: PLENTY}, fiorini={0: 500}
    )
    assert legal(state, "finish") == ["finish ospedale chiostro", "finish uffizi interni"]


@pytest.mark.rule("FLO-35", "FLO-29")
def test_example_e30_both_discounts_at_once() -> None:
    state = position(
        2,
        round=2,
        front={0: "bottega d'arte, edificatore"},
        row="duomo pulpito",
        resources={0: PLENTY},
        fiorini={0: 250},
        middle="sculptor benvenuto cellini",
        down="sculptor",
    )
    after, events = listen(state, "finish duomo pulpito")
    assert fiorini(after, 0) == 0
    assert told(events, "finish").facts["fiorini"] == 150
    assert told(events, "engage").facts["fiorini"] == 100


@pytest.mark.rule("FLO-35")
def test_edificatore_does_not_help_with_churches_and_palaces() -> None:
    state = position(
        2, round=2, front={0: "edificatore"}, hands={0: "sagrato"}, resources={0: PLENTY}, fiorini={0: 150}
    )
    assert fiorini(play(state, "play sagrato"), 0) == 0
    poor = position(2, round=2, front={0: "edificatore"}, hands={0: "sagrato"}, resources={0: PLENTY}, fiorini={0: 100})
    assert "you have 100" in refusal(poor, "play sagrato")
