"""Carrara from the present view alone: what is imagined behind the other screens has the odds that counting gives."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import mecenate
from tests import tables
from tests.rules.carrara.positions import position as in_the_middle
from tests.rules.playing import play

DRAWS = 6000
UNSEEN = ("red", "red", "blue")


def position(agenda: list[dict[str, object]], bag_empty: bool = False) -> mecenate.State:
    """Two seats; seat 0 cannot see two red blocks and a blue: they are with seat 1 or in the bag."""
    game = mecenate.game("carrara")
    bag, hand = ([0] * 6, [0, 0, 2, 0, 1, 0]) if bag_empty else ([0, 0, 0, 0, 1, 0], [0, 0, 2, 0, 0, 0])
    state = json.loads(game.start(seats=2, dealer=mecenate.Dealer.fast(1)).to_json())
    state |= {"bag": bag, "blocks": [[6, 6, 4, 6, 5, 6], hand], "agenda": agenda, "turn": 1}
    return game.state_from_json(json.dumps(state))


def asked(kind: str, *about: int) -> dict[str, object]:
    return {"ask": kind, "seat": 1, "about": [*about, *[0] * (4 - len(about))]}


def by_counting(possible: dict[str, int]) -> dict[tuple[int, int], Fraction]:
    """The odds of (red, blue) behind the screen: each block there or in the bag, what cannot be thrown out."""
    counts: Counter[tuple[int, int]] = Counter()
    for places in product((0, 1), repeat=len(UNSEEN)):
        red = sum(place for place, colour in zip(places, UNSEEN, strict=True) if colour == "red")
        blue = sum(place for place, colour in zip(places, UNSEEN, strict=True) if colour == "blue")
        if red >= possible.get("red", 0) and sum(places) < len(UNSEEN):
            counts[red, blue] += 1
    return {case: Fraction(count, counts.total()) for case, count in counts.items()}


@pytest.mark.parametrize(
    ("state", "needed"),
    [
        (position([asked("main")]), {}),
        (position([asked("end"), asked("pay", 0, 2, 1)]), {"red": 1}),
    ],
    ids=["at the start of a turn", "while paying one block in lucca"],
)
@pytest.mark.rule("CAR-92", "CAR-94")
def test_blocks_behind_the_screen_have_the_odds_of_counting(state: mecenate.State, needed: dict[str, int]) -> None:
    dealer = mecenate.Dealer.fast(11)
    drawn: Counter[tuple[int, int]] = Counter()
    florins: Counter[int] = Counter()
    for _ in range(DRAWS):
        world = state.imagine_from_view(0, dealer).view(1)
        drawn[world.players[1].blocks.get("red", 0), world.players[1].blocks.get("blue", 0)] += 1
        florins[world.players[1].florins] += 1
    expected = by_counting(needed)
    assert set(drawn) == set(expected)
    for case, odds in expected.items():
        assert drawn[case] / DRAWS == pytest.approx(float(odds), abs=0.025)
    assert set(florins) == set(range(61))
    assert max(florins.values()) < 2 * min(florins.values())


def test_a_rare_necessity_is_met_too() -> None:
    """Seat 1 pays two blocks in Lucca and must have both reds, however seldom luck brings that about."""
    state = position([asked("end"), asked("pay", 1, 2, 2)])
    assert not state.imagine_from_view(None, mecenate.Dealer.fast(1)).view(1).bag_empty
    dealer = mecenate.Dealer.fast(12)
    for _ in range(200):
        assert state.imagine_from_view(None, dealer).view(1).players[1].blocks.get("red", 0) <= 7
        assert state.imagine_from_view(0, dealer).view(1).players[1].blocks["red"] == 2


HALF_DONE = {
    "taking, nothing taken yet": ["turn statue wheel", "sector I"],
    "moving an item while taking": ["turn statue wheel", "sector I", "place gate"],
    "moving an item while choosing a sector": ["turn statue wheel", "place gate"],
    "moving an item while choosing a city": ["build villa 4", "place gate"],
    "offered gold, with a florin space alone": ["visit 1"],
    "offered gold, and moving an item": ["visit 1", "place gate"],
}


@pytest.mark.parametrize("texts", HALF_DONE.values(), ids=HALF_DONE.keys())
@pytest.mark.rule("CAR-74", "CAR-79", "CAR-92")
def test_what_another_seat_has_begun_can_be_finished_in_every_imagined_world(texts: list[str]) -> None:
    """Seat 0 is in the middle of something; its florins and blocks are imagined so that it can go on."""
    state = in_the_middle(
        "advanced",
        florins={0: 40},
        blocks={0: "purple purple purple purple"},
        wheel={"I": "white white", "VI": "white"},
        display=["villa 4"],
        built={0: {"lerici": ["porta 1+purple statue"]}},
        warehouses={0: "gate"},
        sections="1 3 4 5 8",
        scored={0: "porta, urban, livorno+lerici"},
    )
    state = play(state, *texts)
    dealer = mecenate.Dealer.fast(14)
    for _ in range(60):
        world = state.imagine_from_view(1, dealer)
        while world.actor == 0:
            world.apply(tables.choose(world, dealer), dealer)


@pytest.mark.rule("CAR-18", "CAR-94")
def test_an_empty_bag_is_known_to_be_empty() -> None:
    state = position([asked("main")], bag_empty=True)
    dealer = mecenate.Dealer.fast(13)
    assert state.view(0).bag_empty
    for _ in range(100):
        assert state.imagine_from_view(0, dealer).view(1).players[1].blocks == {"red": 2, "blue": 1}
