"""The example for learning: a step of it changes the policy, and the bot plays as the policy does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import mecenate
from mecenate.bots import Outlook
from mecenate.core.feature_vector import FeatureVector


@pytest.fixture
def ppo(learning: Callable[[str], Any]) -> Any:
    """The module of the example."""
    return learning("ppo")


def test_what_is_good_for_one_seat_is_bad_for_the_other(ppo: Any) -> None:
    school = ppo.School("florenza", envs=2)
    school.policy.worth.weight.data.zero_()
    school.policy.worth.bias.data.zero_()
    rewards = torch.tensor([[0.0, 0.0], [0.0, 0.0], [1.0, 1.0]])
    same = torch.tensor([[1.0, 0.0], [0.0, 0.0], [1.0, 1.0]])
    over = torch.tensor([[0.0, 0.0], [0.0, 0.0], [1.0, 1.0]])
    found = school.advantages(rewards, torch.zeros(3, 2), over, same)
    assert found[2].tolist() == [1.0, 1.0]
    assert found[1].tolist() == pytest.approx([-ppo.LAMBDA, -ppo.LAMBDA])
    assert found[0].tolist() == pytest.approx([-(ppo.LAMBDA**2), ppo.LAMBDA**2])


def test_the_winner_gets_the_lead_and_the_victory(ppo: Any) -> None:
    school = ppo.School("florenza", envs=2)
    school.seats = torch.tensor([0, 1])
    school.leads = np.array([0.2, 0.2])
    gained = np.array([[0.1, 0.0], [0.1, 0.0]])
    worth = school.rewards(gained, np.array([True, False]))
    assert worth.tolist() == pytest.approx([0.1 + ppo.VICTORY, -0.1])
    assert school.leads.tolist() == pytest.approx([0.0, 0.3])


def test_a_lesson_changes_the_policy_and_the_bot_plays_it(
    ppo: Any, learning: Callable[[str], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    school = ppo.School("florenza", envs=4)
    before = school.policy.odds.weight.detach().clone()
    school.learn(school.play(), 1.0)
    assert not torch.equal(before, school.policy.odds.weight)
    ppo.save(school.policy, tmp_path / "florenza.npz")
    monkeypatch.setenv("MECENATE_WEIGHTS", str(tmp_path / "florenza.npz"))
    state = mecenate.game("florenza").start(2, mecenate.Dealer.fast(1))
    vector = FeatureVector(len(state.game.observed))
    state.observe(0 if state.actor is None else state.actor, vector)
    mask = torch.zeros(1, len(state.game.vocabulary))
    mask[0, [action.id for action in state.legal()]] = 1
    logits, _ = school.policy(torch.tensor([list(vector.numbers)], dtype=torch.float32), mask)
    chosen = learning("learned").Learned(1).choose(Outlook(state))
    assert chosen.id == int(logits.argmax())
    assert 0 <= school.wins("random", 2) <= 1
