"""Learning by self-play: targets, lessons, files, going on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from mypy_extensions import i64

import mecenate
import mecenate.arena.training as arena_training
from mecenate.arena.calibration import APPRAISAL, margins, real_margins
from mecenate.arena.checkpoints import beats, win_share
from mecenate.arena.episodes import NOISE, STRAY, Lessons, as_arrays, padded, play, processes, seats_of
from mecenate.arena.network import Networks, with_features, with_units
from mecenate.arena.training import AVERAGE, LAMBDA, Lesson, Memory, Training, lambda_returns, late_average, progress_of
from mecenate.bots.selfplay import SelfPlay
from mecenate.bots.value import Batch, Value
from mecenate.bots.weights import read, weights_from
from mecenate.cli.train import sparkline
from mecenate.core.dealer import Dealer
from tests.bots.school import middle
from tests.examples.building import registered


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """As in `mecenate train`: threads add in any order."""
    torch.set_num_threads(1)


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
    bot = weights_from({**parts, "policy": []}).value
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
    table = Dealer.fast(1)
    episode = SelfPlay(value, 2, 1, 2, 1000, 0.0).play(game.start(2, table), table)
    played = as_arrays(episode, value.size)
    assert played.vectors.shape == (len(episode.turns), 5, value.size)
    assert played.vectors[0, 1].tolist() == pytest.approx(episode.turns[0][value.size :])
    assert not played.vectors[:, 2:].any()
    assert played.there.sum() == 2 * len(episode.turns)


def test_steps_lessen_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mecenate.game("carpe_diem")
    training = Training(game, 3, 2, 1)
    episodes = lessons().play(training, 0).result()
    with monkeypatch.context() as only_remembering:
        for steps in ("REPEATS", "LEAST_STEPS"):
            only_remembering.setattr(arena_training, steps, 0)
        training.learn(episodes)
    first = float(training._value_loss().detach())
    for _ in range(60):
        training._step(training._value_loss())
    assert float(training._value_loss().detach()) < 0.7 * first


def test_a_short_game_is_learned_in_few_games() -> None:
    """A game of Studiolo has 8 to 16 turns: without more steps a lesson, hundreds of games would teach nothing."""
    with registered():
        training = Training(mecenate.game("studiolo"), 1, 12, 160)
        training.run(lessons(32), lambda lesson: None)
    assert training.curve[0].error > 10
    assert training.curve[-1].error < 6


def test_the_average_forgets_the_random_start_and_then_is_slow() -> None:
    average = torch.zeros(1)
    for steps in range(1, 40):
        average = late_average(average, torch.ones(1), steps)
    assert float(average) > 0.99
    assert float(late_average(torch.ones(1), torch.zeros(1), 10_000)) == pytest.approx(AVERAGE)


def test_calibration_makes_the_deviation_fit_the_errors() -> None:
    training = after_a_lesson()
    for _ in range(2):
        training.calibrate()
        before = float(training.average.module.out.bias[1].detach())
    training.calibrate()
    assert float(training.average.module.out.bias[1].detach()) == pytest.approx(before, abs=0.05)


def after_a_lesson() -> Training:
    """A training that has seen a game of Carpe Diem with each number of seats."""
    training = Training(mecenate.game("carpe_diem"), 3, 2, 3)
    training.learn(lessons(3).play(training, 0).result())
    return training


def test_calibrated_margins_are_right_on_average() -> None:
    training = after_a_lesson()
    ((vectors, there, ends),) = training.memory.positions()
    real = real_margins(vectors[:, :, APPRAISAL] + ends, there)[there > 0]
    before = mean_margin(training, vectors, there) - float(real.mean())
    training.calibrate()
    after = mean_margin(training, vectors, there) - float(real.mean())
    assert abs(after) < 0.2 * abs(before)


def mean_margin(training: Training, vectors: torch.Tensor, there: torch.Tensor) -> float:
    """The mean margin of all seats as the networks say it, with the correction."""
    networks = training.average.module
    with torch.no_grad():
        hidden = networks.hidden(vectors, there)
        added, spread = networks.outputs(hidden)
        said = margins(vectors[:, :, APPRAISAL] + added, spread, there)
        corrected = networks.margin[-1] * said + hidden @ networks.margin[:-2] + networks.margin[-2]
    return float(corrected[there > 0].mean())


def test_a_bot_says_the_margin_that_calibration_fitted() -> None:
    """The margin of `Batch`, from real positions, is the one of the networks in training."""
    game = mecenate.game("carpe_diem")
    training = after_a_lesson()
    training.calibrate()
    value = Value(len(game.features), weights_from(dict(training.average.module.parts())))
    state = middle(game, 3, 2, 60)
    batch = Batch(value, 3)
    batch.add(state)
    batch.evaluate()
    rows = torch.zeros(1, 3, value.size)
    for seat in range(3):
        value.describe(state, seat)
        rows[0, seat] = torch.tensor(list(value.vector.numbers))
    said = sum(batch.margin(0, seat) for seat in range(3)) / 3
    assert said == pytest.approx(mean_margin(training, rows, torch.ones(1, 3)), abs=0.01)


def test_margins_count_the_best_rival_that_plays() -> None:
    totals = torch.tensor([[50.0, 40.0, 45.0, 99.0]])
    there = torch.tensor([[1.0, 1.0, 1.0, 0.0]])
    assert real_margins(totals, there)[0, :3].tolist() == [5.0, -10.0, -5.0]
    sure = torch.full((1, 4), -3.0)
    assert margins(totals, sure, there)[0, :3].tolist() == pytest.approx([5.0, -10.0, -5.0], abs=0.01)


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


def test_the_buffer_keeps_the_last_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mecenate.arena.training.REMEMBERED", 5)
    memory = Memory()
    memory.add(rows=[np.arange(4.0).reshape(4, 1), np.arange(4.0, 7.0).reshape(3, 1)])
    assert sorted(memory.parts["rows"].reshape(-1)) == [2.0, 3.0, 4.0, 5.0, 6.0]
    again = Memory()
    again.load(memory.stored())
    again.add(rows=[np.array([[7.0]])])
    assert sorted(again.parts["rows"].reshape(-1)) == [3.0, 4.0, 5.0, 6.0, 7.0]
    (some,) = again.some(np.random.default_rng(1), "rows")
    assert set(some.reshape(-1).tolist()) == {3.0, 4.0, 5.0, 6.0, 7.0}


def test_weights_of_other_inputs_keep_what_they_know() -> None:
    networks = Networks(3, 4)
    networks.widen_scale(torch.randn(50, 3))
    grown = Networks(4, 4)
    grown.load_parts(with_features(dict(networks.parts()), ["a", "b", "c"], ["a", "new", "c", "b"]))
    vectors = torch.randn(6, 2, 3)
    there = torch.ones(6, 2)
    more = torch.stack([vectors[..., 0], torch.randn(6, 2), vectors[..., 2], vectors[..., 1]], dim=-1)
    for old, new in zip(networks.evaluate(vectors, there), grown.evaluate(more, there), strict=True):
        assert new.detach().numpy() == pytest.approx(old.detach().numpy(), abs=1e-4)


def test_weights_of_fewer_units_keep_what_they_know_and_can_learn_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mecenate.arena.network.HIDDEN", 6)
    vectors, there = torch.randn(40, 2, 3), torch.ones(40, 2)
    small = networks_with_scale(3, vectors.reshape(-1, 3))
    parts = dict(small.parts())
    monkeypatch.setattr("mecenate.arena.network.HIDDEN", 9)
    wide = Networks(3, 4)
    wide.load_parts(with_units(parts, seed=1))
    for old, new in zip(small.evaluate(vectors, there), wide.evaluate(vectors, there), strict=True):
        assert new.detach().numpy() == pytest.approx(old.detach().numpy(), abs=1e-4)
    wide.evaluate(vectors, there)[0].sum().backward()
    gradient = wide.out.weight.grad
    assert gradient is not None and bool((gradient[:, 6:] != 0.0).any())


def test_chance_falls_to_none_towards_the_end_of_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mecenate.arena.episodes.CALIBRATION", 1)
    chance: list[tuple[int, float]] = []

    class Noting(Here):
        def submit(self, work: object, order: object) -> object:
            chance.append((order.stray, order.noise))  # type: ignore[attr-defined]
            return super().submit(work, order)

    training = Training(mecenate.game("carpe_diem"), 3, 2, 3)
    noted = Lessons(Noting(), 1)
    training.run(noted, lambda _: None)
    training.calibrate(noted.play_to_calibrate(training))
    assert [stray for stray, _ in chance] == [STRAY, 2 * STRAY // 3, STRAY // 3, 0]
    assert [noise for _, noise in chance] == pytest.approx([NOISE, 2 * NOISE / 3, NOISE / 3, 0.0])


def test_the_table_draws_from_its_own_chance() -> None:
    """So that one deal can be played by players with any chance of their own."""

    class Counting(Dealer):
        """Counts what is drawn; the first of all cases comes."""

        def __init__(self) -> None:
            self.drawn = 0

        def pick(self, n: i64) -> i64:
            self.drawn += 1
            return 0

    game = mecenate.game("carpe_diem")
    table = Counting()
    state = game.start(2, table)
    dealt = table.drawn
    SelfPlay(Value(len(game.features)), 2, 1, 4, 0, 0.0).play(state, table)
    assert table.drawn > dealt
