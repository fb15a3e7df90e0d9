"""Tests of training need PyTorch (`mecenate[train]`); without it there are none."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
LEARNING: Final = Path(__file__).parents[2] / "examples" / "learning"


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Imports a module of the examples for learning."""
    monkeypatch.syspath_prepend(LEARNING)
    import_module("torch").set_num_threads(1)
    return import_module
