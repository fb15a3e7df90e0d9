"""Settings for all tests."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tools.postgresql import NoPostgreSQL, PostgreSQL, postgresql

pytest.register_assert_rewrite("mecenate.testing")
settings.register_profile("mecenate", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("mecenate")


@pytest.fixture(autouse=True)
def seeded_deals_and_bots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let deals and bots depend on the name of the test alone, so that it plays the same games in every run.

    This holds for a server in the process of the test.
    """
    creation = sys.modules.get("mecenate.server.tables.creation")
    if creation is not None:
        deals = random.Random(request.node.nodeid)
        monkeypatch.setattr(creation, "new_secret", lambda: deals.randbytes(32).hex())
    bots = sys.modules.get("mecenate.server.bots.service")
    if bots is not None:
        choices = random.Random(f"bots of {request.node.nodeid}")
        monkeypatch.setattr(bots, "new_seed", lambda: choices.getrandbits(32))


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    """A PostgreSQL server for this worker; without one the tests that need it are skipped with the reason."""
    try:
        with postgresql() as server:
            yield server
    except NoPostgreSQL as reason:
        pytest.skip(str(reason))
