"""The example that imitates a dataset: its floats are those of the environments, and it learns what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import mecenate
import mecenate.dataset
from mecenate.adapters.observation import Observer


@pytest.fixture
def imitate(learning: Callable[[str], Any]) -> Any:
    """The module of the example."""
    return learning("imitate")


def sample() -> Path:
    """The dataset that comes with Mecenate."""
    return mecenate.dataset.load().folder


def test_lessons_are_what_an_environment_shows(imitate: Any) -> None:
    data, lessons = mecenate.dataset.load(), imitate.load(sample())
    record = data.record(0)
    steps = [0, 7, 30]
    seen, masks, actions = lessons.rows(np.array(steps))
    for row, step in enumerate(steps):
        state = record.replay(step)
        assert state.actor is not None
        expected = Observer(state.game).look(state, state.actor, None)
        assert np.allclose(seen[row].numpy(), expected["observation"])
        assert np.array_equal(masks[row].numpy(), expected["action_mask"])
        assert masks[row, actions[row]] == 1


def test_it_learns_what_was_chosen(imitate: Any, learning: Callable[[str], Any], tmp_path: Path) -> None:
    torch.manual_seed(1)
    lessons = imitate.load(sample())
    policy = imitate.Policy(lessons.observed.shape[1], lessons.words)
    rows = np.flatnonzero(lessons.games % imitate.HELD_BACK != 0)
    before = imitate.agreement(policy, lessons, rows)
    imitate.learn(policy, lessons, 0.03)
    assert imitate.agreement(policy, lessons, rows) > before + 0.1
    imitate.save(policy, tmp_path / "start.npz")
    school = learning("ppo").School("florenza", envs=4, start=tmp_path / "start.npz")
    odds, worth = school.policy.odds.weight.clone(), school.policy.worth.weight.clone()
    school.learn(school.play(), 1.0)
    assert torch.equal(school.policy.odds.weight, odds), "at first only the worth is learned"
    assert not torch.equal(school.policy.worth.weight, worth)
    school.learn(school.play(), 0.5)
    assert not torch.equal(school.policy.odds.weight, odds)
