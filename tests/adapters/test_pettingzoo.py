"""PettingZoo's own tests, on every game."""

from __future__ import annotations

import itertools
import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import mecenate
from mecenate.adapters.pettingzoo import env, parallel_env, raw_env

GAMES = ("carrara", "princes", "florenza", "carpe_diem")
each_game = pytest.mark.parametrize("game", GAMES)
dictionaries_are_meant = [
    # PettingZoo knows by name which of its own games observe by dictionary, and warns of all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
pytestmark = dictionaries_are_meant


def play(table: Any, seed: int) -> dict[str, float]:
    """Play a game with random choices; returns the rewards."""
    chance = np.random.default_rng(seed)
    totals: dict[str, float] = {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        if over or cut:
            totals[agent] = reward
            table.step(None)
        else:
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return totals


@each_game
def test_api(game: str) -> None:
    api_test(env(game), num_cycles=60)


def test_api_to_the_end_of_a_game() -> None:
    api_test(env("florenza", seats=3, guilds="out"), num_cycles=1000)


@each_game
def test_seed(game: str) -> None:
    seed_test(lambda: env(game, seats=3), num_cycles=30)


@each_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=20)


@each_game
def test_max_cycles(game: str) -> None:
    """This test asks all agents in every cycle, so it is for the parallel environment, in both of its forms."""

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(game, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=in_turn, parallel_env=partial(parallel_env, game)))


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, "carrara"))
    assert "The Palaces of Carrara" in capsys.readouterr().out


def test_performance_benchmark(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """For five seconds of a clock that goes on by 10 ms from one look at it to the next: 500 rounds."""
    clock = SimpleNamespace(time=partial(next, itertools.count(0, 0.01)))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(raw_env("carrara"))
    assert "turns per second" in capsys.readouterr().out


@each_game
def test_a_game_ends_with_rewards_that_sum_to_nothing(game: str) -> None:
    totals = play(raw_env(game, seats=3), seed=4)
    assert len(totals) == 3
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_a_blend_tells_a_near_loss_from_a_far_one() -> None:
    ranks, blends = (play(raw_env("florenza", reward=kind), seed=1) for kind in ("rank", "blend"))
    assert sorted(ranks.values()) == [-1.0, 1.0]
    assert -1.0 <= min(blends.values()) < 0 < max(blends.values()) <= 1.0
    assert blends != ranks


def test_max_cycles_cuts_a_game() -> None:
    table = raw_env("carrara", max_cycles=5)
    assert play(table, seed=1) == {"seat_0": 0.0, "seat_1": 0.0}
    assert table.choices == 5


def test_an_illegal_action_ends_the_game() -> None:
    table = env("carrara")
    table.reset(seed=1)
    observation, *_ = table.last()
    actor = table.agent_selection
    table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards[actor] == -1.0


def test_names_have_versions_and_options_are_checked() -> None:
    newest = mecenate.game("princes").rules_version
    assert env("princes", seats=5).metadata["name"] == f"mecenate_princes_v{newest - 1}"
    assert env("princes", seats=5, rules=1).metadata["name"] == "mecenate_princes_v0"
    with pytest.raises(mecenate.OptionError, match="2 to 4"):
        env("carrara", seats=7)
    with pytest.raises(mecenate.OptionError, match="rank, blend"):
        env("carrara", reward="glory")
    with pytest.raises(mecenate.OptionError, match="version"):
        env("carrara", version="short")


def test_render_tells_what_everybody_sees() -> None:
    table = raw_env("carrara", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert text.startswith("The Palaces of Carrara: main (seat 1")
    assert '"florins":null' in text
