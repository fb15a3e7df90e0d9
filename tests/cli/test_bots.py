"""The commands about bots: hints at the keyboard, and training."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import mecenate
from mecenate.bots.weights import read

from .conftest import Run, lines


def test_a_hint_names_choices_with_margin_and_tries(run: Run) -> None:
    result = run("play", "carrara", "--seed", "x", typed=lines("hint", "q"))
    assert "A master looks at it" in result.out
    named = [line for line in result.out.splitlines() if " in the end, tried " in line]
    assert 1 <= len(named) <= 3
    words = {str(action) for action in mecenate.game("carrara").actions}
    assert all(line.strip().partition(":")[0] in words for line in named)


@pytest.mark.long
def test_training_writes_weights_and_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "florenza.weights"
    pytest.importorskip("torch", reason="training needs PyTorch: pip install 'mecenate[train]'")
    monkeypatch.setattr("mecenate.arena.checkpoints.beats", lambda *args, **_: True)
    words = ("train", "florenza", "--plan", "2", "--workers", "1", "--out", str(path))
    result = run(*words, "--games", "1")
    assert result.code == 0
    assert f"1 game; the weights are in {path}" in " ".join(result.out.split())
    result = run(*words, "--games", "2", "--resume")
    assert result.code == 0
    head, _ = read(path)
    assert head["games"] == 2
    assert head["command"] == "mecenate train florenza --games 2 --seed 1 --plan 2"


def test_training_without_pytorch_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    result = run("train", "florenza", "--games", "1")
    assert result.code != 0
    assert "pip install 'mecenate[train]'" in result.err
