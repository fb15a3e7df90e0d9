"""Short searches for the tests."""

from __future__ import annotations

import pytest

from mecenate.analysis import report
from mecenate.bots import LEVELS
from tests.bots.school import level


@pytest.fixture
def short_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let levels judge with short plans and a short sight."""
    monkeypatch.setattr(report, "LEVELS", tuple(level(one.name) for one in LEVELS))
