"""The bot of the example for learning: it plays by the weights of its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mecenate
from mecenate.arena.simulate import play_between
from mecenate.bots import Outlook, bot

LEARNING = Path(__file__).parents[2] / "examples" / "learning"


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The bot with weights that like each action by its number, whatever the position."""
    game = mecenate.game("florenza")
    inputs, words = len(game.observed), len(game.vocabulary)
    layers = {
        "body.0.weight": np.zeros((2, inputs), np.float32),
        "body.0.bias": np.ones(2, np.float32),
        "body.2.weight": np.ones((2, 2), np.float32),
        "body.2.bias": np.zeros(2, np.float32),
        "odds.weight": np.arange(words, dtype=np.float32).reshape(-1, 1).repeat(2, axis=1),
        "odds.bias": np.zeros(words, np.float32),
    }
    np.savez(tmp_path / "florenza.npz", **layers)  # type: ignore[arg-type]
    monkeypatch.setenv("MECENATE_WEIGHTS", str(tmp_path / "florenza.npz"))
    monkeypatch.syspath_prepend(LEARNING)
    return bot("learned:Learned", 1)


def test_it_takes_the_legal_action_with_the_best_odds(learned: Any) -> None:
    state = mecenate.game("florenza").start(2, mecenate.Dealer.fast(1))
    chosen = learned.choose(Outlook(state))
    assert chosen.id == max(action.id for action in state.legal())


def test_it_plays_a_game_in_the_arena(learned: Any) -> None:
    dealer = mecenate.Dealer.fast(2)
    state = mecenate.game("florenza").start(2, dealer)
    play_between(state, [learned, bot("random", 1)], dealer)
    assert state.over
