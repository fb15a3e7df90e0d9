"""Settings for all tests."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tools.postgresql import NoPostgreSQL, PostgreSQL, postgresql

settings.register_profile("mecenate", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("mecenate")


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a test get deals that depend on the name of the test alone."""
    creation = sys.modules.get("mecenate.server.tables.creation")
    if creation is not None:
        chance = random.Random(request.node.nodeid)
        monkeypatch.setattr(creation, "new_secret", lambda: chance.randbytes(32).hex())


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    """A PostgreSQL server for this worker; without one the tests that need it are skipped with the reason."""
    try:
        with postgresql() as server:
            yield server
    except NoPostgreSQL as reason:
        pytest.skip(str(reason))
