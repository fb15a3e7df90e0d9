"""Learning by self-play: targets, lessons, files, going on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import mecenate
from mecenate.arena.network import Networks
from mecenate.arena.training import LAMBDA, Lesson, Training, lambda_returns, padded, progress_of
from mecenate.bots.network import floats
from mecenate.bots.value import Value
from mecenate.bots.weights import read, weights_from
from mecenate.cli.train import sparkline


def test_lambda_returns_lead_from_the_next_value_to_the_real_end() -> None:
    values = np.array([10.0, 20.0, 30.0])
    returns = lambda_returns(values, 40.0)
    assert returns[2] == pytest.approx(40.0)
    assert returns[1] == pytest.approx((1 - LAMBDA) * 30.0 + LAMBDA * 40.0)
    assert returns[0] == pytest.approx((1 - LAMBDA) * 20.0 + LAMBDA * returns[1])


def test_rows_of_choices_are_filled_up() -> None:
    assert padded([[5, 7], [3]])[:, :3].tolist() == [[5, 7, -1], [3, -1, -1]]


def test_networks_learn_a_simple_value_and_a_simple_preference() -> None:
    rng = np.random.default_rng(1)
    networks = Networks(3, 4, rng)
    vectors = rng.standard_normal((400, 3))
    networks.widen_scale(vectors)
    first = networks.learn_value(vectors, 5.0 * vectors[:, 0])
    choices = np.where(vectors[:, :1] > 0, [[1, 2]], [[2, 1]])
    right = 0.0
    for _ in range(400):
        last = networks.learn_value(vectors, 5.0 * vectors[:, 0])
        right = networks.learn_policy(vectors, choices)
    assert last < 0.1 * first
    assert right > 0.9


@pytest.mark.parametrize("farther", [1.0, 40.0])
def test_the_compiled_value_says_what_the_network_says(farther: float) -> None:
    """However far from the first vectors: what the networks do to an input, a bot at the table must do too."""
    rng = np.random.default_rng(2)
    networks = Networks(5, 2, rng)
    vectors = rng.standard_normal((50, 5)) + 3.0
    networks.widen_scale(vectors)
    vectors *= farther
    networks.widen_scale(vectors)
    for _ in range(30):
        networks.learn_value(vectors, vectors[:, 1] * 4.0)
    offset, parts = networks.parts()
    weights = weights_from({"offset": offset, "spread": 5.0}, dict(parts))
    for vector, expected in zip(vectors, networks.added(vectors), strict=True):
        weights.value.take(floats(vector.tolist()))
        assert weights.offset + weights.value.weigh(weights.last, 0) == pytest.approx(expected, abs=1e-6)


def test_a_wider_scale_leaves_what_was_learned_as_it_was() -> None:
    rng = np.random.default_rng(2)
    networks = Networks(5, 2, rng)
    vectors = rng.standard_normal((50, 5))
    networks.widen_scale(vectors)
    before = networks.added(vectors)
    networks.widen_scale(100.0 * vectors)
    assert networks.added(vectors) == pytest.approx(before)
    assert np.abs(100.0 * vectors / networks.deviation).max() < 7.0


@pytest.mark.long
def test_training_can_stop_and_go_on(tmp_path: Path) -> None:
    game = mecenate.game("carpe_diem")
    path = tmp_path / "carpe_diem.weights"
    told: list[Lesson] = []
    training = Training(game, 3, 4)
    training.run(2, told.append)
    training.save(path, "mecenate train carpe_diem")
    again = Training(game, 3, 4)
    again.resume(path)
    assert again.played == 2
    assert again.curve == told
    again.run(3, told.append)
    again.save(path, "mecenate train carpe_diem")
    head, parts = read(path)
    assert [lesson.games for lesson in told] == [2, 3]
    assert head["games"] == 3
    assert progress_of(path).is_file()
    assert Value(len(game.features), weights_from(head, parts)).spread == pytest.approx(head["spread"])


@pytest.mark.long
def test_a_run_with_a_break_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mecenate.arena.training.CYCLE", 1)
    game = mecenate.game("florenza")
    whole = Training(game, 3, 2)
    whole.run(2, lambda lesson: None)
    whole.save(tmp_path / "whole.weights", "")
    part = Training(game, 3, 2)
    part.run(1, lambda lesson: None)
    part.save(tmp_path / "part.weights", "")
    again = Training(game, 3, 2)
    again.resume(tmp_path / "part.weights")
    again.run(2, lambda lesson: None)
    again.save(tmp_path / "part.weights", "")
    assert (tmp_path / "part.weights").read_bytes() == (tmp_path / "whole.weights").read_bytes()


@pytest.mark.long
def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    learned = []
    for name in ("one", "other"):
        training = Training(mecenate.game("princes"), 4, 3)
        training.run(1, lambda lesson: None)
        training.save(tmp_path / name, "")
        learned.append((tmp_path / name).read_bytes())
    assert learned[0] == learned[1]


def test_a_curve_in_one_line() -> None:
    assert sparkline([1.0, 2.0, 3.0]) == "1.0  ▄█ 3.0"
    assert sparkline([2.0, 2.0]) == "2.0    2.0"
    assert len(sparkline([float(n) for n in range(600)])) < 80
