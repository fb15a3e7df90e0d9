"""One house for all tests that leave it as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import Running, everybody_leaves, running, settings_for


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house on SQLite, shared by the tests of this worker; each makes its own tables."""
    with running(settings_for(tmp_path_factory.mktemp("house"))) as house:
        yield house


@pytest.fixture(autouse=True)
def everybody_leaves_at_the_end() -> Iterator[None]:
    """No guest of one test stays for the next."""
    yield
    everybody_leaves()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A place for a house of the test's own."""
    return tmp_path
