"""Gymnasium's own check, on every game, and one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mecenate.adapters.gymnasium
import mecenate.core.catalogue as catalogue
from mecenate.adapters.pettingzoo import environment_version
from mecenate.bots import Bot, Outlook, UnknownBot
from mecenate.core.action import Action

each_game = pytest.mark.parametrize("game", ("carrara", "princes", "florenza", "carpe_diem"))


class FirstBot(Bot):
    """Takes the first choice, and counts."""

    chosen = 0

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        FirstBot.chosen += 1
        return outlook.legal[0]


def play(table: Any, seed: int) -> float:
    chance = np.random.default_rng(seed)
    observation, info = table.reset(seed=seed)
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    while True:
        action = chance.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, _ = table.step(int(action))
        if over:
            return float(reward)


@each_game
def test_check_env(game: str) -> None:
    newest = environment_version(catalogue.entry(game).versions().newest.number)
    check_env(gymnasium.make(f"mecenate/{game}-v{newest}", render_mode="ansi").unwrapped)


def test_a_seat_plays_against_bots_to_the_end() -> None:
    table = gymnasium.make("mecenate/florenza-v0", seats=3, bots=["random"], guilds="out")
    rewards = {play(table, seed) for seed in range(2)}
    assert rewards <= {-1.0, -0.5, 0.0, 0.5, 1.0}


def test_the_same_seed_gives_the_same_game() -> None:
    tables = [mecenate.adapters.gymnasium.SeatEnv("carrara", bots=["novice"]) for _ in range(2)]
    first, second = (table.reset(seed=3) for table in tables)
    assert np.array_equal(first[0]["observation"], second[0]["observation"])
    action = int(np.flatnonzero(first[0]["action_mask"])[0])
    first_after, second_after = (table.step(action) for table in tables)
    assert np.array_equal(first_after[0]["observation"], second_after[0]["observation"])


def test_a_bot_may_be_ones_own() -> None:
    FirstBot.chosen = 0
    play(mecenate.adapters.gymnasium.SeatEnv("florenza", seat=0, bots=[FirstBot]), seed=1)
    assert FirstBot.chosen > 10


def test_an_illegal_action_ends_the_game() -> None:
    table = mecenate.adapters.gymnasium.SeatEnv("carrara")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert "illegal" in info


def test_an_unknown_bot_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot, match="random"):
        mecenate.adapters.gymnasium.SeatEnv("carrara", bots=["rondom"])


@pytest.mark.filterwarnings("ignore:.*is out of date:DeprecationWarning")
def test_every_rules_version_has_an_environment_of_its_own() -> None:
    for entry in catalogue.catalogue():
        for version in entry.versions().rules:
            seat = gymnasium.make(f"mecenate/{entry.name}-v{version.number - 1}", seats=2, bots=["random"])
            table: Any = seat.unwrapped
            assert table.game.rules_version == version.number
