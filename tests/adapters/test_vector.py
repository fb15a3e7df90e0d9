"""Many games together: the same games as one by one, in arrays that are shared, sealed and fully written."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import mecenate
import mecenate.adapters.gymnasium
from mecenate.adapters.gymnasium import SeatEnv
from mecenate.adapters.observation import Observer
from mecenate.adapters.pettingzoo import raw_env
from mecenate.bots import Bot, Outlook
from mecenate.core.action import Action
from mecenate.core.feature_vector import FeatureVector
from mecenate.vector import SeatVectorEnv, TableVectorEnv, make
from tests.tables import TABLES, Table

GAMES = ("carrara", "princes", "florenza", "carpe_diem")
each_game = pytest.mark.parametrize("game", GAMES)
ENVS = 3


class LastBot(Bot):
    """Takes the last choice, and notes what it was told."""

    told: list[int] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        LastBot.told.append(len(outlook.events))
        return outlook.legal[-1]


def legal_action(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


@each_game
def test_games_in_which_all_seats_learn_are_those_of_a_single_table(game: str) -> None:
    """Against the engine itself: its dense observation, its legal actions and its scores."""
    envs = TableVectorEnv(game, ENVS, seats=3)
    singles: list[Any] = [raw_env(game, seats=3) for _ in range(ENVS)]
    for row, single in enumerate(singles):
        single.reset(seed=5 + row)
    arrays, info = envs.reset(seed=5)
    chance = np.random.default_rng(1)
    ended = 0
    for step in range(700):
        actions = [legal_action(mask, chance) for mask in arrays["action_mask"]]
        if step % 20 == 0:
            for row, single in enumerate(singles):
                assert np.array_equal(arrays["observation"][row], dense(single.state_of_play, int(info["seat"][row])))
        arrays, rewards, over, _, info = envs.step(actions)
        for row, single in enumerate(singles):
            single.step(actions[row])
            state = single.state_of_play
            assert bool(over[row]) == state.over
            assert rewards[row].tolist() == list(single.rewards.values())
            if state.over:
                ended += 1
                single.reset()
                state = single.state_of_play
            assert info["seat"][row] == state.actor
            assert np.flatnonzero(arrays["action_mask"][row]).tolist() == sorted(act.id for act in state.legal())
        if ended >= ENVS:
            return
    pytest.fail("no game ended")


def dense(state: mecenate.State, seat: int) -> Any:
    vector = FeatureVector(len(state.game.observed))
    state.observe(seat, vector)
    return np.array(list(vector.numbers), np.float32)


@pytest.mark.parametrize("bots", [["random"], [LastBot, "random"]])
@pytest.mark.parametrize("form", ["float", "byte"])
def test_games_against_bots_are_those_of_single_environments(form: str, bots: list[Any]) -> None:
    settings: dict[str, Any] = {"seats": 3, "bots": bots, "observation": form, "reward": "blend", "history": 3}
    envs = make("florenza", envs=ENVS, **settings)
    assert isinstance(envs, SeatVectorEnv)
    singles = SyncVectorEnv([lambda: SeatEnv("florenza", **settings)] * ENVS, autoreset_mode=AutoresetMode.SAME_STEP)
    together: Any = envs.reset(seed=9)
    alone: Any = singles.reset(seed=9)
    chance = np.random.default_rng(2)
    ended = 0
    while ended < 4:
        for name in ("observation", "history", "action_mask"):
            assert np.array_equal(together[0][name], alone[0][name])
            assert together[0][name].dtype == alone[0][name].dtype
        assert np.array_equal(together[-1]["seat"], alone[-1]["seat"])
        actions = np.array([legal_action(mask, chance) for mask in together[0]["action_mask"]])
        together, alone = envs.step(actions), singles.step(actions)
        for mine, theirs in zip(together[1:4], alone[1:4], strict=True):
            assert np.array_equal(mine, theirs)
        for row in np.flatnonzero(together[2]):
            ended += 1
            for name, final in alone[4]["final_obs"][row].items():
                assert np.array_equal(together[4]["final_obs"][row][name], final)


def test_bots_are_told_what_happens() -> None:
    LastBot.told = []
    envs = make("carrara", envs=2, bots=[LastBot])
    envs.reset(seed=1)
    for _ in range(20):
        envs.step(envs.sample())
    assert sum(LastBot.told) > 20


def test_single_environments_keep_their_arrays_unless_told_otherwise() -> None:
    for copy in (True, False):
        seat = SeatEnv("carrara", copy=copy)
        first, _ = seat.reset(seed=1)
        second, *_ = seat.step(int(first["action_mask"].argmax()))
        assert (first["observation"] is not second["observation"]) or not copy
        assert np.shares_memory(first["observation"], second["observation"]) != copy


@each_game
def test_bytes_are_the_same_numbers_in_units(game: str) -> None:
    settled = mecenate.game(game)
    floats, numbers = Observer(settled), Observer(settled, form="byte")
    listed = settled.functions.observation.form.numbers  # type: ignore[union-attr]
    dealer = mecenate.Dealer.fast(3)
    state = settled.start(settled.max_seats, dealer)
    steps = 0
    while not state.over:
        if steps % 25 == 0:
            for seat in range(state.seats):
                written = numbers.observation(state, seat)
                expected = [one.value(int(byte) * one.unit) for one, byte in zip(listed, written, strict=True)]
                assert np.array_equal(floats.observation(state, seat), np.array(expected, np.float32))
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
        steps += 1


@each_game
def test_each_step_leaves_the_whole_observation(game: str) -> None:
    """A step writes only what changes. Both forms are compared with numbers that were written at once."""
    floats, numbers = (TableVectorEnv(game, 2, seats=2, observation=form) for form in ("float", "byte"))
    arrays, info = floats.reset(seed=2)
    together, _ = numbers.reset(seed=2)
    listed = floats.game.functions.observation.form.numbers  # type: ignore[union-attr]
    units = np.array([one.unit for one in listed])
    for _ in range(250):
        for row, table in enumerate(floats._rows.batch.tables):
            whole = dense(table.state, int(info["seat"][row]))
            assert np.array_equal(arrays["observation"][row], whole)
            expected = [one.value(int(n)) for one, n in zip(listed, together["observation"][row] * units, strict=True)]
            assert np.array_equal(whole, np.array(expected, np.float32))
        actions = floats.sample()
        arrays, _, _, _, info = floats.step(actions)
        together = numbers.step(actions)[0]


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_a_row_does_not_depend_on_what_the_seat_cannot_see_or_on_what_it_held_before(table: Table) -> None:
    game = table.open()
    fresh, used = Observer(game, form="byte"), Observer(game, form="byte")
    state, dealer = table.start(4)
    steps = 0
    while not state.over:
        if steps % 37 == 0:
            for seat in range(table.seats):
                real = used.observation(state, seat)
                assert np.array_equal(real, fresh.observation(state.imagine_from_view(seat, dealer), seat))
                assert np.array_equal(real, Observer(game, form="byte").observation(state, seat))
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
        steps += 1


def test_an_illegal_action_ends_the_game_and_costs_one() -> None:
    envs = make("carrara", envs=2)
    arrays, info = envs.reset(seed=1)
    actor = int(info["seat"][0])
    actions = [int(arrays["action_mask"][0].argmin()), int(arrays["action_mask"][1].argmax())]
    _, rewards, over, _, info = envs.step(actions)
    assert (rewards[0, actor], rewards[0].sum(), rewards[1].sum()) == (-1.0, -1.0, 0.0)
    assert (over.tolist(), info["illegal"]) == ([True, False], [0])
    for outside in (-1, 10**6):
        assert envs.step([outside, actions[1]])[2][0]


def test_the_change_of_the_score_adds_up_to_the_score() -> None:
    envs = make("florenza", envs=2, reward="change")
    envs.reset(seed=3)
    before = [[score.total for score in table.state.scores()] for table in envs._rows.batch.tables]
    gained = np.zeros((2, 2))
    while True:
        states = [table.state for table in envs._rows.batch.tables]
        _, rewards, over, _, _ = envs.step(envs.sample())
        gained += rewards
        if over.any():
            break
    row = int(over.argmax())
    final = [score.total for score in states[row].scores()]
    assert gained[row] * 50 == pytest.approx(np.array(final) - before[row])


def test_arrays_are_shared_and_outlive_the_environment() -> None:
    envs = make("carrara", envs=2)
    arrays, _ = envs.reset(seed=1)
    again = envs.step(envs.sample())[0]
    assert again["observation"] is arrays["observation"]
    assert arrays["observation"].flags.writeable
    kept = make("carrara", envs=2, copy=True)
    first, _ = kept.reset(seed=1)
    assert not np.shares_memory(first["observation"], kept.step(kept.sample())[0]["observation"])
    del envs
    assert np.isfinite(arrays["observation"]).all()


def test_gymnasium_makes_it_and_its_wrappers_take_it() -> None:
    newest = mecenate.game("carrara").rules_version - 1
    made = gymnasium.make_vec(f"mecenate/carrara-v{newest}", num_envs=2, vectorization_mode="vector_entry_point")
    envs = DictInfoToList(RecordEpisodeStatistics(made))
    observation, infos = envs.reset(seed=1)
    assert observation in envs.observation_space
    while True:
        actions = [int(info["action_mask"].argmax()) for info in infos]
        observation, _, over, _, infos = envs.step(np.array(actions))
        if over.any():
            break
    assert observation in envs.observation_space
    assert infos[int(over.argmax())]["episode"]["l"] > 10


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"envs": 0}, "at least one"),
        ({"envs": 1, "observation": "words"}, "float, byte, none"),
        ({"envs": 1, "reward": "glory"}, "rank, blend"),
        ({"envs": 1, "seats": 9}, "2 to 4"),
        ({"envs": 1, "bots": []}, "empty"),
        ({"envs": 1, "bots": ["random"], "seat": 2}, "no seat 2"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(mecenate.OptionError, match=message):
        make("carrara", **settings)


def test_a_wrong_number_of_actions_or_seeds_is_refused() -> None:
    envs = make("carrara", envs=2)
    with pytest.raises(ValueError, match="3 seeds"):
        envs.reset(seed=[1, 2, 3])
    envs.reset(seed=[1, None])
    with pytest.raises(ValueError, match="1 actions"):
        envs.step([0])
