"""After a test no program of a match is left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mecenate.arena.contestants import close_processes


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    close_processes()
