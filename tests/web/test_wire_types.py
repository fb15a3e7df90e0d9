"""The types that the browser's table is checked with are those of the server and of the games as they are."""

from __future__ import annotations

import pytest
from tools.wire_types import PLACE, files

WRITTEN = files()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_types_are_those_of_python(name: str) -> None:
    assert (PLACE / name).read_text(encoding="utf-8") == WRITTEN[name], "run `make types`, then `make unit-web`"


def test_no_other_types_are_there() -> None:
    assert {path.name for path in PLACE.iterdir()} == set(WRITTEN)
