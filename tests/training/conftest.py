"""Tests of training need PyTorch (`mecenate[train]`); without it there are none."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_ppo.py", "test_training.py"]
