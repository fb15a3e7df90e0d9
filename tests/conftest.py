"""Settings for all tests."""

from __future__ import annotations

import random
import sys

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("mecenate", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("mecenate")


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a test get deals that depend on the name of the test alone."""
    creation = sys.modules.get("mecenate.server.tables.creation")
    if creation is not None:
        chance = random.Random(request.node.nodeid)
        monkeypatch.setattr(creation, "new_secret", lambda: chance.randbytes(32).hex())
