"""Learning by self-play: targets, lessons, files, going on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

import mecenate
from mecenate.arena.checkpoints import beats, win_share
from mecenate.arena.episodes import Lessons, as_arrays, padded, play, processes, seats_of
from mecenate.arena.network import Networks
from mecenate.arena.training import LAMBDA, Lesson, Training, lambda_returns, progress_of
from mecenate.bots.network import ValueNetwork
from mecenate.bots.selfplay import SelfPlay
from mecenate.bots.value import Value
from mecenate.bots.weights import read
from mecenate.cli.train import sparkline
from mecenate.core.dealer import Dealer


class Here:
    """A pool that plays at once, in this process."""

    def submit(self, work: object, order: object) -> object:
        """Do the work now."""
        future: object = Done(play(order))  # type: ignore[arg-type]
        return future


class Done:
    """The result of work that is done."""

    def __init__(self, result: object) -> None:
        self._result = result

    def result(self) -> object:
        """The result."""
        return self._result


def lessons(games: int = 1) -> Lessons:
    """Lessons of so many games, in this process."""
    return Lessons(Here(), games)


def test_lambda_returns_lead_from_the_next_value_to_the_real_end() -> None:
    values = np.array([[10.0], [20.0], [30.0]])
    returns = lambda_returns(values, np.array([40.0]))[:, 0]
    assert returns[2] == pytest.approx(40.0)
    assert returns[1] == pytest.approx((1 - LAMBDA) * 30.0 + LAMBDA * 40.0)
    assert returns[0] == pytest.approx((1 - LAMBDA) * 20.0 + LAMBDA * returns[1])


def test_rows_of_choices_are_filled_up() -> None:
    assert padded([[5, 7], [3]])[:, :3].tolist() == [[5, 7, -1], [3, -1, -1]]


def test_all_seat_numbers_take_turns() -> None:
    assert [seats_of(number, 2, 5) for number in range(6)] == [2, 3, 4, 5, 2, 3]


def networks_with_scale(features: int, vectors: object) -> Networks:
    """Networks with random weights, fitted to these vectors."""
    torch.manual_seed(2)
    networks = Networks(features, 4)
    networks.widen_scale(torch.as_tensor(vectors))
    return networks


@pytest.mark.parametrize("farther", [1.0, 40.0])
def test_a_bot_computes_what_the_network_computes(farther: float) -> None:
    """However far from the first vectors: what the networks do to an input, a bot at the table must do too."""
    rng = np.random.default_rng(2)
    vectors = (rng.standard_normal((6, 3, 5)) + 3.0).astype(np.float32)
    networks = networks_with_scale(5, vectors.reshape(-1, 5))
    vectors *= farther
    networks.widen_scale(torch.from_numpy(vectors.reshape(-1, 5)))
    expected, spread = networks.evaluate(torch.from_numpy(vectors), torch.ones(6, 3))
    parts = networks.parts()
    bot = ValueNetwork(parts["own"], parts["rivals"], parts["bias"], parts["out"])
    out = bot.evaluate(vectors.reshape(-1, 5).astype(np.float64), 3)
    assert out[:, 0] == pytest.approx(expected.detach().numpy().reshape(-1), abs=1e-3, rel=1e-4)
    assert out[:, 1] == pytest.approx(spread.detach().numpy().reshape(-1), abs=1e-3, rel=1e-4)


def test_seats_that_do_not_play_change_nothing() -> None:
    rng = np.random.default_rng(2)
    vectors = rng.standard_normal((4, 5, 6)).astype(np.float32)
    networks = networks_with_scale(6, vectors.reshape(-1, 6))
    there = torch.tensor([[1.0, 1.0, 1.0, 0.0, 0.0]] * 4)
    added, _ = networks.evaluate(torch.from_numpy(vectors), there)
    alone, _ = networks.evaluate(torch.from_numpy(vectors[:, :3].copy()), torch.ones(4, 3))
    assert added[:, :3].detach().numpy() == pytest.approx(alone.detach().numpy(), abs=1e-5)


def test_another_scale_leaves_what_was_learned_as_it_was() -> None:
    rng = np.random.default_rng(2)
    vectors = torch.from_numpy(rng.standard_normal((50, 5)).astype(np.float32))
    networks = networks_with_scale(5, vectors)
    there = torch.ones(25, 2)
    before = networks.evaluate(vectors.reshape(25, 2, 5), there)[0].detach()
    networks.widen_scale(100.0 * vectors)
    networks.rescale(vectors + 4.0)
    after = networks.evaluate(vectors.reshape(25, 2, 5), there)[0].detach()
    assert after.numpy() == pytest.approx(before.numpy(), abs=1e-3)


def test_weights_of_a_file_can_be_learned_on() -> None:
    rng = np.random.default_rng(2)
    vectors = torch.from_numpy(rng.standard_normal((24, 5)).astype(np.float32))
    networks = networks_with_scale(5, vectors)
    other = Networks(5, 4)
    other.load_parts(networks.parts())
    for both in zip(
        networks.evaluate(vectors.reshape(12, 2, 5), torch.ones(12, 2)),
        other.evaluate(vectors.reshape(12, 2, 5), torch.ones(12, 2)),
        strict=True,
    ):
        assert both[0].detach().numpy() == pytest.approx(both[1].detach().numpy(), abs=1e-3)


def test_an_episode_becomes_arrays_of_one_shape() -> None:
    game = mecenate.game("carpe_diem")
    value = Value(len(game.features))
    episode = SelfPlay(value, 2, 1, 2, 1000).play(game.start(2, Dealer.fast(1)))
    played = as_arrays(episode, value.size)
    assert played.vectors.shape == (len(episode.turns), 5, value.size)
    assert played.vectors[0, 1].tolist() == pytest.approx(episode.turns[0][value.size :])
    assert not played.vectors[:, 2:].any()
    assert played.there.sum() == 2 * len(episode.turns)


def test_a_lesson_lessens_the_loss() -> None:
    game = mecenate.game("carpe_diem")
    training = Training(game, 3, 2, 1)
    episodes = lessons().play(training, 0).result()
    training.learn(episodes)
    first = float(training._value_loss().detach())
    for _ in range(60):
        training._step(training._value_loss())
    assert float(training._value_loss().detach()) < 0.7 * first


def test_calibration_makes_the_deviation_fit_the_errors() -> None:
    game = mecenate.game("carpe_diem")
    training = Training(game, 3, 2, 1)
    episodes = lessons().play(training, 0).result()
    training.learn(episodes)
    for _ in range(2):
        training.calibrate(episodes)
        before = float(training.average.module.out.bias[1].detach())
    training.calibrate(episodes)
    assert float(training.average.module.out.bias[1].detach()) == pytest.approx(before, abs=0.05)


@pytest.mark.long
def test_training_can_stop_and_go_on(tmp_path: Path) -> None:
    game = mecenate.game("carpe_diem")
    path = tmp_path / "carpe_diem.weights"
    told: list[Lesson] = []
    training = Training(game, 3, 4, 2)
    training.run(lessons(2), told.append)
    training.save_progress(path)
    again = Training(game, 3, 4, 3)
    again.resume(path)
    assert again.played == 2
    assert again.curve == told
    again.run(lessons(2), told.append)
    again.save_weights(path, "mecenate train carpe_diem")
    head, _ = read(path)
    assert [lesson.games for lesson in told] == [2, 3]
    assert head["games"] == 3
    assert progress_of(path).is_file()


@pytest.mark.long
def test_the_same_seed_learns_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    files = []
    for workers in (1, 2):
        training = Training(mecenate.game("florenza"), 4, 3, 3)
        with processes(workers) as pool:
            training.run(Lessons(pool, 1), lambda lesson: None)
        training.save_weights(tmp_path / f"{workers}.weights", "")
        files.append((tmp_path / f"{workers}.weights").read_bytes())
    assert files[0] == files[1]


def test_equal_players_share_the_wins_of_mirrored_deals() -> None:
    game = mecenate.game("carpe_diem")
    assert win_share(game, None, None, seats=2, deals=1, seed=1, budget=1) == pytest.approx(0.5)


def test_a_checkpoint_replaces_the_best_only_if_it_wins_with_two_and_with_four(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = {2: 0.6, 4: 0.2}
    monkeypatch.setattr("mecenate.arena.checkpoints.win_share", lambda *args, seats, **_: shares[seats])
    game = mecenate.game("carpe_diem")
    assert not beats(game, {}, {}, seed=1, budget=1)
    shares[4] = 0.3
    assert beats(game, {}, {}, seed=1, budget=1)


def test_a_curve_in_one_line() -> None:
    assert sparkline([1.0, 2.0, 3.0]) == "1.0  ▄█ 3.0"
    assert sparkline([2.0, 2.0]) == "2.0    2.0"
    assert len(sparkline([float(n) for n in range(600)])) < 80
