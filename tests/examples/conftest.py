"""The example package, installed once."""

from __future__ import annotations

import pytest

from tests.examples.building import EXAMPLE, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the example package."""
    return install(EXAMPLE, tmp_path_factory.mktemp("installed"))
