"""The game for two."""

from __future__ import annotations

import pytest

from mecenate import Dealer
from tests.rules.playing import legal, play
from tests.rules.princes.positions import SUPPLY, begun, game, kind, money, own, position, start, table_of

NO_ROOM_BUT_PARKS = ["university r0 at a5", "workshop f2 at a3", "forest r2 at g5", "forest r1 at d4"]
FULL = [*NO_ROOM_BUT_PARKS, "opera r3 at e3", "lake f1 at d1", "tower r1 at g1", "chapel r3 at e2"]


@pytest.mark.rule("PRI-57")
def test_e50_two_players_have_2500_and_open_at_300() -> None:
    state = begun(2)
    assert [money(state, seat) for seat in (0, 1)] == [2500, 2500]
    state = play(state, "open jester", "pass")
    assert money(state, 0) == 2200
    assert kind(state) == "last" and state.actor == 1


@pytest.mark.rule("PRI-57")
def test_ruling_07_the_last_of_two_pays_300() -> None:
    state = play(begun(2), "open jester", "pass", "take builder")
    assert money(state, 1) == 2200
    assert legal(position(2, phase="auction", money={0: 200}), "open") == []


@pytest.mark.rule("PRI-58")
def test_e50_and_ruling_13_landscapes_are_one_lot_and_the_winner_picks() -> None:
    state = begun(2)
    assert legal(state, "open") == [
        "open jester",
        "open builder",
        "open prestige",
        "open recruiting",
        "open landscape",
    ]
    state = play(state, "open landscape", "bid", "pass")
    assert state.actor == 1 and legal(state) == ["take forest", "take lake", "take park"]
    state = play(state, "take lake", "place lake r0 at d1")
    assert own(state, 1).estate[0].name == "lake" and money(state, 1) == 2100
    assert state.actor == 0 and kind(state) == "last"
    assert legal(state) == ["take jester", "take builder", "take prestige", "take recruiting", "decline"]


@pytest.mark.rule("PRI-58")
def test_the_last_player_names_the_type_at_once() -> None:
    state = play(begun(2), "open jester", "pass")
    assert legal(state, "take") == [
        "take forest",
        "take lake",
        "take park",
        "take builder",
        "take prestige",
        "take recruiting",
    ]
    assert kind(play(state, "take park")) == "place"


@pytest.mark.rule("PRI-58")
def test_ruling_13_only_types_that_fit_and_the_only_one_by_itself() -> None:
    state = position(2, phase="auction", estate={0: FULL[:-1]}, builders={0: 2})
    after = play(state, "open landscape", "pass")
    assert [piece.name for piece in own(after, 0).estate if piece.kind == "landscape"][-1] == "park"
    assert money(after, 0) == 2200 and after.actor == 1
    full = position(2, phase="auction", estate={0: FULL}, builders={0: 2})
    assert "open landscape" not in legal(full)
    other = position(2, phase="auction", estate={1: FULL}, builders={1: 2})
    won = play(other, "open landscape")
    assert won.actor == 0, "the other may not have it and is not asked"


@pytest.mark.rule("PRI-59", "PRI-98")
def test_e50_five_freedoms_at_most_two_of_a_kind() -> None:
    for seed in range(10):
        freedoms = table_of(start(2, Dealer.fast(seed))).freedoms
        assert sorted(freedoms.values()) == [1, 2, 2]
    deal = Dealer.recorded([(1, 3), (1, 2), *[(0, 21 - n) for n in range(8)]])
    assert table_of(game().start(2, deal)).freedoms == {"travel": 1, "religion": 2, "opinion": 2}


@pytest.mark.rule("PRI-101")
def test_the_harder_game_has_four_freedoms() -> None:
    deal = Dealer.recorded([(2, 3), *[(0, 21 - n) for n in range(8)]])
    assert table_of(game(freedoms="four").start(2, deal)).freedoms == {"travel": 1, "religion": 1, "opinion": 2}


@pytest.mark.rule("PRI-60")
def test_ruling_14_supplies_are_the_same_for_two() -> None:
    view = table_of(begun(2))
    assert {lot.name: lot.left for lot in view.lots} == SUPPLY
    assert "open builder" not in legal(position(2, phase="auction", builders={0: 3}))
