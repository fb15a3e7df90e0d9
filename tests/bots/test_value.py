"""What bots judge by: features, appraisals, weights."""

from __future__ import annotations

from pathlib import Path

import pytest

import mecenate
from mecenate.bots.network import Layer, floats
from mecenate.bots.value import Value, margin_of, squash
from mecenate.bots.weights import PARTS, WeightsError, feature_names, read, shipped, value_for, write
from mecenate.core.dealer import Dealer
from mecenate.core.feature_vector import FeatureVector
from tests.bots.school import GAMES, VERSIONS, middle


@pytest.mark.parametrize(("game", "options"), VERSIONS)
def test_every_feature_is_written_and_appraisals_end_in_the_real_totals(game: str, options: dict[str, str]) -> None:
    rules = mecenate.game(game, **options)
    vector = FeatureVector(len(rules.features))
    for seats in (2, rules.max_seats):
        dealer = Dealer.fast(seats)
        state = rules.start(seats, dealer)
        while not state.over:
            for seat in range(seats):
                vector.begin()
                state.describe(seat, vector)
                assert vector.at == len(rules.features)
            legal = state.legal()
            state.apply(legal[dealer.pick(len(legal))], dealer)
        assert [state.appraise(seat) for seat in range(seats)] == [score.total for score in state.scores()]


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_of_their_own(game: str) -> None:
    names = feature_names(mecenate.game(game))
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_weights_fit_and_say_how_they_were_made(game: str) -> None:
    rules = mecenate.game(game)
    head, parts = read(shipped(rules))
    assert head["command"].startswith(f"mecenate train {game} --games ")
    assert f"--seed {head['seed']}" in head["command"]
    assert head["features"] == feature_names(rules)
    assert set(parts) == set(PARTS)
    assert value_for(rules).weights is not None
    assert shipped(rules).stat().st_size < 500_000


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_a_finished_game_is_its_result(game: str) -> None:
    rules = mecenate.game(game)
    dealer = Dealer.fast(5)
    state = rules.start(3, dealer)
    while not state.over:
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    scores = state.scores()
    totals = value_for(rules).totals(state)
    assert [round(total) for total in totals] == [score.total for score in scores]
    prospects = [value_for(rules).prospect(state, seat) for seat in range(3)]
    best = min(scores, key=lambda score: score.rank).seat
    assert prospects[best] == max(prospects)


def test_first_sight_is_a_share_for_each_choice() -> None:
    state = middle(mecenate.game("carrara"), 3, 1, 30)
    for value in (value_for(state.game), Value(len(state.game.features))):
        shares = value.priors(state, state.legal())
        assert len(shares) == len(state.legal())
        assert sum(shares) == pytest.approx(1.0)


def test_a_layer_adds_weighs_and_cuts_off_below_zero() -> None:
    layer = Layer([1.0, -1.0, 2.0, 0.5], [0.5, 0.0])
    layer.take(floats([3.0, 1.0]))
    assert list(layer.out) == [5.5, 0.0]
    assert layer.weigh(floats([9.0, 2.0, 7.0]), 1) == 11.0


def test_margins_and_squashing() -> None:
    assert margin_of(floats([10.0, 14.0, 3.0]), 0) == -4.0
    assert margin_of(floats([10.0, 14.0, 3.0]), 1) == 4.0
    assert squash(0.0) == 0.5
    assert 0.0 < squash(-9.0) < squash(9.0) < 1.0


def test_a_file_of_weights_can_be_read_back(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    parts = {part: [float(n), 0.5] for n, part in enumerate(PARTS)}
    write(path, {"game": "carrara"}, dict(parts))
    head, again = read(path)
    assert head["game"] == "carrara"
    assert again == parts


def test_a_broken_file_of_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.weights"
    path.write_bytes(b"{}\nnothing")
    with pytest.raises(WeightsError, match="not a file of weights"):
        read(path)
