"""Phases 1 and 2: new artists and monuments, the pile of each round, drawing cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mecenate import Dealer, State, WatchedDealer
from tests.rules.florenza.positions import asked, chooser, game, hand, middle, pile, position, row, start, table
from tests.rules.playing import kinds, listen, play


def to_next_round(state: State, dealer: Dealer | None = None) -> State:
    """Play the last action of a round and everything up to the next: keep the first card, choose marble."""
    after = play(state, "send workers", dealer=dealer)
    while asked(after)[0] != "action":
        after = play(after, str(after.legal()[0]), dealer=dealer)
    return after


def last_action(seats: int = 2, round: int = 1, **named: Any) -> State:
    """The last seat in turn order has the last common action, and nobody an extra one."""
    return position(seats, turn=seats - 1, round=round, step="4", **named)


@pytest.mark.rule("FLO-12")
def test_five_rounds_and_the_first_begins_with_actions() -> None:
    state, dealer = start(2), Dealer.fast(3)
    rounds: list[int] = []
    while not state.over:
        view = table(state)
        assert view.round > 1 or view.stage != "acting" or view.monument_pile == 20
        if asked(state)[0] == "action" and (not rounds or rounds[-1] != view.round):
            rounds.append(view.round)
        state.apply(chooser(state, dealer), dealer)
    assert rounds == [1, 2, 3, 4, 5]


@pytest.mark.rule("FLO-12", "FLO-47")
def test_all_finish_a_phase_before_the_next() -> None:
    state, dealer = start(3), Dealer.fast(5)
    stages: list[tuple[int, str]] = []
    while not state.over:
        view = table(state)
        if not stages or stages[-1] != (view.round, view.stage):
            stages.append((view.round, view.stage))
        state.apply(chooser(state, dealer), dealer)
    assert stages == sorted(
        stages, key=lambda moment: (moment[0], ["acting", "keeping", "choosing", "collecting"].index(moment[1]))
    )


@pytest.mark.rule("FLO-13", "FLO-49")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 8), (4, 10)])
def test_new_artists_replace_the_old(seats: int, count: int) -> None:
    state = last_action(seats, middle="painter giotto, sculptor donatello")
    before = table(state).artist_pile
    after = to_next_round(state)
    assert len(middle(after)) == count
    assert table(after).artist_pile == before - count


@pytest.mark.rule("FLO-14", "FLO-30")
def test_kept_monuments_and_five_new_ones_are_sorted_together() -> None:
    state = last_action(row="battistero portali, santa croce cappella, uffizi interni")
    for seed in range(10):
        after = to_next_round(state, Dealer.fast(seed))
        prestige = [monument.prestige for monument in table(after).monuments]
        assert len(prestige) == 7 and prestige == sorted(prestige, reverse=True)
        kept = [row(after).index(name) for name in ("battistero portali", "santa croce cappella")]
        eights = [n for n, value in enumerate(prestige) if value == 8]
        assert kept == eights[:2], "what lay there longer lies left of new ones of the same value"


@pytest.mark.rule("FLO-14")
def test_example_e26_the_monument_pile_is_empty_from_round_5() -> None:
    state, dealer = start(4), Dealer.fast(2)
    left = {}
    while not state.over:
        left[table(state).round] = table(state).monument_pile
        state.apply(chooser(state, dealer), dealer)
    assert left == {1: 20, 2: 15, 3: 10, 4: 5, 5: 0}


@pytest.mark.rule("FLO-15")
@pytest.mark.parametrize(("round", "joins"), [(1, "palagio"), (2, "sagrestia")])
def test_the_next_pile_joins_before_the_draw(round: int, joins: str) -> None:
    state = last_action(round=round)
    assert joins not in pile(state)
    after = to_next_round(state)
    assert joins in [*pile(after), *hand(after, 0), *hand(after, 1)]
    assert table(after).pile == len(pile(state)) + 16 - 8


@pytest.mark.rule("FLO-15")
def test_example_e39_the_discards_of_rounds_1_to_3_return_in_round_4() -> None:
    state = last_action(
        round=3, discarded={(1, 0): "casa", (2, 1): "segheria", (3, 0): "sagrestia"}, hands={0: "sala, navata"}
    )
    assert not {"segheria", "sagrestia"} & set(pile(state))
    after = to_next_round(state)
    everywhere = [*pile(after), *hand(after, 0), *hand(after, 1)]
    assert len(everywhere) == 48 and {"segheria", "sagrestia", "sala", "navata"} <= set(everywhere)


@pytest.mark.rule("FLO-15", "FLO-95")
def test_example_e39_in_round_5_only_the_rest_is_left() -> None:
    state = last_action(round=4, hands={0: "sala, navata"})
    after = to_next_round(state)
    everywhere = [*pile(after), *hand(after, 0), *hand(after, 1)]
    assert len(everywhere) == 47 and "sala" not in everywhere


@pytest.mark.rule("FLO-16")
@pytest.mark.parametrize(
    ("front", "drawn"),
    [("", 4), ("casa", 5), ("casa, casamento", 6), ("casa, casamento, palagio", 7)],
)
def test_examples_e3_and_e4_four_cards_and_one_for_each_residence(front: str, drawn: int) -> None:
    """With a preacher, who gives an action but no card."""
    state = position(captain=1, round=2, step="preacher", front={0: f"{front}, girolamo savonarola"})
    after = to_next_round(state)
    assert len(hand(after, 0)) == drawn


@pytest.mark.rule("FLO-16", "FLO-79")
def test_the_new_captain_draws_first_and_all_at_once() -> None:
    state = play(last_action(3, front={2: "casa"}, middle="painter giotto"), "send workers")
    assert asked(state) == ("action", 2)
    state = play(state, "send workers")
    watched = WatchedDealer(Dealer.fast(1))
    after, events = listen(state, "choose gold", dealer=watched)
    assert table(after).captain == 1
    assert [event.seat for event in events if event.kind == "draw"] == [1, 2, 0]
    assert [event.facts["cards"] for event in events if event.kind == "draw"] == [4, 5, 4]
    assert [of for _, of in watched.outcomes][:8] == list(range(84, 76, -1)), "first the artists"
    assert [of for _, of in watched.outcomes][8:13] == [27, 26, 25, 24, 23], "then the monuments"
    assert kinds(events)[-8:-6] == ["artists", "monuments"]


@pytest.mark.rule("FLO-17")
def test_when_the_pile_runs_out_later_players_get_fewer() -> None:
    state = last_action(3, round=4, pile="casa, sala, navata, cupola, loggia", captain=0)
    after = to_next_round(state)
    assert table(after).captain == 1
    assert [len(hand(after, seat)) for seat in range(3)] == [0, 4, 1]
    assert table(after).pile == 0


@pytest.mark.rule("FLO-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_of_all_piles_are_in_play_from_round_3(seats: int) -> None:
    state, dealer = start(seats), Dealer.fast(9)
    while table(state).round < 3:
        state.apply(chooser(state, dealer), dealer)
    where = json.loads(state.to_json())["copy"]
    assert where.count(1) == 0
    assert sum(place > 1 for place in where) == {2: 48, 3: 64, 4: 76}[seats]
    assert game().pieces.is_used(0, seats)
